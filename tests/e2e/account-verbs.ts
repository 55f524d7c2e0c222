import { expect, type Page } from '@playwright/test';
import { authenticatorApp } from '../support/authenticator-app.ts';
import { arriveSignedIn, type Person, toast } from './organiser-verbs.ts';

export interface ActionMail {
  subject: string;
  link: string;
  code: string;
}

const mailsTo = async (page: Page, address: string): Promise<{ to: string; subject: string; text: string }[]> => {
  const mails: { to: string; subject: string; text: string }[] = await (
    await page.request.get('/dev/mail.json')
  ).json();
  return mails.filter(({ to }) => to === address);
};

/** The newest mail to this address whose subject fits, as soon as it is there. */
export async function awaitMail(page: Page, address: string, subject: RegExp): Promise<ActionMail> {
  const find = async () => (await mailsTo(page, address)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject, { message: `mail ${subject} to ${address}` }).toBeDefined();
  const mail = await find();
  return {
    subject: mail?.subject ?? '',
    link: /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '',
    code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '',
  };
}

/** The sign-in form, filled in and sent. */
export async function signInByForm(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

export const PROMPT = 'Is it really you?';

export interface Phone {
  /** A code that the server has not seen yet. */
  freshCode: () => string;
  recoveryCodes: string[];
}

const STEP_MS = 30_000;

/** From signing in to a second step that is on, through the settings, as a person does it with a phone in the hand. */
export async function switchOnSecondStep(page: Page): Promise<Phone> {
  await page.goto('/dashboard/settings');
  const section = page.getByRole('region', { name: 'Second step' });
  await section.getByRole('button', { name: 'Switch on' }).click();
  const enrolled = page.waitForResponse((response) => response.url().endsWith('/auth/v1/factors'));
  await page.getByRole('form', { name: 'Name the app' }).getByRole('button', { name: 'Next' }).click();
  const { totp }: { totp: { uri: string } } = await (await enrolled).json();
  // No code is taken twice, so each is one of the next half minute, which the server takes as well.
  let steps = -1;
  const freshCode = () => {
    steps += 1;
    return authenticatorApp(totp.uri, () => new Date(Date.now() + steps * STEP_MS)).code();
  };
  const confirm = page.getByRole('form', { name: 'Confirm the app' });
  await confirm.getByLabel('Code from the app').fill(freshCode());
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Second step is on')).toBeVisible();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { freshCode, recoveryCodes };
}

/** Somebody with a second step, signed out again and at the sign-in form. */
export async function arriveWithSecondStep(page: Page, person: Person): Promise<Phone> {
  await arriveSignedIn(page, person);
  const phone = await switchOnSecondStep(page);
  await page.evaluate(() => localStorage.removeItem('huzzah.session'));
  await page.goto('/auth');
  return phone;
}
