import { CITIES } from '../../../catalogue/cities.ts';
import { GENERIC } from '../../../catalogue/generic.ts';
import type { Places } from '../../../engine/places.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';

/** A catalogue by name, small enough to send to a worker. */
export type PlacesName = { kind: 'city'; cityId: string } | { kind: 'generic' };

/** The catalogue itself. An unknown city is a broken promise of our own and throws. */
export function placesNamed(name: PlacesName): Places {
  if (name.kind === 'generic') return { kind: 'generic', catalogue: GENERIC };
  const city = CITIES.find(({ id }) => id === name.cityId);
  if (!city) throw new Error(`no catalogue for the city ${name.cityId}`);
  return { kind: 'city', city };
}

export const placesOfPlan = (plan: Pick<TripPlan, 'cityId'>): PlacesName =>
  plan.cityId === null ? { kind: 'generic' } : { kind: 'city', cityId: plan.cityId };
