import { awaitMail, signInByForm } from './account-verbs.ts';
import { arriveSignedIn, somebody, toast } from './organiser-verbs.ts';
import { awake, expect, test } from './site-test.ts';

const SESSION = 'huzzah.session';

test.describe('a forgotten password', () => {
  test('[A-07] is asked for, set anew by the link of the mail, and the new one signs in', async ({
    page,
    browser,
    site,
  }) => {
    const person = somebody('Rae');
    await arriveSignedIn(page, person);
    const context = await browser.newContext({ baseURL: site.url });
    const phone = await context.newPage();
    await phone.goto('/auth');
    await awake(phone);
    await phone.getByRole('form', { name: 'Sign In' }).getByLabel('Email').fill(person.email);
    await phone.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
    await expect(phone.getByLabel('Email')).toHaveValue(person.email);
    await phone.getByRole('button', { name: 'Send me the link' }).click();
    await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(phone.getByText(person.email)).toBeVisible();

    await phone.goto((await awaitMail(page, person.email, /new password/)).link);
    await expect(phone.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    await expect(phone.getByText(/Every other device .* will be signed out/)).toBeVisible();
    expect(phone.url()).not.toContain('access_token');
    const field = phone.getByRole('textbox', { name: 'New password' });
    await field.fill('password1');
    await expect(phone.getByText(/on every list that guessing begins with/)).toBeVisible();
    await phone.getByRole('button', { name: 'Set new password' }).click();
    await expect(toast(phone, 'Password not changed')).toBeVisible();
    await expect(field).toHaveValue('password1');
    await field.fill('gold bunting on a bridge');
    await expect(phone.getByText('Strong. Nobody guesses that.')).toBeVisible();
    await phone.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await phone.getByRole('button', { name: 'Set new password' }).click();
    await expect(toast(phone, 'Password changed')).toBeVisible();
    await expect(phone).toHaveURL(/\/dashboard$/);
    await context.close();

    // The first device, whose session has ended, gets in by the new password.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.removeItem('huzzah.session'));
    await page.goto('/auth');
    await signInByForm(page, { email: person.email, password: 'gold bunting on a bridge' });
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('[A-07] can be set anew by the code of the mail as well, typed where it was asked for', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/403/);
    const person = somebody('Kim');
    await arriveSignedIn(page, person);
    await page.evaluate((key) => localStorage.removeItem(key), SESSION);
    await page.goto('/auth/forgotten-password');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    const { code } = await awaitMail(page, person.email, /new password/);
    const form = page.getByRole('form', { name: 'Code from the email' });
    const field = form.getByLabel(/code from the email/);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const wrong = code === '111111' ? '222222' : '111111';
    await field.fill(wrong);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText(/That code is not right/)).toBeVisible();
    // As it comes out of a mail program.
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await expect(field).toHaveValue(code);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/auth\/new-password$/);
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
  });

  test('[A-07] looks the same for an address that has no account', async ({ page }) => {
    const stranger = somebody('Nobody');
    await page.goto('/auth/forgotten-password');
    await page.getByLabel('Email').fill(stranger.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(/If there is an account with this address/)).toBeVisible();
  });

  test('[A-07] the mail can be sent again after a minute, and a wrong address changed without typing it anew', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/auth/forgotten-password');
    await page.getByLabel('Email').fill('wrong@example.com');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    const again = page.getByRole('button', { name: /Send the email again/ });
    await expect(again).toBeDisabled();
    await page.clock.fastForward(61_000);
    await expect(again).toBeEnabled();
    await expect(again).toHaveText('Send the email again');
    await page.getByRole('button', { name: 'Wrong address? Change it' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('wrong@example.com');
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test('[A-07] a recovery link works once; a used one says so and leads to a new one', async ({
  page,
  browser,
  site,
}) => {
  const person = somebody('Una');
  await arriveSignedIn(page, person);
  await page.goto('/auth/forgotten-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  const { link } = await awaitMail(page, person.email, /new password/);
  await page.goto(link);
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();

  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'This link has done its work' })).toBeVisible();
  await expect(other.getByRole('alert')).toContainText(/expired or was used before/);
  await other.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(other).toHaveURL(/\/auth\/forgotten-password$/);
  await context.close();
});

test('a dead confirmation link has a way to a new one', async ({ page }) => {
  await page.goto('/auth#error=access_denied&error_code=otp_expired&error_description=gone');
  await page.getByRole('button', { name: 'Send me a new confirmation email' }).click();
  const field = page.getByRole('form', { name: 'New confirmation email' }).getByLabel('Email');
  await expect(field).toBeFocused();
  await field.fill('late@example.com');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('with the server down nothing that was typed is lost', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|ERR_|503/);
  await page.goto('/auth/forgotten-password');
  await page.route('**/auth/v1/recover**', (route) => route.abort());
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(toast(page, 'Could not send the email')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com');
  await page.unroute('**/auth/v1/recover**');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});
