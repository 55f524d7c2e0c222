import { describe, expect, test } from 'vitest';
import { LONDON } from './cities/london.ts';
import { CITIES } from './cities.ts';
import type { CityGuide } from './city-guide.ts';
import { CityGuideSchema } from './city-guide-schema.ts';
import { toPence } from './exchange-rates.ts';
import type { CityCatalogue, Venue } from './venue.ts';

const GUIDES: readonly (readonly [string, CityCatalogue, CityGuide])[] = CITIES.map(
  (city) => [city.name, city, city.guide] as const,
);
const IN_POUNDS = ['London', 'Bristol'];

test('the eight cities of the specification have a guide', () => {
  expect(GUIDES.map(([name]) => name).toSorted()).toEqual([
    'Amsterdam',
    'Barcelona',
    'Bristol',
    'Dublin',
    'Krakow',
    'Lisbon',
    'London',
    'Prague',
  ]);
});

test('a guide with three highlights, a made-up rating or a tenth activity is not a guide', () => {
  const { guide } = LONDON;
  const isGuide = (change: object) => CityGuideSchema.safeParse({ ...guide, ...change }).success;
  expect(isGuide({})).toBe(true);
  expect(isGuide({ highlights: guide.highlights.slice(0, 3) })).toBe(false);
  expect(isGuide({ stays: guide.stays.map((stay) => ({ ...stay, rating: 5 })) })).toBe(false);
  expect(isGuide({ thingsToDo: [...guide.thingsToDo, 'london-eye'] })).toBe(false);
  expect(isGuide({ metaDescription: 'Too short.' })).toBe(false);
});

describe.each(GUIDES)('the guide of %s', (name, city, guide) => {
  const idsOf = (kind: Venue['kind']) => city.venues.filter((venue) => venue.kind === kind).map(({ id }) => id);

  test('has four highlights, four stats, four to six stays, eight things to do, six tables and six nights', () => {
    expect(CityGuideSchema.safeParse(guide).error?.issues ?? []).toEqual([]);
  });

  test('names only places that the planner knows, each in the section of its kind', () => {
    expect(city.hotels.map(({ id }) => id)).toEqual(expect.arrayContaining(guide.stays.map(({ hotelId }) => hotelId)));
    expect(idsOf('activity')).toEqual(expect.arrayContaining([...guide.thingsToDo]));
    expect(idsOf('restaurant')).toEqual(expect.arrayContaining(guide.eat.map(({ venueId }) => venueId)));
    expect(idsOf('nightlife')).toEqual(expect.arrayContaining(guide.nightlife.map(({ venueId }) => venueId)));
  });

  test('prices things to do from about 20 to 800 pounds, for what is not free', () => {
    const outside = guide.thingsToDo.filter((id) => {
      const price = city.venues.find((venue) => venue.id === id)?.price;
      if (price === undefined || price.minor === 0) return false;
      return toPence(price) < 15_00 || toPence(price) > 850_00;
    });
    expect(outside).toEqual([]);
  });

  test('shows pounds for Bristol and London and euro elsewhere', () => {
    expect(guide.currency).toBe(IN_POUNDS.includes(name) ? 'GBP' : 'EUR');
  });

  test('repeats no text within itself', () => {
    const texts = guide.highlights.flatMap(({ title, text }) => [title, text]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('London’s classes of stay cost 450, 280, 120 and 45 pounds, and no hotel is said to cost it', () => {
  expect(LONDON.guide.stays.map(({ standsFor }) => standsFor?.perNight)).toEqual(
    [450, 280, 120, 45].map((pounds) => ({ minor: pounds * 100, currency: 'GBP' })),
  );
});
