import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runCatalogue } from '../../scripts/catalogue/run-catalogue.ts';
import { sayError } from '../../scripts/operator/command.ts';
import { startDatabase } from '../../src/platform/node/db/start-database.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { openTestDatabase } from '../support/test-database.ts';

const EDINBURGH = path.resolve(import.meta.dirname, '../../docs/operators/edinburgh.json');
const TEXT = readFileSync(EDINBURGH, 'utf8');

let folder: TemporaryFolder;
beforeAll(() => {
  folder = temporaryFolder('catalogue');
});
afterAll(() => folder.remove());

const fileOf = (content: string | Uint8Array): string => {
  const file = path.join(folder.path, 'city.json');
  writeFileSync(file, content);
  return file;
};
const run = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runCatalogue(words, { DATA_DIR: path.join(folder.path, 'data'), ...env });

describe('a file that is no catalogue is answered in one line', () => {
  test.each<[string, () => string, string]>([
    ['missing', () => path.join(folder.path, 'nowhere.json'), 'there is no such file'],
    ['a folder', () => folder.path, 'this is no file'],
    [
      'fifty megabytes',
      () => fileOf(new Uint8Array(50 * 1024 * 1024)),
      'the file has 50 MB; a city has at most 2.0 MB',
    ],
    [
      'UTF-16',
      () => fileOf(Buffer.from(`\ufeff${TEXT}`, 'utf16le')),
      'the file is written in UTF-16: save it as UTF-8',
    ],
    ['Latin-1', () => fileOf(Buffer.from('{"name": "Málaga"}', 'latin1')), 'the file is not written in UTF-8'],
  ])('%s', async (_title, file, text) => {
    const { isDone, lines } = await run(['check', file()]);
    expect(isDone).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(text);
  });

  test('not JSON: the line and column of the fault', async () => {
    const { isDone, lines } = await run(['check', fileOf('{\n  "id": "bath"\n  "name": "Bath"\n}')]);
    expect(isDone).toBe(false);
    expect(lines.slice(1)).toEqual([
      '  line 3, column 3: error: a comma is missing before this',
      '1 error, 0 warnings. The city cannot be imported yet.',
    ]);
  });

  test('a byte order mark of UTF-8 is no fault', async () => {
    expect((await run(['check', fileOf(`\ufeff${TEXT}`)])).isDone).toBe(true);
  });

  test('a file of faults is cut short', async () => {
    const { lines } = await run(['check', fileOf(`{"venues": [${'0,'.repeat(999)}0]}`)]);
    expect(lines.length).toBeLessThan(70);
    expect(lines.at(-2)).toMatch(/… and \d+ more/);
  });
});

test('a file is looked for where the operator stands, and not where npm runs', async () => {
  fileOf('{}');
  const { lines } = await run(['check', 'city.json'], { INIT_CWD: folder.path });
  expect(lines[0]).toContain('city.json:');
});

test('what a hostile file says does not steer the terminal', async () => {
  const { lines } = await run(['check', fileOf('{"\\u001b[2J": 1, "\\u001b[2J": 2}')]);
  expect(lines.join('')).not.toContain('\u001b');
});

describe('the embedded database', () => {
  const env = () => ({ DATA_DIR: path.join(folder.path, 'data') });

  test('is not made by a command that only looks', async () => {
    const say = await run(['list']).catch(sayError);
    expect(say).toContain('There is no database in');
    expect(existsSync(path.join(folder.path, 'data'))).toBe(false);
  });

  test('takes a city while no server runs, while one runs, and gives it back', async () => {
    const imported = await run(['import', EDINBURGH]);
    expect(imported.lines.at(-2)).toMatch(/^Imported Edinburgh, version [0-9a-f]{16}\./);

    const server = await startDatabase({ databaseUrl: undefined, dataDir: env().DATA_DIR });
    try {
      const changed = fileOf(TEXT.replace('"detourFactor": 1.35', '"detourFactor": 1.3'));
      const { lines } = await run(['import', changed]);
      expect(lines.at(-2)).toContain('in place of the one before');
      expect(lines.at(-1)).toContain('the server is running and takes it up by itself');
      expect((await run(['list'])).lines.filter((line) => line.startsWith('edinburgh'))).toHaveLength(2);
      await server.db.ping();
    } finally {
      await server.stop();
    }

    const copy = path.join(folder.path, 'copy.json');
    expect((await run(['export', 'edinburgh', copy])).isDone).toBe(true);
    const { $schema: _, ...example } = JSON.parse(TEXT);
    expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual({ ...example, detourFactor: 1.3 });
    expect((await run(['export', 'edinburgh', copy])).lines).toEqual([
      `${copy} exists already, and is not overwritten.`,
    ]);
    expect((await run(['import', copy])).lines.join('\n')).toContain('Nothing to do');
    expect((await run(['remove', 'edinburgh'])).isDone).toBe(true);
    expect((await run(['remove', 'edinburgh'])).isDone).toBe(false);
  });
});

describe('a database of one’s own', () => {
  test('takes a city of the release only when told to, and checks before it writes', async () => {
    const database = await openTestDatabase();
    try {
      const env = { DATABASE_URL: database.ownerUrl };
      const bristol = path.join(folder.path, 'bristol.json');
      expect((await run(['export', 'bristol', bristol], env)).isDone).toBe(true);
      const refused = await run(['import', bristol], env);
      expect(refused.isDone).toBe(false);
      expect(refused.lines.at(-1)).toContain('Bristol comes with the release');
      expect((await run(['import', bristol, '--replace'], env)).isDone).toBe(true);
      const broken = fileOf(readFileSync(bristol, 'utf8').replace('"kind": "activity"', '"kind": "party"'));
      expect((await run(['import', broken, '--replace'], env)).isDone).toBe(false);
      expect((await run(['list'], env)).lines.filter((line) => line.startsWith('bristol'))).toHaveLength(2);
    } finally {
      await database.close();
    }
  });

  test('takes no city whose name means one that was imported before', async () => {
    const database = await openTestDatabase();
    try {
      const env = { DATABASE_URL: database.ownerUrl };
      expect((await run(['import', EDINBURGH], env)).isDone).toBe(true);
      const twin = TEXT.replaceAll('edinburgh-', 'dunedin-').replace('"id": "edinburgh"', '"id": "dunedin"');
      const refused = await run(['import', fileOf(twin)], env);
      expect(refused.isDone).toBe(false);
      expect(refused.lines).toContain('“Edinburgh” would be taken for Edinburgh, which is there already.');
      expect((await run(['list'], env)).lines.filter((line) => line.startsWith('dunedin'))).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test('of a server that has not migrated yet is named as that', async () => {
    const database = await openTestDatabase();
    const owner = new pg.Client(database.ownerUrl);
    try {
      await owner.connect();
      await owner.query('drop table internal.city_versions');
      const say = await run(['list'], { DATABASE_URL: database.ownerUrl }).catch(sayError);
      expect(say).toContain('The running server is of an earlier release.');
    } finally {
      await owner.end();
      await database.close();
    }
  });

  test('that does not answer is told in one line', async () => {
    const url = new URL(inject('ownerUrl'));
    url.port = '1';
    const say = await run(['import', EDINBURGH], { DATABASE_URL: url.href }).catch(sayError);
    expect(say).toMatch(/^[^\n]+$/);
  });
});

test.each([[[]], [['bogus']], [['check']], [['check', 'a', 'b']], [['list', '--all']], [['remove']]])(
  'the words %j are answered with how to use it',
  async (words) => {
    const { isDone, lines } = await run(words);
    expect(isDone).toBe(false);
    expect(lines[0]).toContain('npm run catalogue -- check FILE');
  },
);
