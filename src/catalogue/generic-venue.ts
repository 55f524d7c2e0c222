import type { Venue } from './venue.ts';

type Given = 'id' | 'area' | 'lat' | 'lon' | 'website' | 'asOf' | 'source' | 'price';

/** What a kind of thing is, without any place: the rest is the same for all of them. */
export type GenericFacts = Omit<Venue, Given> & { slug: string; poundsEach: number };

/** An entry of the generic catalogue: no place, a typical UK price, and an id of its own, `generic-go-karting`. */
export function genericVenue({ slug, poundsEach, ...facts }: GenericFacts): Venue {
  return {
    ...facts,
    id: `generic-${slug}`,
    area: 'To be confirmed',
    lat: null,
    lon: null,
    price: { minor: poundsEach * 100, currency: 'GBP', per: 'person' },
    website: null,
    asOf: '2025-06',
    source: 'general knowledge',
  };
}
