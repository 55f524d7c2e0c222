import type { Page } from '@playwright/test';
import { toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** A quick search over the wire, as the home page sends it; gives the address of its ideas. */
async function findIdeas(page: Page, changes: Record<string, unknown> = {}): Promise<string> {
  const { anonKey }: { anonKey: string } = await (await page.request.get('/config.json')).json();
  const response = await page.request.post('/functions/v1/ai-concierge', {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
    data: {
      type: 'create_booking',
      data: {
        event_type: 'hen',
        destination: 'Prague',
        group_size: 9,
        contact_email: 'hello@huzzah.example',
        dates: 'flexible',
        budget_range: 'medium',
        ...changes,
      },
    },
  });
  expect(response.status()).toBe(200);
  const { ideasToken }: { ideasToken: string } = await response.json();
  return `/ideas#${ideasToken}`;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[H-10] the ideas are a whole weekend by morning, afternoon and evening, with times, prices, reasons and totals', async ({
  page,
}) => {
  await page.goto(await findIdeas(page));
  await expect(title(page)).toHaveText('Hen do in Prague for 9');
  const plan = page.getByRole('article', { name: 'Plan for Prague' });
  for (const day of ['Friday', 'Saturday', 'Sunday'])
    await expect(plan.getByRole('heading', { level: 3, name: day })).toBeVisible();
  for (const period of ['Friday, afternoon', 'Saturday, evening', 'Sunday, afternoon'])
    await expect(plan.getByRole('list', { name: period })).toBeVisible();
  const stop = plan.getByRole('list', { name: 'Friday, evening' }).getByRole('listitem').first();
  await expect(stop).toContainText(/\d\d:\d\d to \d\d:\d\d/);
  await expect(stop).toContainText(/£\d+(\.\d\d)?\s*per person/);
  await expect(stop).toContainText(/Why: .{15,}/);
  await expect(plan).toContainText('This plan is checked: every stop is open at its hour');
  await expect(plan.getByRole('row', { name: /All in/ })).toContainText(/£\d/);
});

test('whoever has the link sees the same ideas, and the address is kept from search engines', async ({
  page,
  browser,
  site,
}) => {
  const link = await findIdeas(page);
  await page.goto(link);
  await expect(title(page)).toHaveText('Hen do in Prague for 9');
  const stops = await page.getByRole('heading', { level: 5 }).allTextContents();
  const context = await browser.newContext({ baseURL: site.url });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(title(friend)).toHaveText('Hen do in Prague for 9');
  expect(await friend.getByRole('heading', { level: 5 }).allTextContents()).toEqual(stops);
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await context.close();
});

test('Make it ours opens the planner with everything that is known', async ({ page }) => {
  await page.goto(await findIdeas(page, { event_type: 'leaving', destination: 'Londn', group_size: 14 }));
  await expect(title(page)).toHaveText('Leaving do in London for 14');
  await page.getByRole('link', { name: 'Make it ours' }).click();
  await expect(page.getByRole('radio', { name: 'Work Do' })).toBeChecked();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Londn');
  await expect(page.getByRole('spinbutton', { name: 'Group size' })).toHaveValue('14');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('radio', { name: /Mid-range/ })).toBeChecked();
});

test('the link can be copied for the group chat', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const link = await findIdeas(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${link}`);
});

test('a place outside our cities is said to be one before anything else, with a quote to ask for', async ({ page }) => {
  await page.goto(await findIdeas(page, { destination: 'Margate' }));
  await expect(title(page)).toHaveText('Hen do in Margate for 9');
  const notice = page.getByRole('region', { name: 'We do not know Margate venue by venue yet' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Venue to be confirmed').first()).toBeVisible();
  await notice.getByRole('link', { name: 'Ask for the venues' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/quote' && url.searchParams.get('in') === 'Margate');
});

test('a link that is too old, cut short or made up leads to a way on', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  for (const hash of ['A'.repeat(32), 'A'.repeat(20)]) {
    await page.goto('/404');
    await page.goto(`/ideas#${hash}`);
    await expect(title(page)).toHaveText('These ideas have flown');
    await expect(page.getByRole('link', { name: 'Get fresh ideas' })).toHaveAttribute('href', '/#ideas');
  }
  await page.goto('/404');
  await page.goto('/ideas');
  await expect(page.getByText('No ideas here yet')).toBeVisible();
});

test('while they are fetched the page says so, and a failure can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/503/);
  const link = await findIdeas(page);
  const gate = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/functions/v1/read-ideas', async (route) => {
    tries += 1;
    await gate.promise;
    if (tries === 1) await route.fulfill({ status: 503, json: { error: 'busy' } });
    else await route.continue();
  });
  await page.goto(link);
  await expect(page.getByText('Loading your ideas')).toBeAttached();
  gate.resolve();
  await expect(page.getByRole('alert')).toContainText('We could not fetch them just now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Hen do in Prague for 9');
});

test('another link in the same tab shows other ideas', async ({ page }) => {
  const [first, second] = [await findIdeas(page), await findIdeas(page, { group_size: 5 })];
  await page.goto(first);
  await expect(title(page)).toHaveText('Hen do in Prague for 9');
  await page.goto(second);
  await expect(title(page)).toHaveText('Hen do in Prague for 5');
});
