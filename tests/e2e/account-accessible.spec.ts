import { arriveWithSecondStep, awaitMail, PROMPT, signInByForm } from './account-verbs.ts';
import { expectGood, withoutTransitions } from './expect-accessible.ts';
import { arriveSignedIn, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

test.describe('on the narrowest phone, in light and in dark', () => {
  test.use({ viewport: { width: 320, height: 800 } });
  test.beforeEach(({ page }) => withoutTransitions(page));

  test('every state of a forgotten password is accessible', async ({ page, allowConsole }) => {
    allowConsole(/403/);
    const person = somebody('Ava');
    await arriveSignedIn(page, person);
    await page.evaluate(() => localStorage.removeItem('huzzah.session'));
    await page.goto('/auth/forgotten-password');
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    const code = page.getByRole('form', { name: 'Code from the email' });
    await code.getByRole('textbox').fill('000000');
    await code.getByRole('button', { name: 'Continue' }).click();
    await expect(code.getByText(/That code is not right/)).toBeVisible();
    await expectGood(page, { state: 'mail sent, wrong code' });
    await page.goto((await awaitMail(page, person.email, /new password/)).link);
    await page.getByRole('textbox', { name: 'New password' }).fill('password1');
    await expectGood(page, { state: 'new password, refused' });
    await page.goto('/auth/new-password#error=access_denied&error_code=otp_expired&error_description=gone');
    await page.evaluate(() => localStorage.removeItem('huzzah.session'));
    await page.reload();
    await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible();
    await expectGood(page, { state: 'dead link' });
  });

  test('every state of the second step, and the end of an account, are accessible', async ({ page }) => {
    const person = somebody('Bo');
    const { freshCode } = await arriveWithSecondStep(page, person);
    await signInByForm(page, person);
    await expect(page.getByRole('heading', { name: PROMPT })).toBeVisible();
    await expectGood(page, { state: 'prompt' });
    await page.getByRole('button', { name: /Use a recovery code/ }).click();
    await expectGood(page, { state: 'recovery code' });
    await page.getByRole('button', { name: 'Use your authenticator app' }).click();
    await page.getByLabel('Code from your authenticator app').fill(freshCode());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/dashboard/settings');
    const section = page.getByRole('region', { name: 'Second step' });
    await section.getByRole('button', { name: 'Add another app' }).click();
    await page.getByLabel('What shall we call it?').fill('My tablet');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Code from the app')).toBeVisible();
    await expectGood(page, { state: 'enrolment' });
    await page.keyboard.press('Escape');
    await expect(section.getByRole('button', { name: 'Add another app' })).toBeFocused();
    await section.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expectGood(page, { state: 'codes' });
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('form', { name: 'Delete account' })).toBeVisible();
    await expectGood(page, { state: 'deletion' });
  });
});
