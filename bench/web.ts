import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pageSizes } from '../scripts/page-sizes.ts';
import { PRERENDERED_PATHS } from '../src/app/prerendered-paths.ts';
import { startSite } from '../tests/support/site-process.ts';
import { median, printTable, type Row } from './print-table.ts';
import { measureFirstTap } from './web/first-tap.ts';
import { measurePage, type PageVitals } from './web/lighthouse-page.ts';
import { openMeasuredBrowser } from './web/measured-browser.ts';
import { storeSession } from './web/store-session.ts';
import { measureThroughput } from './web/throughput.ts';

// The speed of the pages as their visitors have it: Lighthouse on every page, the first tap, and the server's pace.
const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** `/,/plan`: only these. */
    pages: { type: 'string' },
  },
});
const runs = Number(options.runs);
const TAP_ROUNDS = 5;
const DEBUG_PORT = 9_333;

interface Budget {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Performance, accessibility, best practices, search; null where the page keeps search engines out. */
  scores: readonly [number, number, number, number | null];
}

/** ARCHITECTURE.md, budgets on the mobile preset. */
const DOCUMENT: Budget = { lcpMs: 1_600, tbtMs: 50, cls: 0.01, scores: [100, 100, 100, 100] };
const APP: Budget = { lcpMs: 2_200, tbtMs: 100, cls: 0.02, scores: [97, 100, 100, 100] };
const DASHBOARD: Budget = { lcpMs: 2_200, tbtMs: 150, cls: 0.02, scores: [95, 100, 100, null] };

/** The second address of a page, pages that answer 404, and what only the developer sees. */
const LEFT_OUT = /^\/(about-us|contact-us|privacy-policy|cookie-policy|404|dev\/.*)$/;
const HIDDEN_FROM_SEARCH = new Set(['/ideas', '/thank-you', '/auth', '/auth/forgotten-password', '/auth/new-password']);

const isApp = (page: string): boolean => ['/plan', '/ideas'].includes(page) || page.startsWith('/auth');

function budgetOf(page: string): Budget {
  const kind = page.startsWith('/dashboard') ? DASHBOARD : isApp(page) ? APP : DOCUMENT;
  return HIDDEN_FROM_SEARCH.has(page)
    ? { ...kind, scores: [kind.scores[0], kind.scores[1], kind.scores[2], null] }
    : kind;
}

const holds = (vitals: PageVitals, budget: Budget): boolean =>
  vitals.lcpMs <= budget.lcpMs &&
  vitals.tbtMs <= budget.tbtMs &&
  vitals.cls <= budget.cls &&
  budget.scores.every((least, index) => least === null || (vitals.scores[index] ?? 0) >= least);

const inWords = ({ scores, fcpMs, lcpMs, tbtMs, cls, faults }: PageVitals): string =>
  [
    scores.join('/'),
    `FCP ${fcpMs.toFixed(0)}`,
    `LCP ${lcpMs.toFixed(0)}`,
    `TBT ${tbtMs.toFixed(0)}`,
    `CLS ${cls.toFixed(3)}`,
    faults.length > 0 ? `(${faults.join(', ')})` : '',
  ].join('  ');

const asked = options.pages?.split(',');
const pages = [...PRERENDERED_PATHS].filter((page) => (asked ? asked.includes(page) : !LEFT_OUT.test(page)));
const rows: Row[] = [];
const site = await startSite({ MAIL_AUTOCONFIRM: 'on' });
try {
  const browser = await openMeasuredBrowser(DEBUG_PORT);
  try {
    const measure = async (page: string): Promise<void> => {
      const budget = budgetOf(page);
      const vitals = await measurePage(`${site.url}${page}`, browser.port, runs, page.startsWith('/dashboard'));
      const goal = `${budget.scores.map((score) => score ?? '-').join('/')}  LCP ${budget.lcpMs}  TBT ${budget.tbtMs}  CLS ${budget.cls}`;
      rows.push({ measure: page, value: inWords(vitals), goal, holds: holds(vitals, budget) });
      console.log(`${page}  ${inWords(vitals)}`);
    };
    for (const page of pages.filter((page) => !page.startsWith('/dashboard'))) await measure(page);
    if (!asked || asked.includes('/')) {
      const taps = [];
      for (let round = 0; round < TAP_ROUNDS; round++)
        taps.push(await measureFirstTap(browser.context, `${site.url}/`));
      const tapRow = (name: string, times: readonly number[], goalMs: number) => {
        const lost = times.filter(Number.isNaN).length;
        const kept = times.filter((time) => !Number.isNaN(time));
        rows.push({
          measure: `first tap on /, ${name} (slow 4G, 4x CPU)`,
          value: `median ${median(kept).toFixed(0)} ms, worst ${Math.max(...kept).toFixed(0)} ms, lost ${lost} of ${times.length}`,
          goal: `none lost, ${goalMs} ms`,
          holds: lost === 0 && median(kept) <= goalMs,
        });
      };
      tapRow(
        'cold',
        taps.map(({ coldMs }) => coldMs),
        900,
      );
      tapRow(
        'warm',
        taps.map(({ warmMs }) => warmMs),
        300,
      );
    }
    const dashboards = pages.filter((page) => page.startsWith('/dashboard'));
    if (dashboards.length > 0) await storeSession(browser.context, site.url, site.dataDir);
    for (const page of dashboards) await measure(page);
  } finally {
    await browser.close();
  }
  const { site: pace, bare } = await measureThroughput(`${site.url}/`);
  rows.push({
    measure: '/ from memory, requests a second',
    value: `${pace.toFixed(0)}, ${(pace / bare).toFixed(2)} of bare node:http (${bare.toFixed(0)})`,
    goal: '20000 or 0.7 of bare',
    holds: pace >= 20_000 || pace / bare >= 0.7,
  });
} finally {
  await site.stop();
}
for (const size of pageSizes(path.resolve(import.meta.dirname, '../build/client'))) {
  if (!pages.some((page) => page === size.page)) continue;
  rows.push({
    measure: `${size.page} weight, brotli`,
    value: `script ${size.scriptKb.toFixed(1)} KB (${size.criticalKb.toFixed(1)} critical), HTML+CSS ${size.markupKb.toFixed(1)} KB`,
    goal: `${size.scriptBudgetKb} (${size.criticalBudgetKb}), ${size.markupBudgetKb}`,
    holds:
      size.scriptKb <= size.scriptBudgetKb &&
      size.markupKb <= size.markupBudgetKb &&
      size.criticalKb <= size.criticalBudgetKb,
  });
}
const machine = `Node ${process.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}, median of ${runs}`;
printTable(`Huzzah, pages (${machine})`, rows, options.json);
