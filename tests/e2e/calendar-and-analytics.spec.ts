import type { Page } from '@playwright/test';
import { arriveSignedIn, openTab, planTrip, somebody, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const booking = (id: number, start: string | null, end: string | null, status = 'planning') => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  event_type: 'hen-party',
  destination: 'Lisbon',
  group_size: 9,
  start_date: start,
  end_date: end,
  status,
  created_at: '2026-11-01T10:00:00Z',
  price_per_person_pence: 41_000,
  figures: null,
});

async function openCalendar(page: Page, address = '/dashboard/calendar?month=2056-06'): Promise<void> {
  await arriveSignedIn(page, somebody());
  await page.route('**/rest/v1/bookings?*', (route) =>
    route.fulfill({
      json: [
        booking(1, '2056-06-16', '2056-06-18'),
        booking(2, null, null),
        booking(3, '2056-06-24', '2056-06-24', 'cancelled'),
      ],
    }),
  );
  await page.goto(address);
  await expect(page.getByRole('table', { name: 'June 2056' })).toBeVisible();
}

const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\w+ ${name}`) });

test('[D-06] the calendar shows trips on their days, free weekends, and trips without dates', async ({ page }) => {
  await openCalendar(page);
  for (const date of ['16', '17', '18'])
    await expect(day(page, `${date} June 2056: Hen party in Lisbon`)).toBeVisible();
  await expect(day(page, '24 June 2056')).toHaveAccessibleName('Saturday 24 June 2056');
  await day(page, '17 June 2056').click();
  const chosen = page.getByRole('region', { name: 'Saturday 17 June 2056' });
  await expect(chosen.getByRole('heading', { name: 'Hen party in Lisbon' })).toBeVisible();
  const free = page.getByRole('region', { name: 'Free weekends' });
  await expect(free.getByRole('listitem')).toHaveText([
    'Saturday 3 June 2056',
    'Saturday 10 June 2056',
    'Saturday 24 June 2056',
  ]);
  await expect(
    page.getByRole('region', { name: 'Trips without dates' }).getByRole('link', { name: 'Hen party in Lisbon' }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Agenda' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Hen party in Lisbon' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true');
});

test('from any month of the calendar the next trip is one press away', async ({ page }) => {
  await openCalendar(page);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('table', { name: 'July 2056' })).toBeVisible();
  const next = page.getByRole('region', { name: 'Next trip' });
  await next.getByRole('link', { name: 'Hen party in Lisbon, Friday 16 June 2056' }).click();
  await expect(page.getByRole('table', { name: 'June 2056' })).toBeVisible();
  const chosen = page.getByRole('region', { name: 'Friday 16 June 2056' });
  await expect(chosen.getByRole('heading', { name: 'Hen party in Lisbon' })).toBeVisible();
});

test('the calendar is driven by keyboard, over the end of a month too', async ({ page }) => {
  await openCalendar(page);
  await day(page, '1 June 2056').focus();
  await page.keyboard.press('ArrowDown');
  await expect(day(page, '8 June 2056')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day(page, '11 June 2056')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'July 2056', exact: true })).toBeVisible();
  await expect(day(page, '11 July 2056')).toBeFocused();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByText('No trip on this day.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'May 2056', exact: true })).toBeVisible();
});

test('[D-06] what to do by when stands on its day, says its rule, and stays done once it is ticked', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|ERR_FAILED/);
  await arriveSignedIn(page, somebody());
  const id = await planTrip(page, {
    destination: 'Prague',
    groupSize: 12,
    dates: { start: '2056-06-16', end: '2056-06-18' },
  });
  await page.goto('/dashboard/calendar?month=2056-05');
  const tables = day(page, '26 May 2056: to do: Book the tables');
  await tables.click();
  const chosen = page.getByRole('region', { name: 'Friday 26 May 2056' });
  const box = chosen.getByRole('checkbox', { name: /^Book the tables for .* in Prague$/ });
  await expect(box).toHaveAccessibleDescription(
    'By Friday 26 May 2056. 3 weeks before: big groups need tables booked, and 12 is one.',
  );
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(day(page, '26 May 2056')).toHaveAccessibleName('Friday 26 May 2056');
  await page.getByRole('tab', { name: 'Agenda' }).click();
  await expect(page.getByRole('tabpanel').getByRole('checkbox', { name: /^Confirm the trip/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('tabpanel').getByRole('checkbox', { name: /^Book the tables/ })).toBeChecked();

  await page.goto(`/dashboard/trip?booking=${id}`);
  await page.getByText(/^To do next: .* \(1 of \d done\)$/).click();
  const ticked = page.getByRole('checkbox', { name: 'Book the tables' });
  await expect(ticked).toBeChecked();
  await page.route('**/rest/v1/trip_steps*', (route) => route.abort());
  await ticked.click();
  await expect(
    toast(page, 'That was not noted', 'We could not reach the server. Check your connection.'),
  ).toBeVisible();
  await expect(ticked).toBeChecked();
});

test('[D-06] analytics counts what plans cost, how good and how quick they are, as charts and as tables', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard/analytics');
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await planTrip(page, { destination: 'Prague' });
  await openTab(page, 'Itinerary');
  const itinerary = page.getByRole('tabpanel', { name: 'Itinerary' });
  await expect(itinerary).toContainText('£');
  const shown = await itinerary.textContent();
  await page.goto('/dashboard/analytics');
  const chart = page.getByRole('region', { name: 'Per person, against the budget' });
  await expect(chart.getByRole('listitem')).toHaveText(/in Prague£[\d.,]+, \d+% of budget/);
  const price = /£[\d.,]*\d/.exec((await chart.getByRole('listitem').textContent()) ?? '')?.[0] ?? 'no price';
  expect(shown).toContain(price);
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row').last()).toContainText(price);
  await expect(chart.getByRole('link', { name: / in Prague$/ })).toHaveAttribute('href', /\/dashboard\/trip\?booking=/);
  const cities = page.getByRole('region', { name: 'Where the money goes, by city' });
  await expect(cities.getByRole('listitem')).toContainText(/Prague.*in 1 trip/);
  const settled = page.getByRole('region', { name: 'What is settled' }).getByRole('listitem');
  await expect(settled).toHaveText(/(\d+) of \1 named, /);
  const time = page.getByRole('region', { name: 'Time to plan' }).getByRole('listitem');
  await expect(time).toHaveText(/plan in [\d.]+ s, not confirmed yet/);
  await expect(page.getByRole('region', { name: 'Changes to the plan' }).getByRole('listitem')).toHaveText(/no change/);
  await expect(page.getByRole('region', { name: 'Group answers' })).toContainText('Nothing to count yet');

  // With hundreds of trips no chart leaves any out: a bar for each month or quarter, and all of them in the table.
  await page.route('**/rest/v1/bookings?*', async (route) => {
    const answered = await route.fetch();
    const [trip] = await answered.json();
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...trip,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      created_at: `${2027 - Math.floor(index / 250)}-${String(12 - (index % 12)).padStart(2, '0')}-05T10:00:00Z`,
    }));
    await route.fulfill({ json: many });
  });
  await page.reload();
  await expect(chart).toContainText('All 500 plans, by the quarter they were made in');
  await expect(chart.getByRole('listitem')).toHaveCount(8);
  await expect(chart.getByRole('listitem').first()).toHaveText(/^Oct to Dec 2027£[\d.,]+ typically, \d+ trips, /);
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(1 + 8 + 500);
});
