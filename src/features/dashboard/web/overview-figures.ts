import { daysBetween, type IsoDay } from '../../../shared/dates.ts';
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
      counted: 'Neither completed nor cancelled',
    },
    {
      label: 'Upcoming Events',
      text: String(upcoming.length),
      counted: 'Active, starting today or later',
    },
    { label: 'Total Trips', text: String(bookings.length), counted: 'All you have planned here' },
    {
      label: 'Success Rate',
      text: ended === 0 ? '–' : `${Math.round((100 * completed) / ended)}%`,
      counted: ended === 0 ? 'None completed or cancelled yet' : `${completed} completed of ${ended} that ended`,
    },
  ];
}

/** What somebody new sees in their place (SPEC 2), always beside a mark that says so. */
export const SAMPLE_FIGURES: readonly OverviewFigure[] = [
  { label: 'Active Trips', text: '3', counted: 'Neither completed nor cancelled' },
  { label: 'Upcoming Events', text: '2', counted: 'Active, starting today or later' },
  { label: 'Total Trips', text: '12', counted: 'All you have planned here' },
  { label: 'Success Rate', text: '96%', counted: 'Completed trips of those that have ended' },
];
