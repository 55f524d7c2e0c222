import type { Currency, Money } from '../shared/money.ts';
import type { CityGuide } from './city-guide.ts';
import type { Diet, EventType, VenueVibe } from './vocabulary.ts';

/**
 * Opening windows of one day as text, `10:00-18:00` or several, `12:00-14:30 18:00-23:00`. A window that
 * passes midnight is written on the day it opens, with hours beyond 24: `22:00-28:00` closes at 4 in the morning.
 * A missing day is closed.
 */
export type DayHours = string;
export interface WeeklyHours {
  mon?: DayHours;
  tue?: DayHours;
  wed?: DayHours;
  thu?: DayHours;
  fri?: DayHours;
  sat?: DayHours;
  sun?: DayHours;
}

/** Where a fact comes from and when it was true; nothing claims to have been checked that nobody checked (PRODUCT). */
export interface Provenance {
  /** Month of the knowledge, `YYYY-MM`. */
  asOf: string;
  /** `general knowledge`, or the address of a page. */
  source: string;
}

export type VenueKind = 'activity' | 'restaurant' | 'nightlife';

/** How much drink is the point: a brief without alcohol refuses `central` and takes the others. */
export type AlcoholRole = 'none' | 'optional' | 'central';

export interface Venue extends Provenance {
  /** Unique over the whole catalogue, `london-up-at-the-o2`. */
  id: string;
  kind: VenueKind;
  name: string;
  /** The neighbourhood as locals say it. */
  area: string;
  /** WGS84 degrees. A generic catalogue has no places, so both are null there. */
  lat: number | null;
  lon: number | null;
  hours: WeeklyHours;
  /** How long a group stays, minutes. */
  durationMinutes: number;
  /** The typical price, in the currency charged on the spot; `group` prices are shared by everybody. */
  price: Money & { per: 'person' | 'group' };
  /** Smallest and largest group the place takes at once. */
  groupSize: { min: number; max: number };
  /** What it is, for people: `Go-karting`, `Rooftop bar`, `Czech pub`. Also the key for variety. */
  type: string;
  vibes: readonly VenueVibe[];
  /** Event types it suits particularly; others may still go. */
  events: readonly EventType[];
  indoor: boolean;
  stepFree: boolean;
  adultsOnly: boolean;
  alcohol: AlcoholRole;
  /** Diets it caters for; matters for restaurants. */
  diets: readonly Diet[];
  /** Our own editorial judgement, 1 (fine) to 5 (unmissable); never shown as a customer rating. */
  quality: 1 | 2 | 3 | 4 | 5;
  /** One or two sentences in the product's voice: what the group does there. */
  description: string;
  /** The place's own site, only when we are sure of the address. */
  website: string | null;
}

export interface Hotel extends Provenance {
  id: string;
  name: string;
  /** `Hostel`, `Aparthotel`, `4-star hotel`. */
  type: string;
  area: string;
  lat: number;
  lon: number;
  /** Typical price of one room for one night, and how many share it. */
  pricePerRoomNight: Money;
  sleepsPerRoom: number;
  /** Largest group it can put up on one booking. */
  groupMax: number;
  stepFree: boolean;
  /** Editorial, 1 to 5. */
  quality: 1 | 2 | 3 | 4 | 5;
  /** Which budget bands it belongs to. */
  description: string;
  website: string | null;
}

export interface CityCatalogue {
  /** Names this very text of an imported city, so that a plan finds the facts it was made from; absent in a release. */
  version?: string;
  /** The slug of the city's guide, `london`. */
  id: string;
  name: string;
  country: string;
  currency: Currency;
  /** IANA name. */
  timeZone: string;
  /** Other spellings people use, folded to lower case without accents. */
  aliases: readonly string[];
  /** Other real places a typing slip away, folded likewise: they are never taken for this city. */
  lookalikes?: readonly string[];
  centre: { lat: number; lon: number };
  bounds: { south: number; west: number; north: number; east: number };
  /** Street distance over straight-line distance: rivers, canals and hills raise it (about 1.2 to 1.4). */
  detourFactor: number;
  venues: readonly Venue[];
  hotels: readonly Hotel[];
}

/** A city of the site: what the planner reads, and what its public guide adds. */
export interface GuidedCity extends CityCatalogue {
  guide: CityGuide;
}

/** The catalogue behind any destination outside the cities: kinds of things, no places (PRODUCT, open ends). */
export interface GenericCatalogue {
  venues: readonly Venue[];
  /** Assumed minutes between two stops, since nobody knows the streets yet. */
  travelMinutes: number;
}
