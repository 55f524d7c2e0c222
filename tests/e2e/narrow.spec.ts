import type { Page } from '@playwright/test';
import { arriveSignedIn, openPlannedTrip, openTab, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** The narrowest phone that anybody still carries. */
test.use({ viewport: { width: 320, height: 640 } });

/** By how much the page is wider than the screen, in pixels: what is beyond it, nobody finds. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const LONGEST_PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey';

test('the longest name of a place in Britain breaks where the screen ends, on every page that says it', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page, {
    destination: LONGEST_PLACE,
    dates: { start: '2049-06-04', end: '2049-06-06' },
  });
  const heading = page.getByRole('heading', { name: /Llanfairpwll/ }).first();
  for (const tab of ['Chat', 'Itinerary', 'Plan Trip'] as const) {
    await openTab(page, tab);
    if (tab === 'Itinerary') await expect(heading).toBeVisible();
    expect(await overhang(page), tab).toBe(0);
  }
  for (const part of ['plan', 'chat', 'brief', 'costs', 'history', 'files']) {
    await page.goto(`/dashboard/trip?booking=${bookingId}&part=${part}`);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('tabpanel').first().getByText(/\w/).first()).toBeVisible();
    expect(await overhang(page), part).toBe(0);
  }
  for (const name of ['', '/trips', '/analytics', '/calendar', '/calendar?month=2049-06', '/calendar?view=agenda']) {
    await page.goto(`/dashboard${name}`);
    await expect(page.getByText(/Llanfairpwll/).first()).toBeAttached();
    expect(await overhang(page), name).toBe(0);
  }
});

test('a table of figures moves within its card, its heads on one line, and the page keeps its width', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page, { destination: 'Prague' });
  await page.goto('/dashboard/analytics');
  await expect(page.getByText('Brief to plan')).toBeAttached();
  for (const opener of await page.getByText('Show as a table').all()) await opener.click();
  expect(await overhang(page)).toBe(0);
  const heights = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const table = page.getByRole('region', { name: 'Where the money goes, by city, as a table' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('the longest surname breaks where the card ends', async ({ page }) => {
  const lastName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers';
  await arriveSignedIn(page, { ...somebody(), lastName });
  await page.goto('/dashboard/profile');
  await expect(page.getByText(lastName, { exact: true })).toBeVisible();
  expect(await overhang(page)).toBe(0);
});

test('ideas for a place with the longest name stay inside the screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Hen do' }).check();
  await page.getByLabel('Destination').fill(LONGEST_PLACE);
  await page.getByRole('button', { name: 'Get our ideas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Llanfairpwll/ })).toBeVisible();
  expect(await overhang(page)).toBe(0);
});

test('a row of tabs that goes on beyond the screen fades out there, and the open tab is in sight', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page);
  await page.goto(`/dashboard/trip?booking=${bookingId}`);
  const parts = page.getByRole('tablist', { name: 'Parts of the trip' });
  await expect(parts).toHaveAttribute('data-more', 'after');
  await parts.getByRole('tab', { name: 'Itinerary' }).press('End');
  await expect(parts.getByRole('tab', { name: 'Files' })).toBeInViewport({ ratio: 1 });
  await expect(parts).toHaveAttribute('data-more', 'before');
  await parts.getByRole('tab', { name: 'Files' }).press('ArrowLeft');
  await expect(parts.getByRole('tab', { name: 'History' })).toBeInViewport({ ratio: 1 });
  // A row that fits has no sides to fade.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(parts).toHaveAttribute('data-more', '');
});
