import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../engine/check-plan.ts';
import { carriedOut } from './carried-out.ts';
import { londonTrip } from './fixtures/london-trip.ts';
import { NO_PREFERENCE } from './understanding/cues/no-preference.ts';
import { slotsOf } from './understanding/finding/find-slots.ts';
import type { Wish } from './understanding/intent.ts';

const state = londonTrip();
/** Another place of a kind that nobody has, for the first slot of that kind. */
const swapOf = (kind: 'activity' | 'dinner', goesAnyway?: true): { wish: Wish; name: string } => {
  const slots = slotsOf(state.plan)
    .filter(({ slot }) => slot.kind === kind)
    .slice(0, 1);
  const scope = { slots, days: [], timesOfDay: [], kinds: [], isNamed: true };
  const want = { ...NO_PREFERENCE, typeLabel: 'quidditch' };
  return {
    wish: { kind: 'swap', scope, want, ...(goesAnyway ? { goesAnyway } : {}) },
    name: slots[0]?.slot.name ?? '',
  };
};

describe('what was ordered out', () => {
  test('goes though what should come cannot be had, and the reply says so', () => {
    const { wish, name } = swapOf('activity', true);
    const outcome = carriedOut(state, wish, []);
    if (outcome.kind !== 'changed') throw new Error(outcome.text);
    expect(slotsOf(outcome.trip.plan).map(({ slot }) => slot.name)).not.toContain(name);
    expect(outcome.aside).toContain('quidditch');
    expect(outcome.aside).not.toContain('stays');
    expect(checkPlan(outcome.trip.plan, outcome.trip.request, state.places)).toEqual([]);
  });

  test('stays where it was only to be swapped', () => {
    expect(carriedOut(state, swapOf('activity').wish, []).kind).toBe('said');
  });

  test('is given up for nothing if it is a meal', () => {
    const outcome = carriedOut(state, swapOf('dinner', true).wish, []);
    expect(outcome.kind === 'said' && outcome.text).toContain('stays');
  });
});
