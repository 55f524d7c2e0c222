import type { Money } from '../../shared/money.ts';
import type { Venue } from '../venue.ts';

/** An amount in whole koruna. */
export const crowns = (koruna: number): Money => ({ minor: koruna * 100, currency: 'CZK' });

/** A price in whole koruna that every person pays. */
export const crownsEach = (koruna: number): Venue['price'] => ({ ...crowns(koruna), per: 'person' });

/** A price in whole koruna for the lot, shared by everybody who comes. */
export const crownsForTheGroup = (koruna: number): Venue['price'] => ({ ...crowns(koruna), per: 'group' });
