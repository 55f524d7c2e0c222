import type { APIResponse, Page } from '@playwright/test';
import { accessToken, arriveSignedIn, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** A command as another device of the same person would send it. */
async function call(page: Page, name: string, data: Record<string, unknown>): Promise<APIResponse> {
  const { anonKey }: { anonKey: string } = await (await page.request.get('/config.json')).json();
  const headers = { apikey: anonKey, authorization: `Bearer ${await accessToken(page)}` };
  return page.request.post(`/functions/v1/${name}`, { headers, data });
}

/** A trip to Lisbon with three versions: planned, a dinner pinned, and made for the rain. */
async function tripWithVersions(page: Page): Promise<string> {
  const brief = { eventType: 'hen-party', vibe: 'cultural', destination: 'Lisbon', groupSize: 8 };
  const dates = '2056-05-12 to 2056-05-14';
  const rest = { dates, budgetRange: 'mid-range', contactEmail: 'sam@example.com', userId: null, userEmail: null };
  const planned = await call(page, 'ai-concierge', { ...brief, ...rest });
  expect([planned.status(), await planned.text()]).toEqual([200, expect.stringContaining('bookingId')]);
  const { bookingId } = await planned.json();
  const pin = { kind: 'pin', slotId: 'd1-dinner' };
  expect((await call(page, 'plan-change', { bookingId, revision: 1, change: pin })).status()).toBe(200);
  const rain = { kind: 'rain', day: null };
  expect((await call(page, 'plan-change', { bookingId, revision: 2, change: rain })).status()).toBe(200);
  return bookingId;
}

const history = (page: Page) => page.getByRole('region', { name: 'History' });
const versions = (page: Page) => history(page).getByRole('heading', { level: 3 });

test('an older version comes back with what that changes shown first, can be taken back, and a conflict says so', async ({
  page,
  allowConsole,
}) => {
  // The conflict that this journey provokes.
  allowConsole(/409/);
  await arriveSignedIn(page, somebody());
  const bookingId = await tripWithVersions(page);
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=history`);
  await expect(versions(page)).toHaveText(['Indoors for the whole trip', /^Pinned .+, Friday$/, 'The first plan']);
  const newest = history(page).getByRole('listitem').filter({ hasText: 'Version 3' }).first();
  await expect(newest).toContainText('The plan now');
  await expect(newest).toContainText(/Swapped: .+ instead of .+, (Friday|Saturday|Sunday) \d\d:\d\d/);
  await expect(newest).toContainText(/£[\d,.]+ per person/);

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore version 1?' });
  await expect(dialog).toContainText(/Swapped: .+ instead of .+, (Friday|Saturday|Sunday) \d\d:\d\d/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(versions(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(versions(page).first()).toHaveText('Restored version 1');
  await expect(page.getByText('Version 1 is back, as version 4.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Take it back');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(versions(page).first()).toHaveText('Back to version 3');

  await page.getByRole('button', { name: 'Restore version 2' }).click();
  const unpin = { kind: 'unpin', slotId: 'd1-dinner' };
  expect((await call(page, 'plan-change', { bookingId, revision: 5, change: unpin })).status()).toBe(200);
  const second = page.getByRole('dialog', { name: 'Restore version 2?' });
  await second.getByRole('button', { name: 'Restore' }).click();
  await expect(second.getByRole('alert')).toContainText('The plan has changed meanwhile.');
  await second.getByRole('link', { name: 'See the newest plan' }).click();
  await expect(page.getByRole('tab', { name: 'Itinerary', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: 'Itinerary for Lisbon' })).toBeVisible();
  await page.getByRole('tab', { name: 'History', exact: true }).click();
  await expect(versions(page).first()).toHaveText(/^Unpinned .+, Friday$/);
});

test('a version that changed the budget and no stop says which budget it was and is', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await tripWithVersions(page);
  const asked = { type: 'chat', booking_id: bookingId, message: 'raise the budget to £450 a head', chat_history: [] };
  expect((await call(page, 'ai-concierge', asked)).status()).toBe(200);
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=history`);
  const newest = history(page).getByRole('listitem').filter({ hasText: 'The plan now' });
  await expect(newest).toContainText('Budget: £450 a head, was £300');
  await expect(newest).toContainText('Every stop stayed where it was.');
  await page.getByRole('button', { name: 'Restore version 3' }).click();
  await expect(page.getByRole('dialog')).toContainText('Budget: £300 a head, was £450');
});
