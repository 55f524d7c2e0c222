import { expect, type Locator, type Page } from '@playwright/test';
import { accessToken } from './organiser-verbs.ts';

/** A stop as it is stored; days are counted from 0. */
export interface Stop {
  id: string;
  name: string;
  day: number;
  startMinute: number;
}

export const [SATURDAY, SUNDAY] = [1, 2];

/** Calls the site as the page does, and gives what it answers. */
export async function callSite(page: Page, path: string, data?: unknown) {
  const { anonKey } = await (await page.request.get('/config.json')).json();
  const headers = { apikey: anonKey, authorization: `Bearer ${await accessToken(page)}` };
  return data === undefined ? page.request.get(path, { headers }) : page.request.post(path, { headers, data });
}

/** The plan as it is stored now. */
export async function storedPlan(page: Page, booking: string): Promise<{ revision: number; stops: Stop[] }> {
  const answer = await callSite(page, `/rest/v1/bookings?id=eq.${booking}&select=revision,ai_recommendations`);
  const [{ revision, ai_recommendations: plan }] = await answer.json();
  const days: { schedule: { slot: { id: string; startMinute: number }; activity: { name: string } }[] }[] = plan.days;
  const stops = days.flatMap(({ schedule }, day) =>
    schedule.map(({ slot, activity }) => ({ id: slot.id, name: activity.name, day, startMinute: slot.startMinute })),
  );
  return { revision, stops };
}

/** The last version is taken back, elsewhere than on the page. */
export async function undoElsewhere(page: Page, booking: string): Promise<void> {
  const { revision } = await storedPlan(page, booking);
  const undo = { bookingId: booking, revision, change: { kind: 'undo' } };
  expect((await callSite(page, '/functions/v1/plan-change', undo)).status()).toBe(200);
}

/** Whether this day takes the stop at its hour: tried, and taken back. */
export async function isTakenBy(page: Page, booking: string, { id, startMinute }: Stop, day: number): Promise<boolean> {
  const { revision } = await storedPlan(page, booking);
  const change = { kind: 'move', slotId: id, day, startMinute };
  const moved = await callSite(page, '/functions/v1/plan-change', { bookingId: booking, revision, change });
  if (moved.status() === 422) return false;
  expect(moved.status()).toBe(200);
  await undoElsewhere(page, booking);
  return true;
}

export const hours = (page: Page): Locator => page.getByRole('list', { name: 'The day by the hour' });

export const moveButton = (page: Page, name: string): Locator =>
  hours(page).getByRole('button', { name: `Move ${name}`, exact: true });

export const openDayIs = (page: Page, weekday: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 3, name: weekday, exact: true })).toBeVisible();

/** The page of a trip without dates, at its second day. */
export async function openSaturday(page: Page, booking: string): Promise<void> {
  await page.goto(`/dashboard/trip?booking=${booking}`);
  await page.getByRole('button', { name: /^Day 2/ }).click();
  await openDayIs(page, 'Saturday');
}

async function centreOf(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it has no place on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes a stop by its handle and holds it this far below, until the mouse lets go. */
export async function drag(page: Page, name: string, pixels: number): Promise<void> {
  const handle = moveButton(page, name);
  // In the middle of the window, where the page does not scroll along.
  await handle.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [x, y] = await centreOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels / 2);
  await page.mouse.move(x, y + pixels);
  // From here on the days stay in reach at the top of the window.
  await expect(page.locator('[data-move="dragged"]')).toBeVisible();
}

/** Holds what is dragged over this. */
export const holdOver = async (page: Page, target: Locator): Promise<void> =>
  page.mouse.move(...(await centreOf(target)));
