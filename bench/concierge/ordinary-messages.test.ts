import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

const start = (trip: string) => said(trip, 'hello').after;

test.each(['omg wrong weekend!! should be 19-21 march', 'ahh its actually 19-21 march!! so excited'])(
  'dates beside joy are new dates: %s',
  (message) => {
    expect(said('london-hen', message).after.request.days.map(({ date }) => date)).toEqual([
      '2027-03-19',
      '2027-03-20',
      '2027-03-21',
    ]);
  },
);

test.each(['Lucy is veggie', 'lucy cant do friday', 'my mate lucy is coming too'])(
  'somebody whose name is like a place is no place: %s',
  (message) => {
    const { before, after } = said('london-hen', message);
    expect(changedBetween(before, after).went).not.toContain('london-lucky-voice-soho');
  },
);

test.each([
  'Would you swop Friday and Saturday around for us?',
  'swap friday and saturday around. My sister lands late on the friday',
])('two days change places: %s', (message) => {
  const { before, after } = said('lisbon-hen', message);
  const dinners = (state: typeof before) =>
    state.plan.days.map(({ slots }) => slots.find(({ kind }) => kind === 'dinner')?.name);
  expect(dinners(after)[2]).toBe(dinners(before)[1]);
  expect(changedBetween(before, after).went.length).toBeLessThan(3);
});

test.each([
  'can you swop the axes and karaoke round so axes is friday and karaoke saturday',
  'swap karaoke and the axes over so the axes are on friday and karaoke is saturday',
])('parts that are to change places are not exchanged for others: %s', (message) => {
  const { before, after } = said('whitby-birthday', message);
  expect(changedBetween(before, after)).toMatchObject({ went: [], came: [] });
});

test.each([
  'Hi, the Galway team only arrive on Friday',
  'the Galway team only arrive on Friday and have all done the Book of Kells.',
  'our Cork office has to leave on thursday and have seen it all',
])('when some of them come or go is not when the trip is: %s', (message) => {
  const { before, after } = said('dublin-work', message);
  expect(after.request.days).toEqual(before.request.days);
});

test.each([
  'can we lose cahoots on the friday everyones gonna be knackerd after singing',
  'drop cahoots on friday everybody is gonna be tired after karaoke',
])('what everybody will have done is why, and is not dropped too: %s', (message) => {
  const { before, after } = said('london-hen', message);
  expect(changedBetween(before, after).went).toEqual(['london-cahoots']);
});

test.each([
  '185 each for the rooms is steep, anywhere cheaper to kip?',
  '£185 a head for the hotel is a bit much, somewhere cheaper please',
])('what the rooms cost is no limit for the rest: %s', (message) => {
  const { before, after } = said('london-hen', message);
  expect(after.plan.stay?.name).not.toBe(before.plan.stay?.name);
  expect(changedBetween(before, after)).toMatchObject({ went: [], came: [] });
});

describe.each([
  'Could you suggest some alternatives to the dance class?',
  'would you please propose a few alternatives to the dance class',
])('%s', (asked) => {
  test('lists some, and one can be taken', () => {
    const listed = said('dublin-work', asked);
    expect(listed.after.plan).toBe(listed.before.plan);
    const { after } = said('dublin-work', asked, "We'll take the second of those, thank you.");
    expect(changedBetween(start('dublin-work'), after).went).toEqual(['dublin-irish-dance-class']);
  });
});

test.each(['that vegan gaff sunday can do one', 'the vegan place on sunday has to go'])(
  'a place that is to go asks for no vegan meals: %s',
  (message) => {
    const { before, after } = said('krakow-stag', message);
    expect(changedBetween(before, after).went).toHaveLength(1);
    expect(after.request.needs.diets).toEqual(before.request.needs.diets);
  },
);

test.each([
  [
    'can we do bowling instead of karaoke on friday',
    'sorry meant instead of the crazy golf on sat!! keep the karaoke',
    'london-puttshack-bank',
  ],
  [
    'can we have a spa instead of the crazy golf',
    'sorry i meant instead of the boat',
    'london-city-cruises-westminster',
  ],
])('after %s, %s', (order, message, gone) => {
  const { went } = changedBetween(start('london-hen'), said('london-hen', order, message).after);
  expect(went).toContain(gone);
  expect(went.length).toBeLessThan(3);
});

test.each([
  'I wonder whether a museum might take the place of the ferry on Sunday morning.',
  'could a museum perhaps replace the ferry',
])('one thing in the place of another is an exchange: %s', (message) => {
  const { before, after } = said('bristol-birthday', message);
  expect(changedBetween(before, after).went).toEqual(['bristol-bristol-ferry']);
});
