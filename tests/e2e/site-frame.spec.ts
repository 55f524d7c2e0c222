import type { Page } from '@playwright/test';
import { PRERENDERED_PATHS } from '../../src/app/prerendered-paths.ts';
import { arriveSignedIn, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** SPEC 2's route list, parameters filled in. */
const ROUTES = [
  '/',
  '/plan',
  '/about',
  '/about-us',
  '/how-it-works',
  '/contact',
  '/contact-us',
  '/privacy',
  '/privacy-policy',
  '/cookies',
  '/cookie-policy',
  '/terms',
  '/sitemap',
  '/auth',
  ...['london', 'amsterdam', 'barcelona', 'prague', 'bristol', 'dublin', 'krakow', 'lisbon'].map(
    (city) => `/cities/${city}`,
  ),
  ...['stag-do', 'hen-do', 'birthday', 'work-do', 'group-weekends'].map((type) => `/activities/${type}`),
];

test('[R-01] every route of the specification answers 200 with a page of its own', async ({ page }) => {
  const headings = new Map<string, string>();
  for (const route of ROUTES) {
    const response = await page.request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    headings.set(route, heading.replace(/<[^>]+>/g, '').trim());
  }
  for (const [route, heading] of headings) expect(heading, route).not.toBe('');
  const pages = [...headings].filter(([route]) => !/-us$|-policy$/.test(route)).map(([, heading]) => heading);
  expect(new Set(pages).size).toBe(pages.length);
});

test('[R-05] every page has its own title and description, and the five have their canonical link', async ({
  page,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of PRERENDERED_PATHS) {
    if (/^\/(dashboard|dev)|-us$|-policy$/.test(path)) continue;
    const html = await (await page.request.get(path, { failOnStatusCode: false })).text();
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="(.*?)"/s.exec(html) ?? [];
    expect(description.length, path).toBeGreaterThan(20);
    titles.set(title, `${titles.get(title) ?? ''}${path} `);
    descriptions.set(description, `${descriptions.get(description) ?? ''}${path} `);
    if (['/plan', '/about', '/contact', '/privacy', '/terms'].includes(path)) {
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    }
  }
  const shared = [...titles.values(), ...descriptions.values()].filter((paths) => paths.trim().includes(' '));
  expect(shared, 'pages with the same title or description').toEqual([]);
});

test('[R-05] the London page carries the tags for sharing, with a picture that is there', async ({ page, baseURL }) => {
  await page.goto('/cities/london');
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await property('title')).toContain('London');
  expect(await property('url')).toBe(`${baseURL}/cities/london`);
  const picture = (await property('image')) ?? '';
  expect(picture).toBe(`${baseURL}/art/cards/london.jpg`);
  const card = await page.request.get(picture);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('every page names a social card that is there', async ({ page }) => {
  const cards = new Set<string>();
  for (const path of PRERENDERED_PATHS) {
    const html = await (await page.request.get(path, { failOnStatusCode: false })).text();
    const [, card] = /<meta property="og:image" content="(.*?)"/.exec(html) ?? [];
    if (card) cards.add(card);
  }
  expect(cards.size).toBeGreaterThan(15);
  for (const card of cards) expect((await page.request.get(card)).status(), card).toBe(200);
});

const header = (page: Page) => page.getByRole('banner');

test('[R-06] the header stays in sight and leads where the specification says', async ({ page }) => {
  await page.goto('/terms');
  const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Plan Trip', 'Destinations', 'Stag Dos', 'Hen Dos', 'Shop']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // With no store configured, Shop leads to the store section.
  expect(targets).toEqual(['/plan', '/#destinations', '/activities/stag-do', '/activities/hen-do', '/#store']);
  await expect(header(page).getByRole('link', { name: 'Huzzah home' })).toHaveAttribute('href', '/');
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await expect(header(page).getByRole('link', { name: 'Let’s Party' })).toHaveAttribute('href', '/plan');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test('[R-06] signed in, the header shows Dashboard in the place of Sign In and Let’s Party', async ({ page }) => {
  await arriveSignedIn(page, somebody('Mina'));
  await page.goto('/about');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(header(page).getByRole('link', { name: 'Let’s Party' })).toBeHidden();
});

test('the menu of a phone has every link, opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await header(page).getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Plan Trip',
    'Destinations',
    'Stag Dos',
    'Hen Dos',
    'Shop',
    'Sign In',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('[R-07] the footer has its columns, the blog’s place, the three links and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const column of ['Solutions', 'Company', 'Legal']) {
    await expect(footer.getByRole('navigation', { name: column })).toBeVisible();
  }
  await expect(footer.getByText(/^Blog/)).toBeVisible();
  for (const path of ['/about', '/contact', '/privacy']) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
});

test('[G-07] the scene of every guide comes at 400, 800 and 1200 px in webp and jpg, in the size it says', async ({
  page,
}) => {
  const scenes = ROUTES.filter((route) => /^\/(cities|activities)\//.test(route)).map((route) => route.split('/')[2]);
  for (const scene of scenes) {
    for (const width of [400, 800, 1200]) {
      for (const [ending, type] of [
        ['webp', 'image/webp'],
        ['jpg', 'image/jpeg'],
      ]) {
        const response = await page.request.get(`/art/${scene}-${width}.${ending}`);
        expect([response.status(), response.headers()['content-type']], `${scene} ${width}`).toEqual([200, type]);
      }
    }
  }
  await page.goto('/cities/krakow');
  const real = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/art/krakow-800.webp';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(real).toEqual([800, 500]);
  const hero = page.getByRole('main').locator('picture').first();
  for (const type of ['image/avif', 'image/webp']) {
    const set = await hero.locator(`source[type="${type}"]`).first().getAttribute('srcset');
    for (const width of ['400w', '800w', '1200w']) expect(set).toContain(width);
  }
  await expect(hero.locator('img')).toHaveAttribute('width', /\d+/);
  await expect(hero.locator('img')).toHaveAttribute('height', /\d+/);
});
