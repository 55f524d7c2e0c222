import type { CityGuide, GuideHighlight } from '../../../catalogue/city-guide.ts';
import type { CityCatalogue, Hotel, Venue } from '../../../catalogue/venue.ts';
import { conversionNote, type GuideCurrency, guidePrice, spokenDate } from './guide-price.ts';
import { priceTier, tierLegend, tierSymbols } from './price-tier.ts';
import type { ShownPrice } from './shown-price.ts';
import { spokenDuration } from './spoken-duration.ts';
import { penceAHead, type StayCard, stayCard } from './stay-card.ts';

/** What the page of a city prints: every figure is text already, in the guide's currency. */
export interface CityGuideView {
  id: string;
  name: string;
  country: string;
  tagline: string;
  intro: string;
  metaDescription: string;
  keywords: readonly string[];
  highlights: readonly GuideHighlight[];
  stats: readonly { label: string; value: string }[];
  /** Dearest a head first. */
  stays: readonly StayCard[];
  thingsToDo: readonly ThingToDoCard[];
  eat: readonly TableCard[];
  eatLegend: readonly string[];
  nightlife: readonly NightCard[];
  nightlifeLegend: readonly string[];
  /** Where prices come from and how old they are. */
  provenance: string;
  /** How local prices became the guide's; null where they are the same. */
  conversion: string | null;
}

export interface ThingToDoCard {
  id: string;
  name: string;
  type: string;
  area: string;
  duration: string;
  price: ShownPrice;
  description: string;
}

export interface TableCard {
  id: string;
  name: string;
  type: string;
  cuisine: string;
  area: string;
  rating: string;
  /** One to four currency symbols. */
  tier: string;
}

export interface NightCard {
  id: string;
  name: string;
  type: string;
  area: string;
  vibe: string;
  tier: string;
}

/**
 * The page of a city from its catalogue and guide.
 * @throws Error when the guide names a place that the catalogue does not have; the catalogue's tests see that none does
 */
export function cityGuideView(city: CityCatalogue, guide: CityGuide): CityGuideView {
  const { currency, stats } = guide;
  const stays = guide.stays.map((stay) => ({ stay, hotel: placeOf(city.hotels, stay.hotelId) }));
  const things = guide.thingsToDo.map((id) => placeOf(city.venues, id));
  const tables = guide.eat.map((table) => ({ ...table, venue: placeOf(city.venues, table.venueId) }));
  const nights = guide.nightlife.map((night) => ({ ...night, venue: placeOf(city.venues, night.venueId) }));
  return {
    id: city.id,
    name: city.name,
    country: guide.country,
    tagline: guide.tagline,
    intro: guide.intro,
    metaDescription: guide.metaDescription,
    keywords: guide.keywords,
    highlights: guide.highlights,
    stats: [
      { label: 'Average meal', value: guidePrice(stats.averageMeal, currency) },
      stats.travel,
      { label: 'Average temperature', value: `${stats.averageTemperatureC}°C` },
      { label: stats.drink.label, value: guidePrice(stats.drink.price, currency) },
    ],
    stays: stays
      .toSorted((a, b) => penceAHead(b.stay, b.hotel) - penceAHead(a.stay, a.hotel))
      .map(({ stay, hotel }) => stayCard(stay, hotel, currency)),
    thingsToDo: things.map((venue) => ({
      id: venue.id,
      name: venue.name,
      type: venue.type,
      area: venue.area,
      duration: spokenDuration(venue.durationMinutes),
      price: activityPrice(venue, currency),
      description: venue.description,
    })),
    eat: tables.map(({ venue, cuisine, rating }) => ({
      id: venue.id,
      name: venue.name,
      type: venue.type,
      cuisine,
      area: venue.area,
      rating: rating.toFixed(1),
      tier: tierSymbols(priceTier(venue, 'restaurant'), currency),
    })),
    eatLegend: tierLegend('restaurant', currency),
    nightlife: nights.map(({ venue, vibe }) => ({
      id: venue.id,
      name: venue.name,
      type: venue.type,
      area: venue.area,
      vibe,
      tier: tierSymbols(priceTier(venue, 'nightlife'), currency),
    })),
    nightlifeLegend: tierLegend('nightlife', currency),
    provenance: provenanceOf([
      ...stays.map(({ hotel }) => hotel),
      ...things,
      ...[...tables, ...nights].map(({ venue }) => venue),
    ]),
    conversion: conversionNote(city.currency, currency),
  };
}

function placeOf<Place extends { id: string }>(places: readonly Place[], id: string): Place {
  const place = places.find((candidate) => candidate.id === id);
  if (place === undefined) throw new Error(`The guide names ${id}, which the catalogue does not know.`);
  return place;
}

function activityPrice({ price }: Venue, currency: GuideCurrency): ShownPrice {
  if (price.minor === 0) return { isFrom: false, figure: 'Free', unit: '' };
  const unit = price.per === 'group' ? 'for the group' : 'a head';
  return { isFrom: false, figure: guidePrice(price, currency), unit };
}

/** The oldest knowledge on the page is all that it may claim for the whole. */
function provenanceOf(shown: readonly (Venue | Hotel)[]): string {
  const [oldest = ''] = shown.map(({ asOf }) => asOf).toSorted();
  const isFromMemory = shown.every(({ source }) => source === 'general knowledge');
  const source = isFromMemory ? 'general knowledge' : 'general knowledge and the places’ own pages';
  return `Typical prices and hours, confirm before booking. They come from ${source} as of ${spokenDate(oldest)}.`;
}
