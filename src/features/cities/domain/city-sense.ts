import { CITIES } from '../../../catalogue/cities.ts';
import { CityGuideSchema } from '../../../catalogue/city-guide-schema.ts';
import { CitySchema, HotelSchema, PlacedVenueSchema } from '../../../catalogue/city-schema.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import { resolveDestination } from '../../planner/domain/resolve-destination.ts';
import { type CityFault, error, warning } from './city-fault.ts';
import { placeFaults } from './place-faults.ts';
import { visitFaults } from './visit-faults.ts';

/**
 * What no single field can say: whether the fields of a catalogue agree with each other and with the cities there are.
 * Entries whose form is wrong are left out, so that one slip hides nothing else; without a sound heading there is
 * nothing to say.
 */
export function senseFaults(value: object, others: readonly CityCatalogue[] = CITIES): CityFault[] {
  const { guide, ...planned } = { guide: undefined, ...value };
  const heading = CitySchema.safeParse({ ...planned, venues: [], hotels: [] });
  if (!heading.success) return [];
  const city = heading.data;
  const venues = listOf(value, 'venues').flatMap((entry, index) => {
    const read = PlacedVenueSchema.safeParse(entry);
    return read.success ? [{ place: read.data, path: ['venues', index] }] : [];
  });
  const hotels = listOf(value, 'hotels').flatMap((entry, index) => {
    const read = HotelSchema.safeParse(entry);
    return read.success ? [{ place: read.data, path: ['hotels', index] }] : [];
  });
  const known = others.filter(({ id }) => id !== city.id);
  return [
    ...headingFaults(city),
    ...nameFaults(
      { ...city, venues: venues.map(({ place }) => place), hotels: hotels.map(({ place }) => place) },
      known,
    ),
    ...takenId(city, others),
    ...placeFaults({ city, venues, hotels }),
    ...visitFaults(venues, hotels),
    ...(listOf(value, 'hotels').length === 0 ? [error(['hotels'], 'there is no hotel, and a trip needs one')] : []),
    ...guideFaults(guide, venues.map(({ place }) => place.id).concat(hotels.map(({ place }) => place.id))),
  ];
}

function listOf(value: object, field: 'venues' | 'hotels'): readonly unknown[] {
  const list: unknown = Reflect.get(value, field);
  return Array.isArray(list) ? list : [];
}

function headingFaults({ id, timeZone, centre, bounds }: CityCatalogue): CityFault[] {
  const faults: CityFault[] = [];
  if (id === 'generic') faults.push(error(['id'], 'the id “generic” is taken by the catalogue for everywhere else'));
  if (!isTimeZone(timeZone)) faults.push(error(['timeZone'], `“${timeZone}” is no time zone that this machine knows`));
  const { south, west, north, east } = bounds;
  if (south >= north) faults.push(error(['bounds'], 'bounds: south must be less than north'));
  else if (west >= east) faults.push(error(['bounds'], 'bounds: west must be less than east'));
  else if (centre.lat < south || centre.lat > north || centre.lon < west || centre.lon > east)
    faults.push(error(['centre'], 'the centre lies outside the bounds'));
  return faults;
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** A name that the planner would take for another city is never planned with. */
export function nameFaults(city: CityCatalogue, known: readonly CityCatalogue[]): CityFault[] {
  const named = [
    { name: city.name, path: ['name'] },
    ...city.aliases.map((name, index) => ({ name, path: ['aliases', index] })),
  ];
  return named.flatMap(({ name, path }) => {
    const found = resolveDestination(name, [...known, city]);
    if (found.kind === 'city' && found.cityId === city.id) return [];
    const read =
      found.kind === 'city'
        ? `would be taken for ${found.name}, which is there already`
        : 'is not recognised by the planner';
    return [error(path, `“${name}” ${read}`)];
  });
}

/** An id is for good: under that of another city, the plans and pages of that one would speak of this. */
function takenId(city: CityCatalogue, others: readonly CityCatalogue[]): CityFault[] {
  return others
    .filter((other) => other.id === city.id && resolveDestination(city.name, [other]).kind !== 'city')
    .map((other) =>
      error(['id'], `the id “${city.id}” belongs to ${other.name}, and this city is called “${city.name}”`),
    );
}

function guideFaults(guide: unknown, ids: readonly string[]): CityFault[] {
  if (guide === undefined) return [];
  const read = CityGuideSchema.safeParse(guide);
  if (!read.success) return [];
  const { stays, thingsToDo, eat, nightlife } = read.data;
  const named = [
    ...stays.map(({ hotelId }, index) => ({ id: hotelId, path: ['guide', 'stays', index, 'hotelId'] })),
    ...thingsToDo.map((id, index) => ({ id, path: ['guide', 'thingsToDo', index] })),
    ...eat.map(({ venueId }, index) => ({ id: venueId, path: ['guide', 'eat', index, 'venueId'] })),
    ...nightlife.map(({ venueId }, index) => ({ id: venueId, path: ['guide', 'nightlife', index, 'venueId'] })),
  ];
  return [
    ...named
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, path }) => error(path, `the guide names “${id}”, which is not in the lists`)),
    warning(['guide'], 'the guide is kept with the city, but a page is shown only by a release that builds it'),
  ];
}
