import { expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';
import { namesHeld } from './names-held.ts';

const known = knownPlan();
/** The club is a bar called So What. */
const state: ConciergeState = {
  ...known,
  plan: {
    ...known.plan,
    days: known.plan.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => (slot.id === 'd1-n1' ? { ...slot, name: 'So What' } : slot)),
    })),
  },
};

test.each(['cut cahoots and so what', 'no cahoots, no so what', 'drop so what and cahoots please'])(
  '“%s” takes out both, though one of the names is made of everyday words',
  (message) => {
    const gone = readParts(state, namesHeld(message, state), { isLoose: false, topic: [] }).flatMap(({ intent }) =>
      intent.kind === 'drop' ? intent.scope.slots.map(({ slot }) => slot.id) : [intent.kind],
    );
    expect(gone.sort()).toEqual(['d1-n1', 'd2-n1']);
  },
);

test.each(['so what time is dinner', 'cut cahoots. so what can we do instead?', 'and what of cahoots'])(
  '“%s” asks, and names no such bar',
  (message) => expect(namesHeld(message, state)).toBe(message),
);
