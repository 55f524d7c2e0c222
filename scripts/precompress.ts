import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes `.br` and `.gz` at the highest quality beside every script, style sheet and drawing of the build.
 * Pages are left out: the server fills them in at start-up and compresses them itself.
 */
export async function precompress(clientFolder: string): Promise<void> {
  const names = globSync('**/*.{js,css,svg}', { cwd: clientFolder });
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(clientFolder, name);
      const raw = readFileSync(file);
      writeFileSync(`${file}.br`, await brotliAsync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await gzipAsync(raw, { level: 9 }));
    }),
  );
}
