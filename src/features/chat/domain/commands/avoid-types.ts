import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { withoutVenues } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, said } from './outcome.ts';
import { replaceSlot } from './replace-slot.ts';
import { swapSlots } from './swap-slots.ts';

/** Bans a kind of venue from the trip, or only from some days, and swaps or drops the slots that are of it. */
export function avoidTypes(
  state: ConciergeState,
  types: readonly string[],
  label: string,
  days: readonly number[],
): Outcome {
  const ofKind = venuesOf(state.places).filter((venue) => types.includes(venue.type));
  const planned = slotsOf(state.plan).filter(
    ({ day, slot }) => types.includes(slot.type) && (days.length === 0 || days.includes(day)),
  );
  const banned = days.length === 0 ? ofKind.map((venue) => venue.id) : planned.map(({ slot }) => slot.venueId);
  if (planned.length === 0) {
    const isBanned = banned.every((id) => state.request.bannedVenueIds.includes(id));
    if (isBanned || banned.length === 0) return said(`There is no ${label} in the plan, and it stays that way.`);
    return changed(
      { request: withoutVenues(state.request, banned), plan: state.plan },
      `There was no ${label} in the plan, and now none will come in.`,
    );
  }
  // What is still in the plan is banned when its turn comes: no plan with a banned place in it passes the checker.
  const there = new Set(planned.map(({ slot }) => slot.venueId));
  const others = banned.filter((id) => !there.has(id));
  let trip: PlannedTrip = { request: withoutVenues(state.request, others), plan: state.plan };
  for (const target of planned) {
    const now = slotsOf(trip.plan).find(({ slot }) => slot.venueId === target.slot.venueId);
    if (!now) continue;
    const present = { ...state, ...trip, request: withoutVenues(trip.request, [target.slot.venueId]) };
    trip =
      replaceSlot(present, now, NO_PREFERENCE) ??
      otherwiseSwapped(present, now) ??
      dropOne(present, now, { forReplacement: false }) ??
      trip;
  }
  return changed({ ...trip, request: withoutVenues(trip.request, banned) });
}

/** Another place that fits only at another hour, or for a saving elsewhere, before the part is lost. */
function otherwiseSwapped(state: ConciergeState, target: PlacedSlot): PlannedTrip | null {
  const outcome = swapSlots(state, [target], NO_PREFERENCE);
  return outcome.kind === 'changed' ? outcome.trip : null;
}
