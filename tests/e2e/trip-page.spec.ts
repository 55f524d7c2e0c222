import type { Page } from '@playwright/test';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const part = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Parts of the trip' }).getByRole('tab', { name, exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^Status/ });
const pence = (text: string): number => Math.round(100 * Number(text.replace(/[£,]/g, '')));

test('a trip is opened from My Trips, confirmed and cancelled; a second tab that is behind is told, and its part is kept', async ({
  page,
  context,
  allowConsole,
}) => {
  // The refusals that this journey provokes.
  allowConsole(/409|422/);
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page, {
    destination: 'Prague',
    groupSize: 7,
    dates: { start: '2056-05-12', end: '2056-05-14' },
  });
  await page.goto('/dashboard/trips');
  await page.getByRole('link', { name: /^View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hen party in Prague' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Friday 12 to Sunday 14 May 2056');
  await expect(part(page, 'Itinerary')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: 'Itinerary for Prague' })).toBeVisible();
  await expect(status(page)).toContainText('Planning');

  // The days make the first sum of the plan, and with the stay what the page says above.
  const days = await page.getByRole('group', { name: 'Days' }).getByRole('button').allTextContents();
  const sumOf = async (row: string) =>
    pence((await page.getByRole('row', { name: row }).getByRole('cell').first().textContent()) ?? '');
  const inDays = days.map((text) => pence(/£[\d.,]+/.exec(text)?.[0] ?? '')).reduce((sum, next) => sum + next, 0);
  expect(inDays).toBe(await sumOf('Activities, meals and nights out'));
  expect(inDays + (await sumOf('Suggested stay'))).toBe(await sumOf('All in'));
  const above = page.getByText('per person, all in').first();
  expect(pence(/£[\d.,]+/.exec((await above.textContent()) ?? '')?.[0] ?? '')).toBe(await sumOf('All in'));

  // What every price comes to, read from the table itself.
  await part(page, 'Costs').click();
  const table = page.getByRole('table', { name: 'Day by day' });
  const cells = (rows: string) => table.locator(rows).locator('td:first-of-type').allTextContents();
  await expect(table.getByRole('rowheader', { name: 'All in' })).toBeVisible();
  const prices = (await cells('tbody tr')).map((text) => (text === 'Free' ? 0 : pence(text)));
  const [slots = '', all = ''] = await cells('tfoot tr');
  const sums = await table
    .getByRole('row', { name: /^Day total/ })
    .locator('td:first-of-type')
    .allTextContents();
  expect(sums.map(pence).reduce((sum, next) => sum + next, 0)).toBe(pence(slots));
  // Each slot is there once by itself and once in the sum of its day; the stay only by itself.
  expect(prices.reduce((sum, next) => sum + next, 0)).toBe(pence(slots) + pence(all));
  await expect(table).toContainText('Kč per person');
  await expect(page.getByRole('main')).toContainText(/usually asks, as of [A-Z][a-z]+ 20\d\d/);

  // A second tab of the same person, that will fall behind.
  const other = await context.newPage();
  await other.goto(`/dashboard/trip?booking=${bookingId}&part=costs`);
  await expect(status(other)).toContainText('Planning');

  await status(page).getByRole('button', { name: 'Confirm the trip' }).click();
  await expect(status(page)).toContainText('The trip is confirmed.');
  await expect(status(page).getByRole('heading')).toBeFocused();
  const change = status(page).getByRole('button', { name: 'Change status' });
  await change.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Status of the trip' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Whoever goes by keyboard goes on where they were.
  await expect(change).toBeFocused();
  await change.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A trip is completed when its last day has passed.');
  await expect(dialog).toContainText('Planning to confirmed');
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this trip?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep the trip' }).click();
  await expect(dialog).toBeHidden();
  await expect(status(page)).toContainText('Confirmed');

  await status(other).getByRole('button', { name: 'Change status' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Wait for answers' }).click();
  await expect(other.getByRole('alert')).toHaveText('The status has changed meanwhile: it is “Confirmed” now.');
  await expect(status(other).getByRole('heading')).toContainText('Confirmed');
  await expect(part(other, 'Costs')).toHaveAttribute('aria-selected', 'true');
  await other.close();

  // The back button goes through the parts, then to the list, which knows the status as well.
  await part(page, 'History').click();
  await page.goBack();
  await expect(part(page, 'Costs')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(part(page, 'Itinerary')).toHaveAttribute('aria-selected', 'true');
  // What a confirmed trip would refuse is not offered, and the page says why.
  const plan = page.getByRole('article', { name: 'Itinerary for Prague' });
  await expect(plan).toContainText('This trip is confirmed. Reopen it first, then its plan can change.');
  await expect(plan.getByRole('button', { name: /^(Move|Keep|Improve|Other ideas|If it rains)/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Confirmed');

  // Nor is it in the history or the chat, where the trip can be reopened at once.
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=history`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('This trip is confirmed.');
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await part(page, 'Chat').click();
  const chat = page.getByRole('tabpanel', { name: 'Chat' });
  await expect(chat).toContainText('Questions are answered here all the same.');
  await expect(chat.getByRole('group', { name: 'Suggestions' })).toHaveCount(0);
  await chat.getByRole('button', { name: 'Reopen the trip' }).click();
  await expect(chat.locator(':focus')).toContainText('The trip is being planned again.');
  await expect(status(page)).toContainText('Planning');
  await expect(chat.getByRole('group', { name: 'Suggestions' })).toBeVisible();
});

test('a trip that is not there, or is somebody else’s, is not found, in the same words', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goto(`/dashboard/trip?booking=${bookingId}`);
  await expect(page).toHaveURL(/\/auth/);

  await arriveSignedIn(page, somebody());
  for (const address of [
    `?booking=${bookingId}`,
    '?booking=11111111-1111-4111-8111-111111111111&part=costs',
    '?booking=nonsense',
    '',
  ]) {
    await page.goto(`/dashboard/trip${address}`);
    await expect(page.getByRole('heading', { name: 'We cannot find this trip' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('London');
  }
  await page.getByRole('link', { name: 'See my trips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible();
});
