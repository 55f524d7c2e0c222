import {
  askConcierge,
  confirmationLink,
  conversation,
  fillSignUp,
  fillWizard,
  openTab,
  signUp,
  slotNames,
  somebody,
  toast,
} from './organiser-verbs.ts';
import { expect, test, WHILE_AWAY } from './site-test.ts';

test('a new visitor plans, is asked to sign in, loses nothing, chats, and finds it all after a restart', async ({
  page,
  site,
  browser,
  allowConsole,
}) => {
  const organiser = somebody('Maya');
  const brief = {
    event: 'Hen Party',
    vibe: 'Foodie',
    destination: 'Prague',
    groupSize: 12,
    email: organiser.email,
    dates: { start: '2049-06-11', end: '2049-06-13' },
    budget: /Mid-range/,
    requirements: 'Two vegetarians & a <b>birthday</b>',
  };

  await test.step('fills the wizard without an account', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Planning Now' }).first().click();
    await expect(page).toHaveURL(/\/plan/);
    await fillWizard(page, brief);
    await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  });

  await test.step('is asked to sign in and comes back to everything typed', async () => {
    await expect(toast(page, 'Authentication required', 'Please sign in to create your trip plan')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    await fillSignUp(page, organiser);
    await expect(toast(page, 'Account created!', 'Please check your email to verify your account.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the demo outbox' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: organiser.email })
      .getByRole('link', { name: /verify/ })
      .click();
    await expect(page).toHaveURL(/\/plan/);
    for (const text of ['Hen Party', 'Foodie', 'Prague', '12', organiser.email]) {
      await expect(page.getByRole('region', { name: 'Trip summary' })).toContainText(text);
    }
    await expect(page.getByLabel('Special requirements')).toHaveValue(brief.requirements);
  });

  await test.step('gets a checked plan for the real city', async () => {
    await page.getByRole('button', { name: 'Create Trip Plan' }).click();
    await expect(
      toast(page, 'Trip plan created successfully!', 'Your AI concierge is preparing your personalized itinerary.'),
    ).toBeVisible();
    await expect(conversation(page)).toContainText('Prague');
  });

  let changed: string[] = [];
  const summary = page.getByRole('article', { name: 'Itinerary for Prague' });
  await test.step('changes it by chat', async () => {
    const before = await slotNames(page);
    expect(before.length).toBeGreaterThan(6);
    await openTab(page, 'Chat');
    const reply = await askConcierge(page, `swap the ${before[0]}`);
    expect(reply).toMatch(/£/);
    await expect.poll(() => slotNames(page)).not.toContain(before[0]);
    changed = await slotNames(page);
    expect(before.filter((name) => changed.includes(name)).length / before.length).toBeGreaterThanOrEqual(0.8);
  });

  await test.step('finds the changed plan and the whole chat after a restart of the site', async () => {
    // What the open page loads by itself may meet the site while it is gone.
    allowConsole(WHILE_AWAY);
    await site.restart();
    await page.reload();
    await expect(summary).toBeVisible();
    expect(await slotNames(page)).toEqual(changed);
    await openTab(page, 'Chat');
    await expect(conversation(page)).toContainText('swap the');
    await expect(conversation(page).locator('[data-role="assistant"]')).toHaveCount(2);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: /Prague/ }).first()).toBeVisible();
  });

  await test.step('another user sees none of it', async () => {
    allowConsole(/406|403/);
    const stranger = somebody('Stranger');
    const context = await browser.newContext({ baseURL: site.url });
    const other = await context.newPage();
    await signUp(other, stranger);
    await expect(other.getByText('Sample trips, until you plan your first')).toBeVisible();
    await page.goto('/dashboard');
    const href = await page
      .getByRole('link', { name: /Prague/ })
      .first()
      .getAttribute('href');
    const bookingId = new URL(`${href}`, site.url).searchParams.get('booking');
    const nothingThere = {
      [`${href}`]: 'We cannot find this trip',
      [`/plan?booking=${bookingId}&tab=chat`]: 'We cannot find this trip',
      [`/plan?booking=${bookingId}&tab=itinerary`]: 'No party plan yet! Create a trip to see your epic itinerary',
    };
    for (const [address, words] of Object.entries(nothingThere)) {
      await other.goto(address);
      await expect(other.getByText(words)).toBeVisible();
      await expect(other.getByText('Prague')).toHaveCount(0);
    }
    await context.close();
  });

  expect(await confirmationLink(page, organiser)).toContain(site.url);
});
