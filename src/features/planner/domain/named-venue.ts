import type { Venue } from '../../../catalogue/venue.ts';

/** What of a venue a text can name. */
export type NamedVenue = Pick<Venue, 'id' | 'name' | 'type' | 'kind'>;
