import { CLAIMS, type Claim } from '../../site/domain/claims.ts';

/** The rating in the hero of each city (SPEC 2): a marketing figure like any other, so it is marked or left out. */
const CITY_RATING: ReadonlyMap<string, Claim> = new Map([
  ['barcelona', CLAIMS.ratingBarcelona],
  ['lisbon', CLAIMS.ratingLisbon],
  ['prague', CLAIMS.ratingPrague],
  ['amsterdam', CLAIMS.ratingAmsterdam],
  ['dublin', CLAIMS.ratingDublin],
  ['krakow', CLAIMS.ratingKrakow],
  ['bristol', CLAIMS.ratingBristol],
  ['london', CLAIMS.ratingLondon],
]);

export const cityRating = (cityId: string): Claim | null => CITY_RATING.get(cityId) ?? null;
