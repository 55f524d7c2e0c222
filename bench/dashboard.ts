import http from 'node:http';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { BOOKING_COLUMNS } from '../src/features/dashboard/web/booking.ts';
import { startSite } from '../tests/support/site-process.ts';
import { createBusyOrganiser } from './dashboard/busy-organiser.ts';
import { routeChangeRows } from './dashboard/route-change-rows.ts';
import { median, percentile, printTable, type Row } from './print-table.ts';
import { workedMs } from './process-work.ts';

// What the dashboard's pages ask the server for, by somebody with five hundred trips: time, work and bytes of each page.
const GOAL_MS = 150;
const WARM_UP = 5;
/** After the start the server still compresses its pages. */
const SETTLE_MS = 5_000;

const TRIPS = `/rest/v1/bookings?select=${BOOKING_COLUMNS}&order=created_at.desc%2Cid.asc&offset=0&limit=1000`;
const STEPS =
  '/rest/v1/trip_steps?select=booking_id%2Cstep&is_done=is.true&order=booking_id.asc%2Cstep.asc&offset=0&limit=1000';
const WORK = '/rest/v1/trip_work?select=*&order=booking_id.asc&offset=0&limit=1000';
/** The reads of each page, which go out together. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  overview: [TRIPS, STEPS],
  trips: [TRIPS, STEPS],
  calendar: [TRIPS, STEPS],
  analytics: [TRIPS, STEPS, WORK],
};

interface Reply {
  wireBytes: number;
  plainBytes: number;
}

/** One read as a browser makes it; anything but 200 ends the bench. */
function callerOf(url: string, apikey: string, token: string): (address: string) => Promise<Reply> {
  const agent = new http.Agent({ keepAlive: true });
  const headers = { apikey, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' };
  return (address) =>
    new Promise((resolve, reject) => {
      const request = http.request(`${url}${address}`, { agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const isPacked = response.headers['content-encoding'] === 'gzip';
          const plainBytes = isPacked ? gunzipSync(body).length : body.length;
          if (response.statusCode === 200) resolve({ wireBytes: body.length, plainBytes });
          else reject(new Error(`${address} answered ${response.statusCode}: ${body.toString()}`));
        });
      });
      request.on('error', reject).end();
    });
}

export interface DashboardBench {
  trips: number;
  runs: number;
  /** Route changes in a real browser as well. */
  isBrowserWanted: boolean;
}

/** Starts a site of its own, fills it, and asks for each page again and again. */
export async function measureDashboard({ trips, runs, isBrowserWanted }: DashboardBench): Promise<Row[]> {
  const site = await startSite({ MAIL_AUTOCONFIRM: 'on' });
  try {
    const { session, anonKey } = await createBusyOrganiser(site.url, site.dataDir, trips);
    await delay(SETTLE_MS);
    const call = callerOf(site.url, anonKey, session.access_token);
    const rows: Row[] = [];
    for (const [page, addresses] of Object.entries(PAGES)) {
      const load = () => Promise.all(addresses.map(call));
      for (let count = 0; count < WARM_UP; count += 1) await load();
      const times: number[] = [];
      const workedBefore = workedMs(site.pid());
      let replies: Reply[] = [];
      for (let run = 0; run < runs; run += 1) {
        const startedAt = performance.now();
        replies = await load();
        times.push(performance.now() - startedAt);
      }
      const workedAfter = workedMs(site.pid());
      const kilobytes = (count: (reply: Reply) => number) =>
        `${(replies.reduce((sum, reply) => sum + count(reply), 0) / 1024).toFixed(1)} KB`;
      const p95 = percentile(times, 0.95);
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      const measure = `${page}, ${trips} trips`;
      rows.push({
        measure: `${measure}: p50, p95, worst of ${runs}`,
        value: [median(times), p95, Math.max(...times)].map(ms).join(', '),
        goal: `p95 under ${GOAL_MS} ms`,
        holds: p95 < GOAL_MS,
      });
      rows.push({
        measure: `${measure}: on the wire, unpacked`,
        value: `${kilobytes(({ wireBytes }) => wireBytes)}, ${kilobytes(({ plainBytes }) => plainBytes)}`,
        goal: '',
        holds: null,
      });
      if (workedBefore === null || workedAfter === null) continue;
      const value = ms((workedAfter - workedBefore) / runs);
      rows.push({ measure: `${measure}: work of server and database, each`, value, goal: '', holds: null });
    }
    if (isBrowserWanted) rows.push(...(await routeChangeRows(site.url, session, trips)));
    return rows;
  } finally {
    await site.stop();
  }
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      json: { type: 'string' },
      trips: { type: 'string', default: '500' },
      runs: { type: 'string', default: '60' },
      'no-browser': { type: 'boolean', default: false },
    },
  });
  ensureBuild();
  const rows = await measureDashboard({
    trips: Number(options.trips),
    runs: Number(options.runs),
    isBrowserWanted: !options['no-browser'],
  });
  const machine = `Node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`;
  printTable(`Huzzah, the dashboard's reads (${machine})`, rows, options.json);
}
