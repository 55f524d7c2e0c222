import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs/security');
/** Without the blanks that the formatter pads its cells with. */
const SHEET = readFileSync(path.join(FOLDER, 'asvs-5-v6-to-v10.md'), 'utf8').replaceAll(/ +\|/g, ' |');

/** As the sheet says at its head. */
const SHORT: readonly [prefix: string, folder: string][] = [
  ['auth/', 'src/features/auth/server/'],
  ['rules/', 'src/features/auth/domain/'],
  ['wire/', 'tests/wire/'],
  ['server/', 'tests/server/'],
  ['e2e/', 'tests/e2e/'],
  ['rest/', 'src/server/rest/'],
];
const expand = (name: string): string => {
  const [prefix, folder] = SHORT.find(([prefix]) => name.startsWith(prefix)) ?? ['', ''];
  return folder + name.slice(prefix.length);
};

describe.each(readdirSync(FOLDER))('docs/security/%s', (page) => {
  const text = readFileSync(path.join(FOLDER, page), 'utf8');
  const files = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|md|json))`/g)].map(([, name]) => name ?? '');

  test('names files that are there', () => {
    expect(files.length).toBeGreaterThan(20);
    const gone = files.filter((name) => ![name, expand(name)].some((one) => existsSync(path.join(ROOT, one))));
    expect(gone).toEqual([]);
  });

  test('quotes titles of tests that are there', () => {
    const quotes = [...text.matchAll(/`([\w./-]+\.test\.ts)` \("([^"…]+)/g)];
    for (const [, name = '', quoted = ''] of quotes)
      expect(readFileSync(path.join(ROOT, expand(name)), 'utf8')).toContain(quoted.trim());
  });
});

describe('the sheet of ASVS 5.0.0', () => {
  const rows = [
    ...SHEET.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) \| (.+?) \| (held|partly|waived|n\/a) +\| (.+?) +\|$/gm),
  ];
  /** How many requirements of levels 1 and 2 each section of the released standard has. */
  const SECTIONS: Record<string, number> = {
    '6.1': 3,
    '6.2': 12,
    '6.3': 4,
    '6.4': 4,
    '6.5': 5,
    '6.6': 3,
    '6.8': 4,
    '7.1': 3,
    '7.2': 4,
    '7.3': 2,
    '7.4': 5,
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '10.1': 2,
    '10.2': 2,
    '10.3': 4,
    '10.4': 11,
    '10.5': 5,
    '10.6': 2,
    '10.7': 3,
  };

  test('has a line for every requirement, in order', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(rows.map(([, number]) => number)).toEqual(expected);
  });

  test('counts right', () => {
    for (const [, chapter, ...counts] of SHEET.matchAll(
      /^\| V(\d+) [^|]+\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm,
    )) {
      const own = rows.filter(([, number = '']) => number.startsWith(`${chapter}.`));
      const of = (state: string) => own.filter((row) => row[4] === state).length;
      expect([chapter, ...counts.map(Number)]).toEqual([
        chapter,
        own.length,
        of('held'),
        of('partly'),
        of('waived'),
        of('n/a'),
      ]);
    }
  });

  test('gives evidence for what is held, and a waiver that is written for what is waived', () => {
    for (const [, number, , , state, evidence = ''] of rows) {
      if (state === 'held') expect([number, evidence]).toEqual([number, expect.stringMatching(/`|below|record/)]);
      const [waiver] = /\bW\d+\b/.exec(evidence) ?? [];
      if (state === 'waived') expect([number, waiver]).toEqual([number, expect.anything()]);
      if (waiver !== undefined) expect(SHEET).toMatch(new RegExp(`^\\| ${waiver} +\\|[^|]*${number}`, 'm'));
    }
  });
});
