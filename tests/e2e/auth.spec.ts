import {
  accessToken,
  ageSession,
  arriveSignedIn,
  confirmationLink,
  fillSignUp,
  fillWizard,
  pressAsReactTakesOver,
  signUp,
  somebody,
  toast,
} from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const SESSION = 'huzzah.session';

test('[A-01] Sign In and Sign Up each offer Google, and sign up asks for names, email and a password of at least 6', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  const form = page.getByRole('form', { name: 'Sign Up' });
  for (const label of ['First name', 'Last name', 'Email'])
    await expect(form.getByLabel(label)).toHaveAttribute('required', '');
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('required', '');
  await expect(password).toHaveAttribute('minlength', '6');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('B');
  await form.getByLabel('Email').fill('ana@example.com');
  await password.pressSequentially('12345');
  await form.getByRole('button', { name: 'Create account' }).click();
  expect(await password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
  expect(sent.filter((url) => url.includes('/signup'))).toEqual([]);
});

test('[A-03] sign up, sign in and sign out are told in the words of the specification, failures in the provider’s', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400|422/);
  const person = somebody('Ada');
  await page.goto('/auth');
  await fillSignUp(page, { ...person, password: 'password' });
  await expect(toast(page, 'Sign up failed')).toBeVisible();
  await page.reload();
  await fillSignUp(page, person);
  await expect(toast(page, 'Account created!', 'Please check your email to verify your account.')).toBeVisible();

  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  const attempt = async (password: string) => {
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In' }).click();
  };
  await attempt('not the password');
  await expect(toast(page, 'Sign in failed', 'Invalid login credentials')).toBeVisible();
  await attempt(person.password);
  await expect(toast(page, 'Sign in failed', 'Email not confirmed')).toBeVisible();
  await page.request.get(await confirmationLink(page, person), { maxRedirects: 0 });
  await page.goto('/auth');
  await attempt(person.password);
  await expect(toast(page, 'Welcome back!', "You've been signed in successfully.")).toBeVisible();

  await page.route(
    '**/auth/v1/logout**',
    (route) => route.fulfill({ status: 400, json: { code: 'validation_failed', message: 'Not now' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Error signing out', 'Not now')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed out successfully', "You've been signed out of your account.")).toBeVisible();
});

test('[A-03] Google says what is missing and does not leave the page', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(toast(page, 'Google sign in failed', 'Unsupported provider: provider is not enabled')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('[A-04] the session lives in local storage, and every tab follows it', async ({ page, context }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toContain('refresh_token');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/auth/);
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
});

test('[A-04] a session near its end is refreshed, and trouble on the line keeps it', async ({ page, allowConsole }) => {
  allowConsole(/503|Failed to load/);
  await arriveSignedIn(page, somebody());
  const before = await accessToken(page);
  await ageSession(page, 20);
  let refused = 0;
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: 'later' } });
  });
  await page.goto('/dashboard');
  await expect.poll(() => refused).toBeGreaterThan(0);
  expect(await accessToken(page)).toBe(before);
  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  await expect.poll(() => accessToken(page), { timeout: 45_000 }).not.toBe(before);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('[A-04] a tab that becomes visible again renews a session that ran out meanwhile', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const before = await accessToken(page);
  // With the clock stopped the look that the client takes every half minute cannot be what renews it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, SESSION);
  await expect.poll(() => accessToken(page)).not.toBe(before);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('[A-04] a session that is refused is removed, and the visitor asked to sign in', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400|Refresh Token/);
  await arriveSignedIn(page, somebody());
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, refresh_token: 'abcdefghijkl', expires_at: Math.floor(Date.now() / 1000) - 5 }),
    );
  }, SESSION);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
});

test('[A-04] a session from a clock ahead of ours gives a console warning and nothing more', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  // The link of a mail hands a session over in the address; ten minutes behind, it seems issued in the future.
  const session = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), SESSION);
  await page.evaluate(() => localStorage.clear());
  await page.clock.install({ time: Date.now() - 600_000 });
  const hash = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: '3600',
    expires_at: String(session.expires_at),
    token_type: 'bearer',
    type: 'signup',
  });
  await page.goto(`/auth#${hash}`);
  await expect(page).toHaveURL(/\/dashboard/);
  expect(warnings.join(' ')).toMatch(/issued in the future/);
});

test('[A-05] Sign Out goes to the home page', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('[R-03] the dashboard and its five sub-routes send a signed-out visitor to /auth, past a skeleton', async ({
  page,
}) => {
  for (const path of ['', '/trips', '/profile', '/analytics', '/calendar', '/settings']) {
    await page.goto(`/dashboard${path}`);
    await expect(page).toHaveURL(/\/auth/);
  }
  await arriveSignedIn(page, somebody());
  // A session that needs no renewal is not waited for; this one has to be renewed first.
  await ageSession(page, -60);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/assets/*auth-client*.js');
  await page.route('**/assets/*auth-client*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  // The page's script runs and asks for the session; nothing of the dashboard may show before the answer.
  await asked;
  await expect(page.getByText(/Loading/).first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  release();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('[R-04] /auth sends a signed-in user to the dashboard, or back to where they came from', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/auth?next=/plan');
  await expect(page).toHaveURL(/\/plan$/);
  await page.goto('/auth?next=https://evil.example/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('only who has filled the planner in is told that it is kept', async ({ page }) => {
  const promise = page.getByText('What you filled in is kept');
  await page.goto('/auth?next=/plan');
  await expect(page.getByText('One account keeps your plans')).toBeVisible();
  await expect(promise).toHaveCount(0);
  await page.goto('/plan');
  await fillWizard(page, { email: 'organiser@example.com' });
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(promise).toBeVisible();
});

test('a confirmation link works once, and a dead one says so in plain words', async ({ page, browser, site }) => {
  const person = somebody('Zoe');
  await signUp(page, person);
  const link = await confirmationLink(page, person);
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText(/expired or was used/);
  await context.close();
});

test('a press in the moment in which the page begins to listen counts once', async ({ page }) => {
  await pressAsReactTakesOver(page, 'Show password');
  await page.goto('/auth');
  await page.waitForFunction(() => window.__early === undefined);
  await expect(page.getByRole('button', { name: 'Hide password' }).first()).toBeVisible();
});
