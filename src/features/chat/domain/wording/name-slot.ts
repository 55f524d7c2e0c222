import { dayInWords } from '../../../../engine/day-in-words.ts';
import type { PlanSlot, TripPlan } from '../../../../engine/trip-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { perPerson } from './price-words.ts';

/** `Dishoom Covent Garden`, as the plan names it. */
export const nameSlot = ({ slot }: PlacedSlot): string => slot.name;

/** `Saturday dinner`, `Friday night`, `Sunday morning`: the part of the plan that a slot fills. */
export function partOf(plan: TripPlan, { day, slot }: PlacedSlot): string {
  const weekday = dayName(plan, day);
  switch (slot.kind) {
    case 'lunch':
      return `${weekday} lunch`;
    case 'dinner':
      return `${weekday} dinner`;
    case 'night':
      return `${weekday} night`;
    case 'activity':
      return `${weekday} ${slot.timeOfDay.toLowerCase()}`;
  }
}

/** The weekday; with the number of the day where the trip has that weekday twice. */
export const dayName = (plan: TripPlan, day: number): string => dayInWords(plan, day);

export const timesOf = (slot: PlanSlot): string => `${formatClock(slot.startMinute)} to ${formatClock(slot.endMinute)}`;

export const priceOf = (slot: PlanSlot): string => perPerson(slot.pricePerPersonPence);

/** `Dishoom in Soho`; where the venue is still open, that instead of a place. */
export const whereIs = (slot: PlanSlot): string =>
  slot.venueToBeConfirmed ? `${slot.name} (venue to be confirmed)` : `${slot.name} in ${slot.area}`;

/** `Saturday dinner at Dishoom`, for a question that must be clear. */
export const partAndName = (plan: TripPlan, placed: PlacedSlot): string =>
  `${partOf(plan, placed)} at ${placed.slot.name}`;

/** `a, b and c`. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
