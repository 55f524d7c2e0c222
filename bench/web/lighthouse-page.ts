import lighthouse from 'lighthouse';
import { median } from '../print-table.ts';

export interface PageVitals {
  /** Performance, accessibility, best practices, search; 0 to 100. */
  scores: readonly [number, number, number, number];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** What cost a category points, by the audits' own names. */
  faults: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function measureOnce(url: string, port: number, keepsStorage: boolean): Promise<PageVitals> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Every visit is a first one, except that a dashboard needs its session, and with it keeps the cache.
    disableStorageReset: keepsStorage,
  });
  if (result === undefined) throw new Error(`Lighthouse did not measure ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === 'performance' ? 0.9 : 1))
      .map(({ id }) => id),
  );
  return {
    scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults,
  };
}

/** Lighthouse's mobile preset (simulated slow 4G, four times slower processor); each figure is the median of the runs. */
export async function measurePage(url: string, port: number, runs: number, keepsStorage: boolean): Promise<PageVitals> {
  const results: PageVitals[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureOnce(url, port, keepsStorage));
  const middle = (pick: (vitals: PageVitals) => number): number => median(results.map(pick));
  return {
    scores: [
      middle(({ scores }) => scores[0]),
      middle(({ scores }) => scores[1]),
      middle(({ scores }) => scores[2]),
      middle(({ scores }) => scores[3]),
    ],
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}
