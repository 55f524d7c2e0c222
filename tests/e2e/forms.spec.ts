import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

interface ListedMail {
  to: string;
  subject: string;
  text: string;
}

const someAddress = (): string => `visitor-${randomUUID().slice(0, 8)}@example.com`;

const mailsTo = async (page: Page, to: string): Promise<ListedMail[]> => {
  const mails: ListedMail[] = await (await page.request.get('/dev/mail.json')).json();
  return mails.filter((mail) => mail.to === to);
};

async function fillMessage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ana Lee');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill('Forty of us');
  await page.getByLabel('Message', { exact: true }).fill('Can it be done?\nReally?');
}

const events = (page: Page): Promise<{ event: string }[]> =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? []);

test('[P-03] a message from the contact page reaches the operator, and the sender hears that it did', async ({
  page,
}) => {
  const email = someAddress();
  await page.goto('/contact');
  await expect(page.getByText('We reply in under 24 hours')).toBeVisible();
  await expect(page.locator('details')).toHaveCount(4);
  await fillMessage(page, email);
  // What is typed while the script wakes up counts as begun; changes are told from then on.
  await expect.poll(async () => (await events(page)).map(({ event }) => event)).toContain('form_start');
  await page.getByLabel('Message', { exact: true }).fill('Can it be done?\nReally now?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Got it, thank you' })).toBeFocused();
  expect(await mailsTo(page, email)).toEqual([expect.objectContaining({ subject: 'We have received your message' })]);
  const forOperator = (await mailsTo(page, 'hello@huzzah.example')).find(({ text }) => text.includes(email));
  expect(forOperator).toMatchObject({ subject: 'Message: Forty of us', text: expect.stringContaining('Really now?') });
  const told = (await events(page)).filter(({ event }) => /^(form|field)_/.test(event));
  expect(told[0]).toEqual({ event: 'form_start', form: 'contact' });
  expect(told.filter(({ event }) => event === 'form_start')).toHaveLength(1);
  expect(told).toContainEqual({ event: 'field_change', form: 'contact', field: 'message' });
  expect(told.at(-1)).toEqual({ event: 'form_submit', form: 'contact', outcome: 'sent' });
  expect(JSON.stringify(told)).not.toMatch(/Ana|Forty|example\.com/);
});

test('a form with faults says so under each field, takes the eye to the first, and forgets nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Message', { exact: true }).fill('Still here');
  await page.getByLabel('Email', { exact: true }).fill('ana@');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Your name is required');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Still here');
  await page.getByLabel('Your name').fill('Ana');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Your name is required')).toBeHidden();
});

test('offline and on a broken server the words stay, and sending again works', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|503/);
  await page.goto('/contact');
  const rules = page.waitForResponse(/\/assets\/judge-form-/);
  await fillMessage(page, someAddress());
  await rules;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Everything you typed is still here');
  await context.setOffline(false);
  await page.route('**/functions/v1/send-message', (route) =>
    route.fulfill({ status: 503, json: { error: 'We are very busy right now.' } }),
  );
  await send.click();
  await expect(page.getByRole('alert')).toContainText('We are very busy right now.');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Can it be done?\nReally?');
  await page.unroute('**/functions/v1/send-message');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Got it, thank you' })).toBeVisible();
});

test('a line that is dead although the browser thinks it is there keeps a form that is still asleep', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to (load|fetch)|island could not wake|dynamically imported/);
  await page.route(/assets\/(hydrate-island|contact-form)/, (route) => route.abort());
  await page.goto('/contact');
  await fillMessage(page, someAddress());
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing typed is lost');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Can it be done?\nReally?');
});

test('when the rules of a form cannot be loaded, it goes to its address as it would without script', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/\/assets\/judge-form-/, (route) => route.abort());
  const email = someAddress();
  await page.goto('/contact');
  await fillMessage(page, email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/thank-you');
  expect(await mailsTo(page, email)).toHaveLength(1);
});

for (const [what, scripts] of [
  ['the script of a form', /assets\/(hydrate-island|contact-form)/],
  ['what wakes the forms of a page', /assets\/islands\.js/],
] as const) {
  test(`when ${what} neither comes nor fails, what was sent goes to its address`, async ({ page, allowConsole }) => {
    allowConsole(/island could not wake too slow/);
    // Held for good: a line that has stalled.
    await page.route(scripts, () => undefined);
    const email = someAddress();
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillMessage(page, email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL('**/thank-you', { waitUntil: 'commit' });
    expect(await mailsTo(page, email)).toHaveLength(1);
  });
}

test('words typed and sent before the script is awake are neither lost nor sent twice', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    if (/islands\.js/.test(route.request().url())) await gate.promise;
    await route.continue();
  });
  const email = someAddress();
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillMessage(page, email);
  await page.getByRole('button', { name: 'Send message' }).click();
  gate.resolve();
  await expect(page.getByRole('heading', { name: 'Got it, thank you' })).toBeVisible();
  expect(await mailsTo(page, email)).toHaveLength(1);
});

test('[G-05] the quote form is filled in from the link that opened it, and the request reaches the operator', async ({
  page,
}) => {
  const email = someAddress();
  await page.goto('/quote?for=A%20boat%20%26%20crew&in=Bristol');
  await expect(page.getByLabel('What should we quote for?')).toHaveValue('A boat & crew');
  await expect(page.getByLabel('Destination')).toHaveValue('Bristol');
  await page.getByLabel('Group size').fill('forty');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(page.getByLabel('Group size')).toHaveAccessibleDescription('Group size must be a number');
  await page.getByLabel('Group size').fill('40');
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(page.getByRole('heading', { name: 'Got it, thank you' })).toBeFocused();
  const forOperator = (await mailsTo(page, 'hello@huzzah.example')).find(({ text }) => text.includes(email));
  expect(forOperator?.text).toContain('Quote for: A boat & crew\nDestination: Bristol\nGroup: 40');
});

test('an application to join the local experts is taken with an https link only', async ({ page }) => {
  const email = someAddress();
  await page.goto('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Network of Local Experts');
  await page.getByLabel('Your name').fill('Jo Berg');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Your city').fill('Kraków');
  await page.getByLabel('What you do').fill('Vodka walks');
  await page.getByLabel('Where we can see it').fill('http://example.com');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Link must be a whole address that begins with https://')).toBeVisible();
  await page.getByLabel('Where we can see it').fill('https://example.com');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Lovely to meet you' })).toBeFocused();
  expect(await mailsTo(page, email)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent by its address and leads to a thank you', async ({ page }) => {
    const email = someAddress();
    await page.goto('/contact');
    await fillMessage(page, email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/thank-you');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Got it, thank you');
    expect(await mailsTo(page, email)).toHaveLength(1);
  });

  test('faults bring the form back in the look of the site, with the words in it and the first fault in focus', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/422/);
    const email = someAddress();
    await page.goto('/contact');
    await fillMessage(page, email);
    await page.getByLabel('Subject').fill('  ');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByRole('alert')).toContainText('Everything you typed is still here');
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Can it be done?\nReally?');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByLabel('Subject').fill('Forty of us');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL('**/thank-you', { waitUntil: 'commit' });
    expect(await mailsTo(page, email)).toHaveLength(1);
  });
});
