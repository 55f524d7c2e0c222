import type { CityCatalogue, Venue, WeeklyHours } from '../../src/catalogue/venue.ts';
import type { Places } from '../../src/engine/places.ts';
import { planTrip } from '../../src/engine/plan-trip.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { PinnedSlot, SlotKind, TripRequest } from '../../src/engine/trip-request.ts';
import { tripRequest } from './trip-requests.ts';

const CENTRE = { lat: 51.5, lon: -0.1 };
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The same hours every day. */
export const daily = (hours: string): WeeklyHours => Object.fromEntries(DAYS.map((day) => [day, hours]));

/** A venue of the small town, in its middle unless it says otherwise: open all day, an hour, £10, for everybody. */
export function townVenue(name: string, changes: Partial<Venue> = {}): Venue {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    kind: 'activity',
    name,
    area: 'Middle',
    ...CENTRE,
    hours: daily('08:00-28:00'),
    durationMinutes: 60,
    price: { minor: 10_00, currency: 'GBP', per: 'person' },
    groupSize: { min: 1, max: 100 },
    type: name,
    vibes: [],
    events: [],
    indoor: true,
    stepFree: true,
    adultsOnly: false,
    alcohol: 'none',
    diets: [],
    quality: 3,
    description: `${name}, for the whole group.`,
    website: null,
    asOf: '2026-10',
    source: 'a test',
    ...changes,
  };
}

/** A town with these venues only, and with no hotel: every day begins and ends in its middle. */
export const smallTown = (venues: readonly Venue[]): Places => ({
  kind: 'city',
  city: {
    id: 'small-town',
    name: 'Small Town',
    country: 'Nowhere',
    currency: 'GBP',
    timeZone: 'Europe/London',
    aliases: [],
    centre: CENTRE,
    bounds: { south: 51.4, west: -0.3, north: 51.6, east: 0.1 },
    detourFactor: 1.3,
    venues,
    hotels: [],
  } satisfies CityCatalogue,
});

/** What is on a day of the small town: the venue, as what, and when. */
export interface TownStop {
  day: number;
  venue: Venue;
  kind?: SlotKind;
  startMinute: number;
}

/**
 * A trip to the small town with exactly these stops, planned by the planner itself: Friday, Saturday and Sunday from
 * 9:00 to 2:00, Sunday to 17:00, no meal asked for but those that are there. Nothing is pinned.
 */
export function townTrip(
  stops: readonly TownStop[],
  changes: Partial<TripRequest> = {},
): { request: TripRequest; plan: TripPlan; places: Places } {
  const pinned = stops.map(
    ({ day, venue, kind = 'activity', startMinute }): PinnedSlot => ({ day, kind, venueId: venue.id, startMinute }),
  );
  const has = (day: number, kind: SlotKind): boolean => pinned.some((pin) => pin.day === day && pin.kind === kind);
  const base = tripRequest(changes);
  const days = base.days.map((day, index) => ({
    ...day,
    startMinute: 540,
    endMinute: index === 2 ? 1020 : 1560,
    needsLunch: has(index, 'lunch'),
    needsDinner: has(index, 'dinner'),
  }));
  const request = { ...base, days };
  const places = smallTown([...new Set(stops.map(({ venue }) => venue))]);
  const plan = planTrip({ ...request, pinned }, places, { seed: 1, iterations: 20, destination: 'Small Town' });
  return { request, plan, places };
}

/** Minutes after midnight of a clock such as `14:30`. */
export const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A stop of a small trip, its start told by the clock. */
export const townStop = (day: number, venue: Venue, clock: string, kind?: TownStop['kind']): TownStop => ({
  day,
  venue,
  startMinute: minuteOf(clock),
  ...(kind && { kind }),
});
