import { addDays, type IsoDay } from '../../../shared/dates.ts';
import { type DatedTrip, stepRules, TRIP_STEPS, type TripStep } from './step-rules.ts';

export interface TripDeadline {
  step: TripStep;
  title: string;
  due: IsoDay;
  /** When it is due and why: `3 weeks before: big groups need tables booked, and 12 is one`. */
  rule: string;
  state: 'done' | 'overdue' | 'today' | 'ahead';
}

/** Somebody who plans late gets this long before the first things are overdue. */
const GRACE_DAYS = 3;

/** Whoever confirms a trip knows who comes and has decided. */
export const SETTLED_BY_CONFIRMING: ReadonlySet<TripStep> = new Set(['ask-group', 'decide']);

/**
 * What the organiser has to do for this trip and by when, in the order of the days; nothing for a trip without dates,
 * one that has begun, is completed or called off. Every day is arithmetic: so long before the first day, but not before
 * there was time to do it after planning. `done` are the steps that the organiser says are done.
 */
export function tripDeadlines(trip: DatedTrip, done: ReadonlySet<TripStep>, today: IsoDay): TripDeadline[] {
  const { start_date: start, status } = trip;
  if (start === null || start < today || status === 'completed' || status === 'cancelled') return [];
  const soonest = addDays(trip.created_at.slice(0, 10), GRACE_DAYS);
  const latest = addDays(start, -1);
  const deadlines = stepRules(trip).map(({ step, title, days, why }): TripDeadline => {
    const usual = addDays(start, -days);
    const isLate = usual < soonest;
    const [due = usual] = isLate ? [soonest, latest].toSorted() : [usual];
    const isDone = done.has(step) || (status === 'confirmed' && SETTLED_BY_CONFIRMING.has(step));
    const state = isDone ? 'done' : due < today ? 'overdue' : due === today ? 'today' : 'ahead';
    return { step, title, due, rule: `${beforeText(days)}${isLate ? `, ${LATE}` : ''}: ${why}.`, state };
  });
  // By code unit: days are plain digits, and five hundred trips are sorted at once.
  return deadlines.toSorted((a, b) =>
    a.due === b.due ? TRIP_STEPS.indexOf(a.step) - TRIP_STEPS.indexOf(b.step) : a.due < b.due ? -1 : 1,
  );
}

const LATE = `or ${GRACE_DAYS} days after planning where that is later`;

const beforeText = (days: number): string => (days === 7 ? '1 week before' : `${days / 7} weeks before`);
