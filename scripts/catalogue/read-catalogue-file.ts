import { readFileSync, statSync } from 'node:fs';
import { fail, ok, type Result } from '../../src/shared/result.ts';

/** Five times the largest city there is. */
const BYTES_MAX = 2 * 1024 * 1024;

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this file may not be read by you',
  EPERM: 'this file may not be read by you',
};

/** The text of a file in UTF-8, or a sentence that says why there is none. */
export function readCatalogueFile(file: string): Result<string, string> {
  let bytes: Buffer;
  try {
    const found = statSync(file);
    if (!found.isFile()) return fail('this is no file');
    if (found.size > BYTES_MAX)
      return fail(`the file has ${megabytes(found.size)}; a city has at most ${megabytes(BYTES_MAX)}`);
    bytes = readFileSync(file);
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
    return fail(WHY[code] ?? `the file cannot be read (${code})`);
  }
  if (bytes.length > BYTES_MAX) return fail(`a city has at most ${megabytes(BYTES_MAX)}`);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return fail('the file is written in UTF-16: save it as UTF-8');
  try {
    // A byte order mark of UTF-8, which some editors write, is left out.
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('the file is not written in UTF-8: save it as UTF-8');
  }
}

const megabytes = (size: number): string => `${(size / 1024 / 1024).toFixed(size < 10_000_000 ? 1 : 0)} MB`;
