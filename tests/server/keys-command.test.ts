import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runKeys } from '../../scripts/keys/run-keys.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (...words: string[]) => runKeys(words, { db: database.db, now: () => new Date() });

test.each([
  ['publish', 'twice'],
  ['sign', 'now'],
  ['sign', '--now', 'please'],
  ['retire', '--all'],
  ['revoke'],
  ['list', 'x'],
  [],
])('says how it is used when it does not understand, and changes nothing: %s %s', async (...words) => {
  expect(await run(...words)).toMatchObject({
    isDone: false,
    lines: expect.arrayContaining([expect.stringMatching(/^npm run keys/)]),
  });
  expect(await run('list')).toEqual({ isDone: true, lines: [] });
});

test('where there is no database it says so in one line', async () => {
  const folder = temporaryFolder('keys');
  try {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: path.join(folder.path, 'data') };
    const listed = promisify(execFile)(process.execPath, ['scripts/keys.ts', 'list'], { cwd: ROOT, env });
    await expect(listed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database in [^\n]+\n$/),
    });
  } finally {
    folder.remove();
  }
});
