import { isPinOf } from '../../../../engine/is-pin-of.ts';
import type { PinnedSlot } from '../../../../engine/trip-request.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import type { Outcome } from './outcome.ts';

/** The pin that holds a slot at its hour. */
export const pinOf = ({ day, slot: { kind, venueId, startMinute } }: PlacedSlot): PinnedSlot => ({
  day,
  kind,
  venueId,
  startMinute,
});

/** Whether the organiser, or the message, holds a slot where it is. */
export const isHeld = ({ request }: Pick<ConciergeState, 'request'>, { day, slot }: PlacedSlot): boolean =>
  request.pinned.some((pin) => isPinOf(pin, day, slot));

/** The state with these slots held while something else of the plan changes. */
export const holding = (state: ConciergeState, pins: readonly PinnedSlot[]): ConciergeState =>
  pins.length === 0 ? state : { ...state, request: { ...state.request, pinned: [...state.request.pinned, ...pins] } };

/** What was done while these pins held, without them. */
export function released(outcome: Outcome, pins: readonly PinnedSlot[]): Outcome {
  if (outcome.kind === 'said' || pins.length === 0) return outcome;
  const { request, plan } = outcome.trip;
  const pinned = request.pinned.filter((pin) => !pins.includes(pin));
  return { ...outcome, trip: { plan, request: { ...request, pinned } } };
}
