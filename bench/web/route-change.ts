import type { BrowserContext, Page } from '@playwright/test';

/** The pages in the order they are visited; each is reached by its link of the sidebar. */
const ROUND = ['My Trips', 'Calendar', 'Analytics', 'Overview'] as const;
const HEADING: Readonly<Record<(typeof ROUND)[number], RegExp>> = {
  'My Trips': /^My Trips$/,
  Calendar: /^Calendar$/,
  Analytics: /^Analytics$/,
  Overview: /^Hello, /,
};
const DESKTOP = { width: 1280, height: 900 };
const LOST_AFTER_MS = 10_000;

export interface RouteChange {
  to: string;
  times: readonly number[];
  /** What the page's main thread worked for each, milliseconds of this processor: true on a busy machine too. */
  works: readonly number[];
}

/**
 * From the press of a link until the next page stands there and is painted, milliseconds, with everything in the cache:
 * every page was visited once before. The content counts, not the heading alone.
 */
async function timeOf(page: Page, label: string, heading: RegExp): Promise<number> {
  return page.evaluate(
    async ({ label: name, heading: source, lostAfterMs }) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find((one) => one.textContent === name);
      if (!link) throw new Error(`no link ${name}`);
      const isThere = () =>
        new RegExp(source).test(document.querySelector('main h1')?.textContent ?? '') &&
        document.querySelector('main [aria-label^="Loading"]') === null;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const pressedAt = performance.now();
      link.click();
      while (!isThere()) {
        if (performance.now() - pressedAt > lostAfterMs) return Number.NaN;
        await nextFrame();
      }
      // The frame that shows it is over when the next task runs.
      await nextFrame();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - pressedAt;
    },
    { label, heading: heading.source, lostAfterMs: LOST_AFTER_MS },
  );
}

/** Rounds through the dashboard by somebody who is signed in, at a slowdown of the processor. */
export async function measureRouteChanges(
  context: BrowserContext,
  url: string,
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<RouteChange[]> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${url}/dashboard`);
    await page.getByRole('heading', { name: 'Recent trips' }).waitFor();
    const changes = new Map(ROUND.map((label) => [label, { times: [] as number[], works: [] as number[] }]));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workedMs = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    for (let round = 0; round <= rounds; round += 1) {
      // The first round fills the caches at full speed.
      if (round === 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const label of ROUND) {
        await page.waitForLoadState('networkidle');
        const before = await workedMs();
        const time = await timeOf(page, label, HEADING[label]);
        const work = (await workedMs()) - before;
        if (round === 0) continue;
        changes.get(label)?.times.push(time);
        changes.get(label)?.works.push(work);
      }
    }
    return [...changes].map(([to, change]) => ({ to, ...change }));
  } finally {
    await page.close();
  }
}
