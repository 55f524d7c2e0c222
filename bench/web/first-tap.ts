import type { BrowserContext, Page } from '@playwright/test';

/** Chromium's own figures for slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
/** The phone of Lighthouse's mobile preset. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CPU_SLOWDOWN = 4;
const LOST_AFTER_MS = 6_000;

export interface TapTimes {
  /** Tap in the moment the document is there, before any script; milliseconds until the page answers. */
  coldMs: number;
  /** Tap once the island's code was fetched in the background. */
  warmMs: number;
}

/** Presses one step of the crew size and waits for the number to change. NaN when the tap was lost. */
async function tapTime(page: Page): Promise<number> {
  return page.evaluate(async (lostAfterMs) => {
    const island = document.querySelector('[data-island] input[type=number]')?.closest('[data-island]');
    const box = island?.querySelector<HTMLInputElement>('input[type=number]');
    const button = [...(island?.querySelectorAll('button') ?? [])].find((candidate) =>
      candidate.getAttribute('aria-label')?.startsWith('Increase'),
    );
    if (!box || !button) throw new Error('The home page has no stepper in an island.');
    const before = box.value;
    const pressedAt = performance.now();
    button.click();
    while (box.value === before) {
      if (performance.now() - pressedAt > lostAfterMs) return Number.NaN;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - pressedAt;
  }, LOST_AFTER_MS);
}

/** The first tap on the home page's form, on a slow line and a slow processor, in a fresh cache each time. */
export async function measureFirstTap(context: BrowserContext, url: string): Promise<TapTimes> {
  const measure = async (isReady: (page: Page) => Promise<unknown>): Promise<number> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', PHONE);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await isReady(page);
    const time = await tapTime(page);
    await page.close();
    return time;
  };
  const isWarm = (page: Page) =>
    page.waitForFunction(() => {
      const chunks = document.querySelector('meta[name="island-chunks"]')?.getAttribute('content')?.split(' ') ?? [];
      const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      return chunks.length > 0 && chunks.every((chunk) => fetched.has(chunk));
    });
  return { coldMs: await measure(async () => undefined), warmMs: await measure(isWarm) };
}
