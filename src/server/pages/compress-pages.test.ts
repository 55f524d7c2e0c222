import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPages } from './compress-pages.ts';
import type { StaticFile } from './page-files.ts';

const text = Buffer.from(
  Array.from({ length: 400 }, (_, index) => `<li class="p-${index % 9}">${index}</li>`).join(''),
);

function staticFile(headers: Record<string, string>): StaticFile {
  const hurried = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return { bodies: { br: hurried, gzip: text, identity: text }, etag: '"a"', headers };
}

test('a page gets smaller and says the same; what the build compressed is left alone', async () => {
  const page = staticFile({ 'content-security-policy': "default-src 'self'" });
  const script = staticFile({});
  const before = [page.bodies.br, script.bodies.br];
  await compressPages(
    new Map([
      ['/', page],
      ['/assets/a.js', script],
    ]),
    new AbortController().signal,
  );
  expect(page.bodies.br.length).toBeLessThan(before[0]?.length ?? 0);
  expect(brotliDecompressSync(page.bodies.br).equals(text)).toBe(true);
  expect(script.bodies.br).toBe(before[1]);
});

test('a server that stops does not go on compressing', async () => {
  const page = staticFile({ 'content-security-policy': "default-src 'self'" });
  const before = page.bodies.br;
  await compressPages(new Map([['/', page]]), AbortSignal.abort());
  expect(page.bodies.br).toBe(before);
});
