import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSite } from '../tests/support/site-process.ts';
import { measureAccounts } from './accounts.ts';
import { createOrganiser } from './create-organiser.ts';
import { measureDashboard } from './dashboard.ts';
import { median, percentile, printTable, type Row } from './print-table.ts';
import { familyMegabytes } from './process-memory.ts';

// The product's own promises on speed and size: start, memory, a plan from request to stored booking, and accounts.
const { values: options } = parseArgs({
  options: { json: { type: 'string' }, runs: { type: 'string', default: '60' } },
});
const runs = Number(options.runs);
const CONCURRENT = 20;
const ROUNDS = 10;
const IDLE_SETTLE_MS = 5_000;
const RATE_SECONDS = 10;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;

rmSync(path.resolve(import.meta.dirname, '../build'), { recursive: true, force: true });
let site: Awaited<ReturnType<typeof startSite>> | undefined;
const firstStart = await timed(async () => {
  site = await startSite({ MAIL_AUTOCONFIRM: 'on' });
});
if (!site) throw new Error('the site did not start');
const rows: Row[] = [];
try {
  const stop = await timed(site.stopProcess);
  const laterStart = await timed(site.start);
  await delay(IDLE_SETTLE_MS);
  const idleMegabytes = familyMegabytes(site.pid());

  const organiser = await createOrganiser(site.url, site.dataDir);
  const alone: number[] = [];
  for (let run = 0; run < runs; run++) alone.push(await timed(() => organiser.createPlan(run)));
  const crowd: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const calls = Array.from({ length: CONCURRENT }, (_, index) =>
      timed(() => organiser.createPlan(round * CONCURRENT + index)),
    );
    crowd.push(...(await Promise.all(calls)));
  }
  const busyMegabytes = familyMegabytes(site.pid());

  const row = (measure: string, value: string, goal: string, holds: boolean | null) =>
    rows.push({ measure, value, goal, holds });
  row('first start after install, page build included', seconds(firstStart), 'under 20 s', firstStart < 20_000);
  row('later start', seconds(laterStart), 'under 2 s', laterStart < 2_000);
  row('stop', seconds(stop), '', null);
  row('memory of app and database, idle (PSS)', `${idleMegabytes.toFixed(0)} MB`, 'under 400 MB', idleMegabytes < 400);
  row('memory after the load below (PSS)', `${busyMegabytes.toFixed(0)} MB`, '', null);
  row(`plan, one organiser, median of ${runs}`, ms(median(alone)), 'under 100 ms', median(alone) < 100);
  row('plan, one organiser, p99', ms(percentile(alone, 0.99)), '', null);
  row('plan, one organiser, worst', ms(Math.max(...alone)), '', null);
  row(`plan, ${CONCURRENT} at once, median of ${crowd.length}`, ms(median(crowd)), '', null);
  row(`plan, ${CONCURRENT} at once, p99`, ms(percentile(crowd, 0.99)), 'under 500 ms', percentile(crowd, 0.99) < 500);
  row(`plan, ${CONCURRENT} at once, worst`, ms(Math.max(...crowd)), '', null);
} finally {
  await site.stop();
}
rows.push(...(await measureAccounts({ runs, seconds: RATE_SECONDS })));
rows.push(...(await measureDashboard({ trips: 500, runs, isBrowserWanted: false })));
const machine = `Node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`;
printTable(`Huzzah, start, plans, accounts and dashboard (${machine})`, rows, options.json);
