import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readCheaperKind } from './read-cheaper-kind.ts';

const state = knownPlan();

test.each(['cheapest possible club friday', 'a cheaper club please'])(
  '“%s” wants the club of the plan for less, and a club still',
  (message) => {
    const intent = readCheaperKind(read(message, state), state);
    expect(intent).toMatchObject({ kind: 'swap', want: { isCheaper: true } });
    expect(intent?.kind === 'swap' && intent.scope.slots.map(({ slot }) => slot.id)).toEqual(['d1-n1']);
    expect(intent?.kind === 'swap' && intent.want.types).toContain('Club');
  },
);

test.each(['any cheaper clubs', 'add a cheap club friday', 'cheaper casino please', 'a club friday'])(
  '“%s” says something else',
  (message) => expect(readCheaperKind(read(message, state), state)).toBeNull(),
);
