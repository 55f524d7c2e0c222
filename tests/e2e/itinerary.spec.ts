import type { Page } from '@playwright/test';
import {
  accessToken,
  arriveSignedIn,
  hurryTo,
  openPlannedTrip,
  openTab,
  slotNames,
  somebody,
  toast,
} from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const READ = '**/rest/v1/bookings?select=ai_recommendations*';

test('[C-06] the itinerary says that it loads, then that there is none, then shows the plan', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page, { destination: 'Prague' });
  await page.route(READ, (route) =>
    route.fulfill({ json: { ai_recommendations: null }, contentType: 'application/vnd.pgrst.object+json' }),
  );
  await page.reload();
  await openTab(page, 'Itinerary');
  await expect(page.getByText('No party plan yet! Create a trip to see your epic itinerary')).toBeVisible();
  await page.unroute(READ);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(READ, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await openTab(page, 'Itinerary');
  await expect(page.getByText('Loading your itinerary...').first()).toBeVisible();
  release();
  await expect(page.getByRole('article', { name: 'Itinerary for Prague' })).toBeVisible();
});

test('[C-07] Morning, Afternoon and Evening, the list with Book in a new tab, and words for what is missing', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await page.route(READ, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [day] = body.ai_recommendations.days;
    day.schedule = day.schedule.filter((entry: { timeOfDay: string }) => entry.timeOfDay === 'Evening');
    day.schedule.push({
      timeOfDay: 'Morning',
      description: '',
      activity: { name: 'Coffee', type: 'Café', affiliateLink: '' },
    });
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await openTab(page, 'Itinerary');
  const times = page.getByRole('tablist', { name: 'Time of day' });
  await expect(times.getByRole('tab')).toHaveText(['Morning', 'Afternoon', 'Evening']);
  await times.getByRole('tab', { name: 'Morning' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Morning' })).toContainText('No morning plan provided');
  await times.getByRole('tab', { name: 'Afternoon' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Afternoon' })).toContainText('Free time');
  const book = page.getByRole('region', { name: 'Suggested Activities' }).getByRole('link', { name: /^Book/ }).first();
  await expect(book).toHaveAttribute('target', '_blank');
  await expect(book).toHaveAttribute('rel', /noopener/);
});

test('[C-08] a stored plan is days, entries with time of day, text and activity, and every entry is on the page', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  const read = page.waitForResponse((response) => response.url().includes('select=ai_recommendations'));
  await openPlannedTrip(page);
  const { ai_recommendations: stored } = await (await read).json();
  await openTab(page, 'Itinerary');
  const list = page.getByRole('region', { name: 'Suggested Activities' });
  for (const day of stored.days) {
    for (const { timeOfDay, description, activity } of day.schedule) {
      expect(['Morning', 'Afternoon', 'Evening']).toContain(timeOfDay);
      expect(description).toMatch(/\w/);
      expect(activity).toEqual({
        name: expect.any(String),
        type: expect.any(String),
        affiliateLink: expect.stringMatching(/^(https:\/\/|\/quote\?)/),
      });
      await expect(list).toContainText(activity.name);
    }
  }
});

test('[C-09] while the server has no group features the Group tab says they are coming', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const config = await (await page.request.get('/config.json')).json();
  expect(config.features.group).toBe(false);
  await openTab(page, 'Group');
  await expect(page.getByRole('tabpanel', { name: 'Group' })).toContainText(/invite friends/i);
  await expect(page.getByRole('tabpanel', { name: 'Group' })).toContainText(/coming soon/i);
});

test('[C-10] an itinerary that does not load says so and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await page.route(READ, (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'no', details: null, hint: null } }),
  );
  await page.clock.install();
  await page.reload();
  await openTab(page, 'Itinerary');
  await hurryTo(page, toast(page, 'Error loading itinerary', 'Please refresh and try again.'));
  await page.unroute(READ);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: /Itinerary for/ })).toBeVisible();
});

test('a destination outside the cities gets a plan with venues to be confirmed and a quote to ask for', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page, { destination: 'Reykjavik' });
  await openTab(page, 'Itinerary');
  await expect(page.getByText('Venue to be confirmed').first()).toBeVisible();
  const [quote] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('region', { name: 'Suggested Activities' }).getByRole('link', { name: /^Book/ }).first().click(),
  ]);
  await expect(quote.getByRole('heading', { level: 1 })).toContainText(/quote/i);
  await expect(quote.getByLabel('Destination')).toHaveValue('Reykjavik');
});

const itinerary = (page: Page) => page.getByRole('article', { name: /Itinerary for/ });

test('every stop tells why it is there, and another idea is looked at, swapped in and taken back', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page, { destination: 'Prague' });
  const before = await slotNames(page);
  const plan = itinerary(page);
  const why = plan.getByRole('button', { name: /^Why this\?/ }).first();
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(plan.getByText(/ fits? (?:this hour|here)/).first()).toBeVisible();

  const other = plan.getByRole('button', { name: /^Other ideas than/ }).first();
  const [, replaced = ''] = /than (.+)$/.exec((await other.textContent()) ?? '') ?? [];
  await other.click();
  const ideas = plan.getByRole('list', { name: `Other ideas than ${replaced}` });
  await expect(ideas.getByRole('listitem').first()).toContainText(/(more|less) each|Same price/);
  const closer = ideas.getByRole('button', { name: /^Look closer at/ }).first();
  const [, chosen = ''] = /at (.+)$/.exec((await closer.textContent()) ?? '') ?? [];
  await closer.press('Enter');
  await expect(ideas.getByText(/a person, £.* for the group\.|Costs the same\./)).toBeVisible();
  expect(await slotNames(page)).toEqual(before);
  await ideas.getByRole('button', { name: /^Swap it in/ }).press('Enter');

  await expect(plan.getByText(`${chosen} is in the plan instead of ${replaced}.`)).toBeVisible();
  const after = await slotNames(page);
  expect(after).toContain(chosen);
  expect(after).not.toContain(replaced);
  await plan.getByRole('button', { name: 'Take it back' }).click();
  await expect(plan.getByText('Taken back: the plan is as it was before.')).toBeVisible();
  expect(await slotNames(page)).toEqual(before);
});

test('a plan for the rain is shown before it is used', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page, { destination: 'Lisbon', vibe: 'Cultural' });
  const before = await slotNames(page);
  const plan = itinerary(page);
  await plan.getByRole('button', { name: 'If it rains all along' }).click();
  const instead = plan.getByText(/: instead of /).first();
  await expect(instead).toBeVisible();
  const [, wet = ''] = /instead of (.+)$/.exec((await instead.textContent()) ?? '') ?? [];
  expect(await slotNames(page)).toEqual(before);
  await plan.getByRole('button', { name: 'Use the plan for the rain' }).click();
  await expect(plan.getByText('The plan for the rain is in use for the whole trip.')).toBeVisible();
  expect(await slotNames(page)).not.toContain(wet);
  const day = plan.getByRole('button', { name: /^If it rains on/ });
  await day.click();
  await expect(plan.getByText(/Nothing is outdoors here|stays outdoors|: instead of/).first()).toBeVisible();
});

test('the planner tells what the money goes on, how everyone is served, and why a place is missing', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page, { destination: 'London', requirements: 'Sarah hates karting. The bride loves museums.' });
  await openTab(page, 'Itinerary');
  const plan = itinerary(page);
  await plan.getByRole('button', { name: 'What the money goes on' }).click();
  await expect(plan.getByText(/^The dearest is /)).toBeVisible();
  await plan.getByRole('button', { name: 'How everyone is served' }).click();
  await expect(plan.getByText('The bride, the guest of honour')).toBeVisible();
  await expect(plan.getByText('Sarah', { exact: true })).toBeVisible();
  await plan.getByRole('button', { name: 'Why is something not in it?' }).click();
  await plan.getByLabel('Which place did you hope to see?').fill('The Ritz on the Moon');
  await plan.getByRole('button', { name: 'Ask why' }).click();
  await expect(plan.getByText('We know no place called “The Ritz on the Moon” there.')).toBeVisible();
});

test('a planner that does not answer says so, and can be asked again', async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await openTab(page, 'Itinerary');
  const plan = itinerary(page);
  await page.route('**/functions/v1/plan-question', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await plan.getByRole('button', { name: 'What the money goes on' }).click();
  await expect(plan.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute('**/functions/v1/plan-question');
  await plan.getByRole('button', { name: 'Try again' }).click();
  await expect(plan.getByText(/^The dearest is /)).toBeVisible();
});

test('a plan that was changed elsewhere is read again instead of overwritten', async ({ page, allowConsole }) => {
  allowConsole(/409/);
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  await openTab(page, 'Itinerary');
  const plan = itinerary(page);
  await plan
    .getByRole('button', { name: /^Other ideas than/ })
    .first()
    .click();
  await plan
    .getByRole('button', { name: /^Look closer at/ })
    .first()
    .click();
  const { anonKey } = await (await page.request.get('/config.json')).json();
  const elsewhere = await page.request.post('/functions/v1/plan-change', {
    headers: { apikey: anonKey, authorization: `Bearer ${await accessToken(page)}` },
    data: { bookingId: booking, revision: 1, change: { kind: 'rain', day: null } },
  });
  expect(elsewhere.status()).toBe(200);
  await plan.getByRole('button', { name: /^Swap it in/ }).click();
  await expect(toast(page, 'The plan was not changed', 'The plan has changed meanwhile.')).toBeVisible();
});
