import type { Page } from '@playwright/test';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const cards = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your trips' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

const STATUSES = ['planning', 'confirmed', 'pending', 'completed'] as const;
const CITIES = ['Prague', 'Lisbon', 'Dublin'] as const;

/** What rest/v1 answers somebody who has planned for years. */
const manyTrips = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    event_type: index % 2 === 0 ? 'stag-do' : 'hen-party',
    destination: CITIES[index % 3],
    group_size: 4 + (index % 20),
    start_date: `2027-0${1 + (index % 9)}-12`,
    end_date: `2027-0${1 + (index % 9)}-14`,
    status: STATUSES[index % 4],
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    price_per_person_pence: 15_000 + index,
  }));

async function withTrips(page: Page, count: number): Promise<void> {
  await page.route('**/rest/v1/bookings?*', (route) => route.fulfill({ json: manyTrips(count) }));
}

test('[D-04] a new organiser finds no trips and the way to the first; a planned one has its card', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard/trips');
  await expect(page.getByRole('heading', { name: 'No trips found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan Your First Trip' })).toHaveAttribute('href', '/plan');

  await openPlannedTrip(page, { destination: 'Prague' });
  await page.goto('/dashboard/trips');
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('in Prague');
  await expect(card).toContainText('Planning');
  await expect(card).toContainText(/\d+ people/);
  await expect(card).toContainText(/£[\d,.]+ per person/);
  await card.getByRole('link', { name: /^View Details/ }).click();
  await expect(page.getByRole('tab', { name: 'Itinerary', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await card.getByRole('link', { name: /^Edit Trip/ }).click();
  await expect(page.getByRole('tab', { name: 'Brief', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('[D-04] tabs count the trips of each status and show them', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await withTrips(page, 8);
  await page.goto('/dashboard/trips');
  await expect(tab(page, 'All')).toHaveText('All8');
  for (const name of ['Planning', 'Confirmed', 'Pending', 'Completed']) {
    await expect(tab(page, name)).toHaveText(`${name}2`);
    await tab(page, name).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText(name);
  }
});

test('the view of five hundred trips lives in the address: a link and the back button restore it', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await withTrips(page, 500);
  await page.goto('/dashboard/trips');
  await expect(tab(page, 'All')).toHaveText('All500');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show 24 more of 500' }).click();
  await expect(cards(page)).toHaveCount(48);

  await search(page).pressSequentially('lisbon');
  await expect(search(page)).toHaveValue('lisbon');
  await expect(tab(page, 'All')).toHaveText('All167');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Occasion').selectOption('Hen party');
  await page.getByLabel('Order').selectOption('Cheapest first');
  await tab(page, 'Confirmed').click();
  await expect(page).toHaveURL(/search=lisbon/);
  await expect(page).toHaveURL(/type=hen-party/);
  await expect(page).toHaveURL(/status=confirmed/);
  await expect(cards(page).first()).toContainText('Hen party in Lisbon');
  // The address comes before its list.
  await expect(cards(page).filter({ hasNotText: 'Confirmed' })).toHaveCount(0);
  const shown = await cards(page).allTextContents();

  await page.goBack();
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Order')).toHaveValue('cheapest');
  await page.goForward();
  await page.reload();
  await expect(tab(page, 'Confirmed')).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveValue('lisbon');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await cards(page).allTextContents()).toEqual(shown);

  await search(page).fill('reykjavik');
  await expect(page.getByRole('heading', { name: 'No trips found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all trips' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(tab(page, 'All')).toHaveText('All500');
});

const DASHBOARD_PAGES = ['/dashboard', '/dashboard/trips', '/dashboard/calendar', '/dashboard/analytics'] as const;

test('on every page of the dashboard trips that do not come say so and can be asked for again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/50[03]|Failed to load/);
  await arriveSignedIn(page, somebody());
  await page.clock.install();
  const faults = [
    { status: 500, json: { code: 'XX000', message: 'out of order', details: null, hint: null } },
    { status: 503, body: '<html><h1>Service Unavailable</h1></html>' },
    { status: 503, json: { error: 'We are very busy right now. Please try again in a moment.' } },
    'no line',
  ] as const;
  const told = [
    'out of order.',
    'The server is in trouble',
    'We are very busy right now.',
    'We could not reach the server.',
  ];
  for (const [index, address] of DASHBOARD_PAGES.entries()) {
    const fault = faults[index] ?? 'no line';
    await page.unroute('**/rest/v1/bookings?*');
    await page.route('**/rest/v1/bookings?*', (route) => (fault === 'no line' ? route.abort() : route.fulfill(fault)));
    await page.goto(address);
    // Three tries more, with doubling waits, before it is told.
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(2_500);
          return page.getByRole('alert').filter({ hasText: 'Your trips could not be loaded' }).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await expect(page.getByRole('alert')).toContainText(told[index] ?? '');
    await page.unroute('**/rest/v1/bookings?*');
    await withTrips(page, 4);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/in (Prague|Lisbon|Dublin)|20\d\d|Nothing to count yet/);
  }
});

test('what was read before stays on the page when the line or the server goes, and what was typed stays too', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/500|Failed to load|ERR_/);
  await arriveSignedIn(page, somebody());
  await withTrips(page, 4);
  await page.goto('/dashboard/trips');
  await expect(cards(page)).toHaveCount(4);
  await search(page).fill('lisbon');
  // The code of the other pages comes once this one is quiet.
  await expect(page.locator('link[rel="modulepreload"][href*="/assets/dashboard-calendar"]')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Recent trips' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('lisbon');
  await expect(cards(page).first()).toContainText('in Lisbon');
  await page.route('**/rest/v1/bookings?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'out of order' } }),
  );
  await page.clock.install();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  const note = page.getByRole('alert').filter({ hasText: 'shown as they were when they were last read' });
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_500);
      return note.count();
    })
    .toBe(1);
  await expect(cards(page).first()).toContainText('in Lisbon');
  await expect(search(page)).toHaveValue('lisbon');
  await page.unroute('**/rest/v1/bookings?*');
  await withTrips(page, 8);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toHaveCount(0);
  await expect(tab(page, 'All')).toHaveText('All3');
});
