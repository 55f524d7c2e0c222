import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { venuesOf } from '../../src/engine/places.ts';
import { type Case, parseCases } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { placedSlots } from './placed-slots.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const HALVES = ['tuned', 'practice', 'fresh', 'later', 'changes', 'talk', 'facts'] as const;

const CHANGES = ['add', 'budget', 'cheaper', 'day', 'drop', 'impossible', 'mood', 'size', 'swap', 'time'] as const;

const TALK = ['correction', 'offer', 'undo', 'several', 'vague', 'small', 'abuse', 'attack', 'foreign'] as const;

const FACTS = [
  'access',
  'dates',
  'diet',
  'distance-question',
  'guide-question',
  'hotel',
  'open-question',
  'pay-question',
  'plan-question',
  'policy-question',
  'price-question',
  'rain-question',
  'refund-question',
  'stay-question',
  'what-if',
  'why-question',
] as const;

const casesOf = (half: (typeof HALVES)[number]): Case[] =>
  parseCases(readFileSync(new URL(`${half}-cases.jsonl`, import.meta.url), 'utf8'));

const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));

/** Every slot, place and hotel an expectation names, whatever it says of them. */
function namedIn({ expect: expected }: Case): string[] {
  const text = JSON.stringify(expected);
  const slots = [...text.matchAll(/\bd\d-(?:lunch|dinner|a\d|n\d)\b/g)].map(([id]) => id);
  const lists = [...text.matchAll(/"ids":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(','));
  const venues = [...text.matchAll(/\{venue:([^}]+)\}/g)].map(([, id = '']) => id);
  return [...slots, ...lists.map((id) => id.replaceAll('"', '')), ...venues];
}

describe.each([
  { half: 'fresh', leastOfAKind: 8, kinds: null },
  { half: 'later', leastOfAKind: 2, kinds: null },
  { half: 'changes', leastOfAKind: 6, kinds: CHANGES },
  { half: 'talk', leastOfAKind: 5, kinds: TALK },
  { half: 'facts', leastOfAKind: 3, kinds: FACTS },
] as const)('the messages of $half', ({ half, leastOfAKind, kinds }) => {
  const cases = casesOf(half);
  const older = HALVES.slice(0, HALVES.indexOf(half)).flatMap(casesOf);

  test('are about slots, places and hotels that exist', () => {
    const missing = cases.flatMap((one) => {
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

  test('are of every kind that they are to be of', () => {
    for (const category of kinds ?? new Set(older.map((one) => one.category)))
      expect(cases.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(leastOfAKind);
  });

  test('are none of the older ones in the same trip, and none is there twice', () => {
    const said = (one: Case): string => `${one.trip} ${(one.earlier ?? []).join(' ')} ${one.message}`.toLowerCase();
    const known = new Set(older.map(said));
    expect(cases.filter((one) => known.has(said(one))).map(({ id }) => id)).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(cases.map(said)).size).toBe(cases.length);
  });
});
