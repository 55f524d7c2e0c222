import { routeNodes } from '../../../src/engine/orienteering/route-nodes.ts';
import { solve } from '../../../src/engine/orienteering/solve.ts';
import { problemSet } from '../exact/problem-set.ts';
import { scoreProduct } from '../exact/score-product.ts';
import { type Instance, toProblem } from '../instance.ts';
import { toSolvable } from '../product-problem.ts';
import { scoreRoutes } from '../score-routes.ts';
import { type PublicSet, readInstance } from './public-rows.ts';
import { threadMs } from './thread-ms.ts';

/** One run of the solver: what, for how long, from which seed. */
export interface Task {
  set: PublicSet | 'product';
  instance: string;
  tours: number;
  ms: number;
  seed: number;
}

export interface TaskResult extends Task {
  /** Checked score; null when the routes broke a rule, with the fault. */
  score: number | null;
  fault: string | null;
}

/** Where the instances lie; null for what is not measured. */
export interface Folders {
  toptw: string | null;
  mctopmtw: string | null;
  product: string | null;
}

/** Names a task, so that a result that is there already is not measured again. */
export const taskKey = ({ set, instance, tours, ms, seed }: Task): string =>
  `${set} ${instance} ${tours} ${ms} ms seed ${seed}`;

/**
 * Solves the instance for so many milliseconds of this thread's processor time, counted from before the problem is
 * built, and scores the routes by the checker of the set.
 */
export function runTask(task: Task, folders: Folders): TaskResult {
  try {
    const score = task.set === 'product' ? runProduct(task, folders) : runPublic(task, task.set, folders);
    return { ...task, score, fault: null };
  } catch (error) {
    return { ...task, score: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

function runPublic(task: Task, set: PublicSet, folders: Folders): number {
  const folder = folders[set];
  if (folder === null) throw new Error(`No folder for ${set}`);
  const instance: Instance = readInstance({ ...task, set }, folder);
  const until = threadMs() + task.ms;
  const routes = solve(toProblem(instance), untilThen(task.seed, until));
  return scoreRoutes(instance, routeNodes(routes));
}

function runProduct(task: Task, folders: Folders): number {
  const product = problemSet(folders.product ?? undefined).find(({ id }) => id === task.instance);
  if (!product) throw new Error(`${task.instance} is not among the product problems`);
  const until = threadMs() + task.ms;
  const { problem, sourceOf } = toSolvable(product);
  const routes = solve(problem, untilThen(task.seed, until));
  return scoreProduct(
    product,
    routeNodes(routes).map((route) => route.map((node) => sourceOf[node] ?? 0)),
  );
}

const untilThen = (seed: number, until: number) => ({
  seed,
  iterations: Number.MAX_SAFE_INTEGER,
  clock: { now: threadMs, until },
});
