import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.output<typeof Manifest>;

const ISLANDS_ENTRY = 'src/app/islands.ts';
const FONTS_FIRST = ['.cache/fonts/figtree-latin.woff2', '.cache/fonts/bricolage-latin.woff2'];

/**
 * The last touches on the prerendered pages. Documents get their style inside (one request fewer before the
 * first paint) and the list of chunks their islands will want; app pages load their scripts at low priority,
 * behind the style sheet. Both ask for the fonts at once.
 * @throws Error when a page carries a style attribute, which the content security policy would drop
 */
export function finishPages(clientFolder: string): void {
  const manifestFile = path.join(clientFolder, '.vite', 'manifest.json');
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const fonts = FONTS_FIRST.map(
    (source) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileOf(manifest, source)}">`,
  ).join('');
  const islandChunks = chunksAfter(manifest, ISLANDS_ENTRY).join(' ');
  for (const name of globSync('**/*.html', { cwd: clientFolder })) {
    const file = path.join(clientFolder, name);
    const html = readFileSync(file, 'utf8');
    if (/<[a-z][^>]* style="/.test(html)) throw new Error(`${name} carries a style attribute: use a class.`);
    const isDocument = html.includes('/assets/islands.js');
    const finished = isDocument
      ? inlineStyle(clientFolder, html, html.includes('data-island=') ? islandChunks : '')
      : html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
    writeFileSync(file, finished.replace('<title>', `${fonts}<title>`));
  }
  rmSync(path.dirname(manifestFile), { recursive: true });
}

function inlineStyle(clientFolder: string, html: string, islandChunks: string): string {
  const chunks = islandChunks === '' ? '' : `<meta name="island-chunks" content="${islandChunks}">`;
  return html
    .replace(/<link rel="stylesheet" href="(\/assets\/[^"]+)"\/?>/g, (_link, href: string) => {
      const css = readFileSync(path.join(clientFolder, href), 'utf8');
      return `<style>${css}</style>`;
    })
    .replace('<title>', () => `${chunks}<title>`);
}

/** Files that an entry loads on demand, with everything they import, but not what is loaded already. */
function chunksAfter(manifest: Manifest, entry: string): string[] {
  const loaded = withImports(manifest, [entry]);
  const later = withImports(manifest, entryOf(manifest, entry).dynamicImports ?? []);
  const onDemand = withImports(
    manifest,
    [...loaded].flatMap((name) => entryOf(manifest, name).dynamicImports ?? []),
  );
  return [...new Set([...later, ...onDemand])]
    .filter((name) => !loaded.has(name))
    .map((name) => `/${fileOf(manifest, name)}`);
}

function withImports(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(manifest, entryOf(manifest, name).imports ?? [], seen);
  }
  return seen;
}

function entryOf(manifest: Manifest, name: string): Manifest[string] {
  const entry = manifest[name];
  if (entry === undefined) throw new Error(`The build manifest does not know ${name}.`);
  return entry;
}

const fileOf = (manifest: Manifest, name: string): string => entryOf(manifest, name).file;
