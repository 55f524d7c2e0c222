import { pricePerPersonPence } from '../../../../engine/candidates.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { putInPlace } from '../../../../engine/put-in-place.ts';
import { swapSlot } from '../../../../engine/slot-ideas.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';
import { addSlot, wantedVenues } from './add-slot.ts';
import { newRelaxations, withoutVenues } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { replaceSlot, withVenue } from './replace-slot.ts';
import { withSavings } from './within-budget.ts';

/** Venues tried in a looser swap. */
const TRIES = 12;
/** The part of a price by which another is plainly higher. */
const PLAINLY = 0.1;

/** Within the budget as it is; failing that, for a wish with a face, with savings elsewhere, though not at the places `kept`. */
export function swapWithin(
  state: ConciergeState,
  target: PlacedSlot,
  want: Preference,
  kept: readonly string[] = [],
): PlannedTrip | null {
  const namesNothing = want.typeLabel !== null && want.types.length + want.venueIds.length === 0;
  if (namesNothing) return null;
  const within = swapOne(state, target, want);
  const isPlain =
    want.venueIds.length + want.types.length + want.diets.length === 0 &&
    want.mood === null &&
    want.area === null &&
    want.feature === undefined &&
    want.near === undefined;
  if (within || want.isCheaper || isPlain) return within;
  return withSavings(state, (stretched) => swapOne(stretched, target, want), kept);
}

/** The one place that is wanted, as the list of ideas shows it: about the same hour, the rest where it was. */
function asListed(state: ConciergeState, { slot }: PlacedSlot, { venueIds }: Preference): PlannedTrip | null {
  const venueId = onlyOf(venueIds);
  if (venueId === undefined) return null;
  const request = withoutVenues(state.request, [slot.venueId]);
  const idea = swapSlot(state.plan, request, state.places, slot.id, venueId);
  const isWhole = idea !== null && newRelaxations(state.plan, idea.plan).length === 0;
  return isWhole && idea.raisesBudgetToPence === null ? { request: idea.request, plan: idea.plan } : null;
}

/** Within the budget as it is, or null. */
export function swapOne(state: ConciergeState, target: PlacedSlot, want: Preference): PlannedTrip | null {
  const listed = asListed(state, target, want);
  if (listed) return listed;
  const replaced = replaceSlot(state, target, want);
  if (replaced && (want.isDearer !== true || isFelt(state, replaced, target))) return replaced;
  // A venue or type asked for by name may need another time, or may be of another kind (karaoke instead of karting).
  if (want.venueIds.length === 0 && want.types.length === 0) {
    // The best that the limit allows is no better: what would be, and the limit for it, is said instead.
    return swapLoosely(state, target, want) ?? (want.isBest ? null : replaced);
  }
  const wanted = venuesOf(state.places).filter(({ id, type }) =>
    want.venueIds.length > 0 ? want.venueIds.includes(id) : want.types.includes(type),
  );
  if (wanted.length === 0) return null;
  const inPlace = wantedInPlace(state, target, want);
  if (inPlace) return inPlace;
  const emptied = dropOne(state, target, { forReplacement: true });
  if (!emptied) return null;
  const limited = want.isCheaper ? { ...want, maxPence: want.maxPence ?? cheaperThan(target) } : want;
  return addSlot({ ...state, ...emptied }, { want: limited, days: [target.day], timesOfDay: [], slotKind: null });
}

/** One of the wanted places at about the hour of the old one, where a small shift of what stands beside it makes room. */
function wantedInPlace(state: ConciergeState, { day, slot }: PlacedSlot, want: Preference): PlannedTrip | null {
  const request = withoutVenues(state.request, [slot.venueId]);
  const limited = want.isCheaper ? { ...want, maxPence: want.maxPence ?? cheaperThan({ day, slot }) } : want;
  const addition = { want: limited, days: [day], timesOfDay: [], slotKind: slot.kind };
  const venueIds = wantedVenues({ ...state, request }, addition).map(({ id }) => id);
  return putInPlace(state.plan, request, state.places, { day, slot }, venueIds.slice(0, TRIES));
}

/** Whoever wants it smarter means to spend more: one that costs much the same is taken only where none is plainly dearer. */
const isFelt = ({ plan }: ConciergeState, next: PlannedTrip, { slot }: PlacedSlot): boolean =>
  next.plan.totals.slotsPerPersonPence - plan.totals.slotsPerPersonPence >= slot.pricePerPersonPence * PLAINLY;

/** At most so many pence, for a place that is to cost plainly less. */
const cheaperThan = ({ slot }: PlacedSlot): number => Math.ceil(slot.pricePerPersonPence * 0.9) - 1;

/** Nothing fits the exact gap: the slot goes, and the best of its kind comes in where the rest of the day lets it. */
function swapLoosely(state: ConciergeState, target: PlacedSlot, want: Preference): PlannedTrip | null {
  const { day, slot } = target;
  const request = withoutVenues(state.request, [slot.venueId]);
  const limited = want.isCheaper ? { ...want, maxPence: want.maxPence ?? cheaperThan(target) } : want;
  const addition = { want: limited, days: [day], timesOfDay: [], slotKind: slot.kind };
  const room = (request.budgetCapPence ?? Number.POSITIVE_INFINITY) - state.plan.totals.slotsPerPersonPence;
  const affordable = wantedVenues({ ...state, request }, addition).filter((venue) => {
    const pence = pricePerPersonPence(venue, request.groupSize, 1);
    return (
      pence <= slot.pricePerPersonPence + Math.max(0, room) &&
      (!want.isDearer || pence >= slot.pricePerPersonPence * (1 + PLAINLY))
    );
  });
  for (const venue of affordable.slice(0, TRIES)) {
    const trip = withVenue(state, target, request, venue.id);
    if (trip) return trip;
  }
  return null;
}
