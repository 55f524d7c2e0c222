import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { CitySchema, GenericSchema } from './city-schema.ts';
import { toPence } from './exchange-rates.ts';
import { GENERIC } from './generic.ts';
import { type HoursWindow, parseDayHours } from './parse-hours.ts';
import type { CityCatalogue, Venue, WeeklyHours } from './venue.ts';
import { BUDGET_PENCE, DIETS, type Diet, EVENT_TYPES, VIBES } from './vocabulary.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const GROUP_SIZES = [1, 2, 4, 8, 12, 16, 20, 30, 40, 60, 80, 100];
const LUNCH = { from: 12 * 60, to: 14 * 60 };
const DINNER = { from: 18 * 60 + 30, to: 20 * 60 + 30 };
const NIGHT = { from: 20 * 60, to: 24 * 60 };

const windowsOn = (venue: Venue, day: keyof WeeklyHours): HoursWindow[] => {
  const text = venue.hours[day];
  return text === undefined ? [] : parseDayHours(text);
};

/** Whether a group can sit down between the two times and stay as long as people stay there. */
const canStart = (venue: Venue, day: keyof WeeklyHours, { from, to }: { from: number; to: number }): boolean =>
  windowsOn(venue, day).some(({ open, close }) => Math.max(open, from) <= Math.min(close - venue.durationMinutes, to));

const takes = (size: number) => (venue: Venue) => venue.groupSize.min <= size && size <= venue.groupSize.max;

const pencePerPerson = (venue: Venue, size: number): number => {
  const pence = toPence(venue.price);
  return venue.price.per === 'group' ? Math.ceil(pence / size) : pence;
};

const ofKind = (venues: readonly Venue[], kind: Venue['kind']) => venues.filter((venue) => venue.kind === kind);
const ids = (venues: readonly { id: string }[]) => venues.map(({ id }) => id);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const patternOf = ({ hours }: Venue) => WEEK.map((day) => hours[day] ?? 'closed').join(' | ');

const CITY_TABLE = CITIES.map((city) => [city.name, city] as const);
const CATALOGUES: readonly (readonly [string, readonly Venue[]])[] = [
  ...CITIES.map(({ name, venues }) => [name, venues] as const),
  ['anywhere else', GENERIC.venues],
];

test('every place has an id of its own over the whole catalogue', () => {
  const all = [...CITIES.flatMap(({ venues, hotels }) => [...venues, ...hotels]), ...GENERIC.venues];
  expect(repeated(ids(all))).toEqual([]);
});

test('the generic catalogue is in the form the planner reads, and pretends to no place', () => {
  expect(GenericSchema.safeParse(GENERIC).error?.issues ?? []).toEqual([]);
  expect(ids(GENERIC.venues).filter((id) => !id.startsWith('generic-'))).toEqual([]);
  expect(GENERIC.venues.filter(({ groupSize, price }) => groupSize.min !== 1 || price.currency !== 'GBP')).toEqual([]);
});

test('anywhere else there are at least 24 activities, 8 kinds of meals and 8 kinds of evenings', () => {
  expect(ofKind(GENERIC.venues, 'activity').length).toBeGreaterThanOrEqual(24);
  expect(ofKind(GENERIC.venues, 'restaurant').length).toBeGreaterThanOrEqual(8);
  expect(ofKind(GENERIC.venues, 'nightlife').length).toBeGreaterThanOrEqual(8);
});

describe.each(CITY_TABLE)('%s', (_name, city: CityCatalogue) => {
  test('is in the form the planner reads', () => {
    expect(CitySchema.safeParse(city).error?.issues ?? []).toEqual([]);
  });

  test('has at least 25 activities, 15 restaurants, 10 nightlife places and 5 hotels', () => {
    expect(ofKind(city.venues, 'activity').length).toBeGreaterThanOrEqual(25);
    expect(ofKind(city.venues, 'restaurant').length).toBeGreaterThanOrEqual(15);
    expect(ofKind(city.venues, 'nightlife').length).toBeGreaterThanOrEqual(10);
    expect(city.hotels.length).toBeGreaterThanOrEqual(5);
  });

  const places = [...city.venues, ...city.hotels];

  test('keeps every place within the city, known to about a hundred metres', () => {
    const { south, west, north, east } = city.bounds;
    const outside = places.filter(({ lat, lon }) => {
      if (lat === null || lon === null) return true;
      return lat < south || lat > north || lon < west || lon > east;
    });
    expect(ids(outside)).toEqual([]);
    expect(city.centre.lat > south && city.centre.lat < north).toBe(true);
    expect(city.centre.lon > west && city.centre.lon < east).toBe(true);
    // A coordinate rounded to three places is off by up to 50 m; a whole list of them was never looked up.
    const coarse = places.filter(({ lat, lon }) => [lat, lon].every((n) => n !== null && Number(n.toFixed(3)) === n));
    expect(coarse.length).toBeLessThan(places.length * 0.1);
  });

  test('puts no two places on the same spot', () => {
    expect(repeated(places.map(({ lat, lon }) => `${lat}, ${lon}`))).toEqual([]);
  });

  test('names every place after the city in its id, and no place twice', () => {
    expect(ids(places).filter((id) => !id.startsWith(`${city.id}-`))).toEqual([]);
    expect(repeated(city.venues.map(({ name }) => name))).toEqual([]);
  });

  test('charges in its own currency', () => {
    expect(ids(city.venues.filter(({ price }) => price.currency !== city.currency))).toEqual([]);
    expect(ids(city.hotels.filter((hotel) => hotel.pricePerRoomNight.currency !== city.currency))).toEqual([]);
  });

  test('knows real opening hours: many patterns, and none of them on a third of the places', () => {
    const counts = new Map<string, number>();
    for (const venue of city.venues) counts.set(patternOf(venue), (counts.get(patternOf(venue)) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(12);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(city.venues.length * 0.3);
  });

  test('has at least 6 places for lunch, 8 for dinner and 3 for the night open every day of the week', () => {
    for (const day of WEEK) {
      const open = (kind: Venue['kind'], span: typeof LUNCH) =>
        ofKind(city.venues, kind).filter((venue) => canStart(venue, day, span)).length;
      expect.soft(open('restaurant', LUNCH), `lunch on ${day}`).toBeGreaterThanOrEqual(6);
      expect.soft(open('restaurant', DINNER), `dinner on ${day}`).toBeGreaterThanOrEqual(8);
      expect.soft(open('nightlife', NIGHT), `night on ${day}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('has restaurants for vegans and vegetarians at every price, and at least two halal ones', () => {
    const restaurants = ofKind(city.venues, 'restaurant');
    const meatFree = restaurants.filter(({ diets }) => diets.includes('vegan') && diets.includes('vegetarian'));
    const steps = [0, 20_00, 40_00, Number.POSITIVE_INFINITY];
    const levels = steps.slice(1).map((to, index) => ({ above: steps[index] ?? 0, to }));
    for (const { above, to } of levels) {
      const inLevel = meatFree.filter(({ price }) => toPence(price) > above && toPence(price) <= to);
      expect.soft(inLevel.length, `above ${above} and up to ${to} pence`).toBeGreaterThanOrEqual(2);
    }
    expect(restaurants.filter(({ diets }) => diets.includes('halal')).length).toBeGreaterThanOrEqual(2);
  });

  test('has stays from a hostel bed to a grand hotel, at prices people pay', () => {
    const perHead = city.hotels.map((hotel) => toPence(hotel.pricePerRoomNight) / hotel.sleepsPerRoom);
    expect(Math.min(...perHead)).toBeGreaterThanOrEqual(8_00);
    expect(Math.min(...perHead)).toBeLessThanOrEqual(45_00);
    expect(Math.max(...perHead)).toBeGreaterThanOrEqual(100_00);
    expect(Math.max(...perHead)).toBeLessThanOrEqual(600_00);
    expect(Math.max(...city.hotels.map(({ groupMax }) => groupMax))).toBeGreaterThanOrEqual(100);
  });
});

describe.each(CATALOGUES)('%s', (_name, venues) => {
  const activities = ofKind(venues, 'activity');
  const restaurants = ofKind(venues, 'restaurant');
  const nightlife = ofKind(venues, 'nightlife');

  test('every place is open long enough on some day for the visit it describes', () => {
    const tooShort = venues.filter(
      (venue) =>
        !WEEK.some((day) => windowsOn(venue, day).some(({ open, close }) => close - open >= venue.durationMinutes)),
    );
    expect(ids(tooShort)).toEqual([]);
  });

  test('every restaurant seats people at lunch or at dinner time on most days', () => {
    const rarely = restaurants.filter(
      (venue) => WEEK.filter((day) => canStart(venue, day, LUNCH) || canStart(venue, day, DINNER)).length < 4,
    );
    expect(ids(rarely)).toEqual([]);
  });

  test('every nightlife place can be reached of an evening', () => {
    const never = nightlife.filter((venue) => !WEEK.some((day) => canStart(venue, day, NIGHT)));
    expect(ids(never)).toEqual([]);
  });

  test('prices are ones people pay, some things are free and some are a treat', () => {
    const pence = venues.map((venue) => pencePerPerson(venue, venue.groupSize.max));
    expect(Math.max(...pence)).toBeLessThanOrEqual(300_00);
    expect(ids(restaurants.filter((venue) => toPence(venue.price) < 4_00))).toEqual([]);
    expect(activities.filter(({ price }) => price.minor === 0).length).toBeGreaterThanOrEqual(3);
    expect(venues.filter((venue) => toPence(venue.price) >= 80_00).length).toBeGreaterThanOrEqual(4);
  });

  test.each(GROUP_SIZES)('a group of %i finds activities, tables and somewhere for the night', (size) => {
    expect(activities.filter(takes(size)).length).toBeGreaterThanOrEqual(8);
    expect(restaurants.filter(takes(size)).length).toBeGreaterThanOrEqual(4);
    expect(nightlife.filter(takes(size)).length).toBeGreaterThanOrEqual(3);
  });

  // Kosher kitchens are rare everywhere: one is all that a city must know, and the planner says what is missing.
  const atLeast = (diet: Diet) => (diet === 'kosher' ? 1 : 4);
  test.each(DIETS.map((diet) => [diet, atLeast(diet)] as const))('%s food: at least %i restaurants', (diet, least) => {
    expect(restaurants.filter(({ diets }) => diets.includes(diet)).length).toBeGreaterThanOrEqual(least);
  });

  test('a small budget pays three lunches, three dinners and two nights, and most of the days are left to fill', () => {
    for (const size of GROUP_SIZES) {
      const cheapest = (list: readonly Venue[], count: number) =>
        list
          .filter(takes(size))
          .map((venue) => pencePerPerson(venue, size))
          .sort((a, b) => a - b)
          .slice(0, count)
          .reduce((sum, pence) => sum + pence, 0);
      const spent = cheapest(restaurants, 6) + cheapest(nightlife, 2);
      expect.soft(spent, `group of ${size}`).toBeLessThanOrEqual(BUDGET_PENCE.budget.capPence ?? 0);
    }
  });

  test.each(VIBES.filter((vibe) => vibe !== 'mix'))('the vibe %s has something for every kind of event', (vibe) => {
    const withVibe = venues.filter(({ vibes }) => vibes.some((v) => v === vibe));
    for (const event of EVENT_TYPES) {
      const count = withVibe.filter(({ events }) => events.includes(event)).length;
      expect.soft(count, event).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(VIBES.filter((vibe) => vibe !== 'mix'))('the vibe %s has cheap, dearer and dear activities', (vibe) => {
    const prices = activities.filter(({ vibes }) => vibes.some((v) => v === vibe)).map(({ price }) => toPence(price));
    expect(prices.filter((pence) => pence <= 20_00).length).toBeGreaterThanOrEqual(2);
    expect(prices.filter((pence) => pence > 20_00 && pence <= 60_00).length).toBeGreaterThanOrEqual(2);
    expect(prices.filter((pence) => pence > 60_00).length).toBeGreaterThanOrEqual(1);
  });

  test.each(WEEK)('on %s nobody has to drink, be grown up or climb stairs to have a morning and an evening', (day) => {
    const gentle = (venue: Venue) => venue.stepFree && !venue.adultsOnly && venue.alcohol !== 'central';
    const openIn = (list: readonly Venue[], span: typeof LUNCH) =>
      list.filter((venue) => gentle(venue) && canStart(venue, day, span)).length;
    expect(openIn(activities, { from: 9 * 60, to: 10 * 60 + 30 })).toBeGreaterThanOrEqual(3);
    expect(openIn(restaurants, LUNCH)).toBeGreaterThanOrEqual(4);
    expect(openIn(restaurants, DINNER)).toBeGreaterThanOrEqual(4);
    expect(openIn(nightlife, NIGHT)).toBeGreaterThanOrEqual(2);
  });

  test('no single type of thing makes up a fifth of the activities, so variety is possible', () => {
    const types = activities.map(({ type }) => type);
    const most = Math.max(...types.map((type) => types.filter((other) => other === type).length));
    expect(most).toBeLessThanOrEqual(activities.length * 0.2);
    expect(new Set(types).size).toBeGreaterThanOrEqual(12);
  });

  test('no description is used twice', () => {
    expect(repeated(venues.map(({ description }) => description))).toEqual([]);
  });
});
