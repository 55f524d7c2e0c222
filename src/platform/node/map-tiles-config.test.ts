import { expect, test } from 'vitest';
import { mapTilesConfig } from './map-tiles-config.ts';

const URL_OF_TILES = 'https://tiles.example/city/{z}/{x}/{y}.png';

test('a tile server is its https address and whom to name; without it there is none', () => {
  expect(mapTilesConfig(URL_OF_TILES, '© Somebody')).toEqual({
    ok: true,
    value: { url: URL_OF_TILES, attribution: '© Somebody' },
  });
  expect(mapTilesConfig(undefined, undefined)).toEqual({ ok: true, value: null });
});

test('half of it, plain http and an address without the numbers of a tile are refused by the name of the variable', () => {
  const reason = (url: string | undefined, attribution: string | undefined) => {
    const config = mapTilesConfig(url, attribution);
    return config.ok ? '' : config.reason.split(':')[0];
  };
  expect(reason(URL_OF_TILES, undefined)).toBe('MAP_ATTRIBUTION');
  expect(reason(undefined, '© Somebody')).toBe('MAP_TILES_URL');
  for (const url of [
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/{z}/{x}/{y}/{y}.png',
    'https://{z}.example/{x}/{y}.png',
    'https://me:secret@tiles.example/{z}/{x}/{y}.png',
    'tiles',
  ])
    expect(reason(url, '© Somebody'), url).toBe('MAP_TILES_URL');
  expect(reason(URL_OF_TILES, 'x'.repeat(201))).toBe('MAP_ATTRIBUTION');
});
