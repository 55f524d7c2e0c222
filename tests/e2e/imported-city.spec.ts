import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { arriveSignedIn, askConcierge, openTab, planTrip, slotNames, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const EDINBURGH = path.join(ROOT, 'docs/operators/edinburgh.json');
const VENUES: { name: string; kind: string }[] = JSON.parse(readFileSync(EDINBURGH, 'utf8')).venues;
const PLACES = VENUES.map(({ name }) => name);

/** The operator at the machine, beside the running server. */
const catalogue = async (dataDir: string, ...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/catalogue.ts', ...words], {
    cwd: ROOT,
    env,
  });
  return stdout;
};

test('an operator adds a city to the running site, and an organiser plans there, spelt as it comes', async ({
  page,
  site,
}) => {
  expect(await catalogue(site.dataDir, 'import', EDINBURGH)).toContain('Imported Edinburgh');
  try {
    await arriveSignedIn(page, somebody('Isla'));
    await planTrip(page, { destination: 'Edinbrugh', vibe: 'Cultural' });
    const planned = await slotNames(page);
    expect(planned.length).toBeGreaterThanOrEqual(6);
    expect(planned.filter((name) => !PLACES.includes(name))).toEqual([]);

    const meal =
      planned.find((name) => VENUES.some((venue) => venue.name === name && venue.kind === 'restaurant')) ?? '';
    await openTab(page, 'Chat');
    await askConcierge(page, `swap ${meal} for something else`);
    await expect.poll(() => slotNames(page)).not.toContain(meal);
    const changed = await slotNames(page);
    expect(changed.filter((name) => !PLACES.includes(name))).toEqual([]);
  } finally {
    await catalogue(site.dataDir, 'remove', 'edinburgh');
  }
});
