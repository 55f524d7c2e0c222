import type { GuidedCity } from '../venue.ts';
import { DUBLIN_ACTIVITIES } from './dublin-activities.ts';
import { DUBLIN_GUIDE } from './dublin-guide.ts';
import { DUBLIN_HOTELS } from './dublin-hotels.ts';
import { DUBLIN_NIGHTLIFE } from './dublin-nightlife.ts';
import { DUBLIN_RESTAURANTS } from './dublin-restaurants.ts';

/** Dublin and its bay from Howth to Sandycove. The river has a bridge every few hundred metres, and the middle is flat. */
export const DUBLIN: GuidedCity = {
  id: 'dublin',
  name: 'Dublin',
  country: 'Ireland',
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  aliases: ['baile atha cliath', 'dublin city', 'dublin ireland', 'dubline', 'dublino'],
  centre: { lat: 53.3448, lon: -6.2632 },
  bounds: { south: 53.25, west: -6.4, north: 53.41, east: -6.04 },
  detourFactor: 1.25,
  venues: [...DUBLIN_ACTIVITIES, ...DUBLIN_RESTAURANTS, ...DUBLIN_NIGHTLIFE],
  hotels: DUBLIN_HOTELS,
  guide: DUBLIN_GUIDE,
};
