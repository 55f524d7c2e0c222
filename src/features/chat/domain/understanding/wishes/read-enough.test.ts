import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readEnough } from './read-enough.ts';

const state = knownPlan();
const goes = (message: string): string[] | null => {
  const intent = readEnough(read(message, state), state);
  return intent?.kind === 'drop' ? intent.scope.slots.map(({ slot }) => slot.id) : null;
};

describe('what is beyond the number goes, the last first, and never what is to stay', () => {
  test.each([
    ['one activity saturday is plenty', ['d2-a2']],
    ['one thing on saturday is ample, keep the museum', ['d2-a2']],
    ['one thing on saturday is ample, keep the boat', ['d2-a1']],
    ['just one activity on saturday, the boat stays', ['d2-a1']],
  ])('%s', (message, slots) => expect(goes(message)).toEqual(slots));
});

test.each(['one more activity on saturday', 'two activities saturday is plenty', 'one activity on saturday'])(
  '“%s” takes nothing out',
  (message) => expect(goes(message)).toBeNull(),
);
