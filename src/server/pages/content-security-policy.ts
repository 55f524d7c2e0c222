import { createHash } from 'node:crypto';

export interface PagePolicy {
  /** Other origins that pages may load pictures from. */
  imageOrigins?: readonly string[];
  /** True on a live site: a plain http address that slips into a page is then fetched by https. */
  isHttpsOnly?: boolean;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => hashOf(match[1] ?? '')))];
}

/** Structured data is no script: browsers never run it, so it needs no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The strict policy of one page: scripts and styles are ours, or inline with exactly these hashes; everything that is
 * not named is refused. No unsafe-inline, no eval, no other origin, no frames in us or around us. Pictures may come from
 * `imageOrigins`, from `data:`, and from `blob:` for one that a visitor has just chosen and not sent yet.
 */
export function contentSecurityPolicy(
  html: string,
  { imageOrigins = [], isHttpsOnly = false }: PagePolicy = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, INLINE_SCRIPT)].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...inlineHashes(html, INLINE_STYLE)].join(' '),
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttpsOnly ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
