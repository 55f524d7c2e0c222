import { daysBetween, type IsoDay } from '../../../shared/dates.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';

/** One figure of the overview: SPEC 2's four, of the organiser's own trips. */
export interface OverviewFigure {
  label: string;
  text: string;
  /** How it is counted, in words. */
  counted: string;
}

const isOpen = ({ status }: Booking): boolean => status !== 'completed' && status !== 'cancelled';

const startsIn = ({ start_date: start }: Booking, today: IsoDay): number | null =>
  start === null ? null : daysBetween(today, start);

/** The four figures on this day. */
export function overviewFigures(bookings: readonly Booking[], today: IsoDay): OverviewFigure[] {
  const active = bookings.filter(isOpen);
  const upcoming = active.filter((booking) => (startsIn(booking, today) ?? -1) >= 0);
  const completed = bookings.filter(({ status }) => status === 'completed').length;
  const ended = bookings.length - active.length;
  return [
    {
      label: 'Active Trips',
      text: String(active.length),
      counted: 'Trips that are neither completed nor cancelled',
    },
    {
      label: 'Upcoming Events',
      text: String(upcoming.length),
      counted: 'Active trips whose first day is today or later',
    },
    { label: 'Total Trips', text: String(bookings.length), counted: 'Every trip you have planned here' },
    {
      label: 'Success Rate',
      text: ended === 0 ? '–' : `${Math.round((100 * completed) / ended)}%`,
      counted: ended === 0 ? 'None has ended yet' : `${completed} completed of ${ended} that ended`,
    },
  ];
}

/** What somebody new sees in their place (SPEC 2), always beside a mark that says so. */
export const SAMPLE_FIGURES: readonly OverviewFigure[] = [
  { label: 'Active Trips', text: '3', counted: 'Trips that are neither completed nor cancelled' },
  { label: 'Upcoming Events', text: '2', counted: 'Active trips whose first day is today or later' },
  { label: 'Total Trips', text: '12', counted: 'Every trip you have planned here' },
  { label: 'Success Rate', text: '96%', counted: 'Completed trips of those that have ended' },
];

export type Need = { bookingId: string; text: string; action: string; tab: 'chat' | 'itinerary' };

/** Days before a trip from which a plan that is not confirmed is worth a word. */
const SOON_DAYS = 21;
const MOST_NEEDS = 3;

/** What the organiser could do next, the most pressing first; at most three. */
export function whatNeedsYou(bookings: readonly Booking[], today: IsoDay): Need[] {
  const needs = bookings.filter(isOpen).flatMap((booking): (Need & { rank: number })[] => {
    const bookingId = booking.id;
    const title = tripTitle(booking);
    const days = startsIn(booking, today);
    if (days === null) {
      const text = `${title} has no dates yet.`;
      return [{ bookingId, text, action: 'Tell the concierge when', tab: 'chat', rank: SOON_DAYS + 1 }];
    }
    if (days < 0 || days > SOON_DAYS || booking.status === 'confirmed') return [];
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
    const text = `${title} starts ${when} and is not confirmed.`;
    return [{ bookingId, text, action: 'Go through the plan', tab: 'itinerary', rank: days }];
  });
  return needs
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_NEEDS)
    .map(({ rank: _rank, ...need }) => need);
}
