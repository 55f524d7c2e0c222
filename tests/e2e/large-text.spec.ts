import { browserLaunchOptions } from '../support/browser.ts';
import { arriveSignedIn, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const { args = [], ...options } = await browserLaunchOptions();

/** A phone whose owner has made the letters of every page twice as large (WCAG 2.2, 1.4.4). */
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
  consentChoice: 'open',
});

test('with letters twice as large the menu, the way out and both answers stay on a phone’s screen', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Menu', 'Reject', 'Accept'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Plan Trip' }).first()).toBeInViewport({ ratio: 1 });
  await arriveSignedIn(page, somebody());
  await page.goto('/dashboard');
  for (const name of ['Toggle sidebar', 'Sign Out'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
