import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('ids are version 4 UUIDs and never the same', () => {
  expect(newId()).toMatch(VERSION_4);
  expect(newId()).not.toBe(newId());
});

test('ids can be made on plain-http addresses too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toMatch(VERSION_4);
  expect(newId()).not.toBe(newId());
});
