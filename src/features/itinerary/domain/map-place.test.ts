import { expect, test } from 'vitest';
import { dayOnMap } from './map-place.ts';
import { readRecommendations } from './recommendations-schema.ts';

const stop = (name: string, startMinute: number, where: { lat: number; lon: number } | null, minutes = 10) => ({
  timeOfDay: 'Afternoon',
  activity: { name, type: '', affiliateLink: '' },
  slot: {
    startMinute,
    endMinute: startMinute + 60,
    pricePerPersonPence: 0,
    travel: { minutes, mode: 'walk', km: 1 },
    ...where,
  },
});

const HERE = { lat: 50.08, lon: 14.42 };
const THERE = { lat: 50.09, lon: 14.43 };
const STAY = { name: 'Hotel Josef', nights: 2, rooms: 4, lat: 50.1, lon: 14.4 };

function read(schedule: readonly unknown[], stay: unknown = STAY) {
  const plan = readRecommendations({ days: [{ schedule, travelHome: { minutes: 9, mode: 'ride', km: 2 } }], stay });
  const [day] = plan?.days ?? [];
  if (!plan || !day) throw new Error('a plan of one day was expected');
  return dayOnMap(day, plan.stay);
}

test('a day on the map goes from the stay by every stop in the order of the clock and back', () => {
  const { places, ways, unplaced } = read([stop('Dinner', 1140, THERE, 12), stop('Karts', 840, HERE)]);
  expect(places.map(({ mark, name }) => [mark, name])).toEqual([
    ['stay', 'Hotel Josef'],
    [1, 'Karts'],
    [2, 'Dinner'],
  ]);
  expect(ways).toEqual([
    { from: 'stay', to: 1, minutes: 10, mode: 'walk' },
    { from: 1, to: 2, minutes: 12, mode: 'walk' },
    { from: 2, to: 'stay', minutes: 9, mode: 'ride' },
  ]);
  expect(unplaced).toEqual([]);
});

test('without a stay the day begins at its first stop and ends at its last', () => {
  const { places, ways } = read([stop('Karts', 840, HERE), stop('Dinner', 1140, THERE)], null);
  expect(places.map(({ mark }) => mark)).toEqual([1, 2]);
  expect(ways.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
});

test('a stop that has no place yet keeps its number and breaks the way', () => {
  const { places, ways, unplaced } = read([
    stop('Karts', 840, HERE),
    stop('A pub', 960, null),
    stop('Dinner', 1140, THERE),
  ]);
  expect(places.map(({ mark }) => mark)).toEqual(['stay', 1, 3]);
  expect(ways.map(({ from, to }) => [from, to])).toEqual([
    ['stay', 1],
    [3, 'stay'],
  ]);
  expect(unplaced).toEqual([2]);
});
