import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxRound, distance, isWithin, overlap } from './map-box.ts';
import { DISC_RADIUS, layoutDayMap, type MapLayout, mapHeight } from './map-layout.ts';
import type { DayOnMap, MapPlace } from './map-place.ts';

const SIZE = { width: 380, height: 360 };

function sketch(day: DayOnMap, size = SIZE): MapLayout {
  const layout = layoutDayMap(day, size);
  if (layout === null) throw new Error('a day with places was expected');
  return layout;
}

const dayOf = (...spots: readonly (readonly [MapPlace['mark'], string, number, number])[]): DayOnMap => ({
  places: spots.map(([mark, name, lat, lon]) => ({ mark, name, lat, lon })),
  ways: spots.slice(1).map(([mark], index) => ({
    from: spots[index]?.[0] ?? 'stay',
    to: mark,
    minutes: 12,
    mode: index % 2 === 0 ? 'walk' : 'ride',
  })),
  unplaced: [],
});

/** A real Saturday in Prague: old town, the castle side, and a quarry outside the city. */
const PRAGUE = dayOf(
  ['stay', 'Hotel Josef', 50.0906, 14.4262],
  [1, 'Beer Bike Prague', 50.0875, 14.4213],
  [2, 'Lokál Dlouhááá', 50.0907, 14.4255],
  [3, 'The Museum of Alchemists and Magicians of Old Prague', 50.0886, 14.4037],
  [4, 'U Fleků', 50.0788, 14.417],
  [5, 'Karlovy Lázně', 50.0856, 14.4137],
);

const boxesOf = ({ labels, legs }: MapLayout): Box[] => [
  ...labels.map(({ box }) => box),
  ...legs.flatMap(({ label }) => (label === null ? [] : [label.box])),
];

describe('the sketch of a day', () => {
  test('has every stop and the stay, north up and east to the right', () => {
    const { discs } = sketch(PRAGUE);
    expect(discs.map(({ mark }) => mark)).toEqual(['stay', 1, 2, 3, 4, 5]);
    const [hotel, , , castle, pub] = discs;
    expect(castle?.x).toBeLessThan(hotel?.x ?? 0);
    expect(pub?.y).toBeGreaterThan(hotel?.y ?? 0);
  });

  test('is true to scale: the bar measures what the earth measures', () => {
    const { discs, bar } = sketch(PRAGUE, { width: 700, height: 600 });
    const [hotel, , , castle] = discs;
    if (hotel === undefined || castle === undefined) throw new Error('two discs were expected');
    // 1.62 km by the haversine between the two coordinates, apart from what the spreading moved.
    const km = (distance(hotel, castle) / bar.width) * bar.km;
    expect(Math.abs(km - 1.62)).toBeLessThan(0.15);
  });

  test('names every stop where there is room, long names on two lines', () => {
    const { labels } = sketch(PRAGUE);
    expect(labels.map(({ mark }) => mark)).toEqual(['stay', 1, 2, 3, 4, 5]);
    expect(labels.find(({ mark }) => mark === 3)?.lines).toEqual(['The Museum of', 'Alchemists and…']);
  });

  test('shows north in a corner where no place stands', () => {
    const stay = ['stay', 'Hotel Josef', 50.0906, 14.4262] as const;
    const northWith = (lat: number, lon: number) => sketch(dayOf(stay, [1, 'U Fleků', lat, lon])).north;
    // The hotel is north-east of the pub, then north-west of it.
    expect(northWith(50.0788, 14.4065).x).toBeLessThan(SIZE.width / 2);
    expect(northWith(50.0788, 14.4459).x).toBeGreaterThan(SIZE.width / 2);
  });

  test('writes the minutes on the ways', () => {
    expect(sketch(PRAGUE).legs.filter(({ label }) => label?.text === '12 min').length).toBeGreaterThan(2);
  });

  test('draws a place far outside at the edge, with how far it still is, and keeps the rest large', () => {
    const quarry = dayOf(
      ['stay', 'Hotel Josef', 50.0906, 14.4262],
      [1, 'Beer Bike Prague', 50.0875, 14.4213],
      [2, 'Lokál', 50.0907, 14.4355],
      [3, 'Paintball in the quarry', 49.95, 14.19],
      [4, 'U Fleků', 50.0788, 14.417],
    );
    const layout = sketch(quarry);
    const out = layout.discs.find(({ mark }) => mark === 3);
    expect(out?.beyondKm).toBeGreaterThan(15);
    expect(layout.labels.find(({ mark }) => mark === 3)?.lines.at(-1)).toMatch(/^\d+ km further out$/);
    const [hotel, , , , pub] = layout.discs;
    expect(hotel && pub ? distance(hotel, pub) : 0).toBeGreaterThan(120);
  });

  test('draws stops of one building apart, so that each number can be read', () => {
    const { discs } = sketch(dayOf(['stay', 'Inn', 51.5, -0.1], [1, 'Bar', 51.5, -0.1], [2, 'Club', 51.5, -0.1]));
    for (const [index, disc] of discs.entries())
      for (const other of discs.slice(index + 1)) expect(distance(disc, other)).toBeGreaterThanOrEqual(2 * DISC_RADIUS);
  });

  test('is none for a day without a place', () => {
    expect(layoutDayMap({ places: [], ways: [], unplaced: [1] }, SIZE)).toBeNull();
  });
});

const spot = fc.record({
  lat: fc.double({ min: 51.4, max: 51.6, noNaN: true }),
  lon: fc.double({ min: -0.3, max: 0.1, noNaN: true }),
});
const somewhere = fc.oneof(
  spot,
  // Of the same street, which is what makes labels meet.
  spot.map(({ lat, lon }) => ({ lat: 51.5 + (lat - 51.5) / 60, lon: -0.1 + (lon + 0.1) / 60 })),
  fc.constant({ lat: 51.5, lon: -0.1 }),
);
const anyDay: fc.Arbitrary<DayOnMap> = fc
  .array(fc.tuple(fc.string({ maxLength: 60 }), somewhere), { minLength: 1, maxLength: 11 })
  .map((places) =>
    dayOf(...places.map(([name, { lat, lon }], index) => [index === 0 ? 'stay' : index, name, lat, lon] as const)),
  );
const anySize = fc.record({ width: fc.integer({ min: 280, max: 720 }), height: fc.integer({ min: 280, max: 520 }) });

describe('whatever the day', () => {
  test('no label covers another, a disc or the edge of the map', () => {
    fc.assert(
      fc.property(anyDay, anySize, (day, size) => {
        const layout = sketch(day, size);
        const boxes = boxesOf(layout);
        const edge = { x: 0, y: 0, ...size };
        for (const [index, box] of boxes.entries()) {
          expect(isWithin(box, edge)).toBe(true);
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
          for (const disc of layout.discs) expect(overlap(box, boxRound(disc, DISC_RADIUS))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('no name stands behind another stop than its own', () => {
    fc.assert(
      fc.property(anyDay, anySize, (day, size) => {
        const { labels, discs } = sketch(day, size);
        for (const { mark, leader } of labels) {
          if (leader === null) continue;
          const middle = { x: (leader.from.x + leader.to.x) / 2, y: (leader.from.y + leader.to.y) / 2 };
          for (const disc of discs)
            if (disc.mark !== mark) expect(distance(disc, middle)).toBeGreaterThan(DISC_RADIUS - 4);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('every disc lies in the map and no two of them touch', () => {
    fc.assert(
      fc.property(anyDay, anySize, (day, size) => {
        const { discs } = sketch(day, size);
        for (const [index, disc] of discs.entries()) {
          expect(isWithin(boxRound(disc, DISC_RADIUS), { x: 0, y: 0, ...size })).toBe(true);
          for (const other of discs.slice(index + 1)) expect(distance(disc, other)).toBeGreaterThan(2 * DISC_RADIUS);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the same day gives the same sketch', () => {
    fc.assert(
      fc.property(anyDay, anySize, (day, size) => {
        expect(layoutDayMap(day, size)).toEqual(layoutDayMap(structuredClone(day), { ...size }));
      }),
      { numRuns: 50 },
    );
  });
});

test('the map of a long day from north to south is taller than that of one from west to east', () => {
  const bounds = { least: 300, most: 480 };
  const tall = dayOf(['stay', 'Inn', 51.5, -0.1], [1, 'Bar', 51.53, -0.1], [2, 'Club', 51.51, -0.098]);
  const flat = dayOf(['stay', 'Inn', 51.5, -0.1], [1, 'Bar', 51.5, -0.16], [2, 'Club', 51.501, -0.12]);
  expect(mapHeight(tall, 380, bounds)).toBe(480);
  expect(mapHeight(flat, 380, bounds)).toBe(300);
  expect(mapHeight(PRAGUE, 380, bounds)).toBeGreaterThan(300);
});
