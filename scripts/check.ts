import { runVitest } from './run-tests.ts';
import { runStaticChecks } from './static-checks.ts';

// The quick half of `npm test`: what a change should pass before it is committed. Tests that are tagged
// `long` are left to the whole.
const startedAt = performance.now();
const failedChecks = await runStaticChecks();
const { passed, failed, failures } = await runVitest('unit', ['--tags-filter=!long']);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `check: ${failedChecks} check(s) failed, ${passed} unit tests passed, ${failed} failed, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
);
process.exit(failedChecks + failed > 0 ? 1 : 0);
