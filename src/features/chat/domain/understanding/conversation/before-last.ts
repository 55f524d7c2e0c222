import { onlyOf } from '../../../../../shared/only-of.ts';
import { withoutVenues } from '../../commands/change-plan.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastReplyOf } from '../../wording/offers.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import { scopeOf } from '../scope.ts';

/** What somebody meant instead, and the trip to do it on: as it was before they were misunderstood. */
export interface Correction {
  state: ConciergeState;
  intent: Wish;
  /** What else was asked for in the same breath and was not misunderstood: it stays done. */
  besides?: readonly Wish[];
}

/** The trip before the last reply, where that changed it; what it could not do left it as it is. */
export function beforeLast(state: ConciergeState): ConciergeState {
  const { previous } = state;
  if (!previous || !lastChanged(state.history)) return state;
  const known = BEFORE.get(state);
  if (known) return known;
  // What came in by mistake is not what was meant, so it is not offered again.
  const came = cameIn(state, previous).map(({ slot }) => slot.venueId);
  const before = { ...state, plan: previous.plan, request: withoutVenues(previous.request, came), previous: null };
  BEFORE.set(state, before);
  return before;
}
/** Several readers ask for it of the same state, and what they read on it is kept with it. */
const BEFORE = new WeakMap<ConciergeState, ConciergeState>();

/** Less than what went; where what came costs less than that already, less than what came. */
export function cheaperStill(
  state: ConciergeState,
  base: ConciergeState,
  previous: Extract<Wish, { kind: 'swap' }>,
): Correction {
  const came = onlyOf(cameIn(state, base));
  const [went] = previous.scope.slots;
  const isLess = came && went && came.slot.pricePerPersonPence < went.slot.pricePerPersonPence;
  const want = { ...previous.want, isCheaper: true };
  if (!isLess) return { state: base, intent: { ...previous, want } };
  const scope = scopeOf([came]);
  return { state, intent: { ...previous, scope, want } };
}

/** What the plan has now and had not before. */
export function cameIn(state: ConciergeState, before: Pick<ConciergeState, 'plan'>): PlacedSlot[] {
  const had = new Set(slotsOf(before.plan).map(({ slot }) => slot.venueId));
  return slotsOf(state.plan).filter(({ slot }) => !had.has(slot.venueId));
}

/** The one place that the last change brought in for one that went, whatever else went; null where more came in, or nothing. */
export function cameAlone(state: ConciergeState): PlacedSlot | null {
  const { history, previous } = state;
  if (!previous || !lastChanged(history)) return null;
  const came = onlyOf(cameIn(state, previous));
  const wentForIt = cameIn({ ...state, plan: previous.plan }, state).filter(
    ({ day, slot }) => came && day === came.day && slot.kind === came.slot.kind,
  );
  const isSwap = onlyOf(wentForIt) !== undefined;
  return came && isSwap && lastReplyOf(history).includes(` is now ${came.slot.name}`) ? came : null;
}
