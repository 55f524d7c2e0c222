import type { Money } from '../shared/money.ts';
import type { Venue } from './venue.ts';

/** An amount in whole euro. */
export const euros = (amount: number): Money => ({ minor: amount * 100, currency: 'EUR' });

/** A price in whole euro that every person pays. */
export const eurosEach = (amount: number): Venue['price'] => ({ ...euros(amount), per: 'person' });

/** A price in whole euro for the lot, shared by everybody who comes. */
export const eurosForTheGroup = (amount: number): Venue['price'] => ({ ...euros(amount), per: 'group' });
