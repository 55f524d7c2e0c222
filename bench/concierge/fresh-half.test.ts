import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { venuesOf } from '../../src/engine/places.ts';
import { type Case, parseCases } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { placedSlots } from './placed-slots.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const casesOf = (half: 'tuned' | 'practice' | 'fresh'): Case[] =>
  parseCases(readFileSync(new URL(`${half}-cases.jsonl`, import.meta.url), 'utf8'));

const FRESH = casesOf('fresh');
const OLDER = [...casesOf('tuned'), ...casesOf('practice')];
const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));
const LEAST_OF_A_KIND = 8;

/** Every slot, place and hotel an expectation names, whatever it says of them. */
function namedIn({ expect: expected }: Case): string[] {
  const text = JSON.stringify(expected);
  const slots = [...text.matchAll(/\bd\d-(?:lunch|dinner|a\d|n\d)\b/g)].map(([id]) => id);
  const lists = [...text.matchAll(/"ids":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(','));
  const venues = [...text.matchAll(/\{venue:([^}]+)\}/g)].map(([, id = '']) => id);
  return [...slots, ...lists.map((id) => id.replaceAll('"', '')), ...venues];
}

test('every slot, place and hotel that a fresh message is about exists', () => {
  const missing = FRESH.flatMap((one) => {
    const trip = TRIPS.get(one.trip);
    if (!trip) return [`${one.id}: ${one.trip}`];
    const hotels = trip.places.kind === 'city' ? trip.places.city.hotels : [];
    const known = new Set([
      ...placedSlots(trip.plan).map(({ slot }) => slot.id),
      ...[...venuesOf(trip.places), ...hotels].map(({ id }) => id),
    ]);
    return namedIn(one)
      .filter((id) => !known.has(id))
      .map((id) => `${one.id}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('fresh has at least eight messages of every kind that practice has', () => {
  for (const category of new Set(OLDER.map((one) => one.category)))
    expect(FRESH.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(LEAST_OF_A_KIND);
});

test('no fresh message is one of the older open halves in the same trip, and none is there twice', () => {
  const said = (one: Case): string => `${one.trip} ${(one.earlier ?? []).join(' ')} ${one.message}`.toLowerCase();
  const older = new Set(OLDER.map(said));
  expect(FRESH.filter((one) => older.has(said(one))).map(({ id }) => id)).toEqual([]);
  expect(new Set(FRESH.map(({ id }) => id)).size).toBe(FRESH.length);
  expect(new Set(FRESH.map(said)).size).toBe(FRESH.length);
});
