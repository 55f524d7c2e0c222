import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readOnlyFree, readOnlyThat } from './read-only-that.ts';

const state = knownPlan();
const goes = (message: string): string[] | null => {
  const intent = readOnlyThat(read(message, state), state);
  return intent?.kind === 'drop' ? intent.scope.slots.map(({ slot }) => slot.id) : null;
};

describe('what alone is to be on a day stays, and the rest of that day goes', () => {
  test.each([
    ['sunday just kew then home', ['d3-lunch']],
    ['only the karting friday, nothing else', ['d1-dinner', 'd1-n1']],
    ['just the karting on friday', ['d1-dinner', 'd1-n1']],
    ['saturday just dinner', ['d2-a1', 'd2-lunch', 'd2-a2', 'd2-n1']],
  ])('%s', (message, slots) => expect(goes(message)).toEqual(slots));
});

describe('nothing goes where `just` says something else', () => {
  test.each([
    'just swap the karting on friday',
    'only 8 of us on friday',
    'is it just the karting on friday',
    'we only fancy the boat if it is dry, what do you think of that one',
  ])('%s', (message) => expect(goes(message)).toBeNull());
});

test('only free things on a day gives what costs something there for what costs nothing', () => {
  const intent = readOnlyFree(read('only free things on saturday', state), state);
  expect(intent).toMatchObject({ kind: 'swap', want: { maxPence: 0 } });
  expect(intent?.kind === 'swap' && intent.scope.slots.map(({ slot }) => slot.id)).toEqual(['d2-a2']);
});
