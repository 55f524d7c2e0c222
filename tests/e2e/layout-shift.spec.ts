import type { Page, Route } from '@playwright/test';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

declare global {
  interface Window {
    /** How far the page has shifted by itself since it was opened, as the browser measures it. */
    __shifted: number;
  }
}

/** What no eye notices. */
const STILL = 0.001;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.__shifted = 0;
    const add = (shifts: PerformanceEntryList) => {
      for (const shift of shifts)
        if ('value' in shift && typeof shift.value === 'number') window.__shifted += shift.value;
    };
    new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  });

/** Two frames: what was to be drawn is drawn, and its shifts are counted with the second. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/**
 * Opens the page and lets its readings arrive one after the other, the last asked first, each when what the one before
 * brought is on the screen. Returns how far the page shifted.
 */
async function shiftOfArriving(page: Page, address: string, isThere: () => Promise<unknown>): Promise<number> {
  const held: Route[] = [];
  await page.route('**/rest/v1/**', (route) => void held.push(route));
  await page.goto(address);
  let isDone = false;
  const done = isThere().then(() => {
    isDone = true;
  });
  const letOne = async () => {
    await painted(page);
    await held.pop()?.continue();
    return isDone && held.length === 0;
  };
  await expect.poll(letOne, { intervals: [50] }).toBe(true);
  await done;
  await painted(page);
  await page.unroute('**/rest/v1/**');
  return page.evaluate(() => window.__shifted);
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${name} nothing moves on the page of a trip when what there is to do and the plan arrive`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await arriveSignedIn(page, somebody('Tilly'));
    const booking = await openPlannedTrip(page, { dates: { start: '2049-05-14', end: '2049-05-16' } });
    const shifted = await shiftOfArriving(page, `/dashboard/trip?booking=${booking}`, async () => {
      await expect(page.getByText(/^To do next/)).toBeVisible();
      await expect(page.getByText('This plan is checked')).toBeVisible();
    });
    expect(shifted).toBeLessThanOrEqual(STILL);
  });

  test(`on ${name} nothing moves on the profile page when the profile arrives`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await arriveSignedIn(page, somebody('Una'));
    const shifted = await shiftOfArriving(page, '/dashboard/profile', async () => {
      await expect(page.getByText('Una Okafor')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
    });
    expect(shifted).toBeLessThanOrEqual(STILL);
  });
}

/** What a reader may notice and a place is not lost by: the widths of single letters in a row that stays one. */
const LETTERS = 0.005;

for (const city of ['prague', 'dublin', 'lisbon']) {
  test(`on a phone the guide to ${city} stands still when its letters come late`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    const fonts: Route[] = [];
    await page.route('**/*.woff2', (route) => void fonts.push(route));
    await page.goto(`/cities/${city}`, { waitUntil: 'domcontentloaded' });
    await painted(page);
    await expect.poll(() => fonts.length).toBeGreaterThan(1);
    for (const font of fonts) await font.continue();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    expect(await page.evaluate(() => window.__shifted)).toBeLessThanOrEqual(LETTERS);
  });
}
