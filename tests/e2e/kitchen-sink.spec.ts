import type { Page } from '@playwright/test';
import { pressAsReactTakesOver } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const toasts = (page: Page) => page.locator('[data-tone]');
const OPENED = new Date('2026-06-01T10:00:00Z');

/** The page awake, with no message on it and its clock stopped: time passes by `clock.runFor` alone, however slow the machine. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED });
  await page.goto('/dev/kitchen-sink');
  await page.getByRole('button', { name: 'Show a success' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.pauseAt(new Date(OPENED.getTime() + 3_600_000));
  await expect(toasts(page)).toHaveCount(0);
}

test('[T-04] a message closes after about four seconds, and not while the pointer is on it', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Show a success' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(3_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2_500);
  await expect(toasts(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Show a success' }).click();
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('a press in the moment in which the page begins to listen counts once', async ({ page }) => {
  await pressAsReactTakesOver(page, 'Increase group size');
  await page.goto('/dev/kitchen-sink');
  const size = page.getByRole('spinbutton', { name: 'Group size' });
  const before = Number(await size.getAttribute('value'));
  // The page is too busy with looking to become idle, so a finger comes near.
  await size.dispatchEvent('pointerover');
  await expect(size).not.toHaveValue(String(before));
  await page.getByRole('button', { name: 'Increase group size' }).click();
  await expect(size).toHaveValue(String(before + 2));
});

test('[T-04] the clock of a message also stops while the keyboard is on it', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Show an error' }).click();
  await toasts(page).getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('[T-04] at most three messages are in sight, and a failure has the style of one', async ({ page }) => {
  await openWithStoppedClock(page);
  for (let count = 0; count < 4; count++) await page.getByRole('button', { name: 'Show a success' }).click();
  await page.getByRole('button', { name: 'Show an error' }).click();
  await expect(toasts(page)).toHaveCount(3);
  await expect(page.locator('[data-tone="error"]')).toHaveCount(1);
});

test('a dialog takes the focus, keeps it, closes by Escape and gives it back', async ({ page }) => {
  await page.goto('/dev/kitchen-sink');
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Swap the karting?' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    // Between two rounds the focus may be on the browser itself, and never on the page behind.
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('main section') === null ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a sheet closes by its button and by a press beside it', async ({ page }) => {
  await page.goto('/dev/kitchen-sink');
  const sheet = page.getByRole('dialog', { name: 'Your cart' });
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(sheet).toBeHidden();
});
