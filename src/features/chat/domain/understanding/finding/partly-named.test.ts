import { expect, test } from 'vitest';
import { CITIES } from '../../../../../catalogue/cities.ts';
import { partlyNamed } from './partly-named.ts';

const placesOf = (cityId: string, text: string): string[] => {
  const city = CITIES.find(({ id }) => id === cityId);
  return partlyNamed(text.split(' '), city?.venues ?? [], city?.name ?? '').map(({ venueId }) => venueId);
};

test.each([
  ['krakow', 'whack the salt mines on for sunday', 'krakow-wieliczka-salt-mine'],
  ['dublin', 'she would like to see croke park while she is over', 'dublin-croke-park-skyline'],
  ['prague', 'get the castle in on sunday', 'prague-castle'],
])('in %s, “%s” names a place by a part of its name', (cityId, text, id) => {
  expect(placesOf(cityId, text)).toEqual([id]);
});

test('a neighbourhood that places are called after is none of them', () => {
  expect(placesOf('london', 'somewhere in covent garden please')).toEqual([]);
});
