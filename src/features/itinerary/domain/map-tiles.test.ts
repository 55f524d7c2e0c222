import { describe, expect, test } from 'vitest';
import { layoutDayMap } from './map-layout.ts';
import { tilesUnder } from './map-tiles.ts';

const TEMPLATE = 'https://tiles.example/{z}/{x}/{y}.png';
const SIZE = { width: 400, height: 360 };
const LAYOUT = layoutDayMap(
  {
    places: [
      { mark: 'stay', name: 'Hotel Josef', lat: 50.0906, lon: 14.4262 },
      { mark: 1, name: 'U Fleků', lat: 50.0788, lon: 14.417 },
      { mark: 2, name: 'Castle', lat: 50.0886, lon: 14.4037 },
    ],
    ways: [],
    unplaced: [],
  },
  SIZE,
);
if (LAYOUT === null) throw new Error('a map was expected');
const { ground, discs } = LAYOUT;
const tiles = tilesUnder(ground, SIZE, TEMPLATE);

describe('the streets under a map', () => {
  test('cover all of it, with no more tiles than it takes', () => {
    for (const [x, y] of [
      [0, 0],
      [399, 0],
      [0, 359],
      [399, 359],
      [200, 180],
    ] as const)
      expect(
        tiles.filter((tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height)
          .length,
      ).toBeGreaterThan(0);
    expect(tiles.length).toBeLessThanOrEqual(25);
    for (const { width } of tiles) expect(width).toBeLessThanOrEqual(257);
  });

  test('lie where the stops are: a stop stands on its own tile, at its own place in it', () => {
    // Slippy map numbers of U Fleků by the formula of the OpenStreetMap wiki, at the zoom of the first tile.
    const [, zoom = ''] = /example\/(\d+)\//.exec(tiles[0]?.url ?? '') ?? [];
    const n = 2 ** Number(zoom);
    const column = ((14.417 + 180) / 360) * n;
    const angle = (50.0788 * Math.PI) / 180;
    const row = ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * n;
    const tile = tiles.find(({ url }) => url.endsWith(`/${Math.floor(column)}/${Math.floor(row)}.png`));
    const pub = discs.find(({ mark }) => mark === 1);
    if (tile === undefined || pub === undefined) throw new Error('the pub stands on no tile');
    expect(Math.abs(tile.x + (column % 1) * (tile.width - 0.5) - pub.x)).toBeLessThan(1);
    expect(Math.abs(tile.y + (row % 1) * (tile.height - 0.5) - pub.y)).toBeLessThan(1);
  });

  test('are asked for by the address that the operator gave', () => {
    for (const { url } of tiles) expect(url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    expect(new Set(tiles.map(({ url }) => url)).size).toBe(tiles.length);
  });
});
