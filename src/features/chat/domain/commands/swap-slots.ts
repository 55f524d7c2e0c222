import { pricePerPersonPence } from '../../../../engine/candidates.ts';
import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference, Scope, Wish } from '../understanding/intent.ts';
import { listOf } from '../wording/name-slot.ts';
import { cannotSwap, nothingCheaper } from '../wording/refusals.ts';
import { addSlot, wantedVenues } from './add-slot.ts';
import { changePlan, keepsAll, newRelaxations, withoutVenues } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { replaceSlot } from './replace-slot.ts';
import { withSavings } from './within-budget.ts';

/** More than this at once is another plan, not a swap. */
export const SWAPS_MAX = 4;
/** Venues tried in a looser swap. */
const TRIES = 12;

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
    const next = isFree ? null : swapWithin({ ...state, ...trip }, now, asNight(now, want));
    if (next) trip = next;
    else stuck.push(now);
  }
  const remarks = stuck.map((target) =>
    want.isCheaper ? nothingCheaper(target, want) : cannotSwap(state, target, want),
  );
  if (trip.plan === state.plan) return refused(remarks.join(' ') || 'There is nothing there to swap.');
  return changed(trip, null, remarks.length > 0 ? remarks.join(' ') : null);
}

const SWEETS = 'Dessert bar';

/** Who wants cheaper drinks wants no ice cream for them, unless it was ice cream before. */
const asNight = ({ slot }: PlacedSlot, want: Preference): Preference =>
  slot.kind === 'night' && slot.type !== SWEETS && want.isCheaper && want.types.length + want.venueIds.length === 0
    ? { ...want, notTypes: [...(want.notTypes ?? []), SWEETS] }
    : want;

/** `a spa day on friday instead`: one thing for a whole day stands in for one of its parts, a night or a meal last. */
function swapOneOf(state: ConciergeState, targets: readonly PlacedSlot[], want: Preference): Outcome {
  const rank = ({ slot }: PlacedSlot): number => (slot.kind === 'activity' ? 0 : slot.kind === 'night' ? 1 : 2);
  const ranked = [...targets].sort((left, right) => rank(left) - rank(right));
  for (const target of ranked) {
    const trip = swapWithin(state, target, want);
    if (trip) return changed(trip);
  }
  const [first] = ranked;
  return refused(first ? cannotSwap(state, first, want) : 'There is nothing there to swap.');
}

/** Within the budget as it is; failing that, for a wish with a face, with savings elsewhere. */
export function swapWithin(state: ConciergeState, target: PlacedSlot, want: Preference): PlannedTrip | null {
  const namesNothing = want.typeLabel !== null && want.types.length + want.venueIds.length === 0;
  if (namesNothing) return null;
  const within = swapOne(state, target, want);
  const isPlain =
    want.venueIds.length + want.types.length + want.diets.length === 0 && want.mood === null && want.area === null;
  if (within || want.isCheaper || isPlain) return within;
  return withSavings(state, (stretched) => swapOne(stretched, target, want));
}

function swapOne(state: ConciergeState, target: PlacedSlot, want: Preference): PlannedTrip | null {
  const replaced = replaceSlot(state, target, want);
  if (replaced) return replaced;
  // A venue or type asked for by name may need another time, or may be of another kind (karaoke instead of karting).
  if (want.venueIds.length === 0 && want.types.length === 0) return swapLoosely(state, target, want);
  const wanted = venuesOf(state.places).filter(({ id, type }) =>
    want.venueIds.length > 0 ? want.venueIds.includes(id) : want.types.includes(type),
  );
  if (wanted.length === 0) return null;
  const emptied = dropOne(state, target, { forReplacement: true });
  if (!emptied) return null;
  const limited = want.isCheaper ? { ...want, maxPence: want.maxPence ?? cheaperThan(target) } : want;
  return addSlot({ ...state, ...emptied }, { want: limited, days: [target.day], timesOfDay: [], slotKind: null });
}

/** At most so many pence, for a place that is to cost plainly less. */
const cheaperThan = ({ slot }: PlacedSlot): number => Math.ceil(slot.pricePerPersonPence * 0.9) - 1;

/** Nothing fits the exact gap: the slot goes, and the best of its kind comes in where the rest of the day lets it. */
function swapLoosely(state: ConciergeState, { day, slot }: PlacedSlot, want: Preference): PlannedTrip | null {
  const request = withoutVenues(state.request, [slot.venueId]);
  const limited = want.isCheaper ? { ...want, maxPence: want.maxPence ?? cheaperThan({ day, slot }) } : want;
  const addition = { want: limited, days: [day], timesOfDay: [], slotKind: slot.kind };
  const room = (request.budgetCapPence ?? Number.POSITIVE_INFINITY) - state.plan.totals.slotsPerPersonPence;
  const affordable = wantedVenues({ ...state, request }, addition).filter((venue) => {
    const pence = pricePerPersonPence(venue, request.groupSize, 1);
    return (
      pence <= slot.pricePerPersonPence + Math.max(0, room) && (!want.isDearer || pence > slot.pricePerPersonPence)
    );
  });
  for (const venue of affordable.slice(0, TRIES)) {
    const result = changePlan(state, {
      request,
      freeSlotIds: [slot.id],
      add: [{ day, kind: slot.kind, venueId: venue.id }],
    });
    if (!result.ok) continue;
    const { plan } = result.value;
    const isIn = plan.days[day]?.slots.some((other) => other.venueId === venue.id);
    if (isIn && keepsAll(state.plan, plan, [slot.id]) && newRelaxations(state.plan, plan).length === 0)
      return result.value;
  }
  return null;
}

const asksOnlyDiets = (want: Preference): boolean =>
  want.venueIds.length + want.types.length === 0 && !want.isCheaper && want.maxPence === null && want.mood === null;

const catersFor = ({ places }: ConciergeState, venueId: string, diets: Preference['diets']): boolean => {
  const venue = venuesOf(places).find(({ id }) => id === venueId);
  return venue !== undefined && diets.every((diet) => venue.diets.includes(diet));
};
