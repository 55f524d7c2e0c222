import { formatDay, isIsoDay } from '../../../shared/dates.ts';
import { foldText } from '../../../shared/plain-text.ts';
import { eventText, statusText, tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';

export const TRIP_TABS = ['all', 'planning', 'confirmed', 'pending', 'completed', 'cancelled'] as const;
export type TripTab = (typeof TRIP_TABS)[number];

export const TRIP_SORTS = ['newest', 'soonest', 'biggest', 'cheapest'] as const;
export type TripSort = (typeof TRIP_SORTS)[number];

/** Which of their trips a person looks at, and in which order. Empty texts narrow nothing down. */
export interface TripsView {
  tab: TripTab;
  search: string;
  city: string;
  type: string;
  /** Days as `YYYY-MM-DD`: trips with at least one day between them. */
  from: string;
  to: string;
  sort: TripSort;
}

export const EVERY_TRIP: TripsView = { tab: 'all', search: '', city: '', type: '', from: '', to: '', sort: 'newest' };

const LONGEST_TEXT = 100;

/** What the address says; what it says wrongly is as if it said nothing. */
export function readTripsView(query: URLSearchParams): TripsView {
  const text = (name: string): string => (query.get(name) ?? '').slice(0, LONGEST_TEXT);
  const day = (name: string): string => (isIsoDay(text(name)) ? text(name) : '');
  return {
    tab: TRIP_TABS.find((tab) => tab === query.get('status')) ?? EVERY_TRIP.tab,
    search: text('search'),
    city: text('city'),
    type: text('type'),
    from: day('from'),
    to: day('to'),
    sort: TRIP_SORTS.find((sort) => sort === query.get('sort')) ?? EVERY_TRIP.sort,
  };
}

/** The query of such an address, without the question mark and without what goes without saying. */
export function tripsQuery(view: TripsView): string {
  const said = Object.entries({ ...view, tab: EVERY_TRIP.tab, status: view.tab }).filter(
    ([name, value]) => value !== '' && value !== (name === 'status' ? EVERY_TRIP.tab : Reflect.get(EVERY_TRIP, name)),
  );
  return new URLSearchParams(said).toString();
}

/** How many of city, type and dates narrow the list down. */
export const filterCount = ({ city, type, from, to }: TripsView): number =>
  [city, type, from || to].filter((filter) => filter !== '').length;

/** The trips of the view in its order, and how many each tab would show with the same search and filters. */
export function tripsInView(
  bookings: readonly Booking[],
  view: TripsView,
): { trips: Booking[]; counts: Record<TripTab, number> } {
  const words = foldText(view.search).split(/\s+/).filter(Boolean);
  const found = bookings.filter((booking) => isWithin(booking, view) && isFound(booking, words));
  const countOf = (tab: TripTab): number => found.filter((booking) => isOnTab(booking, tab)).length;
  const counts = {
    all: found.length,
    planning: countOf('planning'),
    confirmed: countOf('confirmed'),
    pending: countOf('pending'),
    completed: countOf('completed'),
    cancelled: countOf('cancelled'),
  };
  return { trips: found.filter((booking) => isOnTab(booking, view.tab)).toSorted(IN_ORDER[view.sort]), counts };
}

const isOnTab = ({ status }: Booking, tab: TripTab): boolean => tab === 'all' || status === tab;

function isWithin(booking: Booking, { city, type, from, to }: TripsView): boolean {
  if (city !== '' && foldText(booking.destination) !== foldText(city)) return false;
  if (type !== '' && booking.event_type !== type) return false;
  if (from === '' && to === '') return true;
  const { start_date: start, end_date: end } = booking;
  if (start === null || end === null) return false;
  return (from === '' || end >= from) && (to === '' || start <= to);
}

/** Every word must stand somewhere on the card: title, status or a date as it is written there. */
function isFound(booking: Booking, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const days = [booking.start_date, booking.end_date].map((day) =>
    day !== null && isIsoDay(day) ? formatDay(day) : '',
  );
  const card = foldText(
    [tripTitle(booking), eventText(booking.event_type), statusText(booking.status), ...days].join(' '),
  );
  return words.every((word) => card.includes(word));
}

const LAST_DAY = '9999-12-31';

const newestFirst = (a: Booking, b: Booking): number => b.created_at.localeCompare(a.created_at);

const IN_ORDER: Record<TripSort, (a: Booking, b: Booking) => number> = {
  newest: newestFirst,
  soonest: (a, b) => (a.start_date ?? LAST_DAY).localeCompare(b.start_date ?? LAST_DAY) || newestFirst(a, b),
  biggest: (a, b) => b.group_size - a.group_size || newestFirst(a, b),
  cheapest: (a, b) =>
    (a.price_per_person_pence ?? Number.POSITIVE_INFINITY) - (b.price_per_person_pence ?? Number.POSITIVE_INFINITY) ||
    newestFirst(a, b),
};
