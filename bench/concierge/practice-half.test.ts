import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { venuesOf } from '../../src/engine/places.ts';
import { type Case, parseCases } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { placedSlots } from './placed-slots.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const casesOf = (half: 'tuned' | 'practice'): Case[] =>
  parseCases(readFileSync(new URL(`${half}-cases.jsonl`, import.meta.url), 'utf8'));

const TUNED = casesOf('tuned');
const PRACTICE = casesOf('practice');
const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));

/** Every slot, place and hotel an expectation names, whatever it says of them. */
function namedIn({ expect: expected }: Case): string[] {
  const text = JSON.stringify(expected);
  const slots = [...text.matchAll(/\bd\d-(?:lunch|dinner|a\d|n\d)\b/g)].map(([id]) => id);
  const lists = [...text.matchAll(/"ids":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(','));
  const venues = [...text.matchAll(/\{venue:([^}]+)\}/g)].map(([, id = '']) => id);
  return [...slots, ...lists.map((id) => id.replaceAll('"', '')), ...venues];
}

test('every slot, place and hotel that a practice message is about exists', () => {
  const missing = PRACTICE.flatMap((one) => {
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

test('practice covers every kind of message at least as often as the tuned half does, nearly', () => {
  const countBy = (cases: readonly Case[], category: string): number =>
    cases.filter((one) => one.category === category).length;
  for (const category of new Set(TUNED.map((one) => one.category)))
    expect(countBy(PRACTICE, category)).toBeGreaterThanOrEqual(Math.floor(countBy(TUNED, category) * 0.9));
});

test('no practice message is one of the tuned half in the same trip', () => {
  const said = (one: Case): string => `${one.trip} ${(one.earlier ?? []).join(' ')} ${one.message}`.toLowerCase();
  const tuned = new Set(TUNED.map(said));
  expect(PRACTICE.filter((one) => tuned.has(said(one))).map(({ id }) => id)).toEqual([]);
  expect(new Set(PRACTICE.map(({ id }) => id)).size).toBe(PRACTICE.length);
});
