/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe('what is to be kept after all is kept, and nothing else goes for it', () => {
  test.each([
    ['lisbon-hen', 'and foxtrot can go, somewhere with music', 'no leave foxtrot, i was looking at the wrong day'],
    ['lisbon-hen', 'swap encanto for somewhere cheaper', 'actually keep encanto'],
    ['lisbon-hen', 'drop the castle', 'no keep the castle, sorry'],
    ['prague-stag', 'drop the cruise', 'no wait keep the cruise'],
  ])('%s: %s, then %s', (trip, first, second) => {
    const start = said(trip, first).before;
    const { after } = said(trip, first, second);
    expect(changedBetween(start, after)).toEqual({ went: [], came: [], types: [] });
  });

  test('also where nothing came of the wish', () => {
    const { before, after, reply } = said('prague-stag', 'move the cruise to 11', 'no leave the cruise where it was');
    expect(after.plan).toBe(before.plan);
    expect(reply).toBe('Sightseeing cruise with Prague Boats stays.');
  });
});

test('a day put right is the day of the wish, whatever sentence named its part', () => {
  const trip = 'krakow-stag';
  const first = 'mercy brown is too posh for us, swap it for a proper pub';
  const { after } = said(trip, first, 'not on friday on saturday i meant');
  expect(changedBetween(said(trip, first).before, after).went).toEqual(['krakow-wodka-cafe-bar']);
});

describe('a part that is told after a wish that nobody understood is the part of that wish', () => {
  test.each([
    ['sorry dinner friday i mean', 'Encanto'],
    ['encanto', 'Encanto'],
    ['dinner on saturday', 'Adega Machado'],
  ])('make it 6 not 7, then %s', (words, name) => {
    const { before, after, reply } = said('lisbon-hen', 'make it 6 not 7', words);
    expect(after.plan).toBe(before.plan);
    expect(reply).toContain(`${name} stays at`);
  });
});

describe('an hour is no number of people', () => {
  test.each([
    ['krakow-stag', 'book the karting for 3 instead'],
    ['krakow-stag', 'morskie oko is too touristy, swap it for a milk bar and book the karting for 3 instead'],
    ['lisbon-hen', 'encanto for 8 please'],
    ['lisbon-hen', 'make it 6 not 7'],
  ])('%s: %s', (trip, words) => {
    const { before, after } = said(trip, words);
    expect(after.request.groupSize).toBe(before.request.groupSize);
  });

  test.each([
    ['krakow-stag', 'make it 8 not 10', 8],
    ['krakow-stag', 'book starka for 8 people', 8],
    ['lisbon-hen', 'make it 8 not 9', 8],
  ])('%s: %s is one', (trip, words, people) => expect(said(trip, words).after.request.groupSize).toBe(people));
});

describe('lunch and dinner of a day change places', () => {
  test.each([
    ['prague-stag', 'swap lunch and dinner'],
    ['bristol-birthday', 'swap lunch and dinner over saturday'],
  ])('%s: %s', (trip, words) => {
    const { before, after } = said(trip, words);
    const mealsOf = ({ plan }: typeof before, kind: string) =>
      plan.days[1]?.slots.filter((slot) => slot.kind === kind).map(({ name }) => name);
    expect(mealsOf(after, 'lunch')).toEqual(mealsOf(before, 'dinner'));
    expect(mealsOf(after, 'dinner')).toEqual(mealsOf(before, 'lunch'));
  });

  test('where several days have both, which day is asked, and a day answers', () => {
    const asked = said('lisbon-hen', 'swap lunch and dinner');
    expect(asked.reply).toContain('1. Swap Boa-Bao with Encanto on Friday');
    expect(said('lisbon-hen', 'swap lunch and dinner', 'friday').reply).toContain('Boa-Bao and Encanto');
  });
});

describe('food that is turned down is nobody’s diet', () => {
  test.each([
    ['krakow-stag', 'lads hate veggie food. swap krowarzywa for something with meat', 'krakow-krowarzywa'],
    ['bristol-birthday', 'the kids wont eat vegan food so not cafe kino', 'bristol-cafe-kino'],
  ])('%s: %s', (trip, words, went) => {
    const { before, after } = said(trip, words);
    expect(after.request.needs.diets).toEqual(before.request.needs.diets);
    expect(changedBetween(before, after).went).toEqual([went]);
  });

  test.each(['two of us are veggie', 'my sister hates meat, shes vegetarian'])('%s is', (words) =>
    expect(said('krakow-stag', words).after.request.needs.diets).toContain('vegetarian'),
  );
});

test('what nobody came for is not what is to come', () => {
  const { before, after } = said('prague-stag', 'can we switch las adelitas, didnt fly to prague to eat mexican');
  expect(changedBetween(before, after).went).toEqual(['prague-las-adelitas']);
});

test('a shooting range is no crime', () => {
  const { before, after } = said(
    'prague-stag',
    'sex museum not happening, my dads coming. something with beer or guns',
  );
  expect(changedBetween(before, after).went).toContain('prague-sex-machines-museum');
});

test.each([
  'sounds good. swap hawksmoor for pizza',
  'fine. swap hawksmoor for pizza',
  'hmm no, swap hawksmoor for pizza',
])('“%s” is understood to the last word', (words) =>
  expect(said('london-hen', words).reply).not.toContain('did not understand'),
);

test('of several wishes only the hour that was wrong is put right, and the rest stays done', () => {
  const first = 'morskie oko is too touristy, swap it for a milk bar and book the karting for 3 instead';
  const { before, after } = said('krakow-stag', first, 'make that half 2');
  expect(changedBetween(before, after).went).toEqual([]);
  expect(after.plan.days[1]?.slots.find(({ name }) => name.startsWith('Karting'))?.startMinute).toBe(14 * 60 + 30);
});

describe('back till an hour is later, and takes nothing back', () => {
  test.each([
    ['lisbon-hen', 'the escape room clashes with my hangover, put it back till after lunch', 'Escape Hunt Lisboa'],
    ['lisbon-hen', 'encanto is too early for us, push it back to half 8', 'Encanto'],
  ])('%s: %s', (trip, words, name) => {
    const { before, after } = said(trip, words);
    const startIn = ({ plan }: typeof before): number =>
      plan.days.flatMap(({ slots }) => slots).find((slot) => slot.name === name)?.startMinute ?? 0;
    expect(startIn(after)).toBeGreaterThan(startIn(before));
  });

  test.each(['put it back', 'put it back how it was'])('and “%s” does', (words) => {
    const start = said('lisbon-hen', 'drop the castle').before;
    const { after } = said('lisbon-hen', 'drop the castle', words);
    expect(changedBetween(start, after)).toEqual({ went: [], came: [], types: [] });
  });
});

test('why two dinners are to change places names no third', () => {
  const { before, after } = said('lisbon-hen', 'swap saturday and friday dinners, mums only there friday');
  expect(changedBetween(before, after).went).toEqual([]);
  expect(after.plan.days[1]?.slots.map(({ name }) => name)).toContain('Adega Machado');
  expect(after.plan.days[2]?.slots.map(({ name }) => name)).toContain('Encanto');
});

test('somewhere special for a birthday is wished for, and no mere joy', () => {
  const { before, after } = said(
    'krakow-stag',
    'lovely. somewhere special for saturday dinner, its his actual birthday',
  );
  expect(changedBetween(before, after).went).toEqual(['krakow-morskie-oko']);
});

describe('an order that holds only if something is so', () => {
  test.each([
    ['prague-stag', 'u sudu, if its a club leave it, if not swap it for somewhere to dance', ['prague-u-sudu']],
    ['prague-stag', 'swap the boat if its outdoors', ['prague-boats']],
    ['london-hen', 'what is cahoots? if its a pub leave it, if not swap it for a pub', ['london-cahoots']],
  ])('is done where it is: %s, %s', (trip, words, went) => {
    const { before, after } = said(trip, words);
    expect(changedBetween(before, after).went.map((id) => went.some((one) => id.startsWith(one)))).toEqual([true]);
  });

  test.each([
    ['prague-stag', 'swap the boat if its indoors'],
    ['london-hen', 'what is cahoots? if its a cocktail bar leave it, if not swap it for a pub'],
    ['london-hen', 'is the shard indoors? if its outdoors drop it'],
    ['prague-stag', 'spa beerland sat, is it naked? if its naked swap it'],
  ])('is not done where it is not, or nobody knows: %s, %s', (trip, words) => {
    const { before, after } = said(trip, words);
    expect(after.plan).toBe(before.plan);
  });
});

test('what is to be near the hotel is what comes in, and no other stop gives way for it', () => {
  const { before, after } = said(
    'dublin-work',
    'Jameson on arrival is a poor look for the partners. Something cultural please, but keep it near the hotel.',
  );
  expect(changedBetween(before, after).went).not.toContain('dublin-little-museum');
});

test.each([
  ['london-hen', 'not mad on the shard. is there a market we could do instead', 'london-the-shard', /market/i],
])('%s: %s brings another market, and takes none', (trip, words, _, like) => {
  const { before, after } = said(trip, words);
  const { types, went } = changedBetween(before, after);
  expect(types).toHaveLength(1);
  expect(types[0]).toMatch(like);
  expect(went.join()).toContain('shard');
});
