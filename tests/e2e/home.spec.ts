import type { Page } from '@playwright/test';
import { toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const search = (page: Page) => page.getByRole('form', { name: 'Three questions, one party plan' });

async function fillSearch(page: Page, destination = 'Prague'): Promise<void> {
  await search(page).getByRole('radio', { name: 'Stag do' }).check();
  await search(page).getByLabel('Destination').fill(destination);
  await search(page).getByRole('spinbutton', { name: 'Crew size' }).fill('12');
}

const send = (page: Page) => search(page).getByRole('button', { name: 'Get our ideas' }).click();

/** What the page has recorded, events of this name only. */
const recorded = (page: Page, event: string): Promise<unknown[]> =>
  page.evaluate((name) => (window.dataLayer ?? []).filter((entry) => entry.event === name), event);

test('[H-01] the headline stands with its strapline and two ways on, each of which is recorded', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan Less. Party More.');
  const hero = section(page, 'Plan Less. Party More.');
  await expect(hero).toContainText('Group celebrations, sorted.');
  for (const [name, path] of [
    ['Start Planning Now', '/plan'],
    ['Explore Sample Itineraries', '/plans'],
  ] as const) {
    const link = hero.getByRole('link', { name });
    await expect(link).toHaveAttribute('data-track', name);
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
  }
});

test('[H-02] the sections stand in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const wanted = [
    'Three questions, one party plan',
    'An AI itinerary that survives the group chat',
    'Herding the group, minus the spreadsheet',
    'Why organisers sleep at night',
    'The morning after',
    'Find Your Vibe',
    'Where the party is',
    'Party essentials',
    'Somebody has to organise it.',
  ];
  expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
});

test('the showcase is a real day of the plan behind its link', async ({ page }) => {
  await page.goto('/');
  const showcase = section(page, 'An AI itinerary that survives the group chat');
  const names = await showcase.locator('figure ol > li > span > span:first-child').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(4);
  await expect(showcase.getByRole('list', { name: 'What was checked' }).getByRole('listitem')).not.toHaveCount(0);
  await showcase.getByRole('link', { name: 'See the whole plan' }).click();
  await expect(page).toHaveURL(/\/plans\//);
  for (const name of names) await expect(page.getByRole('heading', { level: 5, name, exact: true })).toBeVisible();
});

test('group tools that are still to come say so', async ({ page }) => {
  await page.goto('/');
  const tools = section(page, 'Herding the group, minus the spreadsheet');
  for (const name of ['Group votes', 'Split payments', 'WhatsApp invites', 'Guest tracking']) {
    const tool = tools.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(tool).toContainText('Coming soon');
  }
  await expect(tools).toContainText('Here today');
});

test('[H-03] a testimonial has its words, a first name, a role, a place and five stars, and says what it is', async ({
  page,
}) => {
  await page.goto('/');
  const quotes = section(page, 'The morning after').getByRole('figure');
  await expect(quotes).not.toHaveCount(0);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole('img', { name: '5 out of 5 stars' }).locator('svg')).toHaveCount(5);
    await expect(quote.getByRole('blockquote')).toHaveText(/^“.{20,}”$/);
    await expect(quote.locator('figcaption')).toHaveText(/^[A-Z]\p{L}+[A-Z][^,]+, \p{L}+$/u);
    await expect(quote.getByText('Illustrative')).toBeVisible();
  }
});

test('[H-04] Find Your Vibe leads to the four pages', async ({ page }) => {
  await page.goto('/');
  const links = section(page, 'Find Your Vibe').getByRole('link');
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(hrefs).toEqual(['stag-do', 'hen-do', 'birthday', 'work-do'].map((id) => `/activities/${id}`));
  for (const href of hrefs) expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200);
});

test('[H-05] eight cities stand with their tag lines and lead to their guides', async ({ page }) => {
  await page.goto('/');
  const cities = section(page, 'Where the party is').getByRole('link');
  await expect(cities).toHaveText([
    'PragueStag & Hen Heaven',
    'BarcelonaSun Sea & Sangria',
    'KrakowVodka & Culture',
    'LondonThe Big Smoke',
    'LisbonSun Seafood & Views',
    'AmsterdamCanals & Culture',
    'DublinGuinness & Craic',
    'BristolStreet Art & Sound',
  ]);
  for (const city of await cities.all()) {
    const href = (await city.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('[H-06] the last call has its three ways on', async ({ page }) => {
  await page.goto('/');
  const closing = section(page, 'Somebody has to organise it.');
  for (const [name, path] of [
    ['Build Your Itinerary', '/plan'],
    ['Explore Sample Itineraries', '/plans'],
    ['Join Our Network of Local Experts', '/partners'],
  ] as const) {
    await expect(closing.getByRole('link', { name })).toHaveAttribute('href', path);
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test.describe('the quick search', () => {
  test('[H-07] asks for occasion, place and size, and says what is missing', async ({ page }) => {
    await page.goto('/');
    const form = search(page);
    await expect(form.getByRole('radio')).toHaveCount(5);
    for (const name of ['Stag do', 'Hen do', 'Birthday', 'Work do', 'Leaving do'])
      await expect(form.getByRole('radio', { name })).toBeAttached();
    await expect(form.getByRole('spinbutton', { name: 'Crew size' })).toHaveAttribute('min', '1');
    const missing = toast(page, 'Missing details', 'Please fill in all fields to get personalized recommendations');

    await send(page);
    await expect(missing).toBeVisible();
    await expect(missing).toHaveAttribute('data-tone', 'error');
    await expect(form.getByText('Choose what you are celebrating')).toBeVisible();
    await expect(form.getByRole('radio', { name: 'Stag do' })).toBeFocused();

    await fillSearch(page);
    await form.getByRole('spinbutton', { name: 'Crew size' }).fill('');
    await send(page);
    await expect(form.getByText('Tell us how many of you')).toBeVisible();
    await expect(form.getByText('Choose what you are celebrating')).toHaveCount(0);

    await form.getByRole('spinbutton', { name: 'Crew size' }).fill('0');
    await send(page);
    await expect(form.getByText('Group size must be at least 1')).toBeVisible();
    expect(await recorded(page, 'search')).toEqual([]);
  });

  test('[H-08] [H-09] while it plans the button waits, and the concierge gets the call of the specification', async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/functions/v1/ai-concierge', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/');
    await fillSearch(page);
    const called = page.waitForRequest('**/functions/v1/ai-concierge');
    await send(page);
    const planning = search(page).getByRole('button', { name: /planning\.\.\./i });
    await expect(planning).toBeDisabled();
    expect((await called).postDataJSON()).toEqual({
      type: 'create_booking',
      data: {
        event_type: 'stag',
        destination: 'Prague',
        group_size: 12,
        contact_email: 'hello@huzzah.example',
        dates: 'flexible',
        budget_range: 'medium',
      },
    });
    expect(await recorded(page, 'search')).toEqual([
      { event: 'search', search: 'quick-search', event_type: 'stag', destination: 'Prague', group_size: 12 },
    ]);
    gate.resolve();
    await expect(page).toHaveURL(/\/ideas#/);
  });

  test('[H-10] success tells it twice and lands on the ideas; the answer is in the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // They came with the answer: the page that shows them does not ask for them again.
    await page.route('**/functions/v1/read-ideas', (route) => route.abort());
    const gate = Promise.withResolvers<void>();
    await page.route('**/functions/v1/ai-concierge', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/');
    await fillSearch(page, 'Londn');
    await send(page);
    await expect(search(page).getByRole('button', { name: /planning\.\.\./i })).toBeVisible();
    // The page goes on in little more than a second: with its clock stopped both can be read, however slow the machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    gate.resolve();
    await expect(toast(page, 'AI Concierge activated!')).toBeVisible();
    await expect(toast(page, 'Getting personalized recommendations for your party...')).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/ideas#[\w-]{32}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stag do in London for 12');
    expect(logged.some((line) => line.startsWith('AI Concierge ideas'))).toBe(true);
  });

  test('offline before its script has come, nothing that was typed is lost', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/island could not wake|Failed to load resource|dynamically imported/);
    await page.route(/assets\/(hydrate-island|quick-search)/, (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Destination').fill('Lisbon');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Get our ideas' }).click();
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');
  });

  test('[H-10] failure says so and loses nothing that was typed', async ({ page, allowConsole }) => {
    allowConsole(/503/);
    await page.route('**/functions/v1/ai-concierge', (route) =>
      route.fulfill({ status: 503, json: { error: 'busy' } }),
    );
    // The worst case: all of it is typed before the script that will send it has come.
    const typed = Promise.withResolvers<void>();
    await page.route(/assets\/(hydrate-island|quick-search)/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto('/');
    await fillSearch(page);
    typed.resolve();
    await send(page);
    const failed = toast(page, 'Something went wrong', 'Please try again or contact us directly');
    await expect(failed).toBeVisible();
    await expect(failed).toHaveAttribute('data-tone', 'error');
    await expect(search(page).getByRole('radio', { name: 'Stag do' })).toBeChecked();
    await expect(search(page).getByLabel('Destination')).toHaveValue('Prague');
    await expect(search(page).getByRole('spinbutton', { name: 'Crew size' })).toHaveValue('12');
    await expect(search(page).getByRole('button', { name: 'Get our ideas' })).toBeEnabled();
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await search(page).getByRole('radio', { name: 'Stag do' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(search(page).getByRole('radio', { name: 'Hen do' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lisbon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ideas#/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hen do in Lisbon for 8');
  });

  test('without script opens the planner with the answers', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await fillSearch(page);
    await send(page);
    await expect(page).toHaveURL(
      (url) => url.pathname === '/plan' && url.search === '?event=stag&destination=Prague&group=12',
    );
    await context.close();
  });
});

test('[H-11] the home page shows its six figures, each marked as a sample', async ({ page }) => {
  await page.goto('/');
  const figures = section(page, 'Why organisers sleep at night').locator('dl > div');
  await expect(figures).toHaveText([
    /average rating.*4\.9|4\.9.*average rating/,
    /500\+/,
    /50\+/,
    /24\/7/,
    /98%/,
    /2,000\+/,
  ]);
  for (const figure of await figures.all()) await expect(figure.getByText('Sample figure')).toBeVisible();
});

const ANCHORS = [
  { anchor: 'destinations', from: '/plan', link: 'Destinations' },
  { anchor: 'destinations', from: '/cities/london', link: 'Destinations' },
  { anchor: 'store', from: '/cities/london', link: 'Shop' },
  { anchor: 'ideas', from: '/plans', link: 'Get quick ideas' },
  { anchor: 'ideas', from: '/ideas', link: 'Get some ideas' },
] as const;

for (const { anchor, from, link } of ANCHORS) {
  test(`[R-08] ${link} leads from ${from} to #${anchor}`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === `#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });
}
