import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeNodes } from '../../src/engine/orienteering/route-nodes.ts';
import { solve } from '../../src/engine/orienteering/solve.ts';
import { type Instance, toProblem } from './instance.ts';
import { readMctopmtw, readToptw } from './read-instance.ts';
import { scoreRoutes } from './score-routes.ts';

export interface BenchmarkRow {
  set: string;
  instance: string;
  tours: number;
  score: number;
  reference: number;
  gapPercent: number;
}

export interface BenchmarkOptions {
  ms: number;
  seed: number;
  /** Every eighth row only, for a quick look. */
  isSample: boolean;
  /** Milliseconds of the clock that `ms` counts on. */
  now: () => number;
}

const SAMPLE_STEP = 8;

const tableOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Every published row whose instance is in the folder: solomon/, cordeau/ and best_known.tsv. */
export function runToptw(folder: string, options: BenchmarkOptions): BenchmarkRow[] {
  const texts = new Map<string, string>();
  for (const set of ['solomon', 'cordeau']) {
    for (const file of readdirSync(join(folder, set))) {
      texts.set(file.replace(/\.txt$/, ''), readFileSync(join(folder, set, file), 'utf8'));
    }
  }
  const jobs = tableOf(join(folder, 'best_known.tsv')).flatMap(([name = '', m = '', best = '']) => {
    const text = texts.get(name);
    return text === undefined ? [] : [{ name, text, tours: Number(m), reference: Number(best) }];
  });
  return sampled(jobs, options).map(({ name, text, tours, reference }) =>
    runOne('toptw', readToptw(name, text, tours), reference, options),
  );
}

/** Every instance of the folder with its high-quality score in reference.tsv. */
export function runMctopmtw(folder: string, options: BenchmarkOptions): BenchmarkRow[] {
  return sampled(tableOf(join(folder, 'reference.tsv')), options).map(([m = '', name = '', benchmark = '']) => {
    const text = readFileSync(join(folder, `MCTOPMTW-${m}-${name}.txt`), 'utf8');
    return runOne('mctopmtw', readMctopmtw(name, text), Number(benchmark), options);
  });
}

const sampled = <Job>(jobs: readonly Job[], { isSample }: BenchmarkOptions): Job[] =>
  jobs.filter((_, index) => !isSample || index % SAMPLE_STEP === 0);

function runOne(set: string, instance: Instance, reference: number, options: BenchmarkOptions): BenchmarkRow {
  const { now } = options;
  const until = now() + options.ms;
  const problem = toProblem(instance);
  const routes = solve(problem, {
    seed: options.seed,
    iterations: Number.MAX_SAFE_INTEGER,
    clock: { now, until },
  });
  const score = scoreRoutes(instance, routeNodes(routes));
  const gapPercent = ((reference - score) / reference) * 100;
  return { set, instance: instance.name, tours: instance.tours, score, reference, gapPercent };
}
