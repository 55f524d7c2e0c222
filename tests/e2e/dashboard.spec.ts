import type { Page } from '@playwright/test';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const LINKS = ['Overview', 'My Trips', 'Analytics', 'Calendar', 'Profile', 'Settings'];

const nav = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar', exact: true });
/** The column that the links stand in, without its border. */
const sidebarWidth = (page: Page): Promise<number> =>
  nav(page).evaluate((links) => links.getBoundingClientRect().width);
const figures = (page: Page) => page.getByRole('list', { name: 'Your figures' }).getByRole('listitem');

test('[D-01] the sidebar has its six links and closes to icons by button, rail and shortcut', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard');
  await expect(nav(page).getByRole('link')).toHaveText(LINKS);
  const rem = 16;
  const settled = (width: number) =>
    expect.poll(async () => Math.abs((await sidebarWidth(page)) - width)).toBeLessThan(3);
  await settled(16 * rem);
  await toggle(page).click();
  await settled(3 * rem);
  await expect(nav(page).getByRole('link', { name: 'My Trips' })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'huzzah.sidebar');
  expect(cookie?.value).toBe('closed');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.abs(days - 7)).toBeLessThan(0.01);

  await page.reload();
  await settled(3 * rem);
  await page.keyboard.press('Control+b');
  await settled(16 * rem);
  await page.keyboard.press('Meta+b');
  await settled(3 * rem);
  await page.getByRole('button', { name: 'Toggle sidebar by its edge' }).click();
  await settled(16 * rem);
});

test('[D-01] under 768 px the sidebar is a sheet of 18rem that closes when a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await toggle(page).click();
  const sheet = page.getByRole('dialog', { name: 'Dashboard' });
  await expect(sheet.getByRole('link')).toHaveText(LINKS);
  expect(await sheet.evaluate((box) => box.getBoundingClientRect().width)).toBe(18 * 16);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Control+b');
  await sheet.getByRole('link', { name: 'My Trips' }).click();
  await expect(page).toHaveURL(/\/dashboard\/trips$/);
  await expect(sheet).toBeHidden();
});

test('[D-02] the header welcomes by name and signs out', async ({ page }) => {
  await arriveSignedIn(page, somebody('Ada'));
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Welcome back, Ada!');
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
});

test('the first frame greets by name and the trips are asked for before any script has come', async ({ page }) => {
  await arriveSignedIn(page, somebody('Ada'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Asked for and never answered.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/rest/')).toSorted()).toEqual([
    '/rest/v1/bookings',
    '/rest/v1/trip_steps',
  ]);
  // On a line with six connections each is a wait of its own.
  const files = await page.locator('meta[name="page-chunks"]').getAttribute('content');
  expect(files?.split(' ').length).toBeLessThan(30);

  await page.unroute('**/assets/*.js');
  asked.length = 0;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent trips' })).toBeVisible();
  expect(asked.filter((path) => path === '/rest/v1/bookings')).toHaveLength(1);
});

test('a dashboard reached from another page looks as one opened by its address', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arriveSignedIn(page, somebody('Ada'));
  const looks = async () => {
    await expect(page.getByRole('heading', { name: 'Quick actions' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    return page.locator('aside, aside *, header, main h1, main h2, main section').evaluateAll((elements) =>
      elements.map((element) => {
        const { display, padding, gap, fontSize, width } = getComputedStyle(element);
        return [element.className, display, padding, gap, fontSize, width].join(' | ');
      }),
    );
  };
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard$/);
  const reached = await looks();
  await page.reload();
  expect(reached).toEqual(await looks());
});

test('the home page that signing out leads to looks as one opened by its address', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arriveSignedIn(page, somebody('Ada'));
  await page.goto('/dashboard');
  const looks = async () => {
    await expect(page.getByRole('heading', { name: 'Plan Less. Party More.' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator('body > header *, main section, main dl, main dl *, main section > div')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { display, padding, gap, fontSize, gridTemplateColumns } = getComputedStyle(element);
          return [element.className, display, padding, gap, fontSize, gridTemplateColumns].join(' | ');
        }),
      );
  };
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  const reached = await looks();
  await page.reload();
  expect(reached).toEqual(await looks());
});

test('[D-03] somebody new sees the sample figures and trips, marked; then their own with how they are counted', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody('Bo'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bo');
  await expect(figures(page)).toHaveCount(4);
  const samples = [/Active Trips.*3/, /Upcoming Events.*2/, /Total Trips.*12/, /Success Rate.*96%/];
  for (const [index, words] of samples.entries()) {
    await expect(figures(page).nth(index)).toContainText(words);
    await expect(figures(page).nth(index)).toContainText('Sample figure');
  }
  await expect(page.getByText('Sample trips, until you plan your first')).toBeVisible();
  await expect(page.getByText('Sample trip', { exact: true })).toHaveCount(3);
  for (const action of ['Plan New Trip', 'Browse Destinations', 'View Calendar', 'Check Analytics'])
    await expect(page.getByRole('link', { name: action })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Planning' })).toHaveAttribute('href', '/plan');

  await openPlannedTrip(page, { destination: 'Prague' });
  await page.goto('/dashboard');
  await expect(figures(page).nth(0)).toContainText(/Active Trips.*1.*Neither completed nor cancelled/);
  await expect(figures(page).nth(2)).toContainText(/Total Trips.*1/);
  await expect(figures(page).nth(3)).toContainText('None completed or cancelled yet');
  await expect(page.getByText(/^Sample/)).toHaveCount(0);
  const needs = page.getByRole('region', { name: 'Needs you now' });
  await expect(needs).toContainText(/in Prague: No dates yet/);
  await needs.getByRole('link', { name: /^Choose dates/ }).click();
  await expect(page.getByRole('tab', { name: 'Brief', exact: true })).toHaveAttribute('aria-selected', 'true');
});
