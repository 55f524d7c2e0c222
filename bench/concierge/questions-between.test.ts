import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe.each(['what is that each', 'how much is it all now', 'and what time do we finish friday'])(
  'after a change and the question %s',
  (question) => {
    test.each([
      ['krakow-stag', 'we are 12 now', 'no wait back to 10', 10],
      ['dublin-work', 'make it 26 of us', 'typo, 28', 28],
      ['london-hen', 'we are 14 now', 'oops i meant 13', 13],
    ] as const)('second thoughts of the number are of the change: %s, %s, %s', (trip, order, message, size) => {
      expect(said(trip, order, question, message).after.plan.groupSize).toBe(size);
    });

    test.each([
      ['lisbon-hen', 'swap the castle for something free', 'no i prefer the castle, go back'],
      ['london-hen', 'swap karting for something cheaper', 'oh no put it back'],
      ['prague-stag', 'drop the laser game', 'actually put it back please'],
      ['krakow-stag', 'swap the hotel for a cheaper one', 'nah go back to the novotel'],
    ] as const)('what was changed is put back: %s, %s, %s', (trip, order, message) => {
      const start = said(trip, 'hello').after;
      const { after } = said(trip, order, question, message);
      expect(after.plan.stay?.name).toBe(start.plan.stay?.name);
      expect(changedBetween(start, after)).toMatchObject({ went: [], came: [] });
    });
  },
);

test.each([
  ['london-hen', 'swap karting for something cheaper', 'what time is dinner friday', 'can we go back to cahoots after'],
  ['london-hen', 'we are 14 now', 'how much is that each', 'what if it was 12'],
] as const)('a question after a question takes no change back: %s, %s, %s, %s', (trip, ...messages) => {
  const { before, after } = said(trip, ...messages);
  expect(after.plan).toBe(before.plan);
});

describe.each([
  ['london-hen', 'where is cahoots', 'london-cahoots'],
  ['prague-stag', 'what is kasarna karlin', 'prague-kasarna-karlin'],
  ['bristol-birthday', 'how strenuous is the walk in leigh woods', 'bristol-leigh-woods'],
  ['lisbon-hen', 'how much is adega machado', 'lisbon-adega-machado'],
] as const)('in %s, after %s', (trip, first, id) => {
  test.each(['how far is it from dinner', 'are there many steps', 'for all of us?', 'does it do food'])(
    'and %s, it is still that part',
    (second) => {
      const { before, after } = said(trip, first, second, 'ok leave it out');
      expect(changedBetween(before, after).went).toEqual([id]);
    },
  );
});

test.each([
  [
    'london-hen',
    'what time is karaoke friday',
    'and when does dinner finish?',
    'half 9 would be better for it',
    21 * 60 + 30,
  ],
  ['london-hen', 'what time is hawksmoor', 'and how far is it?', 'half 7 would suit us better', 19 * 60 + 30],
])('%s: after %s and %s, %s is of the first', (trip, first, second, message, minute) => {
  const { after } = said(trip, first, second, message);
  expect(after.plan.days.flatMap(({ slots }) => slots.map(({ startMinute }) => startMinute))).toContain(minute);
});

test('a need that is told after a change takes none back', () => {
  const swap = 'swap saturday dinner for a steakhouse';
  const { after } = said('krakow-stag', swap, 'wait, danny only eats halal. all the food has to do halal');
  expect(after.request.needs.diets).toContain('halal');
});

test('a number put right and a wish of its own are both done, whatever was asked since', () => {
  for (const asked of [[], ['what is that each']]) {
    const { before, after } = said('prague-stag', 'we are 12 now', ...asked, '16. and no museum');
    expect([asked, after.plan.groupSize]).toEqual([asked, 16]);
    expect(changedBetween(before, after).went.length).toBeGreaterThan(0);
  }
});

test.each(['unchanged please', 'like before'])('a way back after a question is of the change: %s', (message) => {
  const start = said('krakow-stag', 'hello').after;
  const { after } = said('krakow-stag', 'make it all vegan', 'what time does it finish on sunday', message);
  expect(changedBetween(start, after)).toMatchObject({ went: [], came: [] });
});
