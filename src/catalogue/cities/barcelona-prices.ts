import type { Money } from '../../shared/money.ts';
import type { Venue } from '../venue.ts';

/** An amount in euro, cents included. */
export const euro = (amount: number): Money => ({ minor: Math.round(amount * 100), currency: 'EUR' });

/** A price in euro that every person pays. */
export const euroEach = (amount: number): Venue['price'] => ({ ...euro(amount), per: 'person' });

/** A price in euro for the lot, shared by everybody who comes. */
export const euroForTheGroup = (amount: number): Venue['price'] => ({ ...euro(amount), per: 'group' });
