import { ensureBuild } from './ensure-build.ts';
import { addTotals, runPlaywright, runVitest } from './run-tests.ts';
import { runStaticChecks } from './static-checks.ts';

// Everything: static checks, unit, database and wire tests, and the journeys in a browser on the built site.
const failedChecks = await runStaticChecks();
let totals = addTotals(await runVitest('unit'), await runVitest('database'));
ensureBuild();
totals = addTotals(totals, await runPlaywright());
for (const failure of totals.failures) console.log(`FAILED ${failure}`);
const failed = totals.failed + failedChecks;
console.log(failedChecks === 0 ? 'All static checks hold.' : `${failedChecks} static check(s) failed.`);
console.log(`${totals.passed} passed, ${failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
