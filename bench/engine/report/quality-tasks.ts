import { problemSet } from '../exact/problem-set.ts';
import { type PublicRow, readPublicRows } from './public-rows.ts';
import type { Folders, Task } from './run-task.ts';

/** Processor time of a run, by set. */
export const BUDGETS_MS = { toptw: [100, 1000], mctopmtw: [100, 200, 1000], product: [50, 200] } as const;
const SAMPLE_STEP = 8;
/** A prime, so that steps of it come by every row once. */
const STRIDE = 89;

export interface QualityTasks {
  rows: PublicRow[];
  tasks: Task[];
}

/** Every run of the report, seed by seed, so that one broken off early has seen all instances. */
export function qualityTasks(folders: Folders, runs: number, isSample: boolean): QualityTasks {
  const sampled = <Item>(items: readonly Item[], step: number): Item[] =>
    items.filter((_, index) => !isSample || index % step === 0);
  const rows = (['toptw', 'mctopmtw'] as const).flatMap((set) => {
    const folder = folders[set];
    return folder === null ? [] : sampled(readPublicRows(set, folder), SAMPLE_STEP);
  });
  const problems = sampled(problemSet(folders.product ?? undefined), 2);
  const seeds = Array.from({ length: runs }, (_, index) => index + 1);
  const tasks = seeds.flatMap((seed) => [
    ...problems.flatMap(({ id, days }) =>
      BUDGETS_MS.product.map((ms): Task => ({ set: 'product', instance: id, tours: days.length, ms, seed })),
    ),
    ...mixed(rows).flatMap(({ set, instance, tours }) =>
      BUDGETS_MS[set].map((ms): Task => ({ set, instance, tours, ms, seed })),
    ),
  ]);
  return { rows, tasks };
}

/** Sets and families by turns, so that a seed broken off has seen some of each. */
const mixed = (rows: readonly PublicRow[]): PublicRow[] =>
  rows
    .map((row, index) => ({ row, turn: (index * STRIDE) % rows.length }))
    .sort((left, right) => left.turn - right.turn)
    .map(({ row }) => row);
