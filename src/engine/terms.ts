import { type Candidate, candidatesFor } from './candidates.ts';
import type { Places } from './places.ts';
import type { TripRequest } from './trip-request.ts';

/** What a plan may do although the brief says otherwise; every use of it becomes a relaxation. */
export interface Terms {
  /** The brief as it is planned: with a higher budget or longer days where those give way. */
  request: TripRequest;
  /** Restaurants that may serve although not every diet is known to be catered for. */
  unconfirmedVenueIds: ReadonlySet<string>;
  /** Places to which the group may come in several parties although others would take it whole. */
  splitVenueIds: ReadonlySet<string>;
}

/** The brief to the letter: nothing gives way. */
export const strictTerms = (request: TripRequest): Terms => ({
  request,
  unconfirmedVenueIds: new Set(),
  splitVenueIds: new Set(),
});

/** The places that may be used on these terms. */
export function candidatesOn({ request, unconfirmedVenueIds, splitVenueIds }: Terms, places: Places): Candidate[] {
  const usual = candidatesFor(request, places, false);
  if (unconfirmedVenueIds.size + splitVenueIds.size === 0) return usual;
  const known = new Set(usual.map(({ venue }) => venue.id));
  const others = candidatesFor(request, places, true, true).filter(
    ({ venue, splitInto, isDietConfirmed }) =>
      !known.has(venue.id) &&
      (isDietConfirmed || unconfirmedVenueIds.has(venue.id)) &&
      (splitInto === 1 || splitVenueIds.has(venue.id)),
  );
  return [...usual, ...others];
}
