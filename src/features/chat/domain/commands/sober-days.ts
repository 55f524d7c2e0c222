import { venuesOf } from '../../../../engine/places.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/intent.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, said } from './outcome.ts';
import { replaceSlot } from './replace-slot.ts';

/** No place where drinking is the point on these days, or these times of them; the other days keep theirs. */
export function soberDays(state: ConciergeState, { days, timesOfDay }: Scope): Outcome {
  const { plan, places } = state;
  const venues = venuesOf(places);
  const dry = venues.filter(({ alcohol }) => alcohol !== 'central').map(({ id }) => id);
  const isDry = (venueId: string): boolean => !venues.some(({ id }) => id === venueId) || dry.includes(venueId);
  const wet = slotsOf(plan).filter(
    ({ day, slot }) =>
      days.includes(day) && (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay)) && !isDry(slot.venueId),
  );
  const when = listOf(days.map((day) => dayName(plan, day)));
  if (wet.length === 0) return said(`Nothing on ${when} is about drinking, so the plan stays as it is.`);
  let trip: PlannedTrip = state;
  for (const target of wet) {
    const now = slotsOf(trip.plan).find(({ slot }) => slot.venueId === target.slot.venueId);
    if (!now) continue;
    const present = { ...state, ...trip };
    trip =
      replaceSlot(present, now, { ...NO_PREFERENCE, venueIds: dry }) ??
      dropOne(present, now, { forReplacement: false }) ??
      trip;
  }
  return changed(trip, `No place where drinking is the point on ${when}; the other days are as they were.`);
}
