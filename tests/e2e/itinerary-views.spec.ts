import type { Locator, Page } from '@playwright/test';
import { expectAccessible, withoutTransitions } from './expect-accessible.ts';
import {
  callSite,
  drag,
  holdOver,
  hours,
  isTakenBy,
  moveButton,
  openDayIs,
  openSaturday,
  SATURDAY,
  type Stop,
  SUNDAY,
  storedPlan,
  undoElsewhere,
} from './itinerary-verbs.ts';
import { arriveSignedIn, askConcierge, openPlannedTrip, openTab, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

// Colours that are on their way from one to the other are read as neither.
test.beforeEach(({ page }) => withoutTransitions(page));

const moveButtons = (page: Page) => hours(page).getByRole('button', { name: /^Move / });
/** What a stop's row says. */
const rowOf = (page: Page, name: string): Locator =>
  hours(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) })
    .getByRole('button')
    .first();

/** The stop in front of the first free time of the day: there is room behind it. */
async function stopBeforeFreeTime(page: Page): Promise<string> {
  const rows = await hours(page).getByRole('listitem').allTextContents();
  const names = await moveButtons(page).evaluateAll((buttons) =>
    buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace('Move ', '')),
  );
  const free = rows.findIndex((text) => / free, /.test(text));
  const before = names.filter((name) => rows.slice(0, free).some((text) => text.includes(name))).at(-1);
  if (before === undefined) throw new Error(`no free time in ${rows.join(' | ')}`);
  return before;
}

/** What the open day has for dinner. */
async function dinnerOf(page: Page): Promise<string> {
  const row = hours(page)
    .getByRole('listitem')
    .filter({ hasText: /Dinner, \d/ });
  const label = await row.getByRole('button', { name: /^Move / }).getAttribute('aria-label');
  return (label ?? '').replace('Move ', '');
}

/** The activities of a day as they are stored: no meals, no nights out. */
const activitiesOf = async (page: Page, booking: string, day: number): Promise<Stop[]> =>
  (await storedPlan(page, booking)).stops.filter((stop) => stop.day === day && /-a\d+$/.test(stop.id));

/** An activity of Saturday that Sunday takes at its hour. */
async function takenBySunday(page: Page, booking: string): Promise<string> {
  for (const stop of await activitiesOf(page, booking, SATURDAY)) {
    if (await isTakenBy(page, booking, stop, SUNDAY)) return stop.name;
  }
  throw new Error('Sunday takes nothing of Saturday');
}

const startIn = (row: string | null): string => /\d\d:\d\d/.exec(row ?? '')?.[0] ?? '';

function later(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return `${String(Math.floor(total / 60) % 24).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

test('a day is read by the hour and on a map, and a stop opens its card', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openSaturday(page, booking);
    await expect(
      hours(page)
        .getByText(/min (?:walk|ride), [\d.]+ km, leave by \d\d:\d\d/)
        .first(),
    ).toBeVisible();
    await expect(hours(page).getByText(/ back to your stay, there by /)).toBeVisible();
    await expect(
      hours(page)
        .getByText(/^(?:Lunch|Dinner), \d h/)
        .first(),
    ).toBeVisible();
    const map = page.getByRole('region', { name: 'Map of Saturday' });
    await expect(map.locator('[data-label="name"]').first()).toBeVisible();
    expect(await overlapsIn(map)).toEqual([]);
    await expectAccessible(page, { within: 'article' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const stops = page.getByRole('list', { name: 'Stops of Saturday' }).getByRole('button');
  await expect(stops).toHaveCount(await moveButtons(page).count());
  const total = await hours(page)
    .getByText(/ so far$/)
    .last()
    .textContent();
  const [amount = ''] = /£[\d.,]+/.exec(total ?? '') ?? [];
  await expect(page.getByText(`${amount} per person`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Day 2/ })).toContainText(amount);

  const last = hours(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Move / }) })
    .last();
  await last.getByRole('button').first().click();
  await expect(page.getByRole('tab', { name: 'Evening' })).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('tabpanel', { name: 'Evening' }).locator(':focus');
  await expect(card).toBeInViewport();
});

/** Pairs of words on the map that lie over one another as the browser draws them. */
const overlapsIn = (map: Locator): Promise<string[]> =>
  map.locator('[data-label]').evaluateAll((labels) => {
    const boxes = labels.map((label) => ({ text: label.textContent ?? '', box: label.getBoundingClientRect() }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map(({ text }) => `${one.text} / ${text}`),
    );
  });

test('a stop is moved by the keyboard: refused with the reason, taken where it fits, and taken back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  await openSaturday(page, booking);
  const name = await stopBeforeFreeTime(page);
  const before = startIn(await rowOf(page, name).textContent());
  await moveButton(page, name).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('form', { name: `Move ${name}` });
  const time = panel.getByRole('spinbutton', { name: 'Time' });
  await expect(time).toBeFocused();
  for (let press = 0; press < 24; press++) await page.keyboard.press('PageDown');
  await expect(time).toHaveValue(/^04:00/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/\w+.*\.$/);
  await expectAccessible(page, { within: 'article' });
  await expect(rowOf(page, name)).toContainText(before);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(moveButton(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(time).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByText(`From ${before} to ${later(before, 15)}.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is at ${later(before, 15)} now, Saturday.`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText(later(before, 15));
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(page.getByText('Taken back: the plan is as it was before.')).toBeVisible();
  await expect(rowOf(page, name)).toContainText(before);
});

test('a stop is dragged to another hour and to another day, pinned where it is, and left alone when the plan changed elsewhere', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|422/);
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  await openSaturday(page, booking);
  const name = await stopBeforeFreeTime(page);
  const before = startIn(await rowOf(page, name).textContent());
  await drag(page, name, 60);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await page.mouse.up();

  // Held over another day, that day opens and shows its hours; Escape goes back to where the stop is.
  const sunday = page.getByRole('button', { name: /^Day 3/ });
  const dinner = await dinnerOf(page);
  await drag(page, dinner, 60);
  await holdOver(page, sunday);
  await openDayIs(page, 'Sunday');
  await page.mouse.move(700, 420);
  await expect(page.locator('[data-move="dragged"]')).toContainText(dinner);
  await page.keyboard.press('Escape');
  await openDayIs(page, 'Saturday');
  await page.mouse.up();
  await expect(page.locator('[data-move]')).toHaveCount(0);

  // No day goes without its dinner, and the reason stands on the day where it was let go.
  const at = startIn(await rowOf(page, dinner).textContent());
  await drag(page, dinner, 60);
  await holdOver(page, sunday);
  await expect(sunday).toContainText(`to ${at}`);
  await page.mouse.up();
  const refused = page.locator('[data-move="refused"]');
  await expect(refused).toContainText(`${dinner} is not moved to ${at}`);
  await expect(refused.getByRole('alert')).toContainText(/dinner.*\.$/);
  await openDayIs(page, 'Sunday');
  await page.keyboard.press('Enter');
  await openDayIs(page, 'Saturday');
  await expect(moveButton(page, dinner)).toBeFocused();

  await drag(page, name, 40);
  const wanted = startIn(await page.locator('[data-move="dragged"]').textContent());
  expect(wanted).not.toBe(before);
  await page.mouse.up();
  await expect(page.getByText(`${name} is at ${wanted} now, Saturday.`)).toBeVisible();

  const pin = hours(page).getByRole('button', { name: `Keep ${name} where it is` });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');

  await undoElsewhere(page, booking);
  await drag(page, name, 40);
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'The plan changed meanwhile.' })).toBeVisible();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await expect(moveButton(page, name)).toBeFocused();

  // With room on Sunday a stop goes there, and comes back.
  const [leaving] = await activitiesOf(page, booking, SUNDAY);
  await openTab(page, 'Chat');
  expect(await askConcierge(page, `remove ${leaving?.name}`)).toContain('is out.');
  const moved = await takenBySunday(page, booking);
  await openSaturday(page, booking);
  await drag(page, moved, 60);
  await holdOver(page, sunday);
  await page.mouse.up();
  await expect(page.getByText(/ is at \d\d:\d\d now, Sunday\.$/)).toContainText(moved);
  await expect(moveButton(page, moved)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back: the plan is as it was before.')).toBeVisible();
});

test('hours kept free by chat show in their day, and no stop is moved into them', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page);
  const answer = await askConcierge(page, 'leave 2pm to 4pm on saturday free, we have a dress fitting');
  expect(answer).toContain('14:00 to 16:00 on Saturday');
  await openSaturday(page, booking);
  await expect(hours(page)).toContainText('Kept free for you, 14:00 to 16:00');
  const { revision, stops } = await storedPlan(page, booking);
  const [activity] = stops.filter(({ day, id }) => day === SATURDAY && /-a\d+$/.test(id));
  const change = { kind: 'move', slotId: activity?.id, day: SATURDAY, startMinute: 14 * 60 + 30 };
  const moved = await callSite(page, '/functions/v1/plan-change', { bookingId: booking, revision, change });
  expect(moved.status()).toBe(422);
  expect(JSON.stringify(await moved.json())).toContain('14:00 to 16:00 on Saturday is kept free.');
});
