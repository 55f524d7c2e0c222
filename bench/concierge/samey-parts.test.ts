/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

describe('too much of a kind is asked about, and no more of it comes', () => {
  test.each([
    ['krakow-stag', 'its all a bit samey at night, pubs pubs pubs', ['Mercy Brown', 'Wódka Café Bar']],
    ['krakow-stag', 'too samey this, bars bars bars', ['Mercy Brown', 'Krawl Through Krakow']],
    ['krakow-stag', 'lunches are all the same', ['Hot Chili', 'Krowarzywa']],
    ['prague-stag', 'beer beer beer, all a bit the same', ['Spa Beerland', 'Staropramen Brewery visitor centre']],
  ])('%s: %s', (id, said, names) => {
    const { turn } = saidOn(tripOf(id), said);
    expect(turn.change).toBeNull();
    expect(turn.reply).toMatch(/^Which one shall I swap/);
    for (const name of names) expect(turn.reply).toContain(name);
  });

  test('the one that is named then gives way to another', () => {
    const asked = saidOn(tripOf('krakow-stag'), 'too samey this, bars bars bars').state;
    const { state } = saidOn(asked, 'the friday crawl');
    const names = slotsOf(state.plan).map(({ slot }) => slot.name);
    expect(names).not.toContain('Krawl Through Krakow');
    expect(names).toHaveLength(slotsOf(asked.plan).length);
  });
});

describe('what is asked for in the place of what is run down is listed, and nothing is done', () => {
  test.each([
    ['dublin-work', 'the museum is dull, what would you put instead'],
    ['bristol-birthday', 'the murals, what would you put instead'],
    ['london-hen', 'the boat, what could you suggest instead'],
    ['london-hen', 'whats on offer instead of the boat'],
    ['prague-stag', 'what is there instead of the laser game'],
  ])('%s: %s', (id, said) => {
    const { turn } = saidOn(tripOf(id), said);
    expect(turn.change).toBeNull();
    expect(turn.reply).toMatch(/^Instead of /);
  });
});

describe('a part that stays beside one that is complained of', () => {
  test.each([
    ['london-hen', 'not feeling puttshack, the boat can stay', 'City Cruises from Westminster Pier'],
    ['krakow-stag', 'the karting sounds naff, the axe throwing can stay', 'Axe Nation'],
    ['lisbon-hen', 'dont fancy the tiles, the escape room can stay', 'Escape Hunt Lisboa'],
  ])('%s: %s', (id, said, name) => {
    const { state } = saidOn(tripOf(id), said);
    expect(slotsOf(state.plan).map(({ slot }) => slot.name)).toContain(name);
  });

  test.each([
    ['london-hen', 'karting is fine but make it saturday morning', 'TeamSport Karting Tower Bridge', 1],
    ['lisbon-hen', 'the escape room can stay but make it friday', 'Escape Hunt Lisboa', 1],
  ])('%s, goes to the day that is said of it: %s', (id, said, name, day) => {
    const { state } = saidOn(tripOf(id), said);
    expect(slotsOf(state.plan).find(({ slot }) => slot.name === name)?.day).toBe(day);
  });
});

describe('what just came in stands where it is said to', () => {
  test.each([
    [
      'lisbon-hen',
      'swap the escape room for the oceanarium',
      'nice but before lunch not after',
      'Oceanário de Lisboa',
      'Cantinho do Aziz',
    ],
    [
      'london-hen',
      'swap the boat for tate modern',
      'can it be before lunch instead',
      'Tate Modern',
      'Dishoom Covent Garden',
    ],
  ])('%s: %s | %s', (id, swap, said, name, meal) => {
    const { state } = saidOn(saidOn(tripOf(id), swap).state, said);
    const startOf = (one: string) => slotsOf(state.plan).find(({ slot }) => slot.name === one)?.slot.startMinute ?? 0;
    expect(startOf(name)).toBeGreaterThan(0);
    expect(startOf(name)).toBeLessThan(startOf(meal));
  });
});

test.each([
  ['london-hen', 'find us a cheaper dinner on friday', 'ok but somewhere posher for dinner', 0],
  ['krakow-stag', 'swap starka for italian', 'great but somewhere cheaper for dinner', 0],
])('%s: a meal on no day is the one that was just changed: %s | %s', (id, first, second, day) => {
  const before = saidOn(tripOf(id), first).state;
  const { turn, state } = saidOn(before, second);
  expect(turn.reply).not.toMatch(/^Which one/m);
  const dinners = (one: typeof state) =>
    slotsOf(one.plan)
      .filter(({ slot }) => slot.kind === 'dinner')
      .map(({ slot }) => slot.name);
  const changed = dinners(state).flatMap((name, at) => (name === dinners(before)[at] ? [] : [at]));
  expect(changed.every((at) => at === day)).toBe(true);
});
