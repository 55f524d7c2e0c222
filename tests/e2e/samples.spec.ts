import { SAMPLE_BRIEFS } from '../../src/features/samples/domain/sample-briefs.ts';
import { expect, test } from './site-test.ts';

test('the gallery has a card for every sample, with its price a person and for the group', async ({ page }) => {
  await page.goto('/plans');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(SAMPLE_BRIEFS.length);
  for (const brief of SAMPLE_BRIEFS) {
    const card = cards.filter({ has: page.getByRole('link', { name: brief.title, exact: true }) });
    await expect(card).toContainText(`${brief.groupSize} people`);
    await expect(card).toContainText(/£[\d,.]+\s*per person, all in/);
    await expect(card).toContainText(/£[\d,.]+\s*for the group/);
  }
});

test('the cards can be narrowed to one occasion, by keyboard and without script', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/plans');
  const shown = page.getByRole('main').getByRole('article');
  await page.getByRole('radio', { name: 'Hen do' }).focus();
  await page.keyboard.press('Space');
  const hens = SAMPLE_BRIEFS.filter(({ eventType }) => eventType === 'hen-party');
  await expect(shown).toHaveCount(hens.length);
  for (const { title } of hens) await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(shown).toHaveCount(SAMPLE_BRIEFS.length);
  await context.close();
});

test('every sample has a page with its brief, its plan, what was checked and where the facts are from', async ({
  page,
}) => {
  for (const brief of SAMPLE_BRIEFS) {
    await page.goto(`/plans/${brief.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brief.title);
    await expect(page.getByRole('region', { name: 'The brief' })).toContainText(`${brief.groupSize} people`);
    const plan = page.getByRole('article', { name: `Plan for ${brief.destination}` });
    await expect(plan).toContainText('This plan is checked');
    await expect(plan.getByRole('heading', { level: 3, name: /day$/ })).toHaveCount(brief.days.count);
    await expect(plan.getByText(/Source: .+, as of [A-Z][a-z]+ 20\d\d/).first()).toBeVisible();
  }
});

test('Make it mine opens the planner with the brief filled in', async ({ page }) => {
  await page.goto('/plans/stag-do-prague');
  await page.getByRole('link', { name: 'Make it mine' }).first().click();
  await expect(page.getByRole('radio', { name: 'Stag Do' })).toBeChecked();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('radio', { name: /Party Hard/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Prague');
  await expect(page.getByRole('spinbutton', { name: 'Group size' })).toHaveValue('12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('radio', { name: /Mid-range/ })).toBeChecked();
});

test('a sample that does not exist is the 404 page', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  expect((await page.goto('/plans/moon-do'))?.status()).toBe(404);
});
