import type { Expectation } from './case-schema.ts';

/** How a miss ends for the organiser, from the least harmful to the most. */
export const ENDINGS = [
  'not understood',
  'another answer',
  'nothing changed',
  'another change',
  'changed though nobody asked',
] as const;

/** One of `ENDINGS`. */
export type Ending = (typeof ENDINGS)[number];

/** How a turn that was judged wrong ended. What changed a plan is worse than what asks again. */
export function howItMissed(
  expected: Expectation,
  { change, understood }: { change: unknown; understood: boolean },
): Ending {
  const reactions = expected.kind === 'any' ? expected.of : [expected];
  const mayChange = reactions.some(({ kind }) => kind === 'change');
  if (change) return mayChange ? 'another change' : 'changed though nobody asked';
  if (!understood) return 'not understood';
  return mayChange ? 'nothing changed' : 'another answer';
}
