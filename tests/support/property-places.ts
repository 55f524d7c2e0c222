import { LISBON } from '../../src/catalogue/cities/lisbon.ts';
import type { Places } from '../../src/engine/places.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { syntheticCity, syntheticGeneric } from './synthetic-city.ts';

/** Where a property is tried, each by a title: plenty to choose from, hardly anything, no city of ours, a real one. */
export const PROPERTY_PLACES: readonly (readonly [string, Places])[] = [
  ['a city with plenty to do', { kind: 'city', city: syntheticCity(11, 72) }],
  ['a city with hardly anything', { kind: 'city', city: syntheticCity(12, 18) }],
  ['a place outside our cities', { kind: 'generic', catalogue: syntheticGeneric(13, 45) }],
  ['Lisbon', { kind: 'city', city: LISBON }],
];

/** What a day holds and when, to see that nothing of it has changed. */
export const timesOn = (plan: TripPlan, day: number): string[] =>
  (plan.days[day]?.slots ?? []).map(({ venueId, startMinute }) => `${venueId} ${startMinute}`);
