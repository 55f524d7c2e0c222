import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PRERENDERED_PATHS } from '../../src/app/prerendered-paths.ts';
import { arriveSignedIn, askConcierge, openPlannedTrip, openTab, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** The second address of a page is the same page. */
const SECOND_ADDRESSES = ['/about-us', '/contact-us', '/privacy-policy', '/cookie-policy'];
/** Sample plans are one page with other words; three of them stand for all. */
const isOneOfManySamples = (path: string, index: number): boolean => path.startsWith('/plans/') && index % 4 !== 0;
const PUBLIC_PAGES = [...PRERENDERED_PATHS].filter(
  (path, index) =>
    !path.startsWith('/dashboard') && !SECOND_ADDRESSES.includes(path) && !isOneOfManySamples(path, index),
);
/** Cities, activities and samples have one page each with other words, which are longest for the narrowest phone. */
const ONE_OF_EACH_KIND = [...Map.groupBy(PUBLIC_PAGES, (path) => path.match(/^\/\w+\//)?.[0] ?? path).values()].flatMap(
  ([first]) => first ?? [],
);
const A_PAGE_MS = 8_000;
const SIGNED_IN_PAGES = [
  '/dashboard',
  '/dashboard/trips',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/calendar',
  '/dashboard/analytics',
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a colour scheme can change; the rest of a page is the same document in light and in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function expectAccessible(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === 'light' ? axe.withTags(WCAG) : axe.withRules(COLOUR_RULES)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}

/** Nothing is wider than the narrowest phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`public pages are accessible and fit at ${width} px in ${colorScheme}`, async ({ page, allowConsole }) => {
      test.setTimeout(PUBLIC_PAGES.length * A_PAGE_MS);
      // The page of a link without its ideas says so, after asking the server.
      allowConsole(/404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const pages = width === 320 && colorScheme === 'light' ? PUBLIC_PAGES : ONE_OF_EACH_KIND;
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, colorScheme);
        await expectNoSidewaysScroll(page);
      }
    });

    test(`the trip and the dashboard are accessible and fit at ${width} px in ${colorScheme}`, async ({
      page,
      allowConsole,
    }) => {
      // A new user has no profile yet, and the specification reads it as a single row.
      allowConsole(/406/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await arriveSignedIn(page, somebody());
      const booking = await openPlannedTrip(page, { destination: 'Prague' });
      await askConcierge(page, 'what does it cost?');
      for (const tab of ['Chat', 'Itinerary', 'Group'] as const) {
        await openTab(page, tab);
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        await expectAccessible(page, colorScheme);
        await expectNoSidewaysScroll(page);
      }
      const trip = `/dashboard/trip?booking=${booking}`;
      for (const path of [...SIGNED_IN_PAGES, trip, `${trip}&part=costs`]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, colorScheme);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

test('no link of the public pages is dead', async ({ page, allowConsole }) => {
  // The page of what is missing answers 404 itself.
  allowConsole(/404/);
  test.setTimeout(PUBLIC_PAGES.length * A_PAGE_MS);
  const seen = new Map<string, number>();
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      const [target = '', hash] = link.split('#');
      const status = seen.get(target || path) ?? (await page.request.get(target || path)).status();
      seen.set(target || path, status);
      expect(status, `${path} → ${link}`).toBe(200);
      if (!hash) continue;
      const html = await (await page.request.get(target || path)).text();
      expect(html, `${path} → ${link}`).toContain(`id="${hash}"`);
    }
  }
});

test('[R-02] an unknown path is the 404 page with a way home', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const response = await page.goto('/cities/atlantis');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the whole wizard works by keyboard alone', async ({ page }) => {
  await page.goto('/plan');
  const first = page.getByRole('radio', { name: 'Stag Do' });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Hen Party' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Vibe' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Location and Group' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Prague');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Timing and Budget' })).toBeFocused();
});
