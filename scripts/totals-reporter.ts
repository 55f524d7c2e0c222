import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Totals } from './run-tests.ts';

/**
 * Writes the totals of a vitest run to the file named by TOTALS_FILE, with the names of what failed. Vitest's own JSON
 * knows of no error that happened outside a test; here each is a failure of its own.
 */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]): void {
    const totals: Totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
    const fail = (name: string): void => {
      totals.failed += 1;
      totals.failures.push(name);
    };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        if (state === 'passed') totals.passed += 1;
        else if (state === 'failed') fail(`${name}\n    ${errors?.[0]?.message ?? ''}`);
        else totals.skipped += 1;
      }
      const ofModule = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
      for (const error of ofModule) fail(`${module.relativeModuleId}\n    ${error.message}`);
    }
    for (const error of unhandled) fail(`outside any test\n    ${error.stack ?? error.message ?? 'no message'}`);
    const file = process.env.TOTALS_FILE;
    if (file !== undefined) writeFileSync(file, JSON.stringify(totals));
  }
}
