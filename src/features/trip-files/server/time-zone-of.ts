import { placesOfPlan } from '../../planner/domain/catalogue-places.ts';
import type { KnownCities } from '../../planner/server/public.ts';
import type { FiledTrip } from './filed-trips.sql.ts';

/** The city's time zone; null where the plan is in none of our cities, or in one that is no longer here. */
export async function timeZoneOf(
  cities: KnownCities,
  { cityId, cityVersion }: Pick<FiledTrip, 'cityId' | 'cityVersion'>,
): Promise<string | null> {
  const name = placesOfPlan({ cityId, ...(cityVersion === null ? {} : { cityVersion }) });
  const places = await cities.placesNamed(name);
  return places?.kind === 'city' ? places.city.timeZone : null;
}
