import type { Page, Request } from '@playwright/test';
import { arriveSignedIn, fillWizard, planTrip, somebody, stepHeading, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const wizard = (page: Page) => page.getByRole('form', { name: 'Trip planner' });
const dot = (page: Page, step: number) => page.getByRole('button', { name: new RegExp(`^Back to step ${step}:`) });

/** Fast-forward to a step by valid answers. */
async function goToStep(page: Page, step: 2 | 3 | 4 | 5 | 6): Promise<void> {
  await page.goto('/plan');
  await wizard(page).getByRole('radio', { name: 'Birthday' }).check();
  await next(page).click();
  if (step > 2) await next(page).click();
  if (step > 3) {
    await wizard(page).getByLabel('Destination').fill('London');
    await next(page).click();
  }
  if (step > 4) await next(page).click();
  if (step > 5) {
    await wizard(page).getByLabel('Email').fill('ana@example.com');
    await next(page).click();
  }
}

test('[W-01] Chat, Itinerary and Group open with the first plan, and the view goes to Chat', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/plan');
  for (const name of ['Chat', 'Itinerary', 'Group']) await expect(page.getByRole('tab', { name })).toBeDisabled();
  await planTrip(page);
  for (const name of ['Chat', 'Itinerary', 'Group']) await expect(page.getByRole('tab', { name })).toBeEnabled();
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
});

test('a link to a trip is drawn as the page of a trip before its script is there', async ({ page }) => {
  // Asked for and never answered.
  await page.route('**/assets/*.js', () => {});
  const wizardTitle = page.getByRole('heading', { name: 'Plan your trip' });
  await page.goto('/plan', { waitUntil: 'commit' });
  await expect(wizardTitle).toBeVisible();
  await expect(page.getByText('Your trip', { exact: true })).toBeHidden();
  await page.goto('/plan?booking=3f0e8b56-8f0c-4a53-9a44-0c8d2f0f5b11&tab=chat', { waitUntil: 'commit' });
  await expect(page.getByText('Your trip', { exact: true })).toBeVisible();
  await expect(wizardTitle).toBeHidden();
  await expect(wizard(page)).toBeHidden();
});

test('[W-02] six steps with a percentage and dots: earlier dots lead back, later ones are no controls', async ({
  page,
}) => {
  await page.goto('/plan');
  const bar = page.getByRole('progressbar', { name: 'Trip plan progress' });
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(bar).toHaveAttribute('value', '0');
  await expect(page.getByRole('button', { name: /step \d/i })).toHaveCount(0);
  await goToStep(page, 4);
  await expect(bar).toHaveAttribute('value', '50');
  await expect(page.getByRole('button', { name: /step \d/i })).toHaveCount(3);
  await dot(page, 2).click();
  await expect(stepHeading(page, 'Your Vibe')).toBeVisible();
});

test('[W-03] six event types, then six optional vibes whose choice a badge shows', async ({ page }) => {
  await page.goto('/plan');
  await expect(wizard(page).getByRole('radio')).toHaveCount(6);
  for (const name of ['Stag Do', 'Hen Party', 'Birthday', 'Work Do', 'Group Weekend', 'Just Travel']) {
    await expect(wizard(page).getByRole('radio', { name })).toBeVisible();
  }
  await goToStep(page, 2);
  await expect(wizard(page).getByRole('radio')).toHaveCount(6);
  await wizard(page).getByRole('radio', { name: 'Adventurous' }).check();
  await expect(page.getByText('Your pick:')).toContainText('Adventurous');
  await page.getByRole('button', { name: 'Remove Adventurous' }).click();
  await expect(page.getByText('Your pick:')).toHaveCount(0);
  await next(page).click();
  await expect(stepHeading(page, 'Location and Group')).toBeVisible();
});

test('[W-04] any destination or a popular city, and 1 to 100 people with a hint that fits', async ({ page }) => {
  await goToStep(page, 3);
  const destination = wizard(page).getByLabel('Destination');
  for (const city of ['London', 'Amsterdam', 'Barcelona', 'Prague', 'Dublin', 'Krakow']) {
    await page.getByRole('button', { name: city, exact: true }).click();
    await expect(destination).toHaveValue(city);
  }
  const size = page.getByRole('spinbutton', { name: 'Group size' });
  const [less, more] = [
    page.getByRole('button', { name: 'Decrease group size' }),
    page.getByRole('button', { name: 'Increase group size' }),
  ];
  await expect(size).toHaveValue('2');
  await expect(page.getByText(/close friends/)).toBeVisible();
  await less.click();
  await expect(size).toHaveValue('1');
  await expect(less).toBeDisabled();
  await size.fill('4');
  await more.click();
  await expect(size).toHaveValue('5');
  await expect(page.getByText(/medium groups/)).toBeVisible();
  await size.fill('15');
  await expect(page.getByText(/large celebrations/)).toBeVisible();
  await size.fill('99');
  await more.click();
  await expect(size).toHaveValue('100');
  await expect(more).toBeDisabled();
});

test('[W-05] optional dates, no end before the start, and four budgets with their bands', async ({ page }) => {
  await goToStep(page, 4);
  const cards = wizard(page).getByRole('radio');
  await expect(cards).toHaveCount(4);
  for (const [name, band] of [
    ['Budget', '£50–150'],
    ['Mid-range', '£150–300'],
    ['Premium', '£300–500'],
    ['Luxury', '£500+'],
  ] as const) {
    await expect(
      wizard(page)
        .locator('label')
        .filter({ hasText: name })
        .filter({ hasText: `${band} per person` }),
    ).toBeVisible();
  }
  await page.getByLabel('Start date').fill('2049-06-10');
  await expect(page.getByLabel('End date')).toHaveAttribute('min', '2049-06-10');
  await page.getByLabel('End date').fill('2049-06-08');
  await next(page).click();
  await expect(page.getByText('End date cannot be before start date')).toBeVisible();
  await page.getByLabel('End date').fill('2049-06-12');
  await next(page).click();
  await expect(stepHeading(page, 'Contact Details')).toBeVisible();
});

test('[W-06] the email is filled in for a signed-in organiser, and the review counts to 1000 and stops', async ({
  page,
}) => {
  const organiser = somebody();
  await arriveSignedIn(page, organiser);
  await page.goto('/plan');
  await wizard(page).getByRole('radio', { name: 'Birthday' }).check();
  await next(page).click();
  await next(page).click();
  await wizard(page).getByLabel('Destination').fill('London');
  await next(page).click();
  await next(page).click();
  await expect(wizard(page).getByLabel('Email')).toHaveValue(organiser.email);
  await expect(page.getByText(/privacy/i).first()).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('region', { name: 'Trip summary' })).toContainText('Birthday');
  const requirements = page.getByLabel('Special requirements');
  await requirements.fill('x'.repeat(999));
  await expect(page.getByText('999/1000')).toBeVisible();
  await requirements.pressSequentially('abc');
  await expect(requirements).toHaveValue(`${'x'.repeat(999)}a`);
  await expect(page.getByText('1000/1000')).toBeVisible();
});

test('on a phone what is missing is said where it can be read, above the bar with the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plan');
  await next(page).click();
  const message = page.getByText('Event type is required');
  // The page may still be on its way there.
  await expect(async () => {
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const said = await message.boundingBox();
    if (bar === null || said === null) throw new Error('they have no place on the page');
    expect(said.y).toBeGreaterThanOrEqual(0);
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
  }).toPass();
});

test('[W-07] Next keeps the visitor on the step until it is valid, Back rests on the first, the last button says what happens', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/plan');
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await next(page).click();
  await expect(page.getByText('Event type is required')).toBeVisible();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await fillWizard(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/ai-concierge', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/booking=/);
});

test('[W-08] the first broken rule of a field stands under it, and editing clears it', async ({ page }) => {
  await goToStep(page, 3);
  const destination = wizard(page).getByLabel('Destination');
  for (const [typed, message] of [
    ['P', 'Destination must be at least 2 characters'],
    ['Area 51', 'Destination contains invalid characters'],
    ['x'.repeat(101), 'Destination must be less than 100 characters'],
  ] as const) {
    await destination.fill(typed);
    await next(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(destination).toHaveAttribute('aria-invalid', 'true');
    await expect(destination).toHaveAccessibleDescription(new RegExp(message));
    await destination.press('End');
    await destination.pressSequentially('a');
    await expect(page.getByText(message)).toHaveCount(0);
  }
  await destination.fill('Kraków');
  await next(page).click();
  await expect(stepHeading(page, 'Timing and Budget')).toBeVisible();
  await next(page).click();
  await wizard(page).getByLabel('Email').fill('nobody');
  await next(page).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
});

test('[W-10] one date alone, past dates and more than 14 days each get their answer', async ({ page }) => {
  await goToStep(page, 4);
  const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
  for (const [from, to, message] of [
    ['2049-06-10', '', 'Add both a start and an end date, or leave both empty'],
    ['2020-06-10', '2020-06-12', 'Start date cannot be in the past'],
    ['2049-06-01', '2049-06-15', 'Trips can be at most 14 days long'],
  ] as const) {
    await start.fill(from);
    await end.fill(to);
    await next(page).click();
    await expect(page.getByText(message)).toBeVisible();
  }
});

test('[W-11] a signed-out submit asks to sign in, and nothing typed is lost on the way', async ({ page, site }) => {
  const organiser = somebody();
  await arriveSignedIn(page, organiser);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/plan');
  await fillWizard(page, {
    event: 'Work Do',
    vibe: 'Cultural',
    destination: 'Prague',
    groupSize: 21,
    budget: /Premium/,
    email: 'boss@example.com',
    requirements: 'No clubs, one wheelchair',
  });
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(toast(page, 'Authentication required', 'Please sign in to create your trip plan')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${site.url}/auth`));
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(organiser.email);
  await form.getByLabel('Password', { exact: true }).fill(organiser.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/plan/);
  const summary = page.getByRole('region', { name: 'Trip summary' });
  for (const text of ['Work Do', 'Cultural', 'Prague', '21', 'Premium', 'boss@example.com'])
    await expect(summary).toContainText(text);
  await expect(page.getByLabel('Special requirements')).toHaveValue('No clubs, one wheelchair');
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(page).toHaveURL(/booking=/);
});

test('[W-12] a form that is invalid as a whole says so at submit and shows the step at fault', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await page.goto('/plan');
  await fillWizard(page, { dates: { start: '2049-06-10', end: '2049-06-12' } });
  // Time goes by while the form is open: dates that were in the future when they were checked are not any more.
  await page.clock.setFixedTime('2049-07-01T12:00:00Z');
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(toast(page, 'Form validation failed', 'Please check all fields and try again')).toBeVisible();
  await expect(stepHeading(page, 'Timing and Budget')).toBeVisible();
  await expect(page.getByText('Start date cannot be in the past')).toBeVisible();
});

test('[W-13] the call carries the ten fields of the specification', async ({ page }) => {
  const organiser = somebody();
  await arriveSignedIn(page, organiser);
  const sent = page.waitForRequest((request: Request) => request.url().includes('/functions/v1/ai-concierge'));
  await page.goto('/plan');
  await fillWizard(page, {
    vibe: 'Foodie',
    dates: { start: '2049-06-10', end: '2049-06-12' },
    budget: /Luxury/,
    requirements: 'window seat',
  });
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('huzzah.session') ?? '{}').user.id);
  expect((await sent).postDataJSON()).toEqual({
    eventType: 'hen-party',
    vibe: 'foodie',
    destination: 'London',
    groupSize: 8,
    dates: '2049-06-10 to 2049-06-12',
    budgetRange: 'luxury',
    contactEmail: organiser.email,
    specialRequirements: 'window seat',
    userId,
    userEmail: organiser.email,
  });
});

test('[W-14] success and failure are told in the words of the specification', async ({ page, allowConsole }) => {
  allowConsole(/50[03]/);
  await arriveSignedIn(page, somebody());
  await page.goto('/plan');
  await fillWizard(page);
  const create = page.getByRole('button', { name: 'Create Trip Plan' });
  await page.route('**/functions/v1/ai-concierge', (route) =>
    route.fulfill({ status: 500, json: { error: 'The kitchen is on fire' } }),
  );
  await create.click();
  await expect(toast(page, 'Error creating trip plan', 'The kitchen is on fire')).toBeVisible();
  await page.unroute('**/functions/v1/ai-concierge');
  await page.route('**/functions/v1/ai-concierge', (route) =>
    route.fulfill({ status: 503, body: 'busy', contentType: 'text/plain' }),
  );
  await create.click();
  await expect(toast(page, 'Error creating trip plan', 'Please try again later.')).toBeVisible();
  await page.unroute('**/functions/v1/ai-concierge');
  await create.click();
  await expect(
    toast(page, 'Trip plan created successfully!', 'Your AI concierge is preparing your personalized itinerary.'),
  ).toBeVisible();
});

test('what is chosen and pressed before the page’s script arrives is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/plan', { waitUntil: 'commit' });
  await wizard(page).getByRole('radio', { name: 'Birthday' }).check();
  await next(page).click();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  release();
  await expect(stepHeading(page, 'Your Vibe')).toBeVisible();
  await dot(page, 1).click();
  await expect(wizard(page).getByRole('radio', { name: 'Birthday' })).toBeChecked();
});

test('Back goes to the step before and Forward to the next, with what was answered, and a reload changes neither', async ({
  page,
}) => {
  await page.goto('/about');
  await goToStep(page, 4);
  await page.goBack();
  await expect(stepHeading(page, 'Location and Group')).toBeVisible();
  await expect(stepHeading(page, 'Location and Group')).toBeFocused();
  await expect(wizard(page).getByLabel('Destination')).toHaveValue('London');
  await page.reload();
  await expect(stepHeading(page, 'Location and Group')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Timing and Budget')).toBeVisible();
  await dot(page, 1).click();
  await expect(wizard(page).getByRole('radio', { name: 'Birthday' })).toBeChecked();
  await page.goForward();
  await expect(stepHeading(page, 'Your Vibe')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Back from an answer that is changed leads to the review, and a step that is not reached yet stays closed', async ({
  page,
}) => {
  await goToStep(page, 6);
  await page.getByRole('button', { name: 'Edit destination' }).click();
  await page.goBack();
  await expect(stepHeading(page, 'Review and Submit')).toBeVisible();
  await page.getByRole('button', { name: 'Edit destination' }).click();
  await page.getByRole('button', { name: 'Back to review' }).click();
  await expect(stepHeading(page, 'Review and Submit')).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 'Contact Details')).toBeVisible();
  // The draft is gone, and the entries that led through it are not.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await expect(wizard(page).getByRole('radio', { name: 'Birthday' })).not.toBeChecked();
});

test('a trip that is made is not made again by Back, which passes over its steps', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/functions/v1/ai-concierge')) calls += 1;
  });
  await page.goto('/about');
  const bookingId = await planTrip(page);
  await page.goBack();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await expect(wizard(page).getByRole('radio', { name: 'Hen Party' })).not.toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(bookingId));
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(calls).toBe(1);
});

test('whoever signs in on the way finds the steps behind them as they were', async ({ page }) => {
  const organiser = somebody();
  await arriveSignedIn(page, organiser);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/plan');
  await fillWizard(page, { email: organiser.email });
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(organiser.email);
  await form.getByLabel('Password', { exact: true }).fill(organiser.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(stepHeading(page, 'Review and Submit')).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 'Contact Details')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(page).toHaveURL(/booking=/);
  await page.goBack();
  await expect(stepHeading(page, 'Event Type')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/robots\.txt$/);
});

test('a link that fills the wizard in is read once: a reload keeps what was changed since, and the step', async ({
  page,
}) => {
  await page.goto('/plan?event=birthday&destination=Lisbon');
  await next(page).click();
  await next(page).click();
  await expect(wizard(page).getByLabel('Destination')).toHaveValue('Lisbon');
  await expect(page).toHaveURL(/\/plan$/);
  await wizard(page).getByLabel('Destination').fill('Porto');
  await page.reload();
  await expect(stepHeading(page, 'Location and Group')).toBeVisible();
  await expect(wizard(page).getByLabel('Destination')).toHaveValue('Porto');
  await page.goBack();
  await page.goBack();
  await expect(wizard(page).getByRole('radio', { name: 'Birthday' })).toBeChecked();
});
