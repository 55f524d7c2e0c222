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

/** The same of the messages that two people wrote on 27 November 2026 who had seen neither code nor sets. */
const STRANGERS_UNSEEN_SHA_256 = '7231a905cddeae6365cb1448d24d5867aa16214d3b4713b661a516d847ee9893';

test.each([
  ['unseen', UNSEEN_SHA_256],
  ['strangers-unseen', STRANGERS_UNSEEN_SHA_256],
])('the half %s, that no rule was tuned on, is byte for byte the one that was committed first', (half, hash) => {
  expect(createHash('sha256').update(textOf(half)).digest('hex')).toBe(hash);
});

test.each([
  ['tuned', 'unseen', 180],
  ['strangers', 'strangers-unseen', 160],
])(
  'the halves %s and %s have at least %i messages each, the same kinds of them, and none in common',
  (seen, held, least) => {
    const [tuned, unseen] = [parseCases(textOf(seen)), parseCases(textOf(held))];
    expect(tuned.length).toBeGreaterThanOrEqual(least);
    expect(unseen.length).toBeGreaterThanOrEqual(least);
    const countBy = (cases: typeof tuned, category: string): number =>
      cases.filter((one) => one.category === category).length;
    for (const category of new Set(tuned.map((one) => one.category)))
      expect(Math.abs(countBy(tuned, category) - countBy(unseen, category))).toBeLessThanOrEqual(1);
    const ids = [...tuned, ...unseen].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(TRIP_OUTLINES)('the independent checker finds nothing wrong with the trip $id', (outline) => {
  const { plan, request, places } = fixedTrip(outline);
  expect(checkPlan(plan, request, places)).toEqual([]);
});
