/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

describe('a value that puts the last one right is done, and the first is not merely taken back', () => {
  test.each([
    ['krakow-stag', 'budget is 250 each', 'make that 350, my mistake', 350],
    ['krakow-stag', 'keep it under 240 each', '360 i mean', 360],
    ['prague-stag', 'max 280 a head', 'sorry, 400 i meant', 400],
    ['bristol-birthday', 'budget is 140 each', '170 i mean, typo', 170],
  ])('%s: a limit, %s | %s', (id, first, second, pounds) => {
    const { after } = said(id, first, second);
    expect(after.request.budgetCapPence).toBe(pounds * 100);
  });

  test.each([
    ['krakow-stag', 'we are 12 now', "my mistake, it's eleven", 11],
    ['london-day', 'make it nine of us', 'my mistake, eight; i counted my aunt twice', 8],
    ['dublin-work', 'we are 28 now', 'on second thoughts 26', 26],
  ])('%s: a number of people, %s | %s', (id, first, second, people) => {
    expect(said(id, first, second).after.plan.groupSize).toBe(people);
  });

  test.each([
    ['krakow-stag', 'start saturday at 1', 'actually noon is fine', 'Saturday now starts at 12:00'],
    ['krakow-stag', 'start saturday at 12', 'hmm, eleven would be late enough', 'Saturday now starts at 11:00'],
    ['prague-stag', 'start sunday at 2', 'on reflection half one will do', 'Sunday now starts at 13:30'],
    ['lisbon-hen', 'start friday at 1', 'on second thoughts half twelve would do', 'Friday now starts at 12:30'],
    ['krakow-stag', 'finish saturday by 11', 'actually midnight would be fine', 'Saturday now ends by 00:00'],
  ])('%s: the hour of a day, %s | %s', (id, first, second, reply) => {
    expect(said(id, first, second).reply).toContain(reply);
  });

  test.each(['bad idea', 'my mistake, undo that', 'on second thoughts put it back'])(
    'and words with no value in them take it back: %s',
    (second) => {
      expect(said('krakow-stag', 'we are 12 now', second).after.plan.groupSize).toBe(10);
    },
  );
});

test.each([
  ['lisbon-hen', 'start an hour later on friday', 'meant saturday sorry! put friday back how it was', 1, 2],
  ['prague-stag', 'start an hour later on saturday', 'i meant sunday, oops. leave saturday as it was', 1, 2],
  ['krakow-stag', 'start an hour later on saturday', 'sunday i meant, my bad, saturday can stay as it was', 1, 2],
])(
  'a day that was wrong goes back and the one that was meant begins later: %s, %s | %s',
  (id, first, second, was, meant) => {
    const { before } = said(id, 'hi');
    const { after } = said(id, first, second);
    const starts = ({ plan }: typeof before, day: number) =>
      plan.days[day]?.slots.map(({ startMinute }) => startMinute) ?? [];
    expect(starts(after, was)).toEqual(starts(before, was));
    expect(starts(after, meant)[0]).toBeGreaterThan(starts(before, meant)[0] ?? 0);
  },
);

test.each([
  [
    'one of us is allergic to nuts',
    "i've just asked her: it's dairy she can't have, not nuts",
    'dairy-free',
    'nut-free',
  ],
  ['one of us cannot eat dairy', "spoke to him, it's nuts he's allergic to, not dairy", 'nut-free', 'dairy-free'],
  [
    'one of the girls is allergic to nuts',
    "sorry, it was milk she can't drink or eat, not nuts",
    'dairy-free',
    'nut-free',
  ],
])('what somebody cannot eat is put right: %s | %s', (first, second, need, no) => {
  const { diets } = said('london-hen', first, second).after.request.needs;
  expect(diets).toContain(need);
  expect(diets).not.toContain(no);
});

describe('a price asked of nothing by name is of the part that was told', () => {
  test.each([
    ['lisbon-hen', "what's foxtrot like", 'price?', 'Foxtrot'],
    ['lisbon-hen', 'is the escape room indoors', 'how much tho', 'Escape Hunt Lisboa'],
    ['krakow-stag', 'what time is starka', 'and the cost?', 'Starka'],
  ])('%s: %s | %s', (id, first, second, name) => {
    expect(said(id, first, second).reply).toMatch(new RegExp(`^${name}: £`));
  });

  test('and of all of it where that is said', () =>
    expect(said('lisbon-hen', 'what is encanto', 'how much all in?').reply).toMatch(/^All in it is /));
});

test.each([
  ['prague-stag', 'What is the cost per head if I leave the hotel out of it?', '£232.17 a person'],
  ['krakow-stag', 'how much per person leaving the hotel out of it', '£214.95 a person'],
  ['prague-stag', 'how much is it each if we book the hotel ourselves', '£232.17 a person'],
])('%s: what it costs without the stay is told, %s', (id, message, sum) => {
  const { reply, turn } = said(id, message);
  expect([reply.includes(sum), turn.change]).toEqual([true, null]);
});

test.each([
  ['prague-stag', 'had a whip round, we can stretch to 350 each now', 350],
  ['krakow-stag', 'had a word with the lads and we can go to 340 each', 340],
])('%s: what they had is no question, %s', (id, message, pounds) =>
  expect(said(id, message).after.request.budgetCapPence).toBe(pounds * 100),
);
