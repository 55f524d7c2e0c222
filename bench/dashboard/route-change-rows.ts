import type { Session } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../src/platform/browser/session-key.ts';
import { median, type Row } from '../print-table.ts';
import { openMeasuredBrowser } from '../web/measured-browser.ts';
import { measureRouteChanges } from '../web/route-change.ts';

const ROUNDS = 10;
const GOAL_MS = 100;
const DEBUG_PORT = 9_334;

/** How long the next page of the dashboard takes with all trips in the cache, on this processor and on one four times slower. */
export async function routeChangeRows(url: string, session: Session, trips: number): Promise<Row[]> {
  const browser = await openMeasuredBrowser(DEBUG_PORT);
  try {
    const page = await browser.context.newPage();
    await page.goto(`${url}/terms`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      JSON.stringify(session),
    ] as const);
    await page.close();
    const rows: Row[] = [];
    for (const slowdown of [1, 4]) {
      const changes = await measureRouteChanges(browser.context, url, { rounds: ROUNDS, slowdown });
      for (const { to, times, works } of changes) {
        const middle = median(times);
        rows.push({
          measure: `to ${to} with ${trips} trips in the cache, ${slowdown === 1 ? 'this processor' : `${slowdown}x slower`}`,
          value: `median ${middle.toFixed(0)} ms, worst of ${times.length} ${Math.max(...times).toFixed(0)} ms, main thread ${median(works).toFixed(0)} ms`,
          goal: slowdown === 1 ? `under ${GOAL_MS} ms` : '',
          holds: slowdown === 1 ? middle < GOAL_MS : null,
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}
