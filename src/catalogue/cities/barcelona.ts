import type { GuidedCity } from '../venue.ts';
import { BARCELONA_ACTIVITIES } from './barcelona-activities.ts';
import { BARCELONA_GUIDE } from './barcelona-guide.ts';
import { BARCELONA_HOTELS } from './barcelona-hotels.ts';
import { BARCELONA_NIGHTLIFE } from './barcelona-nightlife.ts';
import { BARCELONA_RESTAURANTS } from './barcelona-restaurants.ts';

/** Barcelona between the Besòs and the kart track at Sant Feliu. The grid is direct, the hills behind it are not. */
export const BARCELONA: GuidedCity = {
  id: 'barcelona',
  name: 'Barcelona',
  country: 'Spain',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  aliases: ['barcelona spain', 'barcelona catalonia', 'barna', 'bcn', 'barcelone', 'barca'],
  centre: { lat: 41.3874, lon: 2.1699 },
  bounds: { south: 41.32, west: 2.03, north: 41.46, east: 2.24 },
  detourFactor: 1.3,
  venues: [...BARCELONA_ACTIVITIES, ...BARCELONA_RESTAURANTS, ...BARCELONA_NIGHTLIFE],
  hotels: BARCELONA_HOTELS,
  guide: BARCELONA_GUIDE,
};
