import * as z from 'zod/mini';
import { CityGuideSchema } from './city-guide-schema.ts';
import { parseDayHours } from './parse-hours.ts';
import { DIETS, EVENT_TYPES, VIBES } from './vocabulary.ts';

const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Printed as it stands, so no space at either end, no double space and no line break. */
const Label = z.string().check(z.regex(/^\S+( \S+)*$/), z.maxLength(60));
const Description = z.string().check(z.minLength(60), z.maxLength(160), z.regex(/^\S+( \S+)*[.?!]$/));
const Website = z.nullable(z.string().check(z.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/)));
const Latitude = z.number().check(z.gte(-90), z.lte(90));
const Longitude = z.number().check(z.gte(-180), z.lte(180));
const Quality = z.literal([1, 2, 3, 4, 5]);
const Currency = z.literal(['GBP', 'EUR', 'CZK', 'PLN']);
const Minor = z.int().check(z.gte(0));
const PositiveCount = z.int().check(z.gte(1));

const PROVENANCE = {
  asOf: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  source: z.union([z.literal('general knowledge'), z.string().check(z.regex(/^https:\/\/\S+$/))]),
};

const DayHoursText = z.optional(z.string().check(z.refine(isWellFormed, { error: 'malformed opening hours' })));
const Hours = z
  .strictObject({
    mon: DayHoursText,
    tue: DayHoursText,
    wed: DayHoursText,
    thu: DayHoursText,
    fri: DayHoursText,
    sat: DayHoursText,
    sun: DayHoursText,
  })
  .check(z.refine((week) => Object.keys(week).length > 0, { error: 'never open' }));

function isWellFormed(text: string): boolean {
  try {
    parseDayHours(text);
    return true;
  } catch {
    return false;
  }
}

const isSet = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

const VENUE_FACTS = {
  id: Slug,
  kind: z.literal(['activity', 'restaurant', 'nightlife']),
  name: Label,
  area: Label,
  hours: Hours,
  durationMinutes: z.int().check(z.gte(30), z.lte(300)),
  price: z.strictObject({ minor: Minor, currency: Currency, per: z.literal(['person', 'group']) }),
  groupSize: z
    .strictObject({ min: PositiveCount, max: PositiveCount })
    .check(z.refine(({ min, max }) => min <= max, { error: 'smallest group is larger than the largest' })),
  type: Label,
  vibes: z
    .readonly(z.array(z.literal(VIBES.filter((vibe) => vibe !== 'mix'))))
    .check(z.refine((vibes) => vibes.length > 0 && isSet(vibes), { error: 'vibes are missing or repeated' })),
  events: z
    .readonly(z.array(z.literal(EVENT_TYPES)))
    .check(z.refine((events) => events.length > 0 && isSet(events), { error: 'events are missing or repeated' })),
  indoor: z.boolean(),
  stepFree: z.boolean(),
  adultsOnly: z.boolean(),
  alcohol: z.literal(['none', 'optional', 'central']),
  diets: z.readonly(z.array(z.literal(DIETS))).check(z.refine(isSet, { error: 'a diet is repeated' })),
  quality: Quality,
  description: Description,
  ...PROVENANCE,
};

/** A real place: where it is, and its own site if we are sure of it. */
export const PlacedVenueSchema = z.strictObject({ ...VENUE_FACTS, lat: Latitude, lon: Longitude, website: Website });

/** A kind of thing, which must not pretend to be a place. */
export const UnplacedVenueSchema = z.strictObject({
  ...VENUE_FACTS,
  area: z.literal('To be confirmed'),
  lat: z.null(),
  lon: z.null(),
  website: z.null(),
});

const HotelSchema = z.strictObject({
  id: Slug,
  name: Label,
  type: Label,
  area: Label,
  lat: Latitude,
  lon: Longitude,
  pricePerRoomNight: z.strictObject({ minor: Minor, currency: Currency }),
  sleepsPerRoom: PositiveCount,
  groupMax: PositiveCount,
  stepFree: z.boolean(),
  quality: Quality,
  description: Description,
  website: Website,
  ...PROVENANCE,
});

/** Form and range of every field of a city; what the fields add up to is the business of the catalogue's tests. */
export const CitySchema = z.strictObject({
  id: Slug,
  name: Label,
  country: Label,
  currency: Currency,
  timeZone: z.string().check(z.regex(/^Europe\/[A-Z][A-Za-z_]+$/)),
  aliases: z.readonly(z.array(z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/)))),
  centre: z.strictObject({ lat: Latitude, lon: Longitude }),
  bounds: z.strictObject({ south: Latitude, west: Longitude, north: Latitude, east: Longitude }),
  detourFactor: z.number().check(z.gte(1), z.lte(1.6)),
  venues: z.readonly(z.array(PlacedVenueSchema)),
  hotels: z.readonly(z.array(HotelSchema)),
  guide: z.optional(CityGuideSchema),
});

export const GenericSchema = z.strictObject({
  venues: z.readonly(z.array(UnplacedVenueSchema)),
  travelMinutes: z.int().check(z.gte(5), z.lte(60)),
});
