import type { APIResponse, Page } from '@playwright/test';
import { PRERENDERED_PATHS } from '../../src/app/prerendered-paths.ts';
import { expectGood, withoutTransitions } from './expect-accessible.ts';
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
const NARROW = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 800 };

test.beforeEach(({ page }) => withoutTransitions(page));

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The open page on the narrowest phone and on a desk: it is opened once and then turned, as a tablet is. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectGood(page, { state: `${page.url()} at ${size.width} px` });
  }
}

/** Every address of ours that the page leads to answers, and what its hash names is there. */
async function expectNoDeadLink(page: Page, path: string, seen: Map<string, Promise<APIResponse>>): Promise<void> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  for (const link of new Set(links)) {
    const [target = '', hash] = link.split('#');
    const asked = seen.get(target || path) ?? page.request.get(target || path);
    seen.set(target || path, asked);
    const answer = await asked;
    expect(answer.status(), `${path} → ${link}`).toBe(200);
    if (hash) expect(await answer.text(), `${path} → ${link}`).toContain(`id="${hash}"`);
  }
}

test('every public page is accessible in light and in dark and fits at 320 and at 1280 px, and none of its links is dead', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(PUBLIC_PAGES.length * A_PAGE_MS);
  // The page of a link without its ideas says so, after asking the server; the page of what is missing answers 404 itself.
  allowConsole(/404/);
  await page.setViewportSize(NARROW);
  const seen = new Map<string, Promise<APIResponse>>();
  for (const path of PUBLIC_PAGES) {
    await openPage(page, path);
    if (ONE_OF_EACH_KIND.includes(path)) await expectGoodAtBothWidths(page);
    else await expectGood(page, { schemes: ['light'] });
    await expectNoDeadLink(page, path, seen);
  }
  expect(seen.size).toBeGreaterThan(PUBLIC_PAGES.length / 2);
});

test('the trip and the dashboard are accessible in light and in dark and fit at 320 and at 1280 px', async ({
  page,
  allowConsole,
}) => {
  // A new user has no profile yet, and the specification reads it as a single row.
  allowConsole(/406/);
  await page.setViewportSize(NARROW);
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  await askConcierge(page, 'what does it cost?');
  for (const tab of ['Chat', 'Itinerary', 'Group'] as const) {
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectGoodAtBothWidths(page);
  }
  const trip = `/dashboard/trip?booking=${booking}`;
  for (const path of [...SIGNED_IN_PAGES, trip, `${trip}&part=costs`]) {
    await openPage(page, path);
    await expectGoodAtBothWidths(page);
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

test('where the reader’s own colours replace ours, a filled button has a border and what is chosen a line', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  for (const button of [
    page.getByRole('button', { name: 'Get our ideas' }),
    page.getByRole('link', { name: 'Start Planning Now' }).first(),
  ]) {
    await expect(button).toHaveCSS('border-top-width', '2px');
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
  await page.getByRole('radio', { name: 'Hen do' }).check();
  const line = 'text-decoration-line';
  await expect(page.locator('label', { hasText: 'Hen do' })).toHaveCSS(line, 'underline');
  await expect(page.locator('label', { hasText: 'Stag do' })).toHaveCSS(line, 'none');
});

test('where the reader’s own colours replace ours, the open tab and the step one is at are underlined', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plan');
  const line = 'text-decoration-line';
  await expect(page.getByRole('tab', { name: 'Plan Trip' })).toHaveCSS(line, 'underline');
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveCSS(line, 'none');
  await expect(page.locator('[aria-current="step"]')).toHaveCSS(line, 'underline');
});
