import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StaticFile } from './page-files.ts';

const compress = promisify(brotliCompress);

/**
 * Compresses the pages well, one after the other beside the event loop, and puts each in its place. They were filled in
 * at start-up; who asks earlier gets one that was compressed in a hurry: a tenth larger, which a phone on a slow line
 * notices. The highest quality would take another fiftieth off, and three times as long: four seconds of a processor at
 * each start.
 */
export async function compressPages(files: ReadonlyMap<string, StaticFile>, signal: AbortSignal): Promise<void> {
  for (const { bodies, headers } of files.values()) {
    if (signal.aborted) return;
    if (headers['content-security-policy'] === undefined) continue;
    const { identity } = bodies;
    bodies.br = await compress(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    });
  }
}
