import { checkPlan } from '../../../../engine/check-plan.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../../engine/trip-request.ts';
import { venueFit } from '../../../../engine/venue-fit.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';
import { listOf } from '../wording/name-slot.ts';
import { isHeld } from './hold-slots.ts';
import { replacements, replaceSlot } from './replace-slot.ts';

/** How far over the limit a wish may go before savings elsewhere bring it back, pence a person. */
const STRETCH_PENCE = 80_00;
const SAVINGS_MAX = 2;
/** Candidates for a saving that are tried before giving up. */
const TRIES = 4;
/** Of the most that a slot could save: a little less leaves better places to choose from. */
const NEARLY_MOST = 0.7;

interface Saving {
  target: PlacedSlot;
  want: Preference;
  /** Points of fit given up. */
  loss: number;
}

/**
 * Grants a wish that the budget alone forbids, by saving elsewhere: at most two other slots become cheaper ones, never
 * those the wish brought in, has just been about or names as `kept`. Null when that is not enough, or when the plan has no limit.
 */
export function withSavings(
  state: ConciergeState,
  grant: (stretched: ConciergeState) => PlannedTrip | null,
  kept: readonly string[] = [],
): PlannedTrip | null {
  const capPence = state.request.budgetCapPence;
  if (capPence === null) return null;
  const request = withCap(state.request, capPence + STRETCH_PENCE);
  const granted = grant({ ...state, request, plan: { ...state.plan, budgetCapPence: capPence + STRETCH_PENCE } });
  if (!granted) return null;
  const known = new Set(slotsOf(state.plan).map(({ slot }) => slot.venueId));
  const fresh = slotsOf(granted.plan).flatMap(({ slot }) => (known.has(slot.venueId) ? [] : [slot.venueId]));
  return underCap(state, swapDown(state, granted, capPence, SAVINGS_MAX, [...fresh, ...kept]), capPence);
}

/**
 * What was given up elsewhere so that a wish keeps to the limit, said before it is done; null where nothing was. `asked` are
 * the slots that the wish was about.
 */
export function savedElsewhere({ plan }: ConciergeState, next: TripPlan, asked: readonly PlacedSlot[]): string | null {
  const there = new Set(slotsOf(next).map(({ slot }) => slot.venueId));
  const gone = slotsOf(plan).filter(
    ({ slot }) => !there.has(slot.venueId) && !asked.some((one) => one.slot.id === slot.id),
  );
  return gone.length === 0 || plan.budgetCapPence === null
    ? null
    : `To keep within your limit of ${formatPounds(plan.budgetCapPence)}, something that costs less takes the place of ${listOf(gone.map(({ slot }) => slot.name))}.`;
}

/** Swaps the slots with most to save, one at a time, until the target is reached or nothing cheaper fits. */
export function swapDown(
  state: ConciergeState,
  from: PlannedTrip,
  targetPence: number,
  swapsMax: number,
  spared: readonly string[] = [],
): PlannedTrip {
  let trip = from;
  for (let swaps = 0; swaps < swapsMax && trip.plan.totals.slotsPerPersonPence > targetPence; swaps += 1) {
    const deficit = trip.plan.totals.slotsPerPersonPence - targetPence;
    const next = bestSaving({ ...state, ...trip }, deficit, spared);
    if (!next) break;
    trip = next;
  }
  return trip;
}

/** A cheaper venue in one slot: the one that covers the deficit with the least loss of fit, or else saves most. */
function bestSaving(state: ConciergeState, deficitPence: number, spared: readonly string[]): PlannedTrip | null {
  const open = slotsOf(state.plan).filter((one) => !spared.includes(one.slot.venueId) && !isHeld(state, one));
  const enough = open.flatMap((target) => savingOf(state, target, target.slot.pricePerPersonPence - deficitPence));
  const most = open
    .map((target) => ({ target, saving: mostSaved(state, target) }))
    .filter(({ saving }) => saving > 0)
    .sort((left, right) => right.saving - left.saving)
    .flatMap(({ target, saving }) => savingOf(state, target, target.slot.pricePerPersonPence - saving * NEARLY_MOST));
  const ranked = [...enough.sort((left, right) => left.loss - right.loss), ...most];
  for (const { target, want } of ranked.slice(0, TRIES)) {
    const next = replaceSlot(state, target, want);
    if (next) return next;
  }
  return null;
}

function savingOf(state: ConciergeState, target: PlacedSlot, maxPence: number): Saving[] {
  if (maxPence < 0) return [];
  const want = { ...NO_PREFERENCE, isCheaper: true, maxPence };
  const [best] = replacements(state, target, want);
  const present = venuesOf(state.places).find(({ id }) => id === target.slot.venueId);
  if (!best || !present) return [];
  return [{ target, want, loss: venueFit(present, state.request).total - best.fitPoints }];
}

function mostSaved(state: ConciergeState, target: PlacedSlot): number {
  const want = { ...NO_PREFERENCE, isCheaper: true };
  return Math.max(0, ...replacements(state, target, want).map((one) => -one.deltaPencePerPerson));
}

/** The trip with this cap as its own; null when it costs more or does not pass the checker. */
export function underCap({ places }: ConciergeState, trip: PlannedTrip, capPence: number): PlannedTrip | null {
  if (trip.plan.totals.slotsPerPersonPence > capPence) return null;
  const relaxations = trip.plan.relaxations.filter(({ kind }) => kind !== 'budget-raised');
  const plan: TripPlan = { ...trip.plan, budgetCapPence: capPence, relaxations };
  const request = withCap(trip.request, capPence);
  return checkPlan(plan, request, places).length === 0 ? { request, plan } : null;
}

export const withCap = (request: TripRequest, capPence: number): TripRequest => ({
  ...request,
  budgetCapPence: capPence,
  budgetFloorPence: Math.min(request.budgetFloorPence, capPence),
});
