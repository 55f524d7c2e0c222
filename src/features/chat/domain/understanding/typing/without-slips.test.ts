import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { withoutSlips } from './without-slips.ts';
import { MEANT_AS_WRITTEN, WORDS_READ } from './words-read.ts';

const state = knownPlan();

test.each([
  ['the seconnd one', 'the second one'],
  ['Keep everythng as it is', 'Keep everything as it is'],
  ['a limit of five hunred pounds', 'a limit of five hundred pounds'],
  ['DITHC THE BOAT', 'DITCH THE BOAT'],
  ["sat's dinner & the boat", "saturday's dinner and the boat"],
  ['we like 2 see a show', 'we like to see a show'],
  ['keep that.but lose the tour', 'keep that. but lose the tour'],
])('%s is a slip of the fingers', (typed, meant) => {
  expect(withoutSlips(typed, state).toLowerCase()).toBe(meant.toLowerCase());
});

test.each([
  'stiff drinks',
  'the eighth person',
  'my mate Stephe is in',
  'laser tag',
  "dont swap it, it's fine",
  'is it on huzzah.co.uk',
  'dinner at 7.30.',
])('%s is meant as it is written', (typed) => {
  expect(withoutSlips(typed, state)).toBe(typed);
});

test('no name of the city is taken for a slip', () => {
  const places = { kind: 'city' as const, city: { ...cityOf(), venues: named('Seconda Dinnes') } };
  expect(withoutSlips('the seconda dinnes', { ...state, places })).toBe('the seconda dinnes');
  expect(withoutSlips('the seconda dinnes', state)).toBe('the second dinner');
});

test('no word is both read and an exception', () => {
  expect(WORDS_READ.filter((word) => MEANT_AS_WRITTEN.has(word))).toEqual([]);
});

test('a slip changes no answer, even in a word that only a sentence is read by', () => {
  const asked = (message: string): string => answerMessage(state, message).reply;
  expect(asked('what would it cost were we ten rathr than eight')).toBe(
    asked('what would it cost were we ten rather than eight'),
  );
});

function cityOf() {
  if (state.places.kind !== 'city') throw new Error('the known plan is of a city');
  return state.places.city;
}
function named(name: string) {
  const [first] = cityOf().venues;
  if (!first) throw new Error('a city has venues');
  return [{ ...first, name }];
}
