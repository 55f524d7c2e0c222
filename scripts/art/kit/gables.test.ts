import { describe, expect, it } from 'vitest';
import { GABLE_RISE, gableOutline, type RoofKind } from './gables.ts';

const KINDS: readonly RoofKind[] = ['flat', 'pitched', 'gabled', 'step', 'bell', 'neck', 'spout', 'mansard'];

const points = (outline: string) =>
  [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe.each(KINDS)('a %s gable', (kind) => {
  const outline = points(gableOutline(kind, 100, 80, 500));

  it('stands on the wall from one corner to the other', () => {
    const [first, last] = [outline.at(0), outline.at(-1)];
    expect(first?.x).toBeGreaterThanOrEqual(176);
    expect(last?.x).toBeLessThanOrEqual(104);
    expect(last?.y).toBe(500);
  });

  it('rises as high as it says and no higher', () => {
    const top = Math.min(...outline.map(({ y }) => y));
    expect(top).toBeCloseTo(500 - 80 * GABLE_RISE[kind], 1);
  });
});
