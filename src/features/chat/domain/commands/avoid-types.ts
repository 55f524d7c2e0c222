import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { withoutVenues } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, said } from './outcome.ts';
import { replaceSlot } from './replace-slot.ts';

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
  let trip: PlannedTrip = { request: withoutVenues(state.request, banned), plan: state.plan };
  for (const target of planned) {
    const now = slotsOf(trip.plan).find(({ slot }) => slot.venueId === target.slot.venueId);
    if (!now) continue;
    const present = { ...state, ...trip };
    trip = replaceSlot(present, now, NO_PREFERENCE) ?? dropOne(present, now, { forReplacement: false }) ?? trip;
  }
  return changed(trip);
}
