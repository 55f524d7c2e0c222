import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PRERENDERED_PATHS } from '../../src/app/prerendered-paths.ts';
import { SITE_MAP } from '../../src/features/site/domain/site-map.ts';
import { expect, test } from './site-test.ts';

const PAIRS = [
  ['/about', '/about-us'],
  ['/contact', '/contact-us'],
  ['/privacy', '/privacy-policy'],
  ['/cookies', '/cookie-policy'],
] as const;
const MY_PAGES = [
  '/about',
  '/how-it-works',
  '/contact',
  '/partners',
  '/quote',
  '/thank-you',
  '/privacy',
  '/cookies',
  '/terms',
  '/sitemap',
];
const LISTED = SITE_MAP.flatMap(({ entries }) => entries.map(({ path }) => path));
/** Pages of one visitor or of a developer, and what a form or an error leads to. */
const isPrivate = (path: string): boolean => /^\/(dev\/|auth\/|dashboard|ideas$|thank-you$|404$)/.test(path);

for (const [first, second] of PAIRS) {
  test(`[R-01] ${first} and ${second} are one page, and search engines are told the first`, async ({ page, site }) => {
    for (const path of [first, second]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${first}`);
    }
  });
}

test('every static page has a title and a description of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of MY_PAGES) {
    await page.goto(path);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    seen.add(`${await page.title()} – ${description}`);
  }
  expect(seen.size).toBe(MY_PAGES.length);
});

test('[P-01] the about page has the mission, marked figures, a team of four, and the two ways on', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /mission/i })).toBeVisible();
  const numbers = page.getByRole('region', { name: 'By the numbers' });
  for (const figure of ['10,000+', '25+', '5+', '50,000+'])
    await expect(numbers.getByText(figure, { exact: true })).toBeVisible();
  await expect(numbers.getByText('Sample figure')).toHaveCount(4);
  const team = page.getByRole('region', { name: 'The team' });
  await expect(team.getByRole('listitem')).toHaveCount(4);
  await expect(team.getByText('Illustrative')).toHaveCount(4);
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible();
  await main.locator('a[href="/#destinations"]').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '#destinations');
});

test('[P-02] how it works has its four steps in order, and says which are still to come', async ({ page }) => {
  await page.goto('/how-it-works');
  const steps = page.getByRole('main').getByRole('list').first().locator('> li');
  await expect(steps.getByRole('heading', { level: 2 })).toHaveText([
    'Pick and mix activities',
    'Reserve your favourites',
    'Manage the group with WhatsApp invites',
    'Handle individual payments',
  ]);
  await expect(steps.nth(2)).toContainText('We are building this now');
  await expect(steps.nth(3)).toContainText('We are building this now');
});

const topics = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const target = (await link.getAttribute('href')) ?? '';
    await expect(page.locator(target)).toHaveCount(1);
  }
  await expect(page.getByText(/^Last updated/)).toBeVisible();
  return page
    .getByRole('main')
    .textContent()
    .then((text) => text ?? '');
};

test('[P-04] the terms name every topic, our role, and the rules of refunds and payment', async ({ page }) => {
  const text = await topics(page, '/terms');
  for (const topic of [
    'intermediary between customers and third-party service providers',
    'pounds sterling (GBP)',
    'deposit',
    'card',
    'bank transfer',
    'group split',
    'Liability and insurance',
    'Conduct',
    'Intellectual property',
    'General Data Protection Regulation (GDPR)',
    'Force majeure',
    'courts of England and Wales have exclusive jurisdiction',
    'English law',
    'Changes to these terms',
    'Package travel',
    'hello@huzzah.example',
  ])
    expect(text, topic).toContain(topic);
  const rows = page.getByRole('table', { name: 'What comes back when you cancel' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/More than 60 days.*full amount minus a 10% fee.*£300/);
  await expect(rows.nth(2)).toContainText(/60 to 30 days.*50%.*£166\.67/);
  await expect(rows.nth(3)).toContainText(/29 to 14 days.*25%.*£83\.34/);
  await expect(rows.nth(4)).toContainText(/Less than 14 days.*Nothing/);
});

test('[P-04] the privacy policy says what is kept and for whom it is not', async ({ page }) => {
  const text = await topics(page, '/privacy');
  for (const topic of [
    'not for under-18s',
    'UK General Data Protection Regulation',
    'Data (Use and Access) Act 2025',
    'PECR',
    'Lawful basis',
    '12 months',
    '30 days',
    '6 years',
    'within 30 days',
    'Information Commissioner',
    'never for marketing',
  ])
    expect(text, topic).toContain(topic);
});

test.describe('before any choice', () => {
  test.use({ consentChoice: 'open' });

  test('[P-04] the cookie policy names everything that is stored, and nothing is before a choice', async ({ page }) => {
    await topics(page, '/cookies');
    const listed = await page.locator('td code').allTextContents();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.locator('#cookie-choices').getByRole('button', { name: 'Reject' }).click();
    await page.goto('/plan');
    await page.getByRole('radio', { name: 'Stag Do' }).check();
    await page.goto('/auth');
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept).toContain('huzzah.consent');
    for (const key of kept) expect(listed).toContain(key);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('every key that the source of the site names for the browser to keep stands in the cookie policy', async ({
  page,
}) => {
  const source = path.resolve(import.meta.dirname, '../../src');
  const browserCode = globSync('{app,ui,features/*/web,platform/browser}/**/*.{ts,tsx}', { cwd: source });
  const keys = browserCode
    .filter((file) => !/\.test\.tsx?$|cookies-screen\.tsx$/.test(file))
    .flatMap((file) => readFileSync(path.join(source, file), 'utf8').match(/(?<=['"`])huzzah\.[\w-]+/g) ?? []);
  expect(keys.length).toBeGreaterThan(3);
  await page.goto('/cookies');
  const ours = (await page.locator('td code').allTextContents()).filter((name) => name.startsWith('huzzah.'));
  expect(ours.sort()).toEqual([...new Set(keys)].sort());
});

test('[P-05] the sitemap shows each entry with name, description and address, and a way to help', async ({
  page,
  site,
}) => {
  await page.goto('/sitemap');
  const main = page.getByRole('main');
  for (const { title, entries } of SITE_MAP) {
    const group = main.getByRole('region', { name: title });
    await expect(group.getByRole('listitem')).toHaveCount(entries.length);
    for (const { path, name, description } of entries) {
      const item = group.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
      await expect(item).toContainText(name);
      await expect(item).toContainText(description);
      await expect(item).toContainText(site.url + path);
    }
  }
  expect(SITE_MAP.map(({ title }) => title)).toEqual([
    'Main Pages',
    'Destinations',
    'Activities',
    'User Account',
    'Legal',
  ]);
  await main.getByRole('region', { name: 'Need Help?' }).getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === '/contact');
});

test('[P-05] every public page is on the sitemap once, every entry answers, and sitemap.xml is the same list', async ({
  page,
  site,
}) => {
  expect(new Set(LISTED).size).toBe(LISTED.length);
  const seconds: readonly string[] = PAIRS.map(([, second]) => second);
  const missing = PRERENDERED_PATHS.filter(
    (path) => !LISTED.includes(path) && !seconds.includes(path) && !isPrivate(path),
  );
  expect(missing).toEqual([]);
  for (const path of LISTED) expect((await page.request.get(path)).status(), path).toBe(200);
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(LISTED.filter((path) => !path.startsWith('/dashboard')).map((path) => site.url + path));
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const closed of ['/dashboard', '/ideas', '/forms/', '/functions/v1/'])
    expect(robots).toContain(`Disallow: ${closed}\n`);
});
