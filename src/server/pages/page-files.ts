import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { escapeHtml } from '../../shared/escape-html.ts';
import { contentSecurityPolicy, type PagePolicy } from './content-security-policy.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the build, in memory. What it has no body for yet is made from the plain one (`bodyIn`). */
export interface StaticFile {
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  etag: string;
  headers: Record<string, string>;
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
/** Vite puts eight characters of the content's hash into a name; such a file never changes. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
/** The pictures of social cards, which other sites show beside a link to us. */
const SHOWN_ELSEWHERE = /^\/art\/cards\//;
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/** The build writes `.br` and `.gz` beside what it can, but for pages, whose blanks are filled in at start-up. */
function encodedBeside(file: string): Partial<Record<Encoding, Buffer>> {
  const read = (encoding: Encoding, beside: string) => (existsSync(beside) ? { [encoding]: readFileSync(beside) } : {});
  return { ...read('br', `${file}.br`), ...read('gzip', `${file}.gz`) };
}

/** A body in this encoding; where there is none yet it is made in a hurry and kept (compress-pages.ts makes smaller ones). */
export function bodyIn(encoding: Encoding, { bodies }: StaticFile): Buffer {
  const { identity } = bodies;
  const body =
    bodies[encoding] ??
    (encoding === 'gzip'
      ? gzipSync(identity)
      : brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  bodies[encoding] = body;
  return body;
}

const BLANK = /%HUZZAH_[A-Z]+%/g;

function cacheControl(address: string): string {
  if (HASHED.test(address)) return 'public, max-age=31536000, immutable';
  // Pictures keep their names when they are drawn again: a day old is fine, and a week while the new one is fetched.
  if (address.startsWith('/art/')) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'public, max-age=0, must-revalidate';
}

/** `/`, `/plan`, `/assets/x.js`: the address a file of the build is served at, or undefined for none. */
function addressOf(relative: string): string | undefined {
  const unix = relative.split(path.sep).join('/');
  if (/\.(br|gz|map)$/.test(unix) || unix.startsWith('__') || unix.startsWith('.')) return undefined;
  if (!unix.endsWith('.html')) return `/${unix}`;
  if (!unix.endsWith('index.html')) return undefined;
  return `/${unix.replace(/\/?index\.html$/, '')}`;
}

export interface PageFilesOptions {
  /** `build/client`. */
  folder: string;
  /** The blanks of the prerendered pages and what goes into them; public by definition. */
  blanks: Readonly<Record<string, string>>;
  /** What the pages of this site may do beyond the strictest. */
  policy?: PagePolicy;
}

/** Reads the whole build into memory. Each page gets the policy that allows its own inline pieces by hash and nothing else. */
export function loadPageFiles({ folder, blanks, policy }: PageFilesOptions): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const filled = new Map(Object.entries(blanks).map(([blank, value]) => [blank, escapeHtml(value)]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = addressOf(path.relative(folder, file));
    if (address === undefined) continue;
    const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
    const isPage = file.endsWith('.html');
    let raw: Buffer = readFileSync(file);
    if (isPage) raw = Buffer.from(raw.toString('utf8').replaceAll(BLANK, (blank) => filled.get(blank) ?? blank));
    const isCompressible = COMPRESSIBLE.test(type);
    files.set(address, {
      bodies: { ...(isCompressible && !isPage ? encodedBeside(file) : {}), identity: raw },
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      headers: {
        'content-type': type,
        'cache-control': cacheControl(address),
        ...(isCompressible ? { vary: 'accept-encoding' } : {}),
        ...(isPage ? { 'content-security-policy': contentSecurityPolicy(raw.toString('utf8'), policy) } : {}),
        ...(SHOWN_ELSEWHERE.test(address) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
      },
    });
  }
  return files;
}
