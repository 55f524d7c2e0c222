import type { TaskResult } from './run-task.ts';

/** One instance at one budget: gaps to its reference in per cent, over all runs. */
export interface RowGap {
  instance: string;
  tours: number;
  /** Gap of the first run. */
  one: number;
  mean: number;
  best: number;
  worst: number;
  runs: number;
}

/** The mean; 0 of no values. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Gaps of every instance of a set at a budget; a run that broke a rule counts as no score at all, 100 %. */
export function rowGaps(
  results: readonly TaskResult[],
  set: TaskResult['set'],
  ms: number,
  referenceOf: (instance: string, tours: number) => number | null,
): RowGap[] {
  const groups = Map.groupBy(
    results.filter((result) => result.set === set && result.ms === ms),
    ({ instance, tours }) => `${instance} ${tours}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const reference = first ? referenceOf(first.instance, first.tours) : null;
    if (!first || reference === null) return [];
    const gaps = [...group]
      .sort((left, right) => left.seed - right.seed)
      .map(({ score }) => (score === null ? 100 : ((reference - score) / reference) * 100));
    return [
      {
        instance: first.instance,
        tours: first.tours,
        one: gaps[0] ?? Number.NaN,
        mean: meanOf(gaps),
        best: Math.min(...gaps),
        worst: Math.max(...gaps),
        runs: gaps.length,
      },
    ];
  });
}
