import { freeHoursOnDays } from '../../../../engine/kept-free.ts';
import type { TripDay, TripRequest } from '../../../../engine/trip-request.ts';
import {
  addDays,
  daysBetween,
  formatDay,
  type IsoDay,
  isIsoDay,
  WEEKDAY_NAMES,
  type Weekday,
  weekdayOf,
} from '../../../../shared/dates.ts';
import { mealsWithin } from '../../../planner/domain/plan-days.ts';
import { parseTripDates, TRIP_DATES_MESSAGE, TRIP_DAYS_MAX } from '../../../planner/domain/trip-dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { DateChange } from '../understanding/finding/find-dates.ts';
import { daysTo } from '../understanding/finding/weekdays.ts';
import { changePlan } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** A full day between the first and the last, where the trip had none: 10:00 to midnight. */
const FULL_DAY = { startMinute: 600, endMinute: 1440 };

/** The trip on other days, or with more or fewer of them; opening hours decide what has to change. */
export function changeDates(state: ConciergeState, change: DateChange): Outcome {
  const { days } = state.request;
  const [begin, end] = [days[0], days.at(-1)];
  if (!begin || !end) return refused('There is no day to move.');
  const first = begin.date;
  const { length } = days;
  switch (change.kind) {
    case 'length':
      return withDays(state, first, length + change.days);
    case 'set-length':
      return withDays(state, first, change.days);
    case 'edge':
      return withEdge(state, change.edge, change.weekday);
    case 'edge-by': {
      const from = change.edge === 'start' ? begin : end;
      return withEdge(state, change.edge, onWeek(from.weekday, change.days));
    }
    case 'extra-day': {
      const isBefore = (begin.weekday - change.weekday + 7) % 7 < (change.weekday - end.weekday + 7) % 7;
      return withEdge(state, isBefore ? 'start' : 'end', change.weekday);
    }
    case 'weekend-of':
      return withDays(state, addDays(change.day, daysTo(weekdayOf(change.day), begin.weekday)), length);
    case 'between': {
      const length = ((change.end - change.start + 7) % 7) + 1;
      const by = daysTo(begin.weekday, change.start);
      if (length > days.length + 2)
        return refused(
          `Arriving on ${WEEKDAY_NAMES[change.start]} and leaving on ${WEEKDAY_NAMES[change.end]} would be ${length} days, and the trip has ${days.length}, so nothing has changed. Which dates do you mean, or is it the other way round?`,
        );
      // `just the saturday and sunday`: what was on them stays on them, and the days before are gone.
      const isWithin = by > 0 && by + length <= days.length;
      return withDays(
        by < 0 || isWithin ? shifted(state, -by) : state,
        first === null ? null : addDays(first, by),
        length,
        change.start,
      );
    }
    case 'impossible':
      return refused(
        'That is no day a trip can be on: it is not in the calendar, or it is over. Nothing has changed. Tell me the dates, for example “12 to 14 June”.',
      );
    case 'weekend':
      return withDays(state, weekendOf(begin.weekday, change, state.today), length);
    case 'month':
      return refused(askWhichWeekend(begin.weekday, { month: change.month, length }, state.today));
    case 'days-of-month': {
      if (first === null) return refused(NO_DATES);
      const on = (day: number): IsoDay => `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
      const days = change.last === null ? length : change.last - change.first + 1;
      return isIsoDay(on(change.first))
        ? withDays(state, on(change.first), days)
        : refused('That month has no such day, so nothing has changed.');
    }
    case 'year': {
      if (first === null) return refused(NO_DATES);
      const weeks = Math.round(((change.year - Number(first.slice(0, 4))) * 365.2425) / 7);
      return withDays(state, addDays(first, weeks * 7), length);
    }
    case 'shift':
      if (first === null) return refused(NO_DATES);
      return withDays(state, addDays(first, change.days), length);
    case 'start':
      return withDays(state, change.start, length);
    case 'range':
      return withDays(state, change.start, daysBetween(change.start, change.end) + 1);
  }
}

const NO_DATES = 'The trip has no dates yet. Tell me them, for example “12 to 14 June”.';

/** The weekends of a month as dates that can be answered with. */
function askWhichWeekend(
  weekday: Weekday,
  { month, length }: { month: number; length: number },
  today: IsoDay,
): string {
  const first = weekendOf(weekday, { nth: 0, month }, today);
  const starts = [0, 7, 14, 21].map((later) => addDays(first, later));
  const shown = starts.map((start) => `“${formatDay(start)} to ${formatDay(addDays(start, length - 1))}”`);
  return `Which one shall it be: ${shown.join(', ')}? Nothing has changed yet.`;
}

/** The nth such weekday of the next month of that name; the last for -1. */
function weekendOf(weekday: Weekday, { nth, month }: { nth: number; month: number }, today: IsoDay): IsoDay {
  const year = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= month ? 1 : 0);
  const first: IsoDay = `${year}-${String(month).padStart(2, '0')}-01`;
  const all = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (day) => weekdayOf(day) === weekday && Number(day.slice(5, 7)) === month,
  );
  return (nth < 0 ? all.at(-1) : all[nth]) ?? all[0] ?? first;
}

/** The nearest such weekday to the present first or last day; a trip never turns inside out. */
function withEdge(state: ConciergeState, edge: 'start' | 'end', weekday: Weekday): Outcome {
  const { days } = state.request;
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return refused('There is no day to move.');
  const by = daysTo(edge === 'start' ? first.weekday : last.weekday, weekday);
  if (by === 0) return refused('That is when it is already.');
  const length = edge === 'start' ? days.length - by : days.length + by;
  if (length < 1) return refused('That would leave no day at all. Nothing has changed.');
  const start = first.date === null ? null : edge === 'start' ? addDays(first.date, by) : first.date;
  return withDays(
    edge === 'start' ? shifted(state, -by) : state,
    start,
    length,
    edge === 'start' ? weekday : first.weekday,
  );
}

/** The same trip with so many empty days before it, or so many of its first days gone: what was on Friday stays there. */
function shifted(state: ConciergeState, by: number): ConciergeState {
  const { plan, request } = state;
  const [first] = plan.days;
  if (by === 0 || !first) return state;
  const empty = Array.from({ length: Math.max(0, by) }, () => ({ ...first, slots: [] }));
  const free = empty.map(() => null);
  const gone = Math.max(0, -by);
  return {
    ...state,
    plan: { ...plan, days: [...empty, ...plan.days.slice(gone)] },
    request: {
      ...request,
      activityCapByDay: [...free, ...request.activityCapByDay.slice(gone)],
      droppedSlots: request.droppedSlots.map((slot) => ({ ...slot, day: slot.day + by })).filter(({ day }) => day >= 0),
      ...freeHoursOnDays(request, (day) => (day + by < 0 ? null : day + by)),
      pinned: request.pinned.map((slot) => ({ ...slot, day: slot.day + by })).filter(({ day }) => day >= 0),
    },
  };
}

function withDays(
  state: ConciergeState,
  start: IsoDay | null,
  length: number,
  firstWeekday: Weekday | null = null,
): Outcome {
  if (length < 1) return refused('That would leave no day at all. Nothing has changed.');
  if (start !== null) {
    const parsed = parseTripDates(`${start} to ${addDays(start, length - 1)}`, state.today);
    if (!parsed.ok) return refused(`${TRIP_DATES_MESSAGE[parsed.reason]}. Nothing has changed.`);
  }
  if (length > TRIP_DAYS_MAX) return refused(`${TRIP_DATES_MESSAGE['too-long']}. Nothing has changed.`);
  const { request } = state;
  const days = reshape(request, start, length, firstWeekday);
  const inTrip = ({ day }: { day: number }) => day < length;
  const next: TripRequest = {
    ...request,
    days,
    droppedSlots: request.droppedSlots.filter(inTrip),
    pinned: request.pinned.filter(inTrip),
    ...freeHoursOnDays(request, (day) => (day < length ? day : null)),
    activityCapByDay: days.map((_, index) => request.activityCapByDay[index] ?? null),
  };
  if (JSON.stringify(next.days) === JSON.stringify(request.days))
    return refused('Those are the dates of the plan already.');
  const result = changePlan(state, { request: next });
  if (!result.ok)
    return refused(`I could not make the plan work on those days: ${result.reason}. Nothing has changed.`);
  const [from] = days;
  const to = days.at(-1);
  const span =
    from?.date && to?.date && from.date === to.date
      ? `The trip is now one day, ${formatDay(from.date)}.`
      : from?.date && to?.date
        ? `The trip is now ${formatDay(from.date)} to ${formatDay(to.date)}.`
        : `The trip is now ${length} ${length === 1 ? 'day' : 'days'} long.`;
  return changed(result.value, span);
}

/** Hours follow the part a day plays: the first and the last keep theirs, days between are whole. */
function reshape(
  { days: old }: TripRequest,
  start: IsoDay | null,
  length: number,
  firstWeekday: Weekday | null,
): TripDay[] {
  const first = old[0];
  const last = old.at(-1);
  if (!first || !last) return [...old];
  const whole =
    old.length > 2
      ? (old[1] ?? first)
      : { ...first, ...FULL_DAY, endMinute: Math.max(FULL_DAY.endMinute, first.endMinute) };
  return Array.from({ length }, (_, index): TripDay => {
    const part =
      length === old.length ? (old[index] ?? whole) : index === 0 ? first : index === length - 1 ? last : whole;
    const hours =
      length === 1
        ? { startMinute: FULL_DAY.startMinute, endMinute: Math.max(FULL_DAY.endMinute, first.endMinute) }
        : part;
    const date = start === null ? null : addDays(start, index);
    const weekday = date === null ? onWeek(firstWeekday ?? first.weekday, index) : weekdayOf(date);
    const { startMinute, endMinute } = hours;
    const meals =
      length === old.length
        ? { needsLunch: part.needsLunch, needsDinner: part.needsDinner }
        : mealsWithin(startMinute, endMinute);
    return { date, weekday, startMinute, endMinute, ...meals };
  });
}

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const onWeek = (first: Weekday, after: number): Weekday => WEEK[(first + after + 7) % 7] ?? first;
