import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { makeFile } from '../../src/features/trip-files/server/make-file.ts';
import { storedStop, storedTrip } from '../support/trip-record.ts';

const ADDRESS = 'https://huzzah.test/dashboard/trip?booking=1';

async function draw(...stored: Parameters<typeof storedTrip>): Promise<Uint8Array> {
  const row = JSON.stringify(storedTrip(...stored));
  const bytes = await makeFile({ format: 'pdf', row, address: ADDRESS, madeAt: '2026-11-21T10:00:00.000Z' });
  if (bytes === null) throw new Error('no file');
  return bytes;
}

const open = (bytes: Uint8Array) => getDocumentProxy(Uint8Array.from(bytes));

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await open(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** What an element of the tree is, and those in it; its leaves are contents without a role. */
function rolesIn(element: object): string[] {
  const role = 'role' in element ? String(element.role) : '';
  const children: unknown[] = 'children' in element && Array.isArray(element.children) ? element.children : [];
  return [role, ...children.flatMap((child) => (typeof child === 'object' && child ? rolesIn(child) : []))];
}

describe('a trip as PDF', () => {
  test('reads back with the letters and currencies of every city', async () => {
    const names = ['Kraków, Łódź and Žižkov', 'Příliš žluťoučký kůň', 'Zażółć gęślą jaźń', 'Ñandú · Größe · Åland'];
    const prices = [
      { minor: 11000, currency: 'PLN', per: 'person' },
      { minor: 25000, currency: 'CZK', per: 'group' },
      { minor: 950, currency: 'EUR', per: 'person' },
      { minor: 1200, currency: 'GBP', per: 'group' },
    ];
    const stops = names.map((name, n) => storedStop({ name, slot: { id: `s${n}`, localPrice: prices[n] } }));
    const words = await wordsOf(await draw(stops));
    for (const name of names) expect(words).toContain(name);
    for (const price of ['110 zł per person', '250 Kč per group', '€9.50 per person', '£12 per group'])
      expect(words).toContain(price);
  });

  test('tells a screen reader what is a heading, a table and a list, and whose words to skip', async () => {
    const pdf = await open(await draw(undefined, {}, { notes: ['Bring boots.'] }));
    const roles = rolesIn((await (await pdf.getPage(1)).getStructTree()) ?? {});
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'L', 'LI']));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  });

  test('leads to the newest version by a link that a screen reader finds', async () => {
    const page = await (await open(await draw())).getPage(1);
    expect(await page.getAnnotations()).toMatchObject([{ subtype: 'Link', url: ADDRESS }]);
    expect(rolesIn((await page.getStructTree()) ?? {})).toContain('Link');
  });

  test('the way back stays on the page of the stop before it', async () => {
    // Stops of different heights, so that a day ends at every height of a page.
    for (const count of [6, 7]) {
      for (let words = 0; words <= 60; words += 6) {
        const stops = Array.from({ length: count }, (_, n) =>
          storedStop({ description: n === 0 ? 'So it goes on. '.repeat(words) : 'Pierogi.', slot: { id: `s${n}` } }),
        );
        const { text } = await extractText(await open(await draw(stops)));
        for (const page of text) expect(page).not.toMatch(/^\s*9 min ride back/);
      }
    }
  });

  test('says that a trip is cancelled', async () => {
    expect(await wordsOf(await draw(undefined, { status: 'cancelled' }))).toContain('This trip is cancelled.');
  });

  test('of a fortnight, six stops a day, has every stop and a number on every page', async () => {
    const days = Array.from({ length: 14 }, (_, day) => ({
      date: `2027-05-${String(day + 1).padStart(2, '0')}`,
      weekday: 0,
      schedule: Array.from({ length: 6 }, (_stop, place) =>
        storedStop({
          name: `Stop ${day}-${place}.`,
          description: 'Do it. '.repeat(30),
          slot: { id: `${day}-${place}` },
        }),
      ),
    }));
    const { text } = await extractText(await open(await draw([], {}, { days, groupSize: 100 })), { mergePages: false });
    expect(text.length).toBeLessThanOrEqual(30);
    for (const [page, words] of text.entries()) expect(words).toContain(`Page ${page + 1} of ${text.length}`);
    for (const { schedule } of days)
      for (const { activity } of schedule) expect(text.join(' ')).toContain(activity.name);
  });

  test('of a plan with endless or hostile words still ends, and leaves none of its pages empty', async () => {
    const endless = storedStop({ name: 'W'.repeat(400), description: 'so much to say '.repeat(1200) });
    const odd = storedStop({ name: '🎉</rdf:li>&<b>', description: '\u202e東京\u0000', slot: { id: 'x' } });
    const bytes = await draw([endless, odd], { destination: 'A & B <i>' });
    const { text } = await extractText(await open(bytes), { mergePages: false });
    for (const page of text) expect(page.replace(/.*Page \d+ of \d+/, '').trim().length).toBeGreaterThan(10);
    expect(text.join(' ')).toContain('A & B');
  });
});
