import type { Venue } from '../../../../../catalogue/venue.ts';
import { pricePerPersonPence } from '../../../../../engine/candidates.ts';
import { openingWindows } from '../../../../../engine/opening-windows.ts';
import { baseOf, legBetween, type Spot } from '../../../../../engine/travel-legs.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { hasOpenAir } from './open-air.ts';
import { hasFeature } from './place-features.ts';
import type { PlaceOrder, PlaceTrait } from './place-qualities.ts';

/** From where ways are measured, and what it is called. */
export interface Anchor {
  name: string;
  spot: Spot;
}

/** Where the group sleeps, or the middle of the city for a trip without a stay; null where nothing has a place. */
export function anchorOf({ plan, places }: ConciergeState): Anchor | null {
  if (places.kind !== 'city') return null;
  const hotel = places.city.hotels.find(({ id }) => id === plan.stay?.hotelId) ?? null;
  return { name: hotel?.name ?? `the middle of ${places.city.name}`, spot: baseOf(places, hotel) };
}

/** Minutes that the group needs from the anchor to a place. */
export const minutesTo = ({ places, plan }: ConciergeState, { spot }: Anchor, venue: Spot): number =>
  legBetween(places, spot, venue, plan.groupSize).minutes;

/** The price a person for a group of that size. */
export const penceAt = ({ plan }: ConciergeState, venue: Venue): number =>
  pricePerPersonPence(venue, plan.groupSize, 1);

/** Minutes after midnight at which a place closes on the days of the trip, the latest of them; null where it never opens then. */
export function lastClosing({ plan }: ConciergeState, { hours }: Venue): number | null {
  const closings = plan.days.flatMap(({ weekday }) => openingWindows(hours, weekday).map(({ close }) => close));
  return closings.length === 0 ? null : Math.max(...closings);
}

/** How loud or strenuous a place is by what the list says it is for: more is wilder. */
function wildness({ vibes, kind, type }: Venue): number {
  const byVibe =
    (vibes.includes('party-hard') ? 2 : 0) +
    (vibes.includes('adventurous') ? 1 : 0) -
    (vibes.includes('chill-relaxed') ? 2 : 0);
  return byVibe + (kind === 'nightlife' && LOUD.test(type) ? 1 : 0);
}
const LOUD = /club|karaoke|disco|beer hall|crawl/i;

/** How much of it a place has: the less the number, the sooner the place comes. */
function measure(state: ConciergeState, venue: Venue, order: PlaceOrder, anchor: Anchor | null): number {
  switch (order) {
    case 'cheapest':
      return penceAt(state, venue);
    case 'dearest':
      return -penceAt(state, venue);
    case 'nearest':
      return anchor ? minutesTo(state, anchor, venue) : 0;
    case 'furthest':
      return anchor ? -minutesTo(state, anchor, venue) : 0;
    case 'calmest':
      return wildness(venue);
    case 'liveliest':
      return -wildness(venue);
    case 'shortest':
      return venue.durationMinutes;
    case 'longest':
      return -venue.durationMinutes;
    case 'latest':
      return -(lastClosing(state, venue) ?? 0);
    case 'roomiest':
      return -venue.groupSize.max;
    case 'best':
      return -venue.quality;
  }
}

/** Places in that order, and how many of the first are level. Places that are level keep the order they came in. */
export function ranked(
  state: ConciergeState,
  venues: readonly Venue[],
  order: PlaceOrder,
  anchor: Anchor | null,
): { venues: Venue[]; level: number } {
  const measured = venues.map((venue) => ({ venue, by: measure(state, venue, order, anchor) }));
  const sorted = measured.toSorted((left, right) => left.by - right.by);
  const first = sorted[0]?.by;
  return { venues: sorted.map(({ venue }) => venue), level: sorted.filter(({ by }) => by === first).length };
}

/** Whether a place is so by its entry in the list. */
export function hasTrait(state: ConciergeState, venue: Venue, of: PlaceTrait): boolean {
  switch (of.trait) {
    case 'indoors':
      return venue.indoor;
    case 'outdoors':
      return hasOpenAir(venue);
    case 'step-free':
      return venue.stepFree;
    case 'free':
      return penceAt(state, venue) === 0;
    case 'open-to-minors':
      return !venue.adultsOnly;
    case 'without-drink':
      return venue.alcohol !== 'central';
    case 'diet':
      return venue.diets.includes(of.diet);
    case 'feature':
      return hasFeature(venue, of.feature);
  }
}
