import { changed, type Outcome } from './commands/outcome.ts';
import { runIntent } from './commands/run-intent.ts';
import type { ConciergeState } from './concierge-state.ts';
import type { PlacedSlot } from './understanding/finding/find-slots.ts';
import type { Wish } from './understanding/intent.ts';

/**
 * Carries out one wish of a message. What was ordered out goes even where nothing of what should come can be had, and the
 * reply says so; only a meal stays, for nobody is left without one by an order for another.
 */
export function carriedOut(state: ConciergeState, wish: Wish, context: readonly PlacedSlot[]): Outcome {
  const outcome = runIntent(state, wish, context);
  if (wish.kind !== 'swap' || wish.goesAnyway !== true || outcome.kind !== 'said' || outcome.why === undefined)
    return outcome;
  const { slots } = wish.scope;
  const isFree = slots.length > 0 && slots.every(({ slot }) => slot.kind === 'activity' || slot.kind === 'night');
  if (!isFree) return outcome;
  const gone = runIntent(state, { kind: 'drop', scope: wish.scope }, context);
  return gone.kind === 'changed' ? changed(gone.trip, gone.remark, outcome.why) : outcome;
}
