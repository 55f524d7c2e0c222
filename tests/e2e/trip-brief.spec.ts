import type { Page } from '@playwright/test';
import { accessToken, arriveSignedIn, askConcierge, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** What another device does to the trip: it pins the first stop of the plan. */
async function pinElsewhere(page: Page, bookingId: string): Promise<void> {
  const { anonKey }: { anonKey: string } = await (await page.request.get('/config.json')).json();
  const headers = { apikey: anonKey, authorization: `Bearer ${await accessToken(page)}` };
  const [booking]: { revision: number; plan: { days: { slots: { id: string }[] }[] } }[] = await (
    await page.request.get(`/rest/v1/bookings?id=eq.${bookingId}&select=revision,plan`, { headers })
  ).json();
  const slotId = booking?.plan.days[0]?.slots[0]?.id;
  const data = { bookingId, revision: booking?.revision, change: { kind: 'pin', slotId } };
  expect((await page.request.post('/functions/v1/plan-change', { headers, data })).status()).toBe(200);
}

test('a brief is changed with the difference before it is stored, through a reload, a lost line and a conflict', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|trip-brief was not reached|ERR_INTERNET_DISCONNECTED|409/);
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page, { vibe: 'Foodie' });
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=brief`);
  const panel = page.getByRole('region', { name: 'Your brief' });
  await expect(panel).toContainText('8 people');

  await panel.getByRole('button', { name: 'Edit the brief' }).click();
  const size = panel.getByRole('spinbutton', { name: 'Group size' });
  await size.fill('0');
  await panel.getByRole('button', { name: 'Show what changes' }).click();
  await expect(panel).toContainText('Group size must be at least 1');
  await expect(size).toBeFocused();
  await size.fill('12');
  await panel.getByRole('radio', { name: 'Cultural' }).check();
  await page.reload();
  await expect(size).toHaveValue('12');
  await expect(panel.getByRole('radio', { name: 'Cultural' })).toBeChecked();

  // On a phone the pressed button stays on the screen while the end of the form is far below it.
  await page.setViewportSize({ width: 390, height: 844 });
  await size.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Show what changes' }).click();
  await expect(panel.getByRole('alert')).toContainText('What you typed is still here');
  await expect(panel.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel.getByRole('button', { name: 'Show what changes' }).click();
  const difference = panel.getByRole('region', { name: 'What changes' });
  await expect(difference.getByRole('heading', { name: 'What changes' })).toBeFocused();
  await expect(difference).toContainText('Nothing is stored yet');
  await expect(difference).toContainText('8 → 12 people');

  await pinElsewhere(page, bookingId);
  await difference.getByRole('button', { name: 'Apply these changes' }).click();
  await expect(panel.getByRole('alert')).toContainText('This trip was changed elsewhere');
  await expect(size).toHaveValue('12');
  const again = panel.getByRole('button', { name: 'Compare with the newest plan' });
  await expect(again).toBeFocused();
  await again.click();
  await difference.getByRole('button', { name: 'Apply these changes' }).click();
  await expect(panel).toContainText('Your trip is changed');
  await expect(panel).toContainText('12 people');
  await expect(panel).toContainText('Cultural');

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('Taken back');
  await expect(panel).toContainText('8 people');
  await expect(panel).toContainText('Foodie');
});

test('the brief names the limit that the chat has set since', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page, { destination: 'Lisbon' });
  await askConcierge(page, 'keep it under £250 a person');
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=brief`);
  await expect(page.getByRole('region', { name: 'Your brief' })).toContainText('Now at most £250 per person');
});
