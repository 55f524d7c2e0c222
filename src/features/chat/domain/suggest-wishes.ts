import type { TripPlan } from '../../../engine/trip-plan.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import { readIntent } from './understanding/message/read-intent.ts';
import { suggestionChoices } from './wording/suggestions.ts';

/** The same plan always has the same suggestions, and trying them out takes a tenth of a second. */
const known = new WeakMap<TripPlan, string[]>();

const WISHES = 3;

/**
 * Three wishes that have been tried on this very plan and change it; fewer only for a plan with nothing in it, or where
 * `most` says that fewer are wanted: each costs the planner some time.
 */
export function suggestWishes(state: ConciergeState, most = WISHES): string[] {
  const before = known.get(state.plan);
  if (before) return before.slice(0, most);
  const chosen: string[] = [];
  for (const choices of suggestionChoices(state.plan)) {
    if (chosen.length >= most) return chosen;
    const working = choices.find((wish) => works(state, wish));
    if (working !== undefined) chosen.push(working);
  }
  known.set(state.plan, chosen);
  return chosen;
}

function works(state: ConciergeState, wish: string): boolean {
  const intent = readIntent(wish, state);
  return intent.kind !== 'unknown' && runIntent(state, intent, []).kind === 'changed';
}
