import { expect, test } from 'vitest';
import { type Milestone, newMilestones } from './scroll-milestones.ts';

test('[T-03] each milestone is passed once on a page, also when a jump passes several', () => {
  const passed = new Set<Milestone>();
  const seen: Milestone[][] = [];
  for (const share of [0.1, 0.3, 0.2, 0.8, 0.99, 1, 1]) {
    const fresh = newMilestones(share, passed);
    for (const milestone of fresh) passed.add(milestone);
    seen.push(fresh);
  }
  expect(seen).toEqual([[], [25], [], [50, 75], [], [100], []]);
});
