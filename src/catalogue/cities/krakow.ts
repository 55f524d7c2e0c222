import type { GuidedCity } from '../venue.ts';
import { KRAKOW_ACTIVITIES } from './krakow-activities.ts';
import { KRAKOW_GUIDE } from './krakow-guide.ts';
import { KRAKOW_HOTELS } from './krakow-hotels.ts';
import { KRAKOW_NIGHTLIFE } from './krakow-nightlife.ts';
import { KRAKOW_RESTAURANTS } from './krakow-restaurants.ts';

/** Krakow with Nowa Huta and Wieliczka. The Old Town and Kazimierz are flat and dense, the river has few bridges. */
export const KRAKOW: GuidedCity = {
  id: 'krakow',
  name: 'Krakow',
  country: 'Poland',
  currency: 'PLN',
  timeZone: 'Europe/Warsaw',
  aliases: ['cracow', 'cracovia', 'krakau', 'cracovie', 'krakow poland', 'cracow poland', 'stare miasto krakow'],
  centre: { lat: 50.06143, lon: 19.93658 },
  bounds: { south: 49.95, west: 19.78, north: 50.13, east: 20.12 },
  detourFactor: 1.27,
  venues: [...KRAKOW_ACTIVITIES, ...KRAKOW_RESTAURANTS, ...KRAKOW_NIGHTLIFE],
  hotels: KRAKOW_HOTELS,
  guide: KRAKOW_GUIDE,
};
