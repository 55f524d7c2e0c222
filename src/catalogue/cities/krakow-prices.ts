import type { Money } from '../../shared/money.ts';
import type { Venue } from '../venue.ts';

/** An amount in whole złoty. */
export const zloty = (whole: number): Money => ({ minor: whole * 100, currency: 'PLN' });

/** A price in whole złoty that every person pays. */
export const zlotyEach = (whole: number): Venue['price'] => ({ ...zloty(whole), per: 'person' });

/** A price in whole złoty for the lot, shared by everybody who comes. */
export const zlotyForTheGroup = (whole: number): Venue['price'] => ({ ...zloty(whole), per: 'group' });
