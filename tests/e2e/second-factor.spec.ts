import { arriveWithSecondStep, PROMPT, signInByForm, switchOnSecondStep } from './account-verbs.ts';
import { arriveSignedIn, somebody, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const SESSION = 'huzzah.session';

test('[A-06] an app is enrolled by its code, proven, shown in the list and removed again', async ({ page }) => {
  await arriveSignedIn(page, somebody('Fay'));
  await page.goto('/dashboard/settings');
  const section = page.getByRole('region', { name: 'Second step' });
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Switch on' }).click();
  await page.getByLabel('What shall we call it?').fill('Old Nokia');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.getByText('Cannot scan? Type this key').click();
  await expect(page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(section.getByText('Off', { exact: true })).toBeVisible();

  const { recoveryCodes } = await switchOnSecondStep(page);
  expect(new Set(recoveryCodes).size).toBe(10);
  await expect(section.getByText('On', { exact: true })).toBeVisible();
  await expect(
    section.getByRole('list', { name: 'Authenticator apps' }).getByText('My phone', { exact: true }),
  ).toBeVisible();
  await expect(section.getByText('10 codes are left.')).toBeVisible();

  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByText(/your password alone will let you in/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(toast(page, 'App removed')).toBeVisible();
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
});

test('[A-06] after the password the code of the app is asked for; a wrong one says so, the right one leads on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const person = somebody('Gil');
  const { freshCode } = await arriveWithSecondStep(page, person);
  await page.goto('/dashboard/trips');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signInByForm(page, person);
  const prompt = page.getByRole('heading', { level: 1, name: PROMPT });
  await expect(prompt).toBeVisible();
  const field = page.getByLabel('Code from your authenticator app');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('12-34 56');
  await expect(field).toHaveValue('123456');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sign in failed')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Second step' }).getByText(/That code is not right/)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(freshCode());
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Welcome back!', "You've been signed in successfully.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/trips$/);
});

test('[A-06] MFA_CHALLENGE_VERIFIED reaches every tab: the second one is let in as well', async ({ page, context }) => {
  const person = somebody('Hal');
  const { freshCode } = await arriveWithSecondStep(page, person);
  await signInByForm(page, person);
  await expect(page.getByRole('heading', { name: PROMPT })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: PROMPT })).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(freshCode());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('[R-03] a session that owes its second step sees nothing of the dashboard, and is led there and back', async ({
  page,
}) => {
  const person = somebody('Ivy');
  const { freshCode } = await arriveWithSecondStep(page, person);
  await signInByForm(page, person);
  await expect(page.getByRole('heading', { name: PROMPT })).toBeVisible();
  // What a moment of the dashboard would leave behind.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Welcome back|Hello, /.test(document.body?.textContent ?? '')) document.documentElement.dataset.flashed = '';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of ['', '/trips', '/profile', '/settings']) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole('heading', { level: 1, name: PROMPT })).toBeVisible();
    expect(await page.evaluate(() => 'flashed' in document.documentElement.dataset)).toBe(false);
  }
  await page.getByLabel('Code from your authenticator app').fill(freshCode());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
});

test('a lost phone: a recovery code lets in once, and the second step is off until it is set up again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const person = somebody('Jon');
  const { recoveryCodes } = await arriveWithSecondStep(page, person);
  await signInByForm(page, person);
  await page.getByRole('button', { name: /Use a recovery code/ }).click();
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await expect(field).toBeFocused();
  await field.fill('aaaa-bbbb-cccc');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sign in failed')).toBeVisible();
  await field.fill((recoveryCodes[0] ?? '').toUpperCase());
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Welcome back!', 'That recovery code is spent.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('region', { name: 'Second step' }).getByText('Off', { exact: true })).toBeVisible();
});

test('recovery codes are shown once: as a file, on the clipboard, and replaced by new ones', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = somebody('Lee');
  await arriveSignedIn(page, person);
  const { recoveryCodes } = await switchOnSecondStep(page);
  const section = page.getByRole('region', { name: 'Second step' });
  await section.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'Codes copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes.join('\n'));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await downloaded).suggestedFilename()).toBe('huzzah-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(list).toHaveCount(0);
});

test('a count of recovery codes that is old does not cost the saved ones: making new ones asks first', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody('Liv'));
  await switchOnSecondStep(page);
  const calls = '**/functions/v1/recovery-codes';
  await page.route(calls, (route) => route.fulfill({ json: { left: 0 } }));
  await page.reload();
  const section = page.getByRole('region', { name: 'Second step' });
  await expect(section.getByText(/^None left\./)).toBeVisible();
  await page.unroute(calls);
  await section.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('button', { name: 'Keep the old ones' }).click();
  await expect(section.getByText('10 codes are left.')).toBeVisible();
});

test('a stranger who has the password can sign out of the prompt, and nothing else', async ({ page }) => {
  const person = somebody('Max');
  await arriveWithSecondStep(page, person);
  await signInByForm(page, person);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
});

test('too many tries are told in plain words', async ({ page, allowConsole }) => {
  allowConsole(/429/);
  const person = somebody('Ned');
  await arriveWithSecondStep(page, person);
  await signInByForm(page, person);
  await page.route('**/factors/*/verify', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  );
  await page.getByLabel('Code from your authenticator app').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('form', { name: 'Second step' }).getByText(/Too many tries/)).toBeVisible();
});
