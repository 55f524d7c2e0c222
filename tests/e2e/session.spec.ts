import { signInByForm } from './account-verbs.ts';
import { accessToken, ageSession, arriveSignedIn, somebody, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const SESSION = 'huzzah.session';
const REFRESH = '**/auth/v1/token?grant_type=refresh_token';
const HOUR_MS = 3_600_000;

/** What is left of the session when the laptop was shut for an hour, seconds. */
const SLEPT = -60;

test('[A-04] signing in in one tab signs in the other, and signing out likewise', async ({ page, context }) => {
  const person = somebody('Tia');
  await arriveSignedIn(page, person);
  await page.evaluate((key) => localStorage.removeItem(key), SESSION);
  const other = await context.newPage();
  await other.goto('/auth?next=/dashboard/trips');
  await page.goto('/auth');
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other).toHaveURL(/\/dashboard\/trips$/);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('[A-04] emptied storage signs every tab out, even without a word from us', async ({ page, context }) => {
  await arriveSignedIn(page, somebody('Ugo'));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/terms');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/auth/);
});

test('[A-04] a laptop that slept past the end of its session wakes up signed in', async ({ page }) => {
  await arriveSignedIn(page, somebody('Val'));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const before = await accessToken(page);
  // Timers stand still in between: each that is due fires once.
  await page.clock.fastForward(2 * HOUR_MS);
  await expect.poll(() => accessToken(page)).not.toBe(before);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

for (const [words, skewMs] of [
  ['ahead', 3 * HOUR_MS],
  ['behind', -3 * HOUR_MS],
] as const) {
  test(`[A-04] a clock three hours ${words} of ours signs in, loads trips and stays signed in`, async ({ page }) => {
    const person = somebody('Wim');
    await arriveSignedIn(page, person);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION);
    await page.clock.install({ time: Date.now() + skewMs });
    await page.goto('/auth');
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/dashboard/trips');
    await expect(page.getByText('No trips found')).toBeVisible();
  });
}

test('[A-04] offline with a session that ran out: nobody is signed out, and back on the line it is renewed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|ERR_|Auto refresh/);
  await arriveSignedIn(page, somebody('Xan'));
  await ageSession(page, SLEPT);
  const before = await accessToken(page);
  await page.route(REFRESH, (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await page.goto('/dashboard/settings', { waitUntil: 'commit' });
  // The client tries for half a minute before it gives up for now.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(15_000);
        return page.getByRole('button', { name: 'Sign Out' }).count();
      },
      { timeout: 45_000 },
    )
    .toBe(1);
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  expect(await accessToken(page)).toBe(before);
  await page.unroute(REFRESH);
  await page.clock.fastForward(120_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => accessToken(page), { timeout: 45_000 }).not.toBe(before);
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
});

test('[A-04] a server in trouble while a session is renewed keeps the visitor where they are', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|Auto refresh/);
  await arriveSignedIn(page, somebody('Yas'));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  let refused = 0;
  await page.route(REFRESH, (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: 'later' } });
  });
  await ageSession(page, SLEPT);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(await accessToken(page)).not.toBe('');
});

test('a browser that blocks storage still signs in, for as long as the page is open', async ({ page }) => {
  const person = somebody('Zac');
  await arriveSignedIn(page, person);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/auth');
  await signInByForm(page, person);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
});

test('[R-04] whoever is signed in never sees the sign-in form on the way to the dashboard', async ({ page }) => {
  await arriveSignedIn(page, somebody('Abe'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/assets/*auth-client*.js');
  await page.route('**/assets/*auth-client*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByText('Signing you in')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Sign In' })).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});
