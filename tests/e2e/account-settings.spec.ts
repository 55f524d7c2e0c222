import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { awaitMail, signInByForm } from './account-verbs.ts';
import { arriveSignedIn, type Person, somebody, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** A second device of the same person, signed in at the dashboard. */
async function anotherDevice(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/auth');
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

/** Asks the server as this device would on its next visit. */
const visitAgain = (page: Page) =>
  page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('huzzah.session') ?? '{}');
    const { anonKey } = await (await fetch('/config.json')).json();
    const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` };
    return (await fetch('/auth/v1/user', { headers })).status;
  });

test('a new password signs every other device out and is the one that counts', async ({ page, browser, site }) => {
  const person = somebody('Bea');
  await arriveSignedIn(page, person);
  const other = await anotherDevice(browser, site.url, person);
  await page.goto('/dashboard/settings');
  await section(page, 'Password').getByRole('button', { name: 'Change password' }).click();
  const field = page.getByRole('textbox', { name: 'New password' });
  await expect(field).toBeFocused();
  await field.fill('123456');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText(/on every list that guessing begins with/)).toBeVisible();
  await field.fill('teal lantern parade');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(toast(page, 'Password changed', 'Every other device was signed out.')).toBeVisible();
  await expect(section(page, 'Password').getByRole('button', { name: 'Change password' })).toBeFocused();
  expect(await visitAgain(other)).toBe(403);
  expect(await visitAgain(page)).toBe(200);
  await awaitMail(page, person.email, /password/i);
  await other.evaluate(() => localStorage.clear());
  await other.goto('/auth');
  await signInByForm(other, { email: person.email, password: 'teal lantern parade' });
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.context().close();
});

test('a session of long ago changes the password with the code of a mail', async ({ page, allowConsole }) => {
  allowConsole(/400/);
  const person = somebody('Cal');
  await arriveSignedIn(page, person);
  await page.goto('/dashboard/settings');
  await page.route('**/auth/v1/user**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          headers: { 'x-supabase-api-version': '2024-01-01' },
          json: { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
        })
      : route.continue(),
  );
  await section(page, 'Password').getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('textbox', { name: 'New password' }).fill('teal lantern parade');
  await page.getByRole('button', { name: 'Set new password' }).click();
  const field = page.getByLabel('Security code');
  await expect(field).toBeFocused();
  await page.unroute('**/auth/v1/user**');
  await field.fill((await awaitMail(page, person.email, /security code/i)).code);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
});

test('a new address counts once both mailboxes have said yes', async ({ page }) => {
  const person = somebody('Dot');
  const address = `new.${person.email}`;
  await arriveSignedIn(page, person);
  await page.goto('/dashboard/settings');
  const email = section(page, 'Email address');
  await expect(email.getByText(person.email)).toBeVisible();
  await email.getByRole('button', { name: 'Change email address' }).click();
  await email.getByRole('textbox', { name: 'New email address' }).fill(address);
  await email.getByRole('button', { name: 'Send both links' }).click();
  await expect(toast(page, 'Check both mailboxes')).toBeVisible();
  await expect(email.getByText(/until then nothing changes/)).toBeVisible();
  const [old, fresh] = await Promise.all([
    awaitMail(page, person.email, /new email address/),
    awaitMail(page, address, /new email address/),
  ]);
  await page.goto(old.link);
  await expect(page.getByText('Thank you, that is one of two.')).toBeVisible();
  await expect(email.getByText(person.email).first()).toBeVisible();
  // The new mailbox is read on another device, so its code is typed here.
  await email.getByRole('button', { name: 'Type the codes instead' }).click();
  await email.getByRole('textbox', { name: `Code sent to ${address}` }).fill(fresh.code);
  await email.getByRole('form', { name: address }).getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Email address changed')).toBeVisible();
  await expect(email.getByText(/until then nothing changes/)).toHaveCount(0);
  await expect(email.getByText(address, { exact: true })).toBeVisible();
});

test('[A-05] devices are listed; one is signed out, and then all the others', async ({ page, browser, site }) => {
  const person = somebody('Eli');
  await arriveSignedIn(page, person);
  const second = await anotherDevice(browser, site.url, person);
  const third = await anotherDevice(browser, site.url, person);
  await page.goto('/dashboard/settings');
  const devices = section(page, 'Devices');
  // The link of the confirmation mail opened a session too.
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await devices
    .getByRole('button', { name: /^Sign out .+ on / })
    .first()
    .click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  const answers = [await visitAgain(second), await visitAgain(third)];
  expect(answers.filter((status) => status === 403)).toHaveLength(1);
  await devices.getByRole('button', { name: 'Sign out others' }).click();
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
  await expect(devices.getByText('You are signed in nowhere else.')).toBeVisible();
  expect([await visitAgain(second), await visitAgain(third), await visitAgain(page)]).toEqual([403, 403, 200]);
  await Promise.all([second.context().close(), third.context().close()]);
});

test('choices of notifications are stored at each press, and go back when they could not be', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await arriveSignedIn(page, somebody('Flo'));
  await page.goto('/dashboard/settings');
  const choices = section(page, 'Notification choices');
  const news = choices.getByRole('switch', { name: 'News from Huzzah' });
  await expect(news).not.toBeChecked();
  await expect(choices.getByRole('switch', { name: 'Trip reminders' })).toBeChecked();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  // Not check(): that looks in the same instant, and the switch follows the stored choice a moment later.
  await news.click();
  await stored;
  await expect(news).toBeChecked();
  await page.reload();
  await expect(news).toBeChecked();
  await page.route('**/rest/v1/notification_choices*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'X', message: 'Not now', details: null, hint: null } })
      : route.continue(),
  );
  await news.click();
  await expect(toast(page, 'Choice not saved', 'Not now')).toBeVisible();
  await expect(news).toBeChecked();
});

test('everything is exported in one file', async ({ page }) => {
  const person = somebody('Gus');
  await arriveSignedIn(page, person);
  await page.goto('/dashboard/settings');
  const downloaded = page.waitForEvent('download');
  await section(page, 'Your data').getByRole('button', { name: 'Download everything' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^huzzah-my-data-\d{4}-\d\d-\d\d\.json$/);
  const content: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(JSON.stringify(content)).toContain(person.email);
  await expect(toast(page, 'Your data is on its way')).toBeVisible();
});

test('an account is deleted by whoever types its address and shows again who they are', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/40[03]/);
  const person = somebody('Hex');
  await arriveSignedIn(page, person);
  await page.goto('/dashboard/settings');
  // As for a sign-in of more than ten minutes ago.
  await page.route('**/functions/v1/account', (route) =>
    route.request().postData()?.includes('"delete"')
      ? route.fulfill({ status: 403, json: { code: 'reauthentication_needed', error: 'Please sign in again' } })
      : route.continue(),
  );
  await section(page, 'Your data').getByRole('button', { name: 'Delete my account' }).click();
  const form = page.getByRole('form', { name: 'Delete account' });
  const erase = form.getByRole('button', { name: 'Delete for good' });
  await expect(erase).toBeDisabled();
  await form.getByLabel(/^Type/).fill('somebody.else@example.com');
  await expect(erase).toBeDisabled();
  await form.getByLabel(/^Type/).fill(person.email.toUpperCase());
  await erase.click();
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await page.unroute('**/functions/v1/account');
  await erase.click();
  await expect(form.getByText('Invalid login credentials')).toBeVisible();
  await password.fill(person.password);
  await erase.click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/auth');
  await signInByForm(page, person);
  await expect(toast(page, 'Sign in failed', 'Invalid login credentials')).toBeVisible();
});

test('what could not be read says so and is read again', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await arriveSignedIn(page, somebody('Ike'));
  await page.clock.install();
  await page.route('**/functions/v1/account', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/settings');
  const devices = section(page, 'Devices');
  await expect
    .poll(async () => {
      await page.clock.fastForward(30_000);
      return devices.getByText('We could not read your devices just now.').count();
    })
    .toBe(1);
  await page.unroute('**/functions/v1/account');
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices.getByText('This device')).toBeVisible();
});
