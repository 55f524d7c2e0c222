import { expect, test } from 'vitest';
import { BRISTOL } from '../../../catalogue/cities/bristol.ts';
import { nameOfCity, placesNamed, placesOfPlan } from './catalogue-places.ts';

const IMPORTED = { ...BRISTOL, id: 'bath', version: '0123456789abcdef' };

test('a city of the release is found by its name alone', () => {
  expect(placesNamed({ kind: 'city', cityId: 'bristol' })).toEqual({ kind: 'city', city: BRISTOL });
});

test('an imported city is the one that came with the name, in the very version', () => {
  expect(placesNamed(nameOfCity(IMPORTED), IMPORTED)).toEqual({ kind: 'city', city: IMPORTED });
});

test.each([
  ['a city nobody knows', { kind: 'city', cityId: 'atlantis' }, null],
  ['an imported city that did not come along', nameOfCity(IMPORTED), null],
  ['another version than the named one', nameOfCity(IMPORTED), { ...IMPORTED, version: 'feedfeedfeedfeed' }],
  ['another city than the named one', nameOfCity(IMPORTED), { ...IMPORTED, id: 'york' }],
  ['an imported city in place of one of the release', { kind: 'city', cityId: 'atlantis' }, IMPORTED],
] as const)('%s is never planned with', (_title, name, imported) => {
  expect(() => placesNamed(name, imported)).toThrow('no catalogue for the city');
});

test('a plan names the catalogue it was made from', () => {
  expect(placesOfPlan({ cityId: null })).toEqual({ kind: 'generic' });
  expect(placesOfPlan({ cityId: 'bristol' })).toEqual({ kind: 'city', cityId: 'bristol' });
  expect(placesOfPlan({ cityId: 'bath', cityVersion: IMPORTED.version })).toEqual(nameOfCity(IMPORTED));
});
