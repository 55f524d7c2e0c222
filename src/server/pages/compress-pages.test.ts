import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPages } from './compress-pages.ts';
import { bodyIn, type StaticFile } from './page-files.ts';

/** Words as people write them, of a page's length. */
const text = readFileSync(path.join(import.meta.dirname, '../../../README.md'));

const staticFile = (headers: Record<string, string>): StaticFile => ({
  bodies: { identity: text },
  etag: '"a"',
  headers,
});

test('who asks before a page is compressed gets it in a hurry, and later ones get the same', () => {
  const page = staticFile({});
  expect(brotliDecompressSync(bodyIn('br', page)).equals(text)).toBe(true);
  expect(gunzipSync(bodyIn('gzip', page)).equals(text)).toBe(true);
  expect(bodyIn('identity', page)).toBe(text);
  for (const encoding of ['br', 'gzip'] as const) expect(bodyIn(encoding, page)).toBe(bodyIn(encoding, page));
});

test('a page gets smaller and says the same; what the build compressed is left alone', async () => {
  const page = staticFile({ 'content-security-policy': "default-src 'self'" });
  const script = staticFile({});
  const before = [bodyIn('br', page), bodyIn('br', script)];
  await compressPages(
    new Map([
      ['/', page],
      ['/assets/a.js', script],
    ]),
    new AbortController().signal,
  );
  expect(bodyIn('br', page).length).toBeLessThan(before[0]?.length ?? 0);
  expect(brotliDecompressSync(bodyIn('br', page)).equals(text)).toBe(true);
  expect(script.bodies.br).toBe(before[1]);
});

test('a server that stops does not go on compressing', async () => {
  const page = staticFile({ 'content-security-policy': "default-src 'self'" });
  const before = bodyIn('br', page);
  await compressPages(new Map([['/', page]]), AbortSignal.abort());
  expect(page.bodies.br).toBe(before);
});
