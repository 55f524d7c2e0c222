import { describe, expect, test } from 'vitest';
import { replanned } from './replan-figures.ts';

describe('random changes to plans in all cities', () => {
  const changes = replanned(64, 7, () => 0);

  test('every changed plan keeps every rule', () => {
    expect(changes.filter(({ isSound }) => !isSound)).toEqual([]);
  });

  test('nine tenths of what could stay does, and at its hour', () => {
    const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
    expect(meanOf(changes.map(({ kept }) => kept))).toBeGreaterThan(0.9);
    expect(meanOf(changes.map(({ keptHour }) => keptHour))).toBeGreaterThan(0.9);
  });

  test('one person more or fewer, steps, a swap or a drop leave everything else where it was', () => {
    const small = changes.filter(({ kind }) =>
      ['one more person', 'two people fewer', 'no steps', 'a swap', 'a drop'].includes(kind),
    );
    expect(small.length).toBeGreaterThan(10);
    for (const { kind, kept } of small)
      expect([kind, kept]).toEqual([kind, expect.toSatisfy((share: number) => share >= 0.8)]);
  });
});
