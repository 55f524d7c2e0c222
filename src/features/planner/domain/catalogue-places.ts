import { CITIES } from '../../../catalogue/cities.ts';
import { GENERIC } from '../../../catalogue/generic.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import type { Places } from '../../../engine/places.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';

/** A catalogue by name, small enough to send to a worker. An imported city is named with its version. */
export type PlacesName = { kind: 'city'; cityId: string; version?: string } | { kind: 'generic' };

/**
 * The catalogue itself: one of the release, or the city that was `imported` under this very name and version. Any other
 * name is a broken promise of our own and throws.
 */
export function placesNamed(name: PlacesName, imported: CityCatalogue | null = null): Places {
  if (name.kind === 'generic') return { kind: 'generic', catalogue: GENERIC };
  const { cityId, version } = name;
  const city = version === undefined ? CITIES.find(({ id }) => id === cityId) : imported;
  if (city?.id !== cityId || city.version !== version) throw new Error(`no catalogue for the city ${cityId}`);
  return { kind: 'city', city };
}

export const nameOfCity = ({ id, version }: Pick<CityCatalogue, 'id' | 'version'>): PlacesName => ({
  kind: 'city',
  cityId: id,
  ...(version === undefined ? {} : { version }),
});

/** The catalogue that a plan was made from, whatever has been imported since. */
export const placesOfPlan = ({ cityId, cityVersion }: Pick<TripPlan, 'cityId' | 'cityVersion'>): PlacesName =>
  cityId === null
    ? { kind: 'generic' }
    : nameOfCity(cityVersion === undefined ? { id: cityId } : { id: cityId, version: cityVersion });
