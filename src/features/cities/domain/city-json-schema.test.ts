import { expect, test } from 'vitest';
import GUIDE from '../../../../docs/operators/catalogue.md?raw';
import example from '../../../../docs/operators/city.schema.json' with { type: 'json' };
import { CityGuideSchema } from '../../../catalogue/city-guide-schema.ts';
import { CitySchema, HotelSchema, PlacedVenueSchema } from '../../../catalogue/city-schema.ts';
import { cityJsonSchema } from './city-json-schema.ts';

test('the schema for editors is the one that the check goes by', () => {
  expect(cityJsonSchema(), 'npm run -s catalogue -- schema > docs/operators/city.schema.json').toEqual(example);
});

test('every field of a city, a venue and a hotel is explained to operators', () => {
  const fields = [CitySchema, PlacedVenueSchema, HotelSchema].flatMap(({ shape }) => Object.keys(shape));
  expect(fields.filter((field) => !GUIDE.includes(`\`${field}`))).toEqual([]);
  expect(Object.keys(CityGuideSchema.shape).filter((field) => !GUIDE.includes(`\`${field}`))).toEqual([]);
});

test('every field has its own words in the editor', () => {
  const silent = (schema: unknown, at: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const properties: unknown = Reflect.get(schema, 'properties');
    const inside = Object.entries(typeof properties === 'object' && properties !== null ? properties : {}).flatMap(
      ([name, field]) => [
        ...(typeof field === 'object' && 'description' in field ? [] : [`${at}.${name}`]),
        ...silent(field, `${at}.${name}`),
      ],
    );
    return [...inside, ...silent(Reflect.get(schema, 'items'), at)];
  };
  // The guide is words for a page, and the numbers of a price and a group are told by what holds them.
  const told = silent(cityJsonSchema(), 'city').filter((field) => !/^city\.guide\.|\.(currency|min|max)$/.test(field));
  expect(told).toEqual([]);
});
