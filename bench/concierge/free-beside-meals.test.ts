/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import { intentsOf, tripOf } from './trip-for-tests.ts';

describe('some free time before a meal is an hour of that day, and no whole afternoon', () => {
  test.each([
    ['london-hen', 'a bit of free time before dinner on saturday please', 1],
    ['krakow-stag', 'lads need time to get ready before dinner friday', 0],
    ['prague-stag', 'could we have some down time after lunch on sunday', 2],
  ])('%s: %s', (trip, message, day) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'some-free', minutes: 60, within: { day } }]);
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went.length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['london-hen', 'can we have a bit of free time before dinner'],
    ['lisbon-hen', 'more free time after lunch would be good'],
  ])('%s: on which day is asked: %s', (trip, message) => {
    expect(said(trip, message).reply).toMatch(/^On which day\?\n1\. Keep an hour free/);
    expect(said(trip, message).after.plan).toEqual(tripOf(trip).plan);
    expect(said(trip, message, 'the second').reply).toMatch(/Saturday|Friday/);
  });

  test.each([
    [
      'krakow-stag',
      'could we please reduce friday to one activity and allow some free time before dinner?',
      ['at-most', 'some-free'],
    ],
  ])('%s: beside another wish it is done as well: %s', (trip, message, kinds) => {
    expect(intentsOf(trip, message).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('what nobody is to do is not put in', () => {
  test.each([
    ['krakow-stag', 'drop the axe throwing', 'Please make sure nobody has to do the axe throwing.'],
    ['london-hen', 'drop the karting', 'make sure none of us have to do karting'],
  ])('%s: %s, then %s', (trip, first, second) => {
    const { before, after } = said(trip, first, second);
    expect(changedBetween(before, after).came).toEqual([]);
  });
});

describe('what is said for a change, or once more of the same, is no wish of its own', () => {
  test.each([
    [
      'london-hen',
      'can we swap friday and saturday nights over? heaven on the friday makes more sense',
      ['exchange-days'],
    ],
    ['bristol-birthday', 'he hates museums, get rid of them all', ['avoid']],
  ])('%s: %s', (trip, message, kinds) => {
    expect(intentsOf(trip, message).map(({ kind }) => kind)).toEqual(kinds);
  });
});

test('two others change places as well', () => {
  const messages = ['swap the axes and the street art round', 'and the underground with the karting'] as const;
  const { before, after } = said('krakow-stag', ...messages);
  const { came, went } = changedBetween(before, after);
  expect([came, went]).toEqual([[], []]);
});

test('a sum beside a nicer meal is what that meal may cost', () => {
  const { before, after } = said('krakow-stag', 'the lads want a nice dinner saturday, budget 45 a head');
  const { went, came, types } = changedBetween(before, after);
  expect([went.length, came.length, types.length]).toEqual([1, 1, 1]);
  const dinner = after.plan.days[1]?.slots.find(({ kind }) => kind === 'dinner');
  expect(dinner?.pricePerPersonPence).toBeLessThanOrEqual(45_00);
  expect(after.request.budgetCapPence).toBe(before.request.budgetCapPence);
});

describe('what the plan does not have goes nowhere, and comes back where it is put back', () => {
  test.each([
    ['krakow-stag', 'is the karting any good', 'and lose the boat, too many things'],
    ['bristol-birthday', 'how far is pieminister', 'and drop the karaoke, we did that last year'],
  ])('%s: %s, then %s', (trip, first, second) => {
    const { before, after, reply } = said(trip, first, second);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/no |not in the plan/);
  });

  test.each([
    ['krakow-stag', 'put the spa back'],
    ['prague-stag', 'hmm put the bowling back in please'],
  ])('%s: %s', (trip, message) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'add' }]);
  });
});
