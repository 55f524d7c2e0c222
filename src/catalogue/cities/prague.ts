import type { GuidedCity } from '../venue.ts';
import { PRAGUE_ACTIVITIES } from './prague-activities.ts';
import { PRAGUE_GUIDE } from './prague-guide.ts';
import { PRAGUE_HOTELS } from './prague-hotels.ts';
import { PRAGUE_NIGHTLIFE } from './prague-nightlife.ts';
import { PRAGUE_RESTAURANTS } from './prague-restaurants.ts';

/** Prague and its edges out to Čestlice. The river has a bridge every few hundred metres, the left bank has hills. */
export const PRAGUE: GuidedCity = {
  id: 'prague',
  name: 'Prague',
  country: 'Czech Republic',
  currency: 'CZK',
  timeZone: 'Europe/Prague',
  aliases: ['praha', 'prag', 'praga', 'prague czech republic', 'prague czechia', 'praha 1'],
  centre: { lat: 50.0852, lon: 14.4217 },
  bounds: { south: 49.94, west: 14.22, north: 50.18, east: 14.71 },
  detourFactor: 1.3,
  venues: [...PRAGUE_ACTIVITIES, ...PRAGUE_RESTAURANTS, ...PRAGUE_NIGHTLIFE],
  hotels: PRAGUE_HOTELS,
  guide: PRAGUE_GUIDE,
};
