import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { median, percentile, type Row } from '../../print-table.ts';
import { type GrowthFigure, growthFigures } from '../growth-figures.ts';
import { benchmarkSections } from './benchmark-section.ts';
import { cached } from './cached.ts';
import { engineVersion } from './engine-version.ts';
import { fairnessSection } from './fairness-section.ts';
import { growthSection } from './growth-section.ts';
import { productSection } from './product-section.ts';
import { qualityPage } from './quality-page.ts';
import { qualityTasks } from './quality-tasks.ts';
import { replanTimes } from './replan-times.ts';
import { goalsOfRows, rowTable } from './row-table.ts';
import type { Folders } from './run-task.ts';
import { runTasks } from './run-tasks.ts';
import type { Goal, Section } from './section.ts';
import { threadMs } from './thread-ms.ts';

export interface ReportOptions {
  folders: Folders;
  /** Runs of each public row and product problem, seeds from 1 on. */
  runs: number;
  threads: number;
  isSample: boolean;
  /** ISO date to print. */
  date: string;
  /** The folder the page and its pictures go to; runs are kept in `.cache/bench-engine` and not repeated. */
  out: string;
  /** Tables of other benches, measured when they are asked for. */
  fairness: () => Row[];
  briefs: () => Row[];
  log: (line: string) => void;
}

const KEPT_RUNS = '.cache/bench-engine';
const LONG_MS = 10_000;

/** Measures what is not known yet and writes `engine-quality.md` with its pictures; returns the goals and verdicts. */
export async function writeReport(options: ReportOptions): Promise<Goal[]> {
  const { folders, runs, isSample, log, out } = options;
  const version = engineVersion('solver');
  const planner = engineVersion('planner');
  mkdirSync(KEPT_RUNS, { recursive: true });
  const loadBefore = os.loadavg()[0] ?? 0;
  const { rows, tasks } = qualityTasks(folders, runs, isSample);
  const file = join(KEPT_RUNS, `runs-${version}.jsonl`);
  const results = await runTasks(tasks, { folders, threads: options.threads, file, log });
  const faults = results.filter(({ fault }) => fault !== null);
  for (const { instance, seed, fault } of faults) log(`FAULT: ${instance}, seed ${seed}: ${fault}`);
  const kept = (name: string) => join(KEPT_RUNS, `${name}${isSample ? '-sample' : ''}-${planner}.json`);
  log('growth');
  const growth = cached(kept('growth'), () => growthFigures(growthSizes(isSample)));
  log('replanning');
  const replans = cached(kept('replans'), () => replanTimes(isSample ? 20 : 200, threadMs));
  log('fairness');
  const fairness = cached(kept('fairness'), options.fairness);
  log('random briefs');
  const briefs = cached(kept('briefs'), options.briefs);
  const sections = [
    ...benchmarkSections(rows, results),
    productSection(folders.product, results),
    briefsSection(briefs),
    growthAndReplans(growth, replans, growthSizes(isSample).longMs),
    fairnessSection(fairness),
  ];
  const conditions = [
    `${os.cpus()[0]?.model ?? 'Unknown processor'}, ${os.availableParallelism()} cores, ${options.threads} thread(s) measuring`,
    `Node ${process.version}, ${process.platform} ${process.arch}; load average ${loadBefore.toFixed(1)} before and ${(os.loadavg()[0] ?? 0).toFixed(1)} after`,
    'All times are processor time of the measuring thread, building the problem included, after a warm-up that is not counted',
    `Solver \`${version}\` (hash of its code); ${results.length} runs, ${faults.length} of them with broken rules; every route is scored by code that the solver does not share`,
    'A row "mean of runs" is what one run can expect; "best of runs" and "worst of runs" are taken row by row',
  ];
  const command = `npm run bench:engine -- --toptw DIR --mctopmtw DIR --product FILE --report --runs ${runs}${isSample ? ' --sample' : ''}`;
  const page = qualityPage({ date: options.date, conditions, command, isSample }, sections);
  const pictures = join(out, 'engine-quality');
  mkdirSync(pictures, { recursive: true });
  for (const old of readdirSync(pictures)) if (old.endsWith('.svg')) rmSync(join(pictures, old));
  for (const { name, svg } of sections.flatMap((section) => section.pictures)) writeFileSync(join(pictures, name), svg);
  writeFileSync(join(out, 'engine-quality.md'), page);
  return sections.flatMap((section) => section.goals);
}

const growthSizes = (isSample: boolean) => ({
  now: threadMs,
  sizes: isSample ? [50, 120, 400] : [50, 120, 200, 400, 800],
  lengths: isSample ? [2, 4, 7] : [1, 2, 4, 7],
  runs: isSample ? { first: 10, full: 4 } : { first: 100, full: 20 },
  longMs: isSample ? LONG_MS / 10 : LONG_MS,
});

function briefsSection(rows: readonly Row[]): Section {
  const text = [
    '## Random briefs, looked at by the independent checker',
    'Rates as TravelPlanner (Xie and others, ICML 2024) counts them: micro over all rules that apply, macro over all plans. A rule that gave way and says so counts as kept only where it is true; whether it had to is proven separately.',
    rowTable(rows),
  ];
  return { goals: goalsOfRows(rows), text: text.join('\n\n'), pictures: [] };
}

function growthAndReplans(growth: readonly GrowthFigure[], replans: readonly number[], longMs: number): Section {
  const section = growthSection(growth, longMs);
  const p99 = percentile(replans, 0.99);
  const line = `Replanning after one slot's venue was banned (120 venues, 4 days, ${replans.length} plans): median ${median(replans).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms.`;
  const goal = {
    measure: 'Replan after one change, p99',
    goal: '50 ms',
    value: `${p99.toFixed(1)} ms`,
    holds: p99 <= 50,
  };
  return { goals: [...section.goals, goal], text: `${section.text}\n\n${line}`, pictures: section.pictures };
}
