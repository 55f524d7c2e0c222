import { eventText } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { titlesApart } from './titles-apart.ts';
import { type ChartedTrip, MOST_BARS } from './trip-periods.ts';

/** What one trip costs a person, beside what its slots were allowed to, in pence. */
export interface TripSpend extends ChartedTrip {
  /** Activities, meals and nights out: what the budget is for (PRODUCT). */
  slotsPence: number;
  stayPence: number;
  /** Null where the organiser set no limit. */
  capPence: number | null;
  /** Slots and stay for everybody. */
  groupPence: number;
}

/** Several trips together: of one occasion, or to one city. */
export interface SpendGroup {
  name: string;
  trips: number;
  people: number;
  groupPence: number;
  /** The mean over people, not over trips. */
  perPersonPence: number;
}

/** Trips with a plan that were not called off, in the order they came. */
export function tripSpends(bookings: readonly Booking[]): TripSpend[] {
  const titleOf = titlesApart(bookings);
  return bookings.flatMap((booking) => {
    const { figures, status } = booking;
    if (!figures || status === 'cancelled') return [];
    const { slotsPence, stayPence, groupPence, capPence } = figures;
    if (slotsPence === null || stayPence === null || groupPence === null) return [];
    const { id, created_at: plannedAt } = booking;
    return [{ id, title: titleOf(booking), plannedAt, slotsPence, stayPence, capPence, groupPence }];
  });
}

/** Where the money goes: the same trips by occasion or by city, the dearest first. */
export function spendBy(bookings: readonly Booking[], by: 'occasion' | 'city'): SpendGroup[] {
  const counted = bookings.filter(({ status, figures }) => status !== 'cancelled' && figures?.groupPence != null);
  const groups = Map.groupBy(counted, ({ event_type: type, destination }) =>
    by === 'occasion' ? eventText(type) : destination,
  );
  return [...groups]
    .map(([name, trips]) => {
      const people = trips.reduce((sum, trip) => sum + trip.group_size, 0);
      const groupPence = trips.reduce((sum, trip) => sum + (trip.figures?.groupPence ?? 0), 0);
      return { name, trips: trips.length, people, groupPence, perPersonPence: Math.round(groupPence / people) };
    })
    .toSorted((a, b) => b.groupPence - a.groupPence);
}

/** How the slots stand to their limit, in words: never by colour alone. */
export function againstBudget({ slotsPence, capPence }: TripSpend): string {
  if (capPence === null) return 'No limit set';
  return slotsPence > capPence ? 'Over budget' : `${Math.round((100 * slotsPence) / capPence)}% of budget`;
}

/** The dearest groups, and all others as one where they would make the chart a wall; `others` names them: `cities`. */
export function dearestAndRest(groups: readonly SpendGroup[], others: string): SpendGroup[] {
  if (groups.length <= MOST_BARS) return [...groups];
  const rest = groups.slice(MOST_BARS - 1);
  const sum = (of: (group: SpendGroup) => number) => rest.reduce((total, group) => total + of(group), 0);
  const [people, groupPence] = [sum((group) => group.people), sum((group) => group.groupPence)];
  return [
    ...groups.slice(0, MOST_BARS - 1),
    {
      name: `${rest.length} other ${others}`,
      trips: sum((group) => group.trips),
      people,
      groupPence,
      perPersonPence: Math.round(groupPence / people),
    },
  ];
}

/** How many of several trips went over their limit, in words. */
export function overBudget(trips: readonly TripSpend[]): string {
  const limited = trips.filter(({ capPence }) => capPence !== null);
  if (limited.length === 0) return 'no limits set';
  const over = limited.filter(({ slotsPence, capPence }) => capPence !== null && slotsPence > capPence).length;
  return over === 0 ? 'none over budget' : `${over} over budget`;
}
