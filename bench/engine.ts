import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { fairnessFigures } from './engine/fairness-figures.ts';
import { productFigures } from './engine/product-figures.ts';
import { type BenchmarkRow, runMctopmtw, runToptw } from './engine/public-benchmark.ts';
import { randomBriefs } from './engine/random-briefs.ts';
import { settledThreadMs } from './engine/report/settled-thread-ms.ts';
import { threadMs } from './engine/report/thread-ms.ts';
import { REPORT_PARTS, writeReport } from './engine/report/write-report.ts';
import { printTable, type Row } from './print-table.ts';

// The engine's figures: plans on the real catalogues and, where the folders are given, the gap to the best known
// scores of the field's public instances (see docs of each set for its rules; every route is checked before it counts).
const { values } = parseArgs({
  options: {
    toptw: { type: 'string' },
    mctopmtw: { type: 'string' },
    ms: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    sample: { type: 'boolean', default: false },
    // Counts the time of this thread only, for a machine that is busy with other work.
    cpu: { type: 'boolean', default: false },
    // The page in docs: every row at every budget, `runs` seeds each. Kept runs are not repeated.
    report: { type: 'boolean', default: false },
    product: { type: 'string' },
    runs: { type: 'string' },
    // Of the report: what to measure now. The page shows the rest as it was measured earlier with the same code.
    parts: { type: 'string', default: REPORT_PARTS.join(',') },
    threads: { type: 'string', default: '1' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    out: { type: 'string' },
  },
});
if (values.report) {
  const goals = await writeReport({
    folders: { toptw: values.toptw ?? null, mctopmtw: values.mctopmtw ?? null, product: values.product ?? null },
    runs: Number(values.runs ?? (values.sample ? 2 : 10)),
    threads: Number(values.threads),
    isSample: values.sample,
    date: values.date,
    // A short run never replaces the page that is committed.
    out: values.out ?? (values.sample ? '.cache/bench-engine/sample' : 'docs'),
    fairness: () => fairnessFigures(Number(values.seed), settledThreadMs),
    briefs: (part, count) => randomBriefs({ count, seed: Number(values.seed) + part * 1000, now: settledThreadMs }),
    parts: new Set(REPORT_PARTS.filter((part) => values.parts.split(',').includes(part))),
    log: (line) => console.log(line),
  });
  printTable('Engine, goals', goals, undefined);
  process.exit(0);
}
const now = values.cpu ? threadMs : (): number => performance.now();
const options = { ms: Number(values.ms), seed: Number(values.seed), isSample: values.sample, now };

const mean = (rows: readonly BenchmarkRow[]): number =>
  rows.reduce((sum, row) => sum + row.gapPercent, 0) / Math.max(1, rows.length);

function summary(name: string, rows: readonly BenchmarkRow[]): Row | null {
  if (rows.length === 0) return null;
  const worst = Math.max(...rows.map((row) => row.gapPercent));
  const measure = `${name}: gap to best known, ${rows.length} rows at ${options.ms} ms (worst ${worst.toFixed(1)} %)`;
  return { measure, value: `${mean(rows).toFixed(2)} %`, goal: '', holds: null };
}

const figures = productFigures(options.seed, now);
if (values.toptw) runToptw(values.toptw, { ...options, isSample: true });
const toptw = values.toptw ? runToptw(values.toptw, options) : [];
const mctopmtw = values.mctopmtw ? runMctopmtw(values.mctopmtw, options) : [];
const table = [
  ...figures,
  summary('TOPTW', toptw),
  ...[1, 2, 3, 4].map((tours) =>
    summary(
      `TOPTW, ${tours} tours`,
      toptw.filter((row) => row.tours === tours),
    ),
  ),
  summary('MC-TOP-MTW', mctopmtw),
].filter((row) => row !== null);
const machine = `Node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}, ${values.cpu ? 'thread' : 'wall'} time`;
printTable(`Engine (${machine})`, table, undefined);
if (values.json) {
  writeFileSync(
    values.json,
    `${JSON.stringify({ machine, ms: options.ms, seed: options.seed, table, rows: [...toptw, ...mctopmtw] }, null, 2)}\n`,
  );
}
