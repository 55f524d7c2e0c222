import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

/** Everything with words of its own that paper would show, and its colours. */
const onPaper = (page: Page) =>
  page.locator('body *:not(script, style, svg, svg *)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return { words: element.textContent, paint: `${color} on ${backgroundColor} ${backgroundImage}` };
      }),
  );

for (const path of ['/cities/prague', '/activities/hen-do', '/privacy', '/plans/stag-do-prague', '/contact']) {
  test(`${path} is printed black on white from a dark screen, without the frame of the site`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    await expect(page.getByText('Skip to content')).toBeHidden();
    const paints = new Set((await onPaper(page)).map(({ paint }) => paint));
    expect([...paints]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) none']);
  });
}

test('folded answers and the addresses of links stand on paper', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('main details > :not(summary)').all()) await expect(answer).toBeVisible();
  await expect(page.locator('main details')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  const written = page
    .getByRole('link', { name: /complain/ })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await written).toBe('" (https://ico.org.uk/make-a-complaint/)"');
});
