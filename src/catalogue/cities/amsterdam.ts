import type { GuidedCity } from '../venue.ts';
import { AMSTERDAM_ACTIVITIES } from './amsterdam-activities.ts';
import { AMSTERDAM_GUIDE } from './amsterdam-guide.ts';
import { AMSTERDAM_HOTELS } from './amsterdam-hotels.ts';
import { AMSTERDAM_NIGHTLIFE } from './amsterdam-nightlife.ts';
import { AMSTERDAM_RESTAURANTS } from './amsterdam-restaurants.ts';

/** Amsterdam, with the ski slope of Spaarnwoude out to the west. Canals cost a bridge, never a hill. */
export const AMSTERDAM: GuidedCity = {
  id: 'amsterdam',
  name: 'Amsterdam',
  country: 'Netherlands',
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  aliases: ['amsterdam netherlands', 'amsterdam holland', 'the dam', 'mokum', 'ams', 'amsterdam centrum'],
  centre: { lat: 52.3702, lon: 4.8952 },
  bounds: { south: 52.28, west: 4.66, north: 52.45, east: 5.02 },
  detourFactor: 1.3,
  venues: [...AMSTERDAM_ACTIVITIES, ...AMSTERDAM_RESTAURANTS, ...AMSTERDAM_NIGHTLIFE],
  hotels: AMSTERDAM_HOTELS,
  guide: AMSTERDAM_GUIDE,
};
