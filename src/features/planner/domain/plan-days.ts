import type { EventType, Vibe } from '../../../catalogue/vocabulary.ts';
import type { TripDay } from '../../../engine/trip-request.ts';
import { type IsoDay, type Weekday, weekdayOf } from '../../../shared/dates.ts';
import type { Requirements } from './read-requirements.ts';
import { type TripDates, tripDays } from './trip-dates.ts';

/** Minutes after midnight. The group is there by 14:00 on the first day and leaves about 17:00 on the last. */
const ARRIVAL = 14 * 60;
const DEPARTURE = 17 * 60;
const MORNING = 10 * 60;
const LATE_MORNING = 11 * 60;
const EARLIEST_START = 8 * 60;
const EARLY_NIGHT = 23 * 60 + 30;

/** From landing or stepping off a train to the first thing to do, and from the last thing to the platform or gate. */
export const SETTLE_IN_MINUTES = 60;
export const HEAD_HOME_MINUTES = 90;

/** Meals fall in these hours (lunch starts 12:00 to 14:00, dinner 18:30 to 20:30): a day that spans them has them. */
const LUNCH_FROM = 12 * 60 + 30;
const LUNCH_UNTIL = 14 * 60 + 30;
const DINNER_FROM = 19 * 60 + 30;
const DINNER_UNTIL = 21 * 60;

const DEFAULT_WEEKEND: readonly Weekday[] = [4, 5, 6];

interface DayWish {
  dates: TripDates;
  eventType: EventType;
  vibe: Vibe;
  asked: Pick<
    Requirements,
    'arrivalMinute' | 'departureMinute' | 'lateMornings' | 'earlyNights' | 'dayEnds' | 'minorsPresent' | 'pace'
  >;
}

/** How late the group goes on, by what it came for. */
function nightEnds({ eventType, vibe, asked }: DayWish): number {
  if (asked.earlyNights || asked.minorsPresent) return EARLY_NIGHT;
  if (asked.pace === 'calm' || vibe === 'chill-relaxed' || vibe === 'cultural') return 24 * 60;
  if (vibe === 'party-hard' || asked.pace === 'packed') return 27 * 60;
  return eventType === 'work-do' || eventType === 'just-travel' ? 25 * 60 : 26 * 60;
}

/**
 * The days of the trip with the hours in which slots may lie: arrival on the first day, a gentle last morning and the
 * way home on the last, and meals on the days that span meal times. No dates means a Friday-to-Sunday weekend.
 */
export function planDays(wish: DayWish): TripDay[] {
  const calendar: { date: IsoDay | null; weekday: Weekday }[] = wish.dates
    ? tripDays(wish.dates).map((date) => ({ date, weekday: weekdayOf(date) }))
    : DEFAULT_WEEKEND.map((weekday) => ({ date: null, weekday }));
  return calendar.map((day, index) => ({ ...day, ...hoursOf(wish, index, calendar.length, day.weekday) }));
}

function hoursOf(wish: DayWish, index: number, count: number, weekday: Weekday): Omit<TripDay, 'date' | 'weekday'> {
  const { arrivalMinute, departureMinute, lateMornings } = wish.asked;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const morning = lateMornings ? LATE_MORNING : MORNING;

  let startMinute = morning;
  if (isLast && count > 1) startMinute = LATE_MORNING;
  if (isFirst && count > 1) startMinute = ARRIVAL;
  if (isFirst && arrivalMinute !== null) startMinute = arrivalMinute + SETTLE_IN_MINUTES;

  let endMinute = nightEnds(wish);
  if (isLast && count > 1) endMinute = DEPARTURE;
  if (isLast && departureMinute !== null) endMinute = departureMinute - HEAD_HOME_MINUTES;
  for (const { minute, on } of wish.asked.dayEnds)
    if (on === 'every' || on === weekday || (on === 'last' && isLast)) endMinute = Math.min(endMinute, minute);
  // Who must be home by noon gets up sooner on that day.
  startMinute = Math.min(startMinute, Math.max(EARLIEST_START, endMinute - 60));
  // A departure before the day has begun leaves an hour and no more, never a day that ends before it starts.
  endMinute = Math.max(endMinute, startMinute + 60);

  return { startMinute, endMinute, ...mealsWithin(startMinute, endMinute) };
}

/** Which meals a day with these hours spans. */
export function mealsWithin(startMinute: number, endMinute: number): { needsLunch: boolean; needsDinner: boolean } {
  return {
    needsLunch: startMinute <= LUNCH_FROM && endMinute >= LUNCH_UNTIL,
    needsDinner: startMinute <= DINNER_FROM && endMinute >= DINNER_UNTIL,
  };
}

/** Whether a day begins or ends when we suppose it does where nobody says: hours that were told are not to be passed over. */
export function isUsualEdge(days: readonly TripDay[], day: number, edge: 'start' | 'end'): boolean {
  const hours = days[day];
  if (!hours) return false;
  const hasMore = days.length > 1;
  if (edge === 'start')
    return hasMore && day === 0 ? hours.startMinute === ARRIVAL : [MORNING, LATE_MORNING].includes(hours.startMinute);
  return hasMore && day === days.length - 1 ? hours.endMinute === DEPARTURE : hours.endMinute >= EARLY_NIGHT;
}
