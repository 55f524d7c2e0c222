import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

/** A part that was asked about, its id, and what it is. */
const TOLD = [
  ['london-hen', 'how much is heaven', 'london-heaven', 'club'],
  ['krakow-stag', 'how much is mercy brown', 'krakow-mercy-brown', 'bar'],
  ['lisbon-hen', 'how much is encanto', 'lisbon-encanto', 'restaurant'],
] as const;

describe.each(TOLD)('in %s, after %s', (trip, question, id, noun) => {
  test.each([
    `nah too dear that, find us a cheaper ${noun}`,
    'still a lot for all of us. cheaper again please',
    `ouch. is there a cheaper ${noun}`,
  ])('only that gives way to something cheaper: %s', (message) => {
    const { before, after } = said(trip, question, message);
    expect(changedBetween(before, after).went).toEqual([id]);
  });

  test('an order of it beside another part is of it', () => {
    const [day] = said(trip, 'hello').after.plan.days;
    const [other] = day?.slots ?? [];
    expect(other).toBeDefined();
    const { before, after } = said(trip, question, `drop ${other?.name} and swap it for something cheaper`);
    expect(new Set(changedBetween(before, after).went)).toEqual(new Set([id, other?.venueId]));
  });
});

test.each([
  ['london-day', 'how much is the speedboat', 'for all six?', 'ouch no. something more like 25 quid each instead'],
  [
    'lisbon-hen',
    'what is adega machado',
    'is it fado all through dinner?',
    'not really us, just a nice portuguese place',
  ],
])('in %s, after %s and %s, what is wished is still of that part: %s', (trip, ...messages) => {
  const { before, after } = said(trip, ...messages);
  expect(changedBetween(before, after).went).toHaveLength(1);
});

describe('what was listed for is not wanted at all', () => {
  test.each([
    ['dublin-work', 'the dance class', "don't bother replacing it, just take it off the friday"],
    ['dublin-work', 'the dance class', 'no need to replace it, drop it'],
    ['london-day', 'the cinema', "skip it altogether actually, we'll go round the shops"],
    ['london-hen', 'karting', 'actually bin it cos we will be knackered'],
  ])('%s, instead of %s: %s', (trip, part, message) => {
    for (const asked of [`what else could we do instead of ${part}?`, `what could we see instead of ${part}`]) {
      const { before, after } = said(trip, asked, message);
      expect([asked, changedBetween(before, after).went.length]).toEqual([asked, 1]);
    }
  });
});

test.each([
  ['bristol-birthday', 'at what hour do we dine on saturday?', 'That is a little late for us. Half past six, please.'],
  ['london-hen', 'what time is dinner friday', 'thats a bit early for us. half 7'],
])('in %s, after %s, another hour is the hour of that: %s', (trip, question, message) => {
  const { before, after } = said(trip, question, message);
  expect(changedBetween(before, after)).toMatchObject({ went: [], came: [] });
  expect(after.plan).not.toEqual(before.plan);
});

describe('what was wished of it is put right by naming another', () => {
  test.each([
    [
      'prague-stag',
      'whats for food saturday night',
      'swap it for italian',
      'nah fridays dinner. leave porks where it was',
    ],
    [
      'bristol-birthday',
      'What sort of restaurant is Catch 22?',
      'Please change it to a pizza restaurant.',
      "My mistake, it was Saturday's dinner I wished to change. Please leave Friday as it was.",
    ],
    [
      'bristol-birthday',
      'What does the boat on Sunday cost?',
      'Please take it off.',
      'Oh dear, I have confused the two. It was the murals I wanted taken off; the boat should stay.',
    ],
  ])('%s: %s, %s, %s', (trip, question, order, message) => {
    const start = said(trip, 'hello').after;
    const wrong = changedBetween(start, said(trip, question, order).after);
    const right = changedBetween(start, said(trip, question, order, message).after);
    expect(right.went).toHaveLength(1);
    expect(right.went).not.toEqual(wrong.went);
  });
});

test.each([
  'no keep it, its her birthday. just set my limit at 150 a person so i dont go daft',
  "it's her birthday so cap it at £150 each please",
])('a limit beside joy is set: %s', (message) => {
  expect(said('london-day', message).reply).toMatch(/£150/);
});
