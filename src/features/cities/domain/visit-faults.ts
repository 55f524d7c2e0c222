import { CITIES } from '../../../catalogue/cities.ts';
import { GENERIC } from '../../../catalogue/generic.ts';
import { parseDayHours } from '../../../catalogue/parse-hours.ts';
import { hasOwnSpot } from '../../../catalogue/spot-art.ts';
import type { Hotel, Venue, WeeklyHours } from '../../../catalogue/venue.ts';
import { type CityFault, error, warning } from './city-fault.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Listed } from './place-faults.ts';

export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly (keyof WeeklyHours)[];

/** When a group sits down, minutes after midnight. */
export const LUNCH = { from: 12 * 60, to: 14 * 60 };
export const DINNER = { from: 18 * 60 + 30, to: 20 * 60 + 30 };
export const NIGHT = { from: 20 * 60, to: 24 * 60 };

/** Whether a group can arrive between the two times and stay as long as people stay there. */
export const canArrive = (venue: Venue, day: keyof WeeklyHours, { from, to }: typeof LUNCH): boolean =>
  parsed(venue, day).some(({ open, close }) => Math.max(open, from) <= Math.min(close - venue.durationMinutes, to));

const parsed = (venue: Venue, day: keyof WeeklyHours) => {
  const text = venue.hours[day];
  return text === undefined ? [] : parseDayHours(text);
};

/** Opening hours that no visit fits into, and kinds of places that nobody has heard of. */
export function visitFaults(venues: readonly Listed<Venue>[], hotels: readonly Listed<Hotel>[]): CityFault[] {
  return [
    ...venues.flatMap(({ place, path }) => timeFaults(place, path)),
    ...venues.flatMap(({ place, path }) => typeFaults(place, path, VENUE_TYPES, 'venue')),
    ...hotels.flatMap(({ place, path }) => typeFaults(place, path, HOTEL_TYPES, 'hotel')),
  ];
}

function timeFaults(venue: Venue, path: Listed<Venue>['path']): CityFault[] {
  const at = [...path, 'hours'];
  const { name, kind, durationMinutes } = venue;
  const longest = Math.max(...WEEK.flatMap((day) => parsed(venue, day).map(({ open, close }) => close - open)));
  if (longest < durationMinutes)
    return [error(at, `venue “${name}” is never open for the ${durationMinutes} minutes that a group stays`)];
  if (kind === 'restaurant' && !WEEK.some((day) => canArrive(venue, day, LUNCH) || canArrive(venue, day, DINNER)))
    return [
      warning(at, `venue “${name}” seats nobody at lunch (12:00 to 14:00) or dinner (18:30 to 20:30): never planned`),
    ];
  if (kind === 'nightlife' && !WEEK.some((day) => canArrive(venue, day, NIGHT)))
    return [warning(at, `venue “${name}” cannot be reached between 20:00 and midnight: never planned for a night`)];
  return [];
}

const distinct = (places: readonly { type: string }[]): string[] => [...new Set(places.map(({ type }) => type))];
const VENUE_TYPES = distinct([...CITIES.flatMap(({ venues }) => venues), ...GENERIC.venues]);
const HOTEL_TYPES = distinct(CITIES.flatMap(({ hotels }) => hotels));

/** A new type is allowed: it counts as a kind of its own for variety, and gets the picture of its kind. */
function typeFaults(
  { name, type }: Venue | Hotel,
  path: Listed<Venue>['path'],
  known: readonly string[],
  word: string,
): CityFault[] {
  if (known.includes(type)) return [];
  const at = [...path, 'type'];
  const spelt = known.find((other) => other.toLowerCase() === type.toLowerCase());
  if (spelt !== undefined)
    return [warning(at, `${word} “${name}”, type “${type}” is written “${spelt}” in the other cities`)];
  if (hasOwnSpot(type)) return [];
  const hint = didYouMean(type, known);
  return [
    warning(
      at,
      `${word} “${name}”, type “${type}” is a new one${hint}: it has no picture and stands alone for variety`,
    ),
  ];
}
