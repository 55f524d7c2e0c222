import type { GuidedCity } from '../venue.ts';
import { BRISTOL_ACTIVITIES } from './bristol-activities.ts';
import { BRISTOL_GUIDE } from './bristol-guide.ts';
import { BRISTOL_HOTELS } from './bristol-hotels.ts';
import { BRISTOL_NIGHTLIFE } from './bristol-nightlife.ts';
import { BRISTOL_RESTAURANTS } from './bristol-restaurants.ts';

/** Bristol out to Avonmouth and the surf lake at Easter Compton. The docks and the hills lengthen every straight line. */
export const BRISTOL: GuidedCity = {
  id: 'bristol',
  name: 'Bristol',
  country: 'England, UK',
  currency: 'GBP',
  timeZone: 'Europe/London',
  aliases: ['bristol uk', 'bristol england', 'brizzle', 'bristol city centre', 'city of bristol'],
  centre: { lat: 51.4526, lon: -2.5963 },
  bounds: { south: 51.4, west: -2.72, north: 51.56, east: -2.48 },
  detourFactor: 1.35,
  venues: [...BRISTOL_ACTIVITIES, ...BRISTOL_RESTAURANTS, ...BRISTOL_NIGHTLIFE],
  hotels: BRISTOL_HOTELS,
  guide: BRISTOL_GUIDE,
};
