import type { TripDay } from '../../../engine/trip-request.ts';
import { mealsWithin } from '../../planner/domain/plan-days.ts';

export interface DaysMerge {
  /** The days as the brief had them, as they are now, and as the new brief has them. */
  base: readonly TripDay[];
  current: readonly TripDay[];
  next: readonly TripDay[];
  /** Which present day each new one continues. */
  continues: readonly (number | null)[];
  /** The new brief names other dates: its calendar holds, and not the present one. */
  isCalendarNew: boolean;
}

/** The day of a brief that plays the part of the `index`th of `count` days: arrival, departure, or one between. */
function inRole(days: readonly TripDay[], index: number, count: number): TripDay | undefined {
  if (days.length === count) return days[index];
  if (index === 0) return days[0];
  return index === count - 1 ? days.at(-1) : days[1];
}

/** Hours that the organiser set by hand stay, unless the new brief itself asks for other ones on that day. */
export function mergeDays({ base, current, next, continues, isCalendarNew }: DaysMerge): readonly TripDay[] {
  const shape = isCalendarNew ? next : current;
  const merged = shape.map((day, index): TripDay => {
    const before = continues[index] ?? null;
    const now = before === null ? undefined : current[before];
    const was = before === null ? undefined : inRole(base, before, current.length);
    const asked = inRole(next, index, shape.length);
    if (!now || !was || !asked) return day;
    if (was.startMinute === asked.startMinute && was.endMinute === asked.endMinute)
      return isCalendarNew ? { ...now, date: day.date, weekday: day.weekday } : now;
    const startMinute = was.startMinute === asked.startMinute ? now.startMinute : asked.startMinute;
    const endMinute = was.endMinute === asked.endMinute ? now.endMinute : asked.endMinute;
    const hours = { startMinute, endMinute: Math.max(endMinute, startMinute + 60) };
    return { date: day.date, weekday: day.weekday, ...hours, ...mealsWithin(hours.startMinute, hours.endMinute) };
  });
  return !isCalendarNew && merged.every((day, index) => day === current[index]) ? current : merged;
}
