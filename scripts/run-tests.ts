import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name, for the end of a long print. */
  failures: string[];
}

/** Two runs told as one. */
export const addTotals = (left: Totals, right: Totals): Totals => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
  failures: [...left.failures, ...right.failures],
});

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** Runs with a report file; a run that exits badly with no failed test in its report counts as one failure, never as none. */
async function withReport(
  name: string,
  work: (file: string) => Promise<number>,
  read: (report: unknown) => Totals,
): Promise<Totals> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'huzzah-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const code = await work(file);
    let totals: Totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
    try {
      totals = read(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      console.error('No readable report:', error instanceof Error ? error.message : error);
    }
    const hasHiddenFailure = (code !== 0 || totals.passed === 0) && totals.failed === 0;
    return hasHiddenFailure
      ? { ...totals, failed: 1, failures: [`the run of the ${name} tests, which ended with ${code}`] }
      : totals;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const TotalsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.string()),
});

/** `filter` are options of vitest that narrow the run. */
export const runVitest = (project: 'unit' | 'database', filter: readonly string[] = []): Promise<Totals> =>
  withReport(
    project,
    (file) => {
      const reporter = path.join(import.meta.dirname, 'totals-reporter.ts');
      const args = ['run', '--project', project, '--reporter=default', `--reporter=${reporter}`, ...filter];
      return run(bin('vitest'), args, { TOTALS_FILE: file });
    },
    (report) => TotalsSchema.parse(report),
  );

const PlaywrightSuite = z.object({
  get suites() {
    return z.optional(z.array(PlaywrightSuite));
  },
  specs: z.array(z.object({ ok: z.boolean(), title: z.string(), file: z.string() })),
});
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const failedSpecs = ({ specs, suites }: z.infer<typeof PlaywrightSuite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`),
  ...(suites ?? []).flatMap(failedSpecs),
];

/** Lines of a page that a failure prints: enough for its fields and messages, and the totals stay in sight. */
const SNAPSHOT_LINES = 80;

/** What the page showed when a test failed on it: of a machine that nobody can reach, the print is all that is left. */
function printPagesAtFailure(): void {
  for (const file of globSync('test-results/*/error-context.md', { cwd: ROOT })) {
    const [, snapshot = ''] = readFileSync(path.join(ROOT, file), 'utf8').split('# Page snapshot');
    console.log(`The page at ${file}:\n${snapshot.trim().split('\n').slice(0, SNAPSHOT_LINES).join('\n')}`);
  }
}

/** All tests in a browser. */
export const runPlaywright = (): Promise<Totals> =>
  withReport(
    'browser',
    async (file) => {
      const code = await run(bin('playwright'), ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      });
      if (code !== 0) printPagesAtFailure();
      return code;
    },
    (report) => {
      const { stats, suites } = PlaywrightReport.parse(report);
      return {
        passed: stats.expected,
        // A test that only passed on a second try is a bug and counts as failed.
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        failures: suites.flatMap(failedSpecs),
      };
    },
  );
