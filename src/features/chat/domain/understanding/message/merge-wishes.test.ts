import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
/** The wishes of a message as `drop d1-a1`. */
const told = (message: string): string[] =>
  readParts(state, message, { isLoose: true, topic: [] }).map(({ intent }) =>
    `${intent.kind} ${'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id).join(' ') : ''}`.trim(),
  );

describe('a wish that names nothing is about what the words before it named', () => {
  test.each([
    ["the boat on day two, we'll skip that", 'drop d2-a2'],
    ['finance have queried the hawksmoor dinner. a more modest option is required', 'swap d2-dinner'],
    ['the museum on saturday. can that be later', 'retime d2-a1'],
    ['not a museum on the saturday the lads will riot, get bowling', 'swap d2-a1'],
  ])('%s', (message, wish) => {
    expect(told(message)).toEqual([wish]);
  });
});
