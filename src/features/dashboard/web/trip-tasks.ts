import type { IsoDay } from '../../../shared/dates.ts';
import type { DatedTrip, TripStep } from '../../trips/domain/step-rules.ts';
import { type TripDeadline, tripDeadlines } from '../../trips/domain/trip-deadlines.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import { type IsoMonth, monthOf } from './calendar-month.ts';

/** Something to do by a day, and for which trip. */
export interface TripTask extends TripDeadline {
  bookingId: string;
  tripTitle: string;
  isConfirmed: boolean;
}

/** A trip as far as what is to be done for it goes: one of the list of trips, or the one whose page is open. */
export interface TaskedTrip extends DatedTrip {
  id: string;
  event_type: string | null;
  destination: string;
  /** What the organiser says is done. */
  done?: readonly TripStep[] | undefined;
}

export const taskKey = ({ bookingId, step }: TripTask): string => `${bookingId} ${step}`;

/** Each page asks the same of the same five hundred trips; the query cache keeps a trip's object while it is unchanged. */
const known = new WeakMap<TaskedTrip, { today: IsoDay; tasks: readonly TripTask[] }>();

/** What is to be done for one trip and by when, in the order of `tripDeadlines`. */
export function tasksOfTrip(booking: TaskedTrip, today: IsoDay): readonly TripTask[] {
  const found = known.get(booking);
  if (found?.today === today) return found.tasks;
  const shared = { bookingId: booking.id, tripTitle: tripTitle(booking), isConfirmed: booking.status === 'confirmed' };
  const deadlines = tripDeadlines(booking, new Set(booking.done), today);
  const tasks = deadlines.map((deadline) => ({ ...deadline, ...shared }));
  known.set(booking, { today, tasks });
  return tasks;
}

/** What is to be done for all trips, the earliest first. */
export const tasksOf = (bookings: readonly TaskedTrip[], today: IsoDay): TripTask[] =>
  bookings
    .flatMap((booking) => tasksOfTrip(booking, today))
    .toSorted((a, b) => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1));

/** The tasks under the day that each is due. */
export const tasksByDay = (tasks: readonly TripTask[]): ReadonlyMap<IsoDay, TripTask[]> =>
  Map.groupBy(tasks, ({ due }) => due);

/** What is late, whichever month is looked at. */
export const overdueTasks = (tasks: readonly TripTask[]): TripTask[] =>
  tasks.filter(({ state }) => state === 'overdue');

/** The tasks that are due in a month. */
export const tasksOfMonth = (tasks: readonly TripTask[], month: IsoMonth): TripTask[] =>
  tasks.filter(({ due }) => monthOf(due) === month);

/** What the cell of a day says of its tasks, to people who hear it. */
export function tasksSpoken(tasks: readonly TripTask[]): string {
  const open = tasks.filter(({ state }) => state !== 'done');
  if (open.length === 0) return '';
  if (open.length > MOST_SPOKEN) return `${open.length} things to do`;
  return `to do: ${open.map(({ title, tripTitle: trip, state }) => `${title} (${trip}${state === 'overdue' ? ', overdue' : ''})`).join(', ')}`;
}
const MOST_SPOKEN = 3;
