import type { Money } from '../shared/money.ts';
import type { Venue } from './venue.ts';

/** An amount in euro; cents may be given. */
export const euros = (amount: number): Money => ({ minor: Math.round(amount * 100), currency: 'EUR' });

/** A price in euro that every person pays. */
export const eurosEach = (amount: number): Venue['price'] => ({ ...euros(amount), per: 'person' });

/** A price in euro for the lot, shared by everybody who comes. */
export const eurosForTheGroup = (amount: number): Venue['price'] => ({ ...euros(amount), per: 'group' });
