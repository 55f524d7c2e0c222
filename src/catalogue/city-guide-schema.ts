import * as z from 'zod/mini';

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Printed as it stands, so no space at either end, no double space and no line break. */
const line = (min: number, max: number) =>
  z.string().check(z.regex(/^\S+( \S+)*$/), z.minLength(min), z.maxLength(max));
/** Whole sentences on one line. */
const prose = (min: number, max: number) =>
  z.string().check(z.regex(/^\S+( \S+)*[.?!]$/), z.minLength(min), z.maxLength(max));
const Money = z.strictObject({
  minor: z.int().check(z.gte(1)),
  currency: z.literal(['GBP', 'EUR', 'CZK', 'PLN']),
});
/** Stars to one decimal. */
const rating = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max), z.multipleOf(0.1));
const distinct =
  <Item>(idOf: (item: Item) => string) =>
  (items: readonly Item[]) =>
    new Set(items.map(idOf)).size === items.length;

const Highlight = z.strictObject({ title: line(3, 40), text: prose(40, 200) });

const Stay = z.strictObject({
  hotelId: Id,
  rating: rating(4.2, 4.9),
  standsFor: z.optional(z.strictObject({ type: line(3, 40), perNight: Money, per: z.literal(['room', 'bed']) })),
});
const Table = z.strictObject({ venueId: Id, cuisine: line(3, 40), rating: rating(4, 4.9) });
const Night = z.strictObject({ venueId: Id, vibe: line(3, 40) });

const oncePerId = { error: 'a place stands in the list twice' };

/** Form, range and number of everything a city's guide holds (SPEC 2); that its ids exist is the business of the tests. */
export const CityGuideSchema = z.strictObject({
  tagline: line(10, 70),
  country: line(3, 40),
  intro: prose(120, 480),
  metaDescription: prose(120, 158),
  keywords: z.readonly(z.array(line(3, 40)).check(z.minLength(5), z.maxLength(12))).check(
    z.refine(
      distinct((keyword: string) => keyword),
      { error: 'a keyword is repeated' },
    ),
  ),
  currency: z.literal(['GBP', 'EUR']),
  highlights: z.readonly(z.tuple([Highlight, Highlight, Highlight, Highlight])),
  stats: z.strictObject({
    averageMeal: Money,
    travel: z.strictObject({ label: line(3, 24), value: line(1, 24) }),
    averageTemperatureC: z.int().check(z.gte(5), z.lte(30)),
    drink: z.strictObject({ label: z.literal(['Beer', 'Pint']), price: Money }),
  }),
  stays: z.readonly(z.array(Stay).check(z.minLength(4), z.maxLength(6))).check(
    z.refine(
      distinct(({ hotelId }: { hotelId: string }) => hotelId),
      oncePerId,
    ),
  ),
  thingsToDo: z.readonly(z.array(Id).check(z.length(8))).check(
    z.refine(
      distinct((id: string) => id),
      oncePerId,
    ),
  ),
  eat: z.readonly(z.array(Table).check(z.length(6))).check(
    z.refine(
      distinct(({ venueId }: { venueId: string }) => venueId),
      oncePerId,
    ),
  ),
  nightlife: z.readonly(z.array(Night).check(z.length(6))).check(
    z.refine(
      distinct(({ venueId }: { venueId: string }) => venueId),
      oncePerId,
    ),
  ),
});
