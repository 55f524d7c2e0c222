import { venuesOf } from '../../../../engine/places.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { TimeOfDay } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Scope } from '../understanding/scope.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, said } from './outcome.ts';
import { replaceSlot } from './replace-slot.ts';

/** `on Saturday`, `during the day`, `in the evening on Friday`. */
function inWords(plan: TripPlan, days: readonly number[], timesOfDay: readonly TimeOfDay[]): string {
  const time = TIME_WORDS.find(([times]) => times.length > 0 && times.every((one) => timesOfDay.includes(one)))?.[1];
  const onDays = days.length > 0 ? `on ${listOf(days.map((day) => dayName(plan, day)))}` : '';
  return [timesOfDay.length > 0 ? time : undefined, onDays]
    .filter((words) => words !== undefined && words !== '')
    .join(' ');
}

const TIME_WORDS: readonly (readonly [readonly TimeOfDay[], string])[] = [
  [['Morning', 'Afternoon'], 'during the day'],
  [['Morning'], 'in the morning'],
  [['Afternoon'], 'in the afternoon'],
  [['Evening'], 'in the evening'],
];

/** No place where drinking is the point on these days, or these times of them; the other days keep theirs. */
export function soberDays(state: ConciergeState, { days: named, timesOfDay }: Scope): Outcome {
  const { plan, places } = state;
  const days = named.length > 0 ? named : [...plan.days.keys()];
  const venues = venuesOf(places);
  const dry = venues.filter(({ alcohol }) => alcohol !== 'central').map(({ id }) => id);
  const isDry = (venueId: string): boolean => !venues.some(({ id }) => id === venueId) || dry.includes(venueId);
  const wet = slotsOf(plan).filter(
    ({ day, slot }) =>
      days.includes(day) && (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay)) && !isDry(slot.venueId),
  );
  const when = inWords(plan, named, timesOfDay);
  if (wet.length === 0) return said(`Nothing ${when} is about drinking, so the plan stays as it is.`);
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
  const rest = timesOfDay.length > 0 ? 'the rest is as it was' : 'the other days are as they were';
  return changed(trip, `No place where drinking is the point ${when}; ${rest}.`);
}
