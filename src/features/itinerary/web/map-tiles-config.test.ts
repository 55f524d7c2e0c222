import { expect, test } from 'vitest';
import { readMapTiles } from './map-tiles-config.ts';

test('the map has streets where the operator named a tile server, and is a sketch everywhere else', () => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' };
  expect(readMapTiles(JSON.stringify({ url: 'http://localhost', mapTiles }))).toEqual(mapTiles);
  expect(readMapTiles(JSON.stringify({ url: 'http://localhost' }))).toBeNull();
  expect(readMapTiles(JSON.stringify({ mapTiles: { url: 7 } }))).toBeNull();
  expect(readMapTiles('%HUZZAH_CONFIG%')).toBeNull();
  expect(readMapTiles(null)).toBeNull();
});
