import type { Page } from '@playwright/test';
import { PRERENDERED_PATHS } from '../../src/app/prerendered-paths.ts';
import { browserLaunchOptions } from '../support/browser.ts';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const { args = [], ...options } = await browserLaunchOptions();

const PUBLIC_PATHS = PRERENDERED_PATHS.filter((path) => !/^\/(?:dashboard|dev)/.test(path));

/** A phone whose owner has made the letters of every page twice as large (WCAG 2.2, 1.4.4). */
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
  consentChoice: 'open',
});

test('with letters twice as large the menu, the way out and both answers stay on a phone’s screen', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Menu', 'Reject', 'Accept'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Plan Trip' }).first()).toBeInViewport({ ratio: 1 });
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard');
  for (const name of ['Toggle sidebar', 'Sign Out'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

/** What a reader of such letters cannot get at: words beyond the screen, or cut off where a box ends. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = document.documentElement;
    const found = whole.scrollWidth > whole.clientWidth ? ['the page scrolls sideways'] : [];
    for (const box of document.querySelectorAll<HTMLElement>('body *')) {
      const isClipped = ['hidden', 'clip'].includes(getComputedStyle(box).overflowX) && box.clientWidth > 1;
      const edge = box.getBoundingClientRect().right + 1;
      const isCut = (part: Element) => part.children.length === 0 && part.getBoundingClientRect().right > edge;
      // A row that scrolls by itself may go on beyond its box, and so may a picture.
      if (isClipped && [...box.querySelectorAll(':not(img, [role="tab"], .sr-only *)')].some(isCut))
        found.push(box.textContent.slice(0, 60));
    }
    return found;
  });

test('with letters twice as large no public page is wider than a phone, nor are its words cut off', async ({
  page,
  allowConsole,
}) => {
  // The page of what is not there is one of them.
  allowConsole(/404/);
  test.setTimeout(PUBLIC_PATHS.length * 8_000);
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await cutOff(page), path).toEqual([]);
  }
});

test('with letters twice as large the sums of a trip scroll inside their card, and the page does not', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page);
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=costs`);
  await expect(page.getByRole('table', { name: 'Day by day' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});

test('with letters twice as large the samples stay inside the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/plans');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
