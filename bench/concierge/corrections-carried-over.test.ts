/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { changedBetween, said } from './say-to-trip.ts';

/** What went from the plan that the conversation began with. */
const wentFrom = (trip: string, ...messages: string[]): string[] =>
  changedBetween(said(trip, 'hi').before, said(trip, ...messages).after).went;
const startsOf = (trip: string, ...messages: string[]): Record<string, number> =>
  Object.fromEntries(slotsOf(said(trip, ...messages).after.plan).map(({ slot }) => [slot.name, slot.startMinute]));

describe('what was done by mistake is undone, and the same is done to what was meant', () => {
  test.each([
    [
      'london-hen',
      'can we change friday dinner to a steak place',
      'sorry meant saturday LUNCH not friday dinner!!',
      'london-dishoom-covent-garden',
    ],
    ['london-hen', 'drop heaven', 'omg no! i was thinking of cahoots. heaven can stay', 'london-cahoots'],
    [
      'lisbon-hen',
      'can friday dinner be portuguese instead',
      'not friday, thursday i meant! keep encanto',
      'lisbon-sud-lisboa',
    ],
    [
      'dublin-work',
      'Please change Friday lunch to the Woollen Mills',
      'Sorry, I meant Thursday dinner. Leave Friday lunch as it was.',
      'dublin-sole',
    ],
    [
      'bristol-birthday',
      'Could we swap Watershed for somewhere livelier?',
      "I'm so sorry, I was thinking of Saturday night. Please leave Friday as it was.",
      'bristol-canteen',
    ],
    [
      'whitby-birthday',
      'swap the axe throwing for bowling',
      'no sorry love i meant the treasure hunt, axe throwing can stay',
      'generic-treasure-hunt',
    ],
    [
      'london-day',
      'swap the cinema for something outdoors',
      'oh whoops, meant the thames rockets not the cinema',
      'london-thames-rockets',
    ],
  ])('%s: %s, then %s', (trip, first, second, gone) => {
    expect(wentFrom(trip, first, second)).toEqual([gone]);
  });

  test.each([
    [
      'bristol-birthday',
      'Could dinner on Saturday be at half past six?',
      "Forgive me, I meant Friday's dinner. Saturday's should stay at seven.",
      'Catch 22',
      1110,
      'Pieminister',
      1140,
    ],
    [
      'london-day',
      'make lunch at 1',
      'sorry no i meant dinner at 7, lunch was fine',
      'inamo Covent Garden',
      1140,
      'Pizza Pilgrims Carnaby',
      750,
    ],
    [
      'london-hen',
      'move dinner to 8 on saturday',
      'no i meant lunch at 2',
      'Dishoom Covent Garden',
      840,
      'Hawksmoor Seven Dials',
      1140,
    ],
    [
      'dublin-work',
      'start dinner at 6.30 on thursday',
      'sorry that should have been friday lunch at 12. leave thursday at 7',
      'Hawksmoor Dublin',
      720,
      'SOLE Seafood and Grill',
      1140,
    ],
  ])('an hour too: %s: %s, then %s', (trip, first, second, meant, at, kept, was) => {
    expect(startsOf(trip, first, second)).toMatchObject({ [meant]: at, [kept]: was });
  });
});

test.each([
  [
    'lisbon-hen',
    'one more girl, she needs nut free',
    "wait it's dairy she cant have, nuts are fine",
    10,
    'dairy-free',
    'nut-free',
  ],
  ['krakow-stag', 'two more lads, one is veggie', 'sorry hes vegan not veggie', 12, 'vegan', 'vegetarian'],
])('who came with the need that is put right still comes: %s', (trip, first, second, people, right, wrong) => {
  const { request } = said(trip, first, second).after;
  expect(request.groupSize).toBe(people);
  expect(request.needs.diets).toContain(right);
  expect(request.needs.diets).not.toContain(wrong);
});

describe('a new wish that begins with no or sorry leaves what was done', () => {
  test.each([
    [
      'bristol-birthday',
      'drop the ferry',
      'actually sorry can you also drop the murals',
      ['bristol-bristol-ferry', 'bristol-north-street-murals'],
    ],
    ['london-hen', 'drop the cruise', 'no bars before 6 please', ['london-city-cruises-westminster']],
    [
      'london-hen',
      'swap karting for bowling',
      'no dinner on friday please, lunch was enough',
      ['london-teamsport-tower-bridge', 'london-circolo-popolare'],
    ],
    [
      'london-hen',
      'swap karting for bowling',
      'sorry one more thing, drop the shard',
      ['london-teamsport-tower-bridge', 'london-view-from-the-shard'],
    ],
    [
      'prague-stag',
      'drop the cruise',
      'sorry forgot to mention, drop pilsner urquell too',
      ['prague-pilsner-urquell-experience', 'prague-boats-cruise'],
    ],
  ])('%s: %s, then %s', (trip, first, second, gone) => {
    expect(wentFrom(trip, first, second).toSorted()).toEqual(gone.toSorted());
  });
});

describe('a part of the plan that somebody wants stays, whatever word stands before it', () => {
  test.each([
    ['london-hen', 'no we want hawksmoor'],
    ['london-hen', 'actually no go back to hawksmoor, its her favourite'],
    ['london-hen', 'no way are we dropping hawksmoor'],
    ['krakow-stag', 'na we want karting'],
    ['prague-stag', 'no lets do the boat'],
  ])('%s: %s', (trip, words) => {
    const { before, after, reply } = said(trip, words);
    expect(after.plan).toBe(before.plan);
    expect(reply).toMatch(/ stays\.$/);
  });
});

describe('what went comes back in its place', () => {
  test.each([
    [
      'bristol-birthday',
      [
        'Please take out the ferry trip.',
        'How much is it for each of us now?',
        'On reflection I should like it reinstated.',
      ],
    ],
    ['dublin-work', ['Swap the bar on Thursday for a pub please', 'Sorry, ignore that, put the original bar back']],
    ['krakow-stag', ['swap karting for an escape room', 'whats the total', 'na go back tae the kartin']],
  ])('%s: %s', (trip, messages) => {
    expect(wentFrom(trip, ...messages)).toEqual([]);
  });

  test('and not in the place of what was changed after it', () => {
    const messages = ['drop karting', 'swap dinner saturday to italian', 'nah i want the karting reinstated'];
    expect(wentFrom('london-hen', ...messages)).toEqual(['london-hawksmoor-seven-dials']);
  });
});

test.each([
  ['london-hen', 'drop the flower market', 'heaven can stay, cahoots can go', false],
  ['london-hen', 'drop the flower market', 'wait no, she loves that. cahoots can go', true],
  ['krakow-stag', 'swap hot chili', 'no keep that, swap the other lunch', true],
])('what went comes back only where it is said to have been wrong: %s: %s, then %s', (trip, first, second, isBack) => {
  const gone = wentFrom(trip, first);
  const still = wentFrom(trip, first, second).filter((id) => gone.includes(id));
  expect(still).toEqual(isBack ? [] : gone);
});

test.each([
  ['we are 24 thursday and 20 friday'],
  ['we will be 26 on thursday and 22 on friday'],
  ["there'll be 20 of us thursday but only 16 on the friday"],
])('a number for each day changes nothing and is told to be none: %s', (words) => {
  const { before, after, reply } = said('dublin-work', words);
  expect(after.plan).toBe(before.plan);
  expect(reply).toContain('everybody for the whole trip');
});

test.each([
  ['lisbon-hen', 'swap saturday night for a cocktail bar', 'lisbon-foxtrot'],
  ['london-hen', 'swap saturday night for a cocktail bar', 'london-cahoots'],
])('one of a kind that is wanted is another than the plan has on another day: %s', (trip, words, there) => {
  const { before, after } = said(trip, words);
  const dayOf = (plan: typeof before.plan) => slotsOf(plan).find(({ slot }) => slot.venueId === there)?.day;
  expect(dayOf(after.plan)).toBe(dayOf(before.plan));
});

test('a need that is named again beside another stays', () => {
  const { request } = said(
    'dublin-work',
    'one colleague is halal',
    'correction two are halal and one is coeliac',
  ).after;
  expect(request.needs.diets.toSorted()).toEqual(['gluten-free', 'halal']);
});

test('a lunch that was meant goes as much later as the dinner did, and not to the hour of it', () => {
  const messages = ['make lunch at 1', 'sorry lunch was right, it was dinner i meant'];
  expect(startsOf('london-day', ...messages)).toMatchObject({
    'inamo Covent Garden': 1140,
    'Pizza Pilgrims Carnaby': 750,
  });
});

test('what was told to stay is not put back by an hour', () => {
  const { before, after } = said(
    'lisbon-hen',
    'change sat dinner to seafood',
    'not feeling that tbh',
    'put machado back',
  );
  expect(after.plan).toBe(before.plan);
});
