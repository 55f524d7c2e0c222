import type { Locator, Page } from '@playwright/test';
import { startSite } from '../support/site-process.ts';
import { type StockedProduct, type StorefrontServer, startStorefrontServer } from '../support/storefront-server.ts';
import { expectGood, withoutTransitions } from './expect-accessible.ts';
import { toast } from './organiser-verbs.ts';
import { test as base, expect, WHILE_AWAY } from './site-test.ts';

const CART_KEY = 'huzzah.cart';
const PICTURE = 'https://cdn.shopify.com/s/files/1/sash.jpg';
const GBP = (amount: string) => ({ amount, currencyCode: 'GBP' });
const STOCK: StockedProduct[] = [
  { number: 1, title: 'Hen sash', description: 'Satin.', productType: 'Hen Do', image: PICTURE, price: GBP('4.5') },
  { number: 2, title: 'Groom’s crown', price: GBP('12.00') },
  { number: 3, title: 'Mystery box' },
  { number: 4, title: '<img src=x onerror=alert(1)>Very '.concat('long '.repeat(30)), price: GBP('1.99') },
];
const DEMO = [
  ['Birthday kit', '£29.99'],
  ['Hen do kit', '£39.99'],
  ['Stag do pack', '£34.99'],
  ['Personalized gifts', '£24.99'],
] as const;
const id = (number: number) => `gid://shopify/Product/${number}`;

/** A site of its own whose store is on this machine. */
const test = base.extend<object, { store: StorefrontServer }>({
  store: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const store = await startStorefrontServer();
      store.stock(STOCK);
      await use(store);
      await store.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ store }, use) => {
      const site = await startSite({ SHOPIFY_STORE_DOMAIN: store.host, SHOPIFY_STOREFRONT_TOKEN: store.token });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.route('https://cdn.shopify.com/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    await use(context);
  },
});

const section = (page: Page): Locator => page.getByRole('region', { name: 'Party essentials' });
const cards = (page: Page): Locator => section(page).getByRole('article');
const card = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) });
const add = (page: Page, title: string): Locator => card(page, title).getByRole('button', { name: /^Add to Cart/ });
const cartButton = (page: Page): Locator => section(page).getByRole('button', { name: /^Cart/ });
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cart' });
const row = (page: Page, title: string): Locator => sheet(page).getByRole('listitem').filter({ hasText: title });

/** The section, once the shelf has been filled. */
async function goShopping(page: Page): Promise<void> {
  await page.goto('/#store');
  await section(page).scrollIntoViewIfNeeded();
  await expect(card(page, 'Hen sash')).toBeVisible();
}

async function openCart(page: Page): Promise<void> {
  await cartButton(page).click();
  await expect(sheet(page)).toBeVisible();
}

const checkOut = (page: Page): Promise<void> => sheet(page).getByRole('button', { name: 'Checkout' }).click();
const keptCart = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), CART_KEY);

async function fillCart(page: Page, cart: object): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [CART_KEY, JSON.stringify(cart)] as const);
}

test('[S-02] a card shows title, words, price, picture, category and a rating that says it is a demo', async ({
  page,
}) => {
  await goShopping(page);
  await expect(cards(page)).toHaveCount(STOCK.length);
  const sash = card(page, 'Hen sash');
  for (const text of ['Satin.', '£4.50', 'hen do', '4.8', 'Demo rating'])
    await expect(sash.getByText(text)).toBeVisible();
  await expect(sash.getByRole('img', { name: 'Five stars' }).locator('svg')).toHaveCount(5);
  await expect(sash.locator('img[alt=""]')).toHaveAttribute('src', PICTURE);
  const box = card(page, 'Mystery box');
  for (const text of ['Perfect for your party needs!', '£0.00', 'party'])
    await expect(box.getByText(text, { exact: true })).toBeVisible();
  await expect(box.locator('img[alt=""]')).toHaveAttribute('src', '/art/store/placeholder.svg');
});

test('a picture that does not come gives way to the drawn one', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('https://cdn.shopify.com/**', (route) => route.abort());
  await goShopping(page);
  await card(page, 'Hen sash').scrollIntoViewIfNeeded();
  await expect(card(page, 'Hen sash').locator('img[alt=""]')).toHaveAttribute('src', '/art/store/placeholder.svg');
});

test('[S-04] Add to Cart raises the quantity and says so; without a variant it is off', async ({ page }) => {
  await goShopping(page);
  await expect(add(page, 'Mystery box')).toBeDisabled();
  await add(page, 'Hen sash').click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await add(page, 'Hen sash').click();
  await add(page, 'crown').click();
  expect(await keptCart(page)).toEqual({ [id(1)]: 2, [id(2)]: 1 });
  await expect(cartButton(page)).toHaveText('Cart(3) £21.00');
});

test('the cart lists, raises, lowers, removes and adds up; a reload and another tab have the same', async ({
  page,
  context,
}) => {
  await goShopping(page);
  await add(page, 'Hen sash').click();
  await add(page, 'crown').click();
  await openCart(page);
  const total = sheet(page).getByRole('status').last();
  await expect(total).toHaveText('£16.50');
  await row(page, 'Hen sash').getByRole('button', { name: 'More: Hen sash' }).click();
  await expect(row(page, 'Hen sash')).toContainText('£9.00');
  await expect(total).toHaveText('£21.00');
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await openCart(page);
  const other = await context.newPage();
  await goShopping(other);
  await row(page, 'Hen sash').getByRole('button', { name: 'Fewer: Hen sash' }).click();
  await expect(cartButton(other)).toHaveText('Cart(2) £16.50');
  await row(page, 'crown')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row(page, 'crown')).toHaveCount(0);
  await expect(total).toHaveText('£4.50');
  expect(await keptCart(page)).toEqual({ [id(1)]: 1 });
  await other.close();
});

test('[S-05] checkout opens the store’s permalink in a new tab that knows nothing of ours', async ({
  page,
  context,
  store,
}) => {
  await goShopping(page);
  await add(page, 'Hen sash').click();
  await add(page, 'Hen sash').click();
  await add(page, 'crown').click();
  await openCart(page);
  const opened = context.waitForEvent('page');
  await checkOut(page);
  // First what goes away by itself.
  await expect(toast(page, 'Redirecting to checkout!')).toBeVisible();
  const tab = await opened;
  await expect(tab).toHaveURL(`http://${store.host}/cart/100:2,200:1`);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/#store$/);
});

test('where the browser blocks the tab, a link stands in for it', async ({ page, context, store }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await goShopping(page);
  await add(page, 'crown').click();
  await openCart(page);
  await checkOut(page);
  const link = sheet(page).getByRole('link', { name: 'Open the checkout' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  await expect(await opened).toHaveURL(`http://${store.host}/cart/200:1`);
});

test('[S-06] an empty cart and one without a variant say what is wrong', async ({ page }) => {
  await goShopping(page);
  await openCart(page);
  await checkOut(page);
  const empty = toast(page, 'Cart is empty', 'Add some items to your cart before checking out');
  await expect(empty).toBeVisible();
  await expect(empty).toHaveAttribute('data-tone', 'error');

  await fillCart(page, { [id(3)]: 1 });
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await openCart(page);
  await expect(row(page, 'Mystery box')).toContainText('Not for sale just now');
  await checkOut(page);
  await expect(
    toast(page, 'Checkout unavailable', 'Some items in your cart are not available for checkout yet'),
  ).toBeVisible();
});

test('what has left the shelf is named and can be taken out; what was never a cart is passed over', async ({
  page,
}) => {
  await goShopping(page);
  const kept = { [id(2)]: 1, [id(77)]: 3, 'x:1,9': 4, [id(1)]: -2 };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_KEY, JSON.stringify(kept)] as const);
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await openCart(page);
  await expect(sheet(page).getByRole('listitem')).toHaveCount(1);
  await expect(sheet(page)).toContainText('not on our shelf any more');
  await sheet(page).getByRole('button', { name: 'Take it out' }).click();
  await expect(sheet(page)).not.toContainText('not on our shelf any more');
  expect(await keptCart(page)).toEqual({ [id(2)]: 1 });
});

test('[S-03] it says that it loads; a failed fetch is logged, shows the examples, and can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const gate = Promise.withResolvers<void>();
  await page.route('**/functions/v1/store-products', async (route) => {
    await gate.promise;
    await route.abort();
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/#store');
  await expect(section(page).getByText('Loading the party essentials')).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  gate.resolve();
  for (const [title, price] of DEMO) await expect(card(page, title)).toContainText(price);
  await expect(section(page)).toContainText('We cannot reach the shop just now.');
  expect(logged.some((line) => line.startsWith('The store was not reached'))).toBe(true);
  await page.unroute('**/functions/v1/store-products');
  await section(page).getByRole('button', { name: 'Try the shop again' }).click();
  await expect(card(page, 'Hen sash')).toBeVisible();
});

test('works by keyboard alone, and the focus comes back', async ({ page }) => {
  await goShopping(page);
  await add(page, 'Hen sash').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await row(page, 'Hen sash')
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('Nothing in here yet');
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('button', { name: 'Checkout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
});

test('shelf and cart are accessible in light and in dark and fit at 320 px', async ({ page }) => {
  await withoutTransitions(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await goShopping(page);
  await add(page, 'Hen sash').click();
  await expectGood(page, { within: '#store' });
  await openCart(page);
  await expectGood(page, { within: 'dialog[open]' });
});

test('names of one long word, in any script, stay inside their card, and a cart that is full says so', async ({
  page,
}) => {
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  // What the server keeps of the shelf is of another test.
  await page.route('**/functions/v1/store-products', async (route) => {
    const answer = await (await route.fetch()).json();
    const [some] = answer.products;
    const titles = [word, 'חולצותלמסיבתרווקותעםשמותכולםמודפסיםבזהב', '🎉'.repeat(40), 'Hen sash'];
    const products = titles.map((title, index) => ({
      ...some,
      id: id(index + 1),
      title,
      category: word.toLowerCase(),
    }));
    await route.fulfill({ json: { ...answer, products } });
  });
  await fillCart(page, { [id(4)]: 99 });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await goShopping(page);
    const widths = await cards(page).evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect().width, one.scrollWidth - one.clientWidth]),
    );
    expect(new Set(widths.map(String)).size, `${width} px`).toBe(1);
    expect(widths[0]?.[1], `${width} px`).toBe(0);
  }
  await add(page, 'Hen sash').click();
  await expect(toast(page, '99 is the most')).toBeVisible();
  expect(await keptCart(page)).toEqual({ [id(4)]: 99 });
});

test('nothing of the store is fetched before the section is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('radio', { name: 'Stag do' }).check();
  await page.waitForFunction(() => document.querySelector('link[rel="modulepreload"]') !== null);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /store/.test(path))).toEqual([]);
  await section(page).scrollIntoViewIfNeeded();
  await expect(card(page, 'Hen sash')).toBeVisible();
  expect(asked.filter((path) => /store-(front|products)/.test(path))).toHaveLength(2);
});

// The last one, because it starts the site anew: what the store said before is then forgotten.
test('[S-03] while the store is away the cart is kept, and it is there again when the store is', async ({
  page,
  site,
  store,
  allowConsole,
}) => {
  // What the open page asks for by itself may meet the site while it is gone.
  allowConsole(WHILE_AWAY);
  store.behave('slow');
  await site.restart();
  await fillCart(page, { [id(1)]: 1 });
  await page.goto('/#store');
  for (const [title] of DEMO) await expect(add(page, title)).toBeDisabled();
  await openCart(page);
  await expect(sheet(page)).toContainText('is kept for your next visit');
  await checkOut(page);
  await expect(toast(page, 'Checkout unavailable')).toBeVisible();
  expect(await keptCart(page)).toEqual({ [id(1)]: 1 });
  store.behave('good');
  await site.restart();
  await page.reload();
  await expect(card(page, 'Hen sash')).toBeVisible();
  await expect(cartButton(page)).toHaveText('Cart(1) £4.50');
});

base.describe('without a store', () => {
  base('[S-03] the four demo products stand on the page, cannot be added, and say why', async ({ page }) => {
    await page.goto('/#store');
    await expect(cards(page)).toHaveCount(4);
    for (const [title, price] of DEMO) {
      await expect(card(page, title)).toContainText(price);
      await expect(add(page, title)).toBeDisabled();
      await expect(add(page, title)).toHaveAccessibleDescription(/examples/);
      await expect(add(page, title)).toHaveAccessibleName(`Add to Cart ${title}`);
    }
    await openCart(page);
    await checkOut(page);
    await expect(toast(page, 'Cart is empty')).toBeVisible();
  });

  base('beside an open cart the room of the scrollbar looks like a part of the cart', async ({ page }) => {
    const colourOf = (box: Element) => getComputedStyle(box).backgroundColor;
    const root = page.locator('html');
    await page.goto('/#store');
    const closed = await root.evaluate(colourOf);
    await openCart(page);
    await expect.poll(() => root.evaluate(colourOf)).toBe(await sheet(page).evaluate(colourOf));
    await page.keyboard.press('Escape');
    await expect.poll(() => root.evaluate(colourOf)).toBe(closed);
  });

  base('they are there without script, and no page loads a picture from elsewhere', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto('/');
    expect(response?.headers()['content-security-policy']).toContain("img-src 'self' data: blob:;");
    for (const [title, price] of DEMO) await expect(card(page, title)).toContainText(price);
    await expect(section(page).getByRole('button', { name: /^Cart/ })).toHaveCount(0);
    await context.close();
  });
});
