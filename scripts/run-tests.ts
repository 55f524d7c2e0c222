import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const addTotals = (left: Totals, right: Totals): Totals => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
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
async function withReport(work: (file: string) => Promise<number>, read: (report: unknown) => Totals): Promise<Totals> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'huzzah-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const code = await work(file);
    let totals: Totals = { passed: 0, failed: 0, skipped: 0 };
    try {
      totals = read(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      console.error('No readable report:', error instanceof Error ? error.message : error);
    }
    const hasHiddenFailure = (code !== 0 || totals.passed === 0) && totals.failed === 0;
    return hasHiddenFailure ? { ...totals, failed: 1 } : totals;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const numberAt = (report: unknown, key: string): number => {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
  return typeof value === 'number' ? value : 0;
};

export const runVitest = (project: 'unit' | 'database'): Promise<Totals> =>
  withReport(
    (file) =>
      run(bin('vitest'), [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
    (report) => ({
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    }),
  );

export const runPlaywright = (): Promise<Totals> =>
  withReport(
    (file) => run(bin('playwright'), ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    (report) => {
      const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
      return {
        passed: numberAt(stats, 'expected'),
        // A test that only passed on a second try is a bug and counts as failed.
        failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
        skipped: numberAt(stats, 'skipped'),
      };
    },
  );
