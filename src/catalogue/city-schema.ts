import * as z from 'zod/mini';
import { CityGuideSchema } from './city-guide-schema.ts';
import { parseDayHours } from './parse-hours.ts';
import { DIETS, EVENT_TYPES, VIBES } from './vocabulary.ts';

// What every field means is said here once: editors show it, and docs/operators/catalogue.md is held to it by a test.
const says = z.describe;

/** Printed as it stands: no mark-up, no control characters, and none that turn the direction of writing. */
const UNPRINTABLE = /[<>\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Cs}]/u;
const isPrintable = z.refine<string>((text) => !UNPRINTABLE.test(text), {
  error: 'must be plain text, without < or > and without invisible characters',
});

const Slug = z.string().check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be small letters, digits and single hyphens, as in “old-town-pub”',
  }),
  z.maxLength(100),
);
const Label = z
  .string()
  .check(
    z.regex(/^\S+( \S+)*$/, { error: 'must be words with one space between them, and none before or after' }),
    z.maxLength(60),
    isPrintable,
  );
const Description = z
  .string()
  .check(
    z.minLength(60),
    z.maxLength(160),
    z.regex(/^\S+( \S+)*[.?!]$/, { error: 'must be whole sentences on one line that end with a full stop, ! or ?' }),
    isPrintable,
    says('One or two sentences, 60 to 160 letters: what the group does there.'),
  );
const Website = z
  .nullable(
    z.string().check(
      z.maxLength(200),
      z.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s<>"]*)?$/, {
        error: 'must be an address that begins with https://',
      }),
    ),
  )
  .check(says('The place’s own site with https://, only when sure of it; else null.'));
const Latitude = z.number().check(z.gte(-90), z.lte(90), says('Degrees north, WGS84, four or five decimals.'));
const Longitude = z.number().check(z.gte(-180), z.lte(180), says('Degrees east (west is negative), WGS84.'));
const Quality = z
  .literal([1, 2, 3, 4, 5])
  .check(says('Your own judgement, 1 (fine) to 5 (unmissable); steers the choice, never shown as a rating.'));
const Currency = z.literal(['GBP', 'EUR', 'CZK', 'PLN']);
const Minor = z
  .int()
  .check(
    z.gte(0),
    z.lte(100_000_000),
    says('A whole number of the currency’s hundredths: 1250 is £12.50, 12,50 € or 12.50 zł. 0 is free.'),
  );
const PositiveCount = z.int().check(z.gte(1), z.lte(100_000));

const PROVENANCE = {
  asOf: z
    .string()
    .check(
      z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month, as in “2026-11”' }),
      says('The month in which these facts were true, as in “2026-11”.'),
    ),
  source: z.string().check(
    z.maxLength(300),
    z.regex(/^(general knowledge|https:\/\/[^\s<>"]+)$/, {
      error: 'must be “general knowledge” or an https:// address',
    }),
    says('Where the facts come from: “general knowledge”, or the https:// address of a page.'),
  ),
};

const HOURS_FORM = 'must be opening times as in “12:00-14:30 18:00-26:00”, earlier ones first';
const DayHours = z.exactOptional(
  z
    .string()
    .check(
      z.refine(isWellFormed, { error: HOURS_FORM }),
      says('“10:00-18:00”, or several with a space between. A close after midnight goes on past 24: “22:00-28:00”.'),
    ),
);
const Hours = z
  .strictObject({
    mon: DayHours,
    tue: DayHours,
    wed: DayHours,
    thu: DayHours,
    fri: DayHours,
    sat: DayHours,
    sun: DayHours,
  })
  .check(
    z.refine((week) => Object.keys(week).length > 0, { error: 'is never open: give at least one day' }),
    says('Opening times by day, local time. A day left out is closed.'),
  );

function isWellFormed(text: string): boolean {
  try {
    parseDayHours(text);
    return true;
  } catch {
    return false;
  }
}

const isSet = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const noRepeats = z.refine<readonly unknown[]>(isSet, { error: 'says the same thing twice' });
const notEmpty = z.refine<readonly unknown[]>((list) => list.length > 0, { error: 'must not be empty' });

const VENUE_FACTS = {
  id: Slug.check(says('Unique; begins with the id of the city and a hyphen.')),
  kind: z
    .literal(['activity', 'restaurant', 'nightlife'])
    .check(says('activity by day or early evening, restaurant for lunch and dinner, nightlife after 20:00.')),
  name: Label.check(says('The name as people say it, up to 60 letters.')),
  area: Label.check(says('The neighbourhood as locals say it.')),
  hours: Hours,
  durationMinutes: z.int().check(z.gte(30), z.lte(300), says('How long a group stays, 30 to 300 minutes.')),
  price: z
    .strictObject({
      minor: Minor,
      currency: Currency,
      per: z.literal(['person', 'group']).check(says('Whether each pays it, or all of them share it.')),
    })
    .check(says('The typical price on the spot: an entrance, a meal with a drink, about three drinks in a bar.')),
  groupSize: z.strictObject({ min: PositiveCount, max: PositiveCount }).check(
    z.refine(({ min, max }) => min <= max, { error: 'the smallest group (min) is larger than the largest (max)' }),
    says('The smallest and largest group the place takes at once.'),
  ),
  type: Label.check(
    says('What it is, for people and for variety: “Go-karting”, “Rooftop bar”. Use a known type if one fits.'),
  ),
  vibes: z
    .readonly(z.array(z.literal(VIBES.filter((vibe) => vibe !== 'mix'))))
    .check(notEmpty, noRepeats, says('The wishes it serves, one or more.')),
  events: z
    .readonly(z.array(z.literal(EVENT_TYPES)))
    .check(notEmpty, noRepeats, says('The celebrations it suits particularly; others may still go.')),
  indoor: z.boolean().check(says('true when rain does not matter.')),
  stepFree: z.boolean().check(says('true only when a wheelchair gets in and around.')),
  adultsOnly: z.boolean().check(says('true when nobody under 18 is let in.')),
  alcohol: z
    .literal(['none', 'optional', 'central'])
    .check(says('central when drink is the point: groups that want no alcohol are not sent there.')),
  diets: z
    .readonly(z.array(z.literal(DIETS)))
    .check(noRepeats, says('Diets it caters for; matters for restaurants. May be empty: [].')),
  quality: Quality,
  description: Description,
  ...PROVENANCE,
};

/** A real place: where it is, and its own site if we are sure of it. */
export const PlacedVenueSchema = z.strictObject({ ...VENUE_FACTS, lat: Latitude, lon: Longitude, website: Website });

/** A kind of thing, which must not pretend to be a place. */
const UnplacedVenueSchema = z.strictObject({
  ...VENUE_FACTS,
  area: z.literal('To be confirmed'),
  lat: z.null(),
  lon: z.null(),
  website: z.null(),
});

export const HotelSchema = z.strictObject({
  id: Slug.check(says('Unique; begins with the id of the city and a hyphen.')),
  name: Label.check(says('The name as people say it, up to 60 letters.')),
  type: Label.check(says('“Hostel”, “Budget hotel”, “3-star hotel”, “4-star hotel”, “5-star hotel”, “Aparthotel”.')),
  area: Label.check(says('The neighbourhood as locals say it.')),
  lat: Latitude,
  lon: Longitude,
  pricePerRoomNight: z
    .strictObject({ minor: Minor, currency: Currency })
    .check(says('The typical price of one room for one night.')),
  sleepsPerRoom: PositiveCount.check(says('How many share a room.')),
  groupMax: PositiveCount.check(says('The largest group it puts up on one booking.')),
  stepFree: z.boolean().check(says('true only when a wheelchair gets in and around.')),
  quality: Quality,
  description: Description,
  website: Website,
  ...PROVENANCE,
});

const ALIAS_FORM = { error: 'must be small letters and digits without accents, with single spaces' };
const FoldedName = z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, ALIAS_FORM), z.maxLength(60));

/** Form and range of every field of a city; what the fields add up to is the business of its reader and of the tests. */
export const CitySchema = z.strictObject({
  id: Slug.check(z.maxLength(60), says('The city in small letters, “edinburgh”; it stays the same in every version.')),
  name: Label.check(says('The name as the plan shows it.')),
  country: Label.check(says('“Scotland, UK”; people may write it beside the city.')),
  currency: Currency.check(
    says('What is charged there: GBP, EUR, CZK or PLN. Another one needs a release with its rate.'),
  ),
  timeZone: z
    .string()
    .check(
      z.maxLength(60),
      z.regex(/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+)+$/, { error: 'must be an IANA time zone, as in “Europe/London”' }),
      says('The IANA name, “Europe/London”.'),
    ),
  aliases: z
    .readonly(z.array(FoldedName).check(z.maxLength(30)))
    .check(noRepeats, says('Other spellings people use, in small letters without accents. May be empty: [].')),
  lookalikes: z.exactOptional(
    z
      .readonly(z.array(FoldedName).check(z.maxLength(30)))
      .check(noRepeats, says('Other real places a typing slip away, which are not meant: “lublin” for Dublin.')),
  ),
  centre: z.strictObject({ lat: Latitude, lon: Longitude }).check(says('Where the group would meet.')),
  bounds: z
    .strictObject({ south: Latitude, west: Longitude, north: Latitude, east: Longitude })
    .check(says('A box that holds every place, in degrees.')),
  detourFactor: z
    .number()
    .check(
      z.gte(1),
      z.lte(1.6),
      says('Street distance over straight line: 1.2 on a plain, 1.4 with rivers and hills.'),
    ),
  venues: z.readonly(z.array(PlacedVenueSchema).check(z.maxLength(2000))).check(says('The places, in any order.')),
  hotels: z.readonly(z.array(HotelSchema).check(z.maxLength(200))).check(says('Where to stay, in any order.')),
  guide: z.exactOptional(
    CityGuideSchema.check(
      says('The words of a public guide page. Kept, and shown only when a release builds the page.'),
    ),
  ),
});

export const GenericSchema = z.strictObject({
  venues: z.readonly(z.array(UnplacedVenueSchema)),
  travelMinutes: z.int().check(z.gte(5), z.lte(60)),
});
