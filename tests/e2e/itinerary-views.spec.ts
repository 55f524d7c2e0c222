import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { accessToken, arriveSignedIn, askConcierge, openPlannedTrip, openTab, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const hours = (page: Page) => page.getByRole('list', { name: 'The day by the hour' });
const moveButtons = (page: Page) => hours(page).getByRole('button', { name: /^Move / });
const moveButton = (page: Page, name: string) => hours(page).getByRole('button', { name: `Move ${name}`, exact: true });
/** What a stop's row says. */
const rowOf = (page: Page, name: string): Locator =>
  hours(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) })
    .getByRole('button')
    .first();

async function openDay(page: Page, booking: string, day: number): Promise<void> {
  await page.goto(`/dashboard/trip?booking=${booking}`);
  await page.getByRole('button', { name: new RegExp(`^Day ${day}`) }).click();
  await expect(hours(page)).toBeVisible();
}

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

async function centreOf(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it has no place on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What the open day has for dinner. */
async function dinnerOf(page: Page): Promise<string> {
  const row = hours(page)
    .getByRole('listitem')
    .filter({ hasText: /Dinner, \d/ });
  const label = await row.getByRole('button', { name: /^Move / }).getAttribute('aria-label');
  return (label ?? '').replace('Move ', '');
}

/** Calls the site as the page does, and gives what it answers. */
async function callSite(page: Page, path: string, data?: unknown) {
  const { anonKey } = await (await page.request.get('/config.json')).json();
  const headers = { apikey: anonKey, authorization: `Bearer ${await accessToken(page)}` };
  return data === undefined ? page.request.get(path, { headers }) : page.request.post(path, { headers, data });
}

interface Activity {
  name: string;
  slotId: string;
  startMinute: number;
}

const planOf = async (page: Page, booking: string) =>
  (await (await callSite(page, `/rest/v1/bookings?id=eq.${booking}&select=revision,ai_recommendations`)).json())[0];

/** The activities of a day, counted from 0, as they are stored. */
async function activitiesOf(page: Page, booking: string, day: number): Promise<Activity[]> {
  const { ai_recommendations: plan } = await planOf(page, booking);
  const entries: { slot: { id: string; startMinute: number }; activity: { name: string } }[] = plan.days[day].schedule;
  return entries
    .filter(({ slot }) => /-a\d+$/.test(slot.id))
    .map(({ slot, activity }) => ({ name: activity.name, slotId: slot.id, startMinute: slot.startMinute }));
}

/** An activity of Saturday that Sunday takes at its hour: tried, and taken back. */
async function takenBySunday(page: Page, booking: string): Promise<string> {
  for (const { name, slotId, startMinute } of await activitiesOf(page, booking, 1)) {
    const change = { kind: 'move', slotId, day: 2, startMinute };
    const { revision } = await planOf(page, booking);
    const made = await callSite(page, '/functions/v1/plan-change', { bookingId: booking, revision, change });
    if (!made.ok()) continue;
    const undo = { bookingId: booking, revision: (await made.json()).revision, change: { kind: 'undo' } };
    expect((await callSite(page, '/functions/v1/plan-change', undo)).status()).toBe(200);
    return name;
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
    await openDay(page, booking, 2);
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
  await openDay(page, booking, 2);
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
  await openDay(page, booking, 2);
  const name = await stopBeforeFreeTime(page);
  const before = startIn(await rowOf(page, name).textContent());
  const drag = async (pixels: number, stop = name): Promise<void> => {
    // In the middle of the window, where the page does not scroll along.
    await moveButton(page, stop).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const [x, y] = await centreOf(moveButton(page, stop));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + pixels / 2);
    await page.mouse.move(x, y + pixels);
    // From here on the days stay in reach at the top of the window.
    await expect(page.locator('[data-move="dragged"]')).toBeVisible();
  };
  await drag(60);
  await expect(page.locator('[data-move="dragged"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await page.mouse.up();

  // Held over another day, that day opens and shows its hours; Escape goes back to where the stop is.
  const sunday = page.getByRole('button', { name: /^Day 3/ });
  const openDayIs = (weekday: string) =>
    expect(page.getByRole('heading', { level: 3, name: weekday, exact: true })).toBeVisible();
  const dinner = await dinnerOf(page);
  await drag(60, dinner);
  await page.mouse.move(...(await centreOf(sunday)));
  await openDayIs('Sunday');
  await page.mouse.move(700, 420);
  await expect(page.locator('[data-move="dragged"]')).toContainText(dinner);
  await page.keyboard.press('Escape');
  await openDayIs('Saturday');
  await page.mouse.up();
  await expect(page.locator('[data-move]')).toHaveCount(0);

  // No day goes without its dinner, and the reason stands on the day where it was let go.
  const at = startIn(await rowOf(page, dinner).textContent());
  await drag(60, dinner);
  await page.mouse.move(...(await centreOf(sunday)));
  await expect(sunday).toContainText(`to ${at}`);
  await page.mouse.up();
  const refused = page.locator('[data-move="refused"]');
  await expect(refused).toContainText(`${dinner} is not moved to ${at}`);
  await expect(refused.getByRole('alert')).toContainText(/dinner.*\.$/);
  await openDayIs('Sunday');
  await page.keyboard.press('Enter');
  await openDayIs('Saturday');
  await expect(moveButton(page, dinner)).toBeFocused();

  await drag(40);
  const wanted = startIn(await page.locator('[data-move="dragged"]').textContent());
  expect(wanted).not.toBe(before);
  await page.mouse.up();
  await expect(page.getByText(`${name} is at ${wanted} now, Saturday.`)).toBeVisible();

  const pin = hours(page).getByRole('button', { name: `Keep ${name} where it is` });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');

  const undo = { bookingId: booking, revision: 3, change: { kind: 'undo' } };
  const elsewhere = await callSite(page, '/functions/v1/plan-change', undo);
  expect(elsewhere.status()).toBe(200);
  await drag(40);
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'The plan changed meanwhile.' })).toBeVisible();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await expect(moveButton(page, name)).toBeFocused();

  // With room on Sunday a stop goes there, and comes back.
  const [leaving = ''] = (await activitiesOf(page, booking, 2)).map((activity) => activity.name);
  await openTab(page, 'Chat');
  expect(await askConcierge(page, `remove ${leaving}`)).toContain('is out.');
  const moved = await takenBySunday(page, booking);
  await openDay(page, booking, 2);
  await drag(60, moved);
  await page.mouse.move(...(await centreOf(sunday)));
  await page.mouse.up();
  await expect(page.getByText(/ is at \d\d:\d\d now, Sunday\.$/)).toContainText(moved);
  await expect(moveButton(page, moved)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back: the plan is as it was before.')).toBeVisible();
});
