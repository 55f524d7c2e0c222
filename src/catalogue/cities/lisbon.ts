import type { GuidedCity } from '../venue.ts';
import { LISBON_ACTIVITIES } from './lisbon-activities.ts';
import { LISBON_GUIDE } from './lisbon-guide.ts';
import { LISBON_HOTELS } from './lisbon-hotels.ts';
import { LISBON_NIGHTLIFE } from './lisbon-nightlife.ts';
import { LISBON_RESTAURANTS } from './lisbon-restaurants.ts';

/** Lisbon from Jamor to the Oriente, with Odivelas and the surf of Caparica. Hills and stairs make every way longer. */
export const LISBON: GuidedCity = {
  id: 'lisbon',
  name: 'Lisbon',
  country: 'Portugal',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  aliases: ['lisboa', 'lissabon', 'lisbonne', 'lisbon portugal', 'lisboa portugal'],
  centre: { lat: 38.7118, lon: -9.1395 },
  bounds: { south: 38.62, west: -9.28, north: 38.81, east: -9.08 },
  detourFactor: 1.3,
  venues: [...LISBON_ACTIVITIES, ...LISBON_RESTAURANTS, ...LISBON_NIGHTLIFE],
  hotels: LISBON_HOTELS,
  guide: LISBON_GUIDE,
};
