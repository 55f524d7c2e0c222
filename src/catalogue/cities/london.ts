import type { GuidedCity } from '../venue.ts';
import { LONDON_ACTIVITIES } from './london-activities.ts';
import { LONDON_GUIDE } from './london-guide.ts';
import { LONDON_HOTELS } from './london-hotels.ts';
import { LONDON_NIGHTLIFE } from './london-nightlife.ts';
import { LONDON_RESTAURANTS } from './london-restaurants.ts';

export const LONDON: GuidedCity = {
  id: 'london',
  name: 'London',
  country: 'England, UK',
  currency: 'GBP',
  timeZone: 'Europe/London',
  aliases: ['londres', 'london uk', 'london england', 'greater london', 'city of london', 'the big smoke', 'ldn'],
  centre: { lat: 51.5099, lon: -0.118 },
  bounds: { south: 51.38, west: -0.35, north: 51.63, east: 0.08 },
  // The Thames and its bridges lengthen many straight lines, but the streets between are dense.
  detourFactor: 1.28,
  venues: [...LONDON_ACTIVITIES, ...LONDON_RESTAURANTS, ...LONDON_NIGHTLIFE],
  hotels: LONDON_HOTELS,
  guide: LONDON_GUIDE,
};
