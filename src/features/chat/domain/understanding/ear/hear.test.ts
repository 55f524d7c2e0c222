import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';
import { read } from '../reading.ts';
import { hear } from './hear.ts';

const state = knownPlan();
const heard = (wish: string): string => hear(read(wish, state))[0]?.label ?? '';
const kindsOf = (message: string): string[] =>
  readParts(state, message, { isLoose: false, topic: [] }).map(({ intent }) => intent.kind);

test.each([
  ['the karting is a hard no from the whole group', 'drop'],
  ['nobody is in any fit state for the karting, lose it', 'drop'],
  ['saturday wants to be a slower one', 'calmer'],
  ['this is a hen do, not a bingo night', 'wilder'],
  ['our office manager is gluten intolerant', 'diet'],
  ['my uncle is on crutches so no steps', 'step-free'],
  ['do we see any of our money if it is called off', 'refund'],
  ['are we getting a cab from dinner to the karting or walking', 'travel'],
])('“%s” sounds like %s', (wish, label) => {
  expect(heard(wish)).toBe(label);
});

test('a wish that no rule knows is read by what it sounds like', () => {
  expect(kindsOf('its more than any of us hoped so could it come in lower')).toEqual(['cheaper']);
});

test('words that sound like nothing the concierge does are no wish', () => {
  for (const words of ['purple elephant seventeen sideways', 'pretend you are a pirate'])
    expect(kindsOf(words)).toEqual(['unknown']);
});
