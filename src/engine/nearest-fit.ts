import { type DayToFit, fitIntoDay } from './fit-into-day.ts';
import type { PlanSlot } from './trip-plan.ts';

const STEP = 15;
/** What is further off is no answer to what was asked, minutes. */
const FARTHEST = 240;

/** The start nearest to the wanted one at which the slot fits without anything changing its place; null for none near. */
export function nearestFit(day: DayToFit, slot: PlanSlot, wantedMinute: number): number | null {
  const quarter = Math.round(wantedMinute / STEP) * STEP;
  for (let by = STEP; by <= FARTHEST; by += STEP) {
    for (const minute of [quarter - by, quarter + by]) {
      if (minute !== slot.startMinute && fitIntoDay(day, slot, minute, { isExact: true, keepsOrder: true }))
        return minute;
    }
  }
  return null;
}
