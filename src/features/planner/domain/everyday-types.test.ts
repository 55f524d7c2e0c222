import { describe, expect, test } from 'vitest';
import { CITIES } from '../../../catalogue/cities.ts';
import { GENERIC } from '../../../catalogue/generic.ts';
import { EVERYDAY_TYPES } from './everyday-types.ts';
import { findTypes } from './find-types.ts';
import { kindredTypes } from './kindred-types.ts';
import { tokenise } from './tokenise.ts';

const catalogues = [...CITIES.map(({ venues }) => venues), GENERIC.venues];
const typesOf = (venues: readonly { type: string }[]): string[] => [...new Set(venues.map(({ type }) => type))];
const allTypes = [...new Set(catalogues.flatMap(typesOf))];

const listOf = (types: readonly string[]) =>
  types.map((type) => ({ id: type, name: type, type, kind: 'activity' as const }));

/** They say whom a place suits or when it is open, and name no kind that anybody would ask for. */
const NO_KIND = new Set([
  'Vegan restaurant',
  'Vegetarian restaurant',
  'Kosher restaurant',
  'Jewish-style',
  'Late-night bites',
  'Workshop',
  'Tasting',
  'Diner',
  'Team games',
  'Local restaurant',
  'Catered lunch',
  'Historic sight',
]);

test('a kind that one city has is known in every other, so that it is never taken for something else', () => {
  const unknown = allTypes.flatMap((type) =>
    catalogues.some((venues) => findTypes(tokenise(type), venues).length === 0) ? [type] : [],
  );
  expect(unknown.filter((type) => !NO_KIND.has(type))).toEqual([]);
});

test('every wording is found, in one piece', () => {
  const lost = EVERYDAY_TYPES.flatMap(({ words }) => words.split('|')).filter(
    (wording) => findTypes(wording.split(' '), GENERIC.venues).length !== 1,
  );
  expect(lost).toEqual([]);
});

describe('a market is no workshop, and a spa no beer spa', () => {
  const venues = listOf(['Craft workshop', 'Street market', 'Beer spa', 'Cabaret', 'Light show', 'Rooftop climb']);
  test.each([
    ['market', ['Street market']],
    ['spa', []],
    ['beer spa', ['Beer spa']],
    ['theatre', []],
    ['climbing wall', []],
    ['pottery', ['Craft workshop']],
  ])('%s', (wording, types) => expect(findTypes(wording.split(' '), venues)[0]?.types).toEqual(types));
});

test('what only comes nearest says that it does, and what serves the same does not', () => {
  const venues = listOf(['Italian restaurant', 'Lebanese restaurant']);
  expect(findTypes(['turkish'], venues)).toMatchObject([{ types: ['Lebanese restaurant'], isNearest: true }]);
  expect(findTypes(['pizza'], venues)[0]).not.toHaveProperty('isNearest');
});

test('a kind is said back as it was typed', () =>
  expect(findTypes(['surfing'], GENERIC.venues)).toMatchObject([{ label: 'surfing' }]));

describe('what stands in for a kind that is not to be had', () => {
  const listed = ['Bowling', 'Thai restaurant', 'Spa', 'Crazy golf', 'Japanese restaurant'];
  test('is of its kin, and never the kind itself', () => {
    expect(kindredTypes('shuffleboard', [], listed)).toEqual(['Bowling', 'Crazy golf']);
    expect(kindredTypes('sushi', ['Japanese restaurant'], listed)).toEqual(['Thai restaurant']);
  });
  test('is nothing for a name nobody knows', () => expect(kindredTypes('nandos', [], listed)).toEqual([]));
});
