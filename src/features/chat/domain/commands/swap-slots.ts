import { venuesOf } from '../../../../engine/places.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference, Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import { listOf } from '../wording/name-slot.ts';
import { nearestOnly } from '../wording/refusals.ts';
import { offerNearest } from './offer-nearest.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { refuseSwap } from './refuse-swap.ts';
import { ONLY_EATS } from './replace-slot.ts';
import { swapOne, swapWithin } from './swap-one.ts';
import { savedElsewhere } from './within-budget.ts';

/** More than this at once is another plan, not a swap. */
export const SWAPS_MAX = 4;

/** Of a whole day that is to cost less, the dearest places, as many as may be swapped at once; else all that was meant. */
export function worthSwapping({ scope, want }: Extract<Wish, { kind: 'swap' }>): Scope {
  const isWholeDay = scope.days.length === 1 && scope.kinds.length === 0 && scope.isOne !== true;
  if (!want.isCheaper || want.maxPence !== null || !isWholeDay || scope.slots.length <= SWAPS_MAX) return scope;
  const dearest = [...scope.slots].sort((one, other) => other.slot.pricePerPersonPence - one.slot.pricePerPersonPence);
  const kept = new Set(dearest.slice(0, SWAPS_MAX).map(({ slot }) => slot.id));
  return { ...scope, slots: scope.slots.filter(({ slot }) => kept.has(slot.id)) };
}

/** Puts other venues in place of the slots; each on its own, so that one that cannot be swapped stays and is named. */
export function swapSlots(state: ConciergeState, targets: readonly PlacedSlot[], want: Preference): Outcome {
  const isFine = ({ slot }: PlacedSlot) =>
    !want.isOther &&
    !want.notTypes?.includes(slot.type) &&
    want.diets.length > 0 &&
    asksOnlyDiets(want) &&
    catersFor(state, slot.venueId, want.diets);
  const fine = targets.filter(isFine);
  if (fine.length > 0 && fine.length === targets.length)
    return said(
      `${listOf(fine.map(({ slot }) => slot.name))} can cater for ${want.diets.join(' and ')} guests already.`,
    );
  const isNamed = want.types.length + want.venueIds.length > 0;
  if (isNamed && new Set(targets.map(({ slot }) => slot.kind)).size > 1) return swapOneOf(state, targets, want);
  let trip: PlannedTrip = state;
  const stuck: PlacedSlot[] = [];
  for (const target of targets.slice(0, SWAPS_MAX)) {
    const now = slotsOf(trip.plan).find(({ slot }) => slot.venueId === target.slot.venueId);
    if (!now) continue;
    // What is free cannot cost less.
    const isFree = want.isCheaper && now.slot.pricePerPersonPence === 0;
    const next = isFree ? null : swapAlike({ ...state, ...trip }, now, asNight(now, want, state));
    if (next) trip = next;
    else stuck.push(now);
  }
  const refusals = stuck.map((target) =>
    refuseSwap({ ...state, ...trip }, target, want, { mayOffer: stuck.length === 1 }),
  );
  const remarks = refusals.map(({ text }) => text);
  if (trip.plan === state.plan) {
    const only = onlyOf(stuck);
    // One offer at a time: `yes` takes the first.
    const isOffered = remarks.some((remark) => remark.includes('Say yes'));
    const instead = only && !isOffered ? offerNearest(state, only, want) : '';
    const whys = refusals.flatMap(({ why }) => (why === null ? [] : [`${why}.`]));
    const why = whys.length === refusals.length && whys.length > 0 ? whys.join(' ') : null;
    return refused(`${remarks.join(' ')}${instead}` || 'There is nothing there to swap.', why);
  }
  const lead = [nearestOnly(state, want), savedElsewhere(state, trip.plan, targets)].filter((one) => one !== null);
  return changed(trip, lead.length > 0 ? lead.join(' ') : null, remarks.length > 0 ? remarks.join(' ') : null);
}

/** `cocktails` for a night out are a bar before they are a class: only what is of the same sort takes its place. */
function swapAlike(state: ConciergeState, target: PlacedSlot, want: Preference): PlannedTrip | null {
  const ofSort = new Set(
    venuesOf(state.places).flatMap(({ type, kind }) => (kind === target.slot.venueKind ? [type] : [])),
  );
  const types = want.types.filter((type) => ofSort.has(type));
  const isMixed = types.length > 0 && types.length < want.types.length && want.venueIds.length === 0;
  return swapWithin(state, target, isMixed ? { ...want, types } : want);
}

/** Who wants cheaper drinks, or nearer ones, wants no ice cream and no bagel for them, unless it was one before. */
export const asNight = ({ slot }: PlacedSlot, want: Preference, { places }: ConciergeState): Preference =>
  slot.kind === 'night' &&
  !ONLY_EATS.test(slot.type) &&
  (want.isCheaper || want.near) &&
  want.types.length + want.venueIds.length === 0
    ? {
        ...want,
        notTypes: [
          ...(want.notTypes ?? []),
          ...venuesOf(places).flatMap(({ type }) => (NO_BAR.test(type) ? [type] : [])),
        ],
      }
    : want;

/** Where one eats late or something sweet, and no café with games. */
const NO_BAR = /bites|dessert/i;

/** `a spa day on friday instead`: one thing for a whole day stands in for one of its parts, a night or a meal last. */
function swapOneOf(state: ConciergeState, targets: readonly PlacedSlot[], want: Preference): Outcome {
  const rank = ({ slot }: PlacedSlot): number => (slot.kind === 'activity' ? 0 : slot.kind === 'night' ? 1 : 2);
  const ranked = [...targets].sort((left, right) => rank(left) - rank(right));
  const swapped = (swap: typeof swapWithin): Outcome | null => {
    for (const target of ranked) {
      const trip = swap(state, target, want);
      const lead = trip && [nearestOnly(state, want), savedElsewhere(state, trip.plan, [target])].filter(Boolean);
      if (trip && lead) return changed(trip, lead.length > 0 ? lead.join(' ') : null);
    }
    return null;
  };
  const done = swapped(swapOne) ?? swapped(swapWithin);
  if (done) return done;
  const [first] = ranked;
  return refused(first ? refuseSwap(state, first, want, { mayOffer: true }).text : 'There is nothing there to swap.');
}

const asksOnlyDiets = (want: Preference): boolean =>
  want.venueIds.length + want.types.length === 0 &&
  !want.isCheaper &&
  want.maxPence === null &&
  want.mood === null &&
  want.area === null &&
  want.feature === undefined &&
  want.near === undefined;

const catersFor = ({ places }: ConciergeState, venueId: string, diets: Preference['diets']): boolean => {
  const venue = venuesOf(places).find(({ id }) => id === venueId);
  return venue !== undefined && diets.every((diet) => venue.diets.includes(diet));
};
