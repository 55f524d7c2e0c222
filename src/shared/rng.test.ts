import { expect, test } from 'vitest';
import { createRng } from './rng.ts';

test('the same seed gives the same numbers on every machine', () => {
  const next = createRng(42);
  expect([next(), next(), next()]).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099]);
});

test('numbers lie in [0, 1) and are spread over it', () => {
  const next = createRng(7);
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index++) {
    const bucket = Math.floor(next() * 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  expect(Math.min(...buckets)).toBeGreaterThan(850);
  expect(buckets).toHaveLength(10);
});
