/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe('a meal that is wanted right after one was dropped comes in its place', () => {
  test.each([
    ['london-hen', 'drop hawksmoor', 'actually just get us fish and chips', 1],
    ['london-hen', 'cancel friday dinner', 'somewhere indian instead', 0],
    ['krakow-stag', 'drop morskie oko', 'can we have a pizza place instead please', 1],
    ['lisbon-hen', 'drop encanto', 'somewhere italian', 1],
    ['whitby-birthday', 'lose the bistro', 'pizza instead', 0],
  ])('%s: %s, then %s', (trip, first, second, day) => {
    const one = said(trip, first);
    const two = said(trip, first, second);
    const { went, came } = changedBetween(one.after, two.after);
    const dinner = two.after.plan.days[day]?.slots.find(({ kind }) => kind === 'dinner');
    if (came.length > 0) expect(dinner?.venueId).toBe(came[0]);
    expect(went).toEqual([]);
    expect(two.reply).not.toMatch(/Which one shall I|is a place for/);
  });
});

test('a dinner of a kind can be put in on an evening that has none', () => {
  const { before, after } = said('london-hen', 'drop hawksmoor', 'add somewhere italian for dinner on saturday');
  const { types, went } = changedBetween(before, after);
  expect(went).toEqual([]);
  expect(types).toHaveLength(1);
  expect(types[0]).toMatch(/Italian|Pizz/);
});

describe('somewhere of a kind is what is wanted, and never what the plan has of it', () => {
  test.each([
    ['london-hen', 'somewhere with tapas instead', 'london-tapas-brindisa-london-bridge'],
    ['krakow-stag', 'can we go somewhere polish instead', 'krakow-starka'],
    ['lisbon-hen', 'somewhere vegetarian on friday instead', 'lisbon-encanto'],
  ])('%s: %s', (trip, message, venueId) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went).not.toContain(venueId);
  });

  test('which meal goes for it is asked, and no museum', () => {
    const { reply } = said('london-hen', 'somewhere indian on saturday instead');
    expect(reply).not.toMatch(/Puttshack|Heaven|City Cruises/);
  });
});

describe('nobody goes without a meal for a kind of food that is not wanted', () => {
  test.each([
    ['krakow-stag', 'no polish please'],
    ['london-hen', 'no tapas'],
    ['bristol-birthday', 'also no pies please'],
    ['lisbon-hen', 'no vietnamese or tapas'],
    ['krakow-stag', 'no polish or vegan'],
  ])('%s: %s', (trip, message) => {
    const { before, after } = said(trip, message);
    const meals = ({ plan }: typeof before): number =>
      plan.days.flatMap(({ slots }) => slots).filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length;
    expect(meals(after)).toBe(meals(before));
  });
});

describe('that, instead of a part of the plan, is what was spoken of last', () => {
  test.each([
    ['london-hen', 'is there a spa?', 'ooh that instead of the boat', /spa/i],
    ['krakow-stag', 'can we add bowling', 'put that instead of the street art then', /bowling/i],
    ['prague-stag', 'do you have an escape room', 'swap the sex museum for that', /escape/i],
  ])('%s: %s, then %s', (trip, first, second, like) => {
    const one = said(trip, first);
    const { before, after, reply } = said(trip, first, second);
    const { types } = changedBetween(before, after);
    expect(`${types.join()} ${reply}`).toMatch(like);
    expect(one.before.plan).toEqual(one.after.plan);
  });

  test('what the plan has on another day moves there, and the other goes', () => {
    const { before, after } = said('krakow-stag', 'how much is the karting', 'id rather that than the axes');
    const { went, came } = changedBetween(before, after);
    expect(came).toEqual([]);
    expect(went).toEqual(
      before.plan.days[0]?.slots.filter(({ name }) => name === 'Axe Nation').map(({ venueId }) => venueId),
    );
  });
});
