import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { impossibleWords } from '../../wording/impossible-words.ts';
import { read } from '../reading.ts';
import { readImpossible } from './read-impossible.ts';

const state = knownPlan();
const whyOf = (message: string) => {
  const intent = readImpossible(read(message, state), state);
  return intent?.kind === 'impossible' ? intent.why : null;
};

describe('a part of the trip cannot be in another place', () => {
  test.each([
    ['breakfast in new york on the friday, back by lunch', 'new york', 'in New York'],
    ['lets go to ibiza for lunch', 'ibiza', 'in Ibiza'],
    ['drinks in vegas saturday night', 'vegas', 'in Vegas'],
    ['swim to holland', 'holland', 'in Holland'],
    ['dinner on the moon', 'moon', 'on the moon'],
  ])('%s', (message, place, words) => {
    expect(whyOf(message)).toEqual({ kind: 'elsewhere', place });
    expect(impossibleWords(state, { kind: 'elsewhere', place })).toContain(words);
  });
});

describe('where people come from, what a place is like and this city are no other place', () => {
  test.each([
    'our train back to manchester is at 5',
    'something like that bar in rome',
    'dinner in london on friday',
    'we had drinks in vegas last year',
    'half of us fly in from dublin',
  ])('%s', (message) => expect(whyOf(message)).toBeNull());
});

describe('nothing is free that has a price', () => {
  test.each(['free beer all weekend', 'free prosecco for the hens', 'the cost ought to be negative'])('%s', (message) =>
    expect(whyOf(message)).toMatchObject({ kind: 'free' }),
  );
  test.each(['gluten free beer for jo', 'is there free entry?', 'something with free entry', 'alcohol free drinks'])(
    '%s is no wish for something free of charge',
    (message) => expect(whyOf(message)).toBeNull(),
  );
});

describe('nothing ends before it starts', () => {
  test.each([
    'finish at 4pm and start at 5',
    'home by noon but start at 1',
    'dinner before lunch on saturday',
    'everyone must leave before they arrive',
  ])('%s', (message) => expect(whyOf(message)).toEqual({ kind: 'backwards' }));
  test.each([
    'start at 10 and finish at 2am',
    'start at 8pm, finish by 11',
    'drinks before dinner on saturday',
    'start friday at 4 and finish sunday at 2',
  ])('%s can be had', (message) => expect(whyOf(message)).toBeNull());
});

describe('a day, an hour and a drink that cannot be', () => {
  test.each([
    ['have saturday on friday', 'other-day'],
    ['would you kindly delay saturday until sunday', 'other-day'],
    ['breakfast at midnight', 'odd-hour'],
    ['100 things on saturday', 'too-many'],
    ['dry hen do but with loads of wine', 'contradiction'],
    ['a table at hawksmoor free of charge', 'free'],
  ])('%s', (message, kind) => expect(whyOf(message)?.kind).toBe(kind));
  test.each(['move the karting to saturday', '3 bars on friday', 'breakfast at 9', 'the bride goes free of charge'])(
    '%s can be had',
    (message) => expect(whyOf(message)).toBeNull(),
  );
});

describe('nobody under 18 is planned a drink', () => {
  const needs = { ...state.request.needs, minorsPresent: true };
  const young = { ...state, request: { ...state.request, needs } };
  const isRefused = (message: string) => readImpossible(read(message, young), young) !== null;
  test.each(['champagne for the lads', 'fireball shots after the film'])('%s', (message) =>
    expect(isRefused(message)).toBe(true),
  );
  test.each(['wine for the parents at dinner', 'no beer please', 'root beer floats'])(
    '%s is another matter',
    (message) => expect(isRefused(message)).toBe(false),
  );
  test('and grown-ups may have one', () => expect(whyOf('champagne for the lads')).toBeNull());
});
