import { describe, expect, test } from 'vitest';
import { knownPlan } from '../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();

/** What a message comes to: the kinds of its wishes, each with the slots it is about. */
const told = (message: string): string[] =>
  readParts(state, message, { isLoose: true, topic: [] }).map(({ intent }) =>
    [intent.kind, ...('scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [])].join(' '),
  );

describe('a meal that is only spoken against is given for another', () => {
  test.each([
    ['steak again no thx', 'swap d2-dinner'],
    ['mildreds again no thx', 'swap d2-lunch'],
  ])('%s', (message, wish) => expect(told(message)).toEqual([wish]));
});

test('who asks for one that will do gets another place, whatever it is for', () =>
  expect(told('cahoots wont let a stag in. find one that will')).toEqual(['swap d2-n1']));

describe('what is ordered out goes, and nothing comes for it', () => {
  test.each([
    ['drop hawksmoor', 'drop d2-dinner'],
    ['no need for hawksmoor', 'drop d2-dinner'],
    ['leave out the karting', 'drop d1-a1'],
  ])('%s', (message, wish) => expect(told(message)).toEqual([wish]));
});
