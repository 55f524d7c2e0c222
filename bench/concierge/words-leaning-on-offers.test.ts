/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

const planOf = (trip: string, ...messages: string[]) => said(trip, ...messages).after.plan;

describe('a yes that says by its name what was offered takes that up, and changes nothing else', () => {
  test.each([
    ['krakow-stag', 'any good steak places for saturday night', 'yeah the cheaper one', ['Steakhouse']],
    ['krakow-stag', 'any good steak places for saturday night', 'go on then ed red', ['Steakhouse']],
    ['london-hen', 'do you have a spa', 'yeah go for the spa', ['Spa']],
  ])('%s: %s, then %s', (trip, first, second, types) => {
    const { before, after, reply } = said(trip, first, second);
    const came = changedBetween(before, after);
    if (came.came.length > 0) expect(came.types).toEqual(expect.arrayContaining(types));
    else expect(after.plan).toEqual(before.plan);
    expect(reply).not.toMatch(/did not understand/);
  });

  test.each(['go on then the boat', 'ok go on then, the boat'])(
    '“%s”, with nothing offered, swaps no boat',
    (message) => {
      expect(planOf('london-hen', message)).toEqual(said('london-hen', message).before.plan);
    },
  );
});

describe('a choice from a list that nobody gave changes nothing', () => {
  test.each([
    ['london-hen', 'the cheapest of them'],
    ['krakow-stag', 'go for the cheapest of those then'],
    ['lisbon-hen', 'the best of these please'],
  ])('%s: %s', (trip, message) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/no list/);
  });
});

describe('what was just told costs too much, and not the whole trip', () => {
  test.each([
    ['london-hen', 'what about a spa', 'too expensive. swap the golf for bowling', 1],
    ['krakow-stag', 'any good steak places for saturday night', 'bit steep! drop the street art then', 1],
  ])('%s: %s, then %s', (trip, first, second, count) => {
    const { before, after } = said(trip, first, second);
    expect(changedBetween(before, after).went.length).toBeLessThanOrEqual(count);
    expect(after.request.budgetCapPence).toBe(before.request.budgetCapPence);
  });
});

test('what it is to make room for moves, and nothing else comes for what goes', () => {
  const { before, after } = said(
    'krakow-stag',
    'when is the axe throwing',
    'put it on saturday instead, drop the karting for it',
  );
  const { came, went } = changedBetween(before, after);
  expect(came).toEqual([]);
  expect(went).toHaveLength(1);
  const placed = after.plan.days.findIndex(({ slots }) => slots.some(({ name }) => name === 'Axe Nation'));
  expect(placed).toBe(1);
});

describe('a wish beside joy or thanks is not passed over', () => {
  test.each([
    ['london-hen', 'its her mums birthday sunday so nothing before 12', /Sunday now starts at 12:00/],
    ['krakow-stag', 'cant wait! its his birthday saturday so nothing before 1', /Saturday now starts at 13:00/],
    ['dublin-work', 'Thank you, please confirm Thursday’s timings.', /Jameson/],
  ])('%s: %s', (trip, message, told) => {
    expect(said(trip, message).reply).toMatch(told);
  });
});

describe('praise before a wish is no part of it', () => {
  test.each([
    ['london-hen', 'this looks fab!! can we drop the karting'],
    ['bristol-birthday', 'looks amazing thank you, drop the ferry'],
    ['krakow-stag', 'Alright, looks decent. drop the karting'],
    ['lisbon-hen', 'it all looks great but drop the sailing'],
  ])('%s: %s', (trip, message) => {
    const { before, after, reply } = said(trip, message);
    expect(changedBetween(before, after).went).toHaveLength(1);
    expect(reply).not.toMatch(/did not understand|stays\./);
  });
});

describe('whom a part is for is why it goes, and nothing that should come', () => {
  test.each([
    ['london-hen', 'swap the golf, its for kids'],
    ['krakow-stag', 'swap the street art its a bit for tourists'],
    ['whitby-birthday', 'change the treasure hunt, its really for children'],
  ])('%s: %s', (trip, message) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went).toHaveLength(1);
  });
});

test('what it was like is told after a change', () => {
  expect(said('london-hen', 'swap the karting', 'ok like what').reply).toMatch(/^With the last change/);
});

describe('what goes to make room for what was refused makes room for that', () => {
  test('what was too dear is asked for once more when something went', () => {
    const { before, after, reply } = said('bristol-birthday', 'add a spa', 'ok drop the ferry then');
    const { went } = changedBetween(before, after);
    if (/Or drop something first/.test(said('bristol-birthday', 'add a spa').reply)) expect(reply).toMatch(/spa/i);
    expect(went).toHaveLength(1);
  });

  test('where there was no gap it takes the place of what goes', () => {
    const refused = said('krakow-stag', 'can we get shooting in there somewhere').reply;
    const { before, after } = said('krakow-stag', 'can we get shooting in there somewhere', 'bin the karting then');
    const { came, went } = changedBetween(before, after);
    expect(went).toContain('krakow-karting-arena');
    if (/There is no gap/.test(refused)) expect(came.length).toBeGreaterThan(0);
  });
});
