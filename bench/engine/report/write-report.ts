import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { median, percentile, type Row } from '../../print-table.ts';
import { type GrowthFigure, growthFigure } from '../growth-figures.ts';
import { type RandomBriefResult, randomBriefFigures } from '../random-briefs.ts';
import { benchmarkSections } from './benchmark-section.ts';
import { cached } from './cached.ts';
import { engineVersion } from './engine-version.ts';
import { fairnessSection } from './fairness-section.ts';
import { growthSection } from './growth-section.ts';
import { notRunSection } from './not-run-section.ts';
import { productSection } from './product-section.ts';
import { qualityPage } from './quality-page.ts';
import { qualityTasks } from './quality-tasks.ts';
import { replanTimes } from './replan-times.ts';
import { goalsOfRows, rowTable } from './row-table.ts';
import type { Folders } from './run-task.ts';
import { runTasks } from './run-tasks.ts';
import type { Goal, Section } from './section.ts';
import { settledThreadMs } from './settled-thread-ms.ts';
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
  /** What may be measured now; of the rest the page shows what was measured earlier, or that it was not. */
  parts: ReadonlySet<ReportPart>;
  /** Figures of other benches, measured when they are asked for; briefs in parts, each of so many from so many on. */
  fairness: () => Row[];
  briefs: (part: number, count: number) => RandomBriefResult;
  log: (line: string) => void;
}

export const REPORT_PARTS = ['runs', 'growth', 'replans', 'fairness', 'briefs'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

const BRIEFS_A_PART = 500;
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
  const isMeasured = options.parts.has('runs');
  const results = await runTasks(tasks, { folders, threads: options.threads, file, isMeasured, log });
  const faults = results.filter(({ fault }) => fault !== null);
  for (const { instance, seed, fault } of faults) log(`FAULT: ${instance}, seed ${seed}: ${fault}`);
  function kept<Value>(part: ReportPart, name: string, measure: () => Value): Value | null {
    const file = join(KEPT_RUNS, `${name}${isSample ? '-sample' : ''}-${planner}.json`);
    const ask = (): Value => {
      log(name);
      return measure();
    };
    return cached(file, options.parts.has(part) ? ask : null);
  }
  const briefCount = isSample ? 300 : 10_000;
  const briefs = Array.from({ length: Math.ceil(briefCount / BRIEFS_A_PART) }, (_, part) =>
    kept('briefs', `briefs-${part}`, () => options.briefs(part, Math.min(BRIEFS_A_PART, briefCount))),
  ).filter((part) => part !== null);
  const replans = kept('replans', 'replans', () => replanTimes(isSample ? 20 : 200, settledThreadMs));
  const sizes = growthSizes(isSample);
  const growth = sizes.trips
    .map(([venues, days]) => kept('growth', `growth-${venues}-${days}`, () => growthFigure(venues, days, sizes)))
    .filter((figure) => figure !== null)
    .sort((left, right) => left.venues - right.venues || left.days - right.days);
  const fairness = kept('fairness', 'fairness', options.fairness);
  const sections = [
    ...benchmarkSections(rows, results),
    results.some(({ set }) => set === 'product')
      ? productSection(folders.product, results)
      : notRunSection('Product problems', [['Product problems, 50 and 200 ms, mean gap', '0.30 and 0.10 %']]),
    briefsSection(briefs, briefCount),
    ...growthAndReplans(growth, replans, sizes),
    fairness ? fairnessSection(fairness) : notRunSection('Fairness', [['Six tastes: fair plan', 'at most 300 ms']]),
  ];
  const conditions = [
    `${os.cpus()[0]?.model ?? 'Unknown processor'}, ${os.availableParallelism()} cores, ${options.threads} thread(s) measuring`,
    `Node ${process.version}, ${process.platform} ${process.arch}; load average ${loadBefore.toFixed(1)} before and ${(os.loadavg()[0] ?? 0).toFixed(1)} after`,
    'All times are processor time of the measuring thread, building the problem included, after a warm-up that is not counted; a plan is timed to 0.1 ms, and not in the 4 ms ticks of the kernel',
    `Solver \`${version}\` (hash of its code); ${results.length} of ${tasks.length} runs, ${faults.length} of them with broken rules; every route is scored by code that the solver does not share`,
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

const growthSizes = (isSample: boolean) => {
  const lengths = isSample ? [2, 4, 7] : [1, 2, 4, 7];
  const every = (isSample ? [50, 120, 400] : [50, 120, 200, 400, 800]).flatMap((venues) =>
    lengths.map((days) => [venues, days] as const),
  );
  const hasGoal = ([venues, days]: readonly [number, number]): boolean =>
    (venues === 120 && days === 4) || (venues === 400 && days === 7);
  return {
    now: threadMs,
    stopwatch: settledThreadMs,
    // Trips with a goal come first: a report that is broken off has these.
    trips: every.toSorted((left, right) => Number(hasGoal(right)) - Number(hasGoal(left))),
    runs: isSample ? { first: 10, full: 4 } : { first: 100, full: 20 },
    longMs: isSample ? LONG_MS / 10 : LONG_MS,
  };
};

const BRIEFS_TITLE = 'Random briefs, looked at by the independent checker';

function briefsSection(parts: readonly RandomBriefResult[], asked: number): Section {
  if (parts.length === 0) return notRunSection(BRIEFS_TITLE, [[`${asked} random briefs: final pass rate`, '100 %']]);
  const rows = randomBriefFigures(parts);
  const text = [
    `## ${BRIEFS_TITLE}`,
    'Rates as TravelPlanner (Xie and others, ICML 2024) counts them: micro over all rules that apply, macro over all plans. A rule that gave way and says so counts as kept only where it is true; whether it had to is proven separately.',
    rowTable(rows),
  ];
  const done = parts.reduce((sum, { briefs }) => sum + briefs, 0);
  const goals = goalsOfRows(rows).map((goal) =>
    done < asked && goal.holds
      ? { ...goal, measure: `${goal.measure}; ${done} of ${asked} briefs`, holds: null }
      : goal,
  );
  return { goals, text: text.join('\n\n'), pictures: [] };
}

function growthAndReplans(
  growth: readonly GrowthFigure[],
  replans: readonly number[] | null,
  { trips, longMs }: { trips: readonly unknown[]; longMs: number },
): Section[] {
  const part = growth.length < trips.length ? `${growth.length} of ${trips.length} sizes were run.` : null;
  const section =
    growth.length > 0
      ? growthSection(growth, longMs)
      : notRunSection('Growth', [['First plan, full plan and growth', '10 ms, 250 ms and 1.00 %']]);
  const grown = part ? { ...section, text: `${section.text}\n\n${part}` } : section;
  return [
    grown,
    replans ? replanSection(replans) : notRunSection('Replanning', [['Replan after one change, p99', '50 ms']]),
  ];
}

function replanSection(replans: readonly number[]): Section {
  const p99 = percentile(replans, 0.99);
  const text = `## Replanning\n\nReplanning after one slot's venue was banned (120 venues, 4 days, ${replans.length} plans): median ${median(replans).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms.`;
  const value = `${p99.toFixed(1)} ms`;
  return {
    goals: [{ measure: 'Replan after one change, p99', goal: '50 ms', value, holds: p99 <= 50 }],
    text,
    pictures: [],
  };
}
