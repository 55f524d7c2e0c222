import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPlan } from '../../src/engine/check-plan.ts';
import { parseCases } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** The unseen half as it was committed before the first rule. Whoever changes this constant has tuned on it. */
const UNSEEN_SHA_256 = 'd5ab4e24f183402552a478823d916f41e9a06ab9a94c906b141aa3bd98f0e6a5';

const textOf = (half: string): string => readFileSync(new URL(`${half}-cases.jsonl`, import.meta.url), 'utf8');

test('the half that no rule was tuned on is byte for byte the one that was committed first', () => {
  expect(createHash('sha256').update(textOf('unseen')).digest('hex')).toBe(UNSEEN_SHA_256);
});

test('both halves have at least 180 messages, the same kinds of them, and none in common', () => {
  const [tuned, unseen] = [parseCases(textOf('tuned')), parseCases(textOf('unseen'))];
  expect(tuned.length).toBeGreaterThanOrEqual(180);
  expect(unseen.length).toBeGreaterThanOrEqual(180);
  const countBy = (cases: typeof tuned, category: string): number =>
    cases.filter((one) => one.category === category).length;
  for (const category of new Set(tuned.map((one) => one.category)))
    expect(Math.abs(countBy(tuned, category) - countBy(unseen, category))).toBeLessThanOrEqual(1);
  const ids = [...tuned, ...unseen].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(TRIP_OUTLINES)('the independent checker finds nothing wrong with the trip $id', (outline) => {
  const { plan, request, places } = fixedTrip(outline);
  expect(checkPlan(plan, request, places)).toEqual([]);
});
