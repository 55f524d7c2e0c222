import { daysBetween, formatDay, type IsoDay } from '../../../shared/dates.ts';
import type { TripPart } from '../../trips/domain/trip-path.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { type TripTask, tasksOfTrip } from './trip-tasks.ts';

export interface Need {
  bookingId: string;
  tripTitle: string;
  /** What is to be done and by when, without the trip. */
  text: string;
  isOverdue: boolean;
  action: string;
  part: TripPart;
}

/** Days ahead of which something to do is worth a word. */
const SOON_DAYS = 7;
export const MOST_NEEDS = 3;

/** One line a trip, what is overdue first and the latest of it on top; then what is due, what has ended, what has no dates. */
export function whatNeedsYou(bookings: readonly Booking[], today: IsoDay): Need[] {
  return bookings
    .flatMap((booking) => rankedNeed(booking, today) ?? [])
    .toSorted((a, b) => a.rank - b.rank || a.day.localeCompare(b.day))
    .map(({ need }) => need);
}

interface RankedNeed {
  rank: number;
  day: IsoDay;
  need: Need;
}

function rankedNeed(booking: Booking, today: IsoDay): RankedNeed | null {
  const { start_date: start, end_date: end, status } = booking;
  if (status === 'completed' || status === 'cancelled') return null;
  const trip = { bookingId: booking.id, tripTitle: tripTitle(booking), isOverdue: false };
  if (start === null || end === null)
    return {
      rank: 4,
      day: booking.created_at,
      need: { ...trip, text: 'No dates yet', action: 'Choose dates', part: 'brief' },
    };
  if (end < today)
    return {
      rank: 3,
      day: end,
      need: { ...trip, text: `Ended on ${formatDay(end)}`, action: 'Mark it as completed', part: 'plan' },
    };
  const open = tasksOfTrip(booking, today).filter(({ state }) => state !== 'done');
  const [first, ...others] = open;
  if (first === undefined || daysBetween(today, first.due) > SOON_DAYS) return null;
  const pressing = others.filter(({ state }) => state === 'overdue' || state === 'today').length;
  const more = pressing === 0 ? '' : `, and ${pressing} more`;
  return {
    rank: first.state === 'overdue' ? 0 : first.state === 'today' ? 1 : 2,
    day: first.due,
    need: {
      ...trip,
      text: `${first.title}, ${dueText(first, today)}${more}`,
      isOverdue: first.state === 'overdue',
      action: first.step === 'decide' ? 'Decide' : 'Go through the plan',
      part: 'plan',
    },
  };
}

/** `due tomorrow`, `3 days overdue`. */
export function dueText({ due, state }: Pick<TripTask, 'due' | 'state'>, today: IsoDay): string {
  const days = daysBetween(today, due);
  if (state === 'done') return 'done';
  if (days === 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  if (days > 1) return days <= SOON_DAYS ? `due in ${days} days` : `due ${formatDay(due)}`;
  return days === -1 ? '1 day overdue' : `${-days} days overdue`;
}
