import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

/** SPEC 2: tag lines and ratings; what prices are shown in (SPEC 9). */
const CITIES = [
  { id: 'london', name: 'London', country: 'England, UK', tagline: 'The Big Smoke', rating: '4.6', symbol: '£' },
  { id: 'bristol', name: 'Bristol', country: 'England, UK', tagline: 'Street Art & Sound', rating: '4.5', symbol: '£' },
  {
    id: 'amsterdam',
    name: 'Amsterdam',
    country: 'Netherlands',
    tagline: 'Canals & Culture',
    rating: '4.6',
    symbol: '€',
  },
  { id: 'barcelona', name: 'Barcelona', country: 'Spain', tagline: 'Sun Sea & Sangria', rating: '4.7', symbol: '€' },
  { id: 'prague', name: 'Prague', country: 'Czech Republic', tagline: 'Stag & Hen Heaven', rating: '4.8', symbol: '€' },
  { id: 'dublin', name: 'Dublin', country: 'Ireland', tagline: 'Guinness & Craic', rating: '4.6', symbol: '€' },
  { id: 'krakow', name: 'Krakow', country: 'Poland', tagline: 'Vodka & Culture', rating: '4.6', symbol: '€' },
  { id: 'lisbon', name: 'Lisbon', country: 'Portugal', tagline: 'Sun Seafood & Views', rating: '4.7', symbol: '€' },
];
const EURO_PER_POUND = 1.15;

const ACTIVITIES: Record<string, readonly string[]> = {
  'stag-do': [
    'Top Activities',
    'Shooting & Combat',
    'Sports & Adventure',
    'Food & Drink Experiences',
    'Unusual & Unique',
    'Water Based Adventures',
    'Nightlife & Entertainment',
  ],
  'hen-do': [
    'Top Activities',
    'Beauty & Wellbeing',
    'Creative Workshops',
    'Food & Drink',
    'Adventure',
    'Entertainment',
    'Nightlife',
  ],
  birthday: [
    'Activities',
    'Adventure',
    'Entertainment',
    'Food & Drink',
    'Relaxation',
    'Unique Experiences',
    'Nightlife',
  ],
  'work-do': ['Activities', 'Team Building', 'Venues', 'Entertainment', 'Dining', 'Transportation', 'Technology'],
  'group-weekends': [
    'Activities',
    'Accommodation',
    'Outdoor Adventures',
    'Dining',
    'Entertainment',
    'Transport',
    'Wellness',
  ],
};
const PAGES = [...CITIES.map(({ id }) => `/cities/${id}`), ...Object.keys(ACTIVITIES).map((id) => `/activities/${id}`)];

const section = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const cards = (within: Locator): Locator =>
  within.getByRole('listitem').filter({ has: within.page().getByRole('heading', { level: 3 }) });

/** The numbers behind a currency symbol, in pounds. */
async function poundsIn(within: Locator, symbol: string): Promise<number[]> {
  const text = (await within.allInnerTexts()).join('\n');
  return [...text.matchAll(/[£€]([\d,]+(?:\.\d\d)?)/g)].map(
    ([, digits = '']) => Number(digits.replaceAll(',', '')) / (symbol === '€' ? EURO_PER_POUND : 1),
  );
}

/** The picture is there and has been drawn. */
async function expectPicture(card: Locator): Promise<void> {
  const picture = card.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
}

for (const { id, name, country, tagline, rating, symbol } of CITIES) {
  test(`[G-01] [G-06] ${name} has its hero, why choose, stay, do, eat, nightlife and call to action, in its currency`, async ({
    page,
  }) => {
    await page.goto(`/cities/${id}`);
    await expect(page.getByRole('main')).not.toContainText(symbol === '€' ? '£' : '€');
    const hero = section(page, name);
    await expect(hero.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(hero).toContainText(`${rating} rating`);
    await expect(hero).toContainText('Sample figure');
    await expect(hero).toContainText(tagline);
    await expect(hero).toContainText(country);

    const why = section(page, `Why Choose ${name}`);
    await expect(cards(why)).toHaveCount(4);
    await expect(why.locator('dt')).toHaveText([
      'Average meal',
      /flight|train|getting there/i,
      'Average temperature',
      /^(Beer|Pint)$/,
    ]);

    const stays = cards(section(page, 'Where to Stay'));
    expect(await stays.count()).toBeGreaterThanOrEqual(4);
    for (const stay of await stays.all()) {
      await expectPicture(stay);
      const shown = Number(/Our rating (\d\.\d)/.exec((await stay.textContent()) ?? '')?.[1]);
      expect(shown).toBeGreaterThanOrEqual(4.2);
      expect(shown).toBeLessThanOrEqual(4.9);
      await expect(stay).toContainText(new RegExp(`${symbol}[\\d,]+`));
      await expect(stay).toContainText('a night');
    }

    const things = cards(section(page, 'Things to Do'));
    await expect(things).toHaveCount(8);
    for (const thing of await things.all()) await expect(thing).toContainText(/minutes|hours?|hr \d/);
    const prices = await poundsIn(things, symbol);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(14);
    expect(Math.max(...prices)).toBeLessThanOrEqual(860);

    const tables = cards(section(page, 'Where to Eat'));
    await expect(tables).toHaveCount(6);
    for (const table of await tables.all()) await expect(table).toContainText(/Our rating 4\.\d/);
    await expect(cards(section(page, 'Nightlife'))).toHaveCount(6);
    for (const title of ['Where to Eat', 'Nightlife']) {
      const tiers = cards(section(page, title)).locator('[aria-hidden]', { hasText: /^[£€]+$/ });
      await expect(tiers).toHaveText(Array.from({ length: 6 }, () => new RegExp(`^${symbol}{1,4}$`)));
    }

    const closing = section(page, `${name}, sorted`);
    await expect(closing.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', `/quote?in=${name}`);
    await expect(closing.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(closing).toContainText('Over 20 years of experience');
    await expect(closing).toContainText('2 million customers');
  });
}

test('[G-01] London and Barcelona show the figures of the specification', async ({ page }) => {
  await page.goto('/cities/london');
  await expect(section(page, 'Why Choose London').locator('dd')).toHaveText(['£50', 'No flights', '12°C', '£5.50']);
  const stays = cards(section(page, 'Where to Stay'));
  await expect(stays.locator('strong').filter({ hasText: /^£/ })).toHaveText(['£450', '£280', '£120', '£45']);
  await page.goto('/cities/barcelona');
  await expect(section(page, 'Why Choose Barcelona').locator('dt')).toHaveText([
    'Average meal',
    'Flight from UK',
    'Average temperature',
    'Beer',
  ]);
  await expect(section(page, 'Why Choose Barcelona').locator('dd')).toHaveText(['€45', '2h', '24°C', '€4']);
});

async function expectSections(page: Page, id: string): Promise<void> {
  await page.goto(`/activities/${id}`);
  for (const title of ACTIVITIES[id] ?? []) await expect(cards(section(page, title)), title).toHaveCount(4);
}
const steps = (page: Page): Locator => section(page, 'Four steps, then the fun').getByRole('listitem');

test('[G-02] stag and hen pages have four steps and seven sections of four', async ({ page }) => {
  for (const id of ['stag-do', 'hen-do']) {
    await expectSections(page, id);
    await expect(steps(page)).toHaveText([/^1/, /^2/, /^3/, /^4/]);
  }
});

test('[G-03] birthdays have steps and benefits; work dos and group weekends their seven sections', async ({ page }) => {
  await expectSections(page, 'birthday');
  await expect(steps(page)).toHaveText([/^1/, /^2/, /^3/, /^4/]);
  await expect(section(page, 'What you get').getByRole('listitem')).toHaveCount(3);
  for (const id of ['work-do', 'group-weekends']) {
    await expectSections(page, id);
    await expect(steps(page)).toHaveCount(0);
  }
});

test('[G-04] the hero is 500 px high, 384 px on work dos and group weekends', async ({ page }) => {
  const hero = page.getByRole('main').getByRole('region').first();
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Words in another font may take a line more, as long as theirs is on its way: what counts is where it settles.
      await expect
        .poll(async () => (await hero.boundingBox())?.height, { message: `${path} at ${width} px` })
        .toBe(/work-do|group-weekends/.test(path) ? 384 : 500);
    }
  }
});

test('[G-08] an idea has a name, duration, price, type, picture and description, and every page its calls to action', async ({
  page,
}) => {
  for (const id of Object.keys(ACTIVITIES)) {
    await page.goto(`/activities/${id}`);
    const hero = page.getByRole('main').getByRole('region').first();
    const free = hero.getByRole('link', { name: 'Get Your Free Quote' });
    await expect(free).toHaveAttribute('href', /^\/quote\?for=/);
    await expect(hero.getByRole('link', { name: 'Start Planning Now' })).toHaveAttribute('href', `/plan?event=${id}`);
    await expect(cards(section(page, /^Why plan a /))).toHaveCount(4);
    const closing = section(page, /, sorted$/);
    await expect(closing.getByRole('link')).toHaveText(['Get Free Quote', 'Contact Us', 'Start Planning Now']);
    const ideas = page.getByRole('main').getByRole('article');
    await expect(ideas).toHaveCount(28);
    for (const text of await ideas.allInnerTexts()) {
      // Type, name, duration, description, price and its unit, the link: each on a line of its own.
      expect(text).toMatch(/^\S.*\n+\S.*\n+.*(minutes|hours?|hr \d|day|nights|Evening).*\n+\S.{59,}\.\n/);
      expect(text).toMatch(/\n(Free|From £[\d,]+|£\d+\s+per hour)/);
    }
    const pictures = ideas.locator('img');
    await expect(pictures).toHaveCount(28);
    for (const source of await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src'))))
      expect(source).toMatch(/^\/art\/spots\/[a-z0-9-]+\.svg$/);
    await expect(ideas.getByRole('link', { name: /^(Get Quote|Plan It) for / })).toHaveCount(28);
    await expectPicture(ideas.first());
  }
});

test('an idea leads to a quote that knows it, and a city to a plan that knows the city', async ({ page }) => {
  await page.goto('/activities/stag-do');
  await page.getByRole('link', { name: 'Get Quote for Tank driving' }).click();
  await expect(page.getByLabel('What should we quote for?')).toHaveValue('Tank driving (stag do)');
  await page.goto('/cities/prague');
  await page.getByRole('link', { name: 'Get Quote for Pilsner Urquell: The Original Beer Experience' }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Prague');
  await page.goto('/activities/hen-do');
  await page.getByRole('link', { name: 'Start Planning Now' }).first().click();
  await expect(page.getByRole('radio', { name: 'Hen Party' })).toBeChecked();
});

test.describe('to a reader without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-05] every guide has a title, a description, keywords, a canonical link and sharing tags of its own; what search engines are told is valid and holds no rating and no offer', async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const path of PAGES) {
      await page.goto(path);
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
      const own = `${await page.title()} / ${await content('description')} / ${await content('og:title')}`;
      expect(seen.has(own), path).toBe(false);
      seen.add(own);
      expect((await content('keywords'))?.split(', ').length, path).toBeGreaterThanOrEqual(5);
      expect(await content('og:image'), path).toContain(`/art/cards/${path.split('/').at(-1)}.jpg`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https?://.+${path}$`));

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
      expect(types, path).toContain('BreadcrumbList');
      expect(types, path).toContain(path.startsWith('/cities') ? 'TouristDestination' : 'ItemList');
      expect(blocks.join(''), path).not.toMatch(/rating|offer|review|HUZZAH_/i);
    }
    expect(seen.size).toBe(PAGES.length);
  });
});

test('the chips lead to the sections below the header, at 320 px as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/cities/krakow', '/activities/stag-do']) {
    await page.goto(path);
    const chips = page.getByRole('navigation', { name: 'On this page' });
    const last = chips.getByRole('link').last();
    await last.click();
    const heading = section(page, /^Nightlife/).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    const covered = await chips.evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(await heading.evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(covered);
  }
});
