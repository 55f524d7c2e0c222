import { expect, test } from 'vitest';
import { absentFromTrip } from './absent-from-trip.ts';
import type { Case } from './case-schema.ts';
import { openCases } from './open-sets.ts';

const TUNED = openCases('tuned');
const PRACTICE = openCases('practice');

test('every slot, place and hotel that a practice message is about exists', () => {
  expect(absentFromTrip(PRACTICE)).toEqual([]);
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
