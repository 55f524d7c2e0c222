import { arriveSignedIn, openTab, planTrip, somebody, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const READ = '**/rest/v1/bookings?select=ai_recommendations*';

test('[C-06] the itinerary says that it loads, then that there is none, then shows the plan', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await planTrip(page, { destination: 'Prague' });
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
  await planTrip(page);
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
  await planTrip(page);
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
  await planTrip(page);
  const config = await (await page.request.get('/config.json')).json();
  expect(config.features.group).toBe(false);
  await openTab(page, 'Group');
  await expect(page.getByRole('tabpanel', { name: 'Group' })).toContainText(/invite friends/i);
  await expect(page.getByRole('tabpanel', { name: 'Group' })).toContainText(/coming soon/i);
});

test('[C-10] an itinerary that does not load says so and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await arriveSignedIn(page, somebody());
  await planTrip(page);
  await page.route(READ, (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'no', details: null, hint: null } }),
  );
  await page.reload();
  await openTab(page, 'Itinerary');
  await expect(toast(page, 'Error loading itinerary', 'Please refresh and try again.')).toBeVisible({
    timeout: 40_000,
  });
  await page.unroute(READ);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: /Itinerary for/ })).toBeVisible();
});

test('a destination outside the cities gets a plan with venues to be confirmed and a quote to ask for', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await planTrip(page, { destination: 'Reykjavik' });
  await openTab(page, 'Itinerary');
  await expect(page.getByText('Venue to be confirmed').first()).toBeVisible();
  const [quote] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('region', { name: 'Suggested Activities' }).getByRole('link', { name: /^Book/ }).first().click(),
  ]);
  await expect(quote.getByRole('heading', { level: 1 })).toContainText(/quote/i);
  await expect(quote.getByLabel('Destination')).toHaveValue('Reykjavik');
});
