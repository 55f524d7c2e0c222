import { type DayToFit, fitIntoDay } from './fit-into-day.ts';
import type { PlanSlot } from './trip-plan.ts';

const QUARTER = 15;
/** What is further off is no answer to what was asked, minutes. */
const FARTHEST = 240;
/** Right beside the wanted minute, minutes. */
const BESIDE = [-5, 5, -10, 10];
const QUARTERS = Array.from({ length: FARTHEST / QUARTER }, (_, at) => (at + 1) * QUARTER);

/**
 * The start nearest to the wanted one at which the slot fits without anything changing its place: right beside it, or
 * else on a quarter. Null for none near.
 */
export function nearestFit(day: DayToFit, slot: PlanSlot, wantedMinute: number): number | null {
  const quarter = Math.round(wantedMinute / QUARTER) * QUARTER;
  const minutes = [...BESIDE.map((by) => wantedMinute + by), ...QUARTERS.flatMap((by) => [quarter - by, quarter + by])];
  const fits = (minute: number): boolean =>
    minute !== slot.startMinute && fitIntoDay(day, slot, minute, { isExact: true, keepsOrder: true }) !== null;
  return minutes.find(fits) ?? null;
}
