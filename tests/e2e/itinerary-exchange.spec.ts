import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, withoutTransitions } from './expect-accessible.ts';
import {
  callSite,
  drag,
  holdOver,
  isTakenBy,
  moveButton,
  openDayIs,
  openSaturday,
  SATURDAY,
  type Stop,
  SUNDAY,
  storedPlan,
} from './itinerary-verbs.ts';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

// Colours that are on their way from one to the other are read as neither.
test.beforeEach(({ page }) => withoutTransitions(page));

/** A stop of Saturday that Sunday refuses, and whom it may change places with there, most useful first. */
interface Refused {
  name: string;
  offers: readonly { first: Stop; second: Stop }[];
}

async function refusedBySunday(page: Page, bookingId: string): Promise<Refused> {
  const { stops } = await storedPlan(page, bookingId);
  for (const stop of stops.filter(({ day }) => day === SATURDAY)) {
    const { id: slotId, name, startMinute } = stop;
    const asked = { bookingId, ask: 'exchanges', slotId, day: SUNDAY, startMinute };
    const { answer } = await (await callSite(page, '/functions/v1/plan-question', asked)).json();
    if (answer.exchanges.length === 0 || (await isTakenBy(page, bookingId, stop, SUNDAY))) continue;
    return { name, offers: answer.exchanges };
  }
  throw new Error('nothing of Saturday is refused by Sunday and can change places there');
}

const offersFor = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: `What ${name} can change places with` });

const namesAndDays = async (page: Page, booking: string): Promise<string[]> =>
  (await storedPlan(page, booking)).stops.map(({ name, day, startMinute }) => `${day} ${startMinute} ${name}`);

test('a drag to a full day is refused and offers exchanges: one is taken with a press, and taken back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  const { name, offers } = await refusedBySunday(page, booking);
  const before = await namesAndDays(page, booking);
  await openSaturday(page, booking);
  await drag(page, name, 60);
  await holdOver(page, page.getByRole('button', { name: /^Day 3/ }));
  await page.mouse.up();

  const refused = page.locator('[data-move="refused"]');
  await expect(refused).toContainText(`${name} is not moved to`);
  await openDayIs(page, 'Sunday');
  const rows = offersFor(page, name).getByRole('listitem');
  await expect(rows).toHaveCount(offers.length);
  const [offer] = offers;
  if (!offer) throw new Error('there is no offer');
  await expect(rows.first()).toContainText(`${offer.second.name}, Sunday`);
  await expect(rows.first()).toContainText(/(?:Same price|a head (?:less|more)).*\./);
  await expectAccessible(page, { within: 'article' });
  // It stands in the day and covers none of it.
  const box = await refused.boundingBox();
  const next = await page.getByRole('list', { name: 'The day by the hour' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((next?.y ?? 0) + (next?.height ?? 0));

  await rows
    .first()
    .getByRole('button', { name: `Swap with ${offer.second.name}` })
    .click();
  await expect(page.getByText(`${name} and ${offer.second.name} have changed places.`)).toBeVisible();
  await openDayIs(page, 'Sunday');
  await expect(moveButton(page, name)).toBeVisible();
  const after = await namesAndDays(page, booking);
  expect(after).toContain(`${SUNDAY} ${offer.first.startMinute} ${name}`);
  expect(after).toContain(`${SATURDAY} ${offer.second.startMinute} ${offer.second.name}`);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back: the plan is as it was before.')).toBeVisible();
  expect(await namesAndDays(page, booking)).toEqual(before);
});

test('by the keyboard on a phone a refused move is exchanged, also after the connection was lost', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/422|ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  const { name, offers } = await refusedBySunday(page, booking);
  await openSaturday(page, booking);
  await moveButton(page, name).press('Enter');
  const panel = page.getByRole('form', { name: `Move ${name}` });
  await expect(panel.getByRole('spinbutton', { name: 'Time' })).toBeFocused();
  await panel.getByRole('combobox', { name: 'Day' }).selectOption('Sunday');
  await panel.getByRole('button', { name: 'Move it here' }).press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/\w+.*\.$/);
  const [offer] = offers;
  if (!offer) throw new Error('there is no offer');
  const swap = offersFor(page, name).getByRole('button', { name: `Swap with ${offer.second.name}` });
  await expect(swap).toBeVisible();
  await expectAccessible(page, { within: 'article' });
  await expectNoSidewaysScroll(page);

  await context.setOffline(true);
  await swap.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await context.setOffline(false);
  await swap.press('Enter');
  await expect(page.getByText(`${name} and ${offer.second.name} have changed places.`)).toBeVisible();
  await openDayIs(page, 'Sunday');
  await expect(page.getByRole('status').locator(':focus')).toContainText('have changed places');
});

test('where nothing can change places the page says so, and a planner that does not answer can be asked again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422|503/);
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  const { name } = await refusedBySunday(page, booking);
  let isDown = true;
  await page.route('**/functions/v1/plan-question', async (route) => {
    if (route.request().postDataJSON()?.ask !== 'exchanges') return route.continue();
    if (isDown) return route.fulfill({ status: 503, json: { error: 'busy' } });
    const none = `We tried all 6 stops of Sunday: none can change places with ${name}.`;
    return route.fulfill({ json: { revision: 1, answer: { ask: 'exchanges', exchanges: [], none } } });
  });
  await openSaturday(page, booking);
  await moveButton(page, name).press('Enter');
  const panel = page.getByRole('form', { name: `Move ${name}` });
  await panel.getByRole('combobox', { name: 'Day' }).selectOption('Sunday');
  await panel.getByRole('button', { name: 'Move it here' }).click();
  await expect(panel.getByText('Something went wrong. Please try again.')).toBeVisible();
  isDown = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(`none can change places with ${name}.`)).toBeVisible();
});
