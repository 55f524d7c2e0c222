import type { Venue } from './venue.ts';

/** A price in whole pounds that every person pays. */
export const poundsEach = (pounds: number): Venue['price'] => ({ minor: pounds * 100, currency: 'GBP', per: 'person' });
