import { Luggage } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDay, type IsoDay } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { tripPath } from '../../trips/domain/trip-path.ts';
import { peopleText, tripDatesText, tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { type IsoMonth, monthText, tripsOfMonth } from './calendar-month.ts';
import { TaskList } from './task-list.tsx';
import { overdueTasks, type TripTask, taskKey, tasksOfMonth } from './trip-tasks.ts';

/** Days, or late tasks, at a time. */
const PAGE = 10;

interface AgendaDay {
  day: IsoDay;
  trips: Booking[];
  tasks: TripTask[];
}

/** What begins and what is due in the month, day by day. What is late stands above, whichever month it was due in. */
export function CalendarAgenda({
  bookings,
  tasks,
  month,
  today,
  userId,
}: {
  bookings: readonly Booking[];
  tasks: readonly TripTask[];
  month: IsoMonth;
  today: IsoDay;
  userId: string;
}) {
  // What was late on arrival stays where it is when it is ticked: nothing vanishes from under a finger or the keyboard.
  const [wasLate] = useState(() => new Set(overdueTasks(tasks).map(taskKey)));
  const isLate = (task: TripTask): boolean => task.state === 'overdue' || wasLate.has(taskKey(task));
  const late = tasks.filter(isLate);
  const days = agendaDays(
    bookings,
    tasks.filter((task) => !isLate(task)),
    month,
  );
  return (
    <div className="flex flex-col gap-6">
      {late.length === 0 ? null : (
        <section aria-labelledby="overdue" className="rounded-card bg-chosen p-5 sm:p-7">
          <h3 id="overdue" className="display mb-2 text-card">
            Overdue
          </h3>
          <Paged key={late.length > PAGE ? 'many' : 'few'} items={late} what="overdue">
            {(shown) => <TaskList tasks={shown} userId={userId} today={today} />}
          </Paged>
        </section>
      )}
      {days.length === 0 ? <p className="text-soft">{`No trip and nothing due in ${monthText(month)}.`}</p> : null}
      <Paged key={month} items={days} what="days">
        {(shown) => (
          <ol className="flex flex-col gap-6">
            {shown.map(({ day, trips, tasks: due }) => (
              <li key={day}>
                <h3 className="mb-1 border-b-2 border-line pb-1 font-semibold">
                  {formatDay(day)}
                  {day === today ? <span className="text-link">, today</span> : null}
                </h3>
                {trips.map((trip) => (
                  <TripRow key={trip.id} trip={trip} />
                ))}
                {due.length === 0 ? null : <TaskList tasks={due} userId={userId} today={today} />}
              </li>
            ))}
          </ol>
        )}
      </Paged>
    </div>
  );
}

function agendaDays(bookings: readonly Booking[], tasks: readonly TripTask[], month: IsoMonth): AgendaDay[] {
  const days = new Map<IsoDay, AgendaDay>();
  const at = (day: IsoDay): AgendaDay => {
    const found = days.get(day) ?? { day, trips: [], tasks: [] };
    days.set(day, found);
    return found;
  };
  // A trip under way when the month begins stands on its first day.
  for (const trip of tripsOfMonth(bookings, month)) {
    const start = trip.start_date ?? '';
    at(start < `${month}-01` ? `${month}-01` : start).trips.push(trip);
  }
  for (const task of tasksOfMonth(tasks, month)) at(task.due).tasks.push(task);
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

function TripRow({ trip }: { trip: Booking }) {
  const title = tripTitle(trip);
  return (
    <div className="flex items-start gap-3 py-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-chosen text-link">
        <Luggage aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </span>
      <div className="min-w-0">
        <h4>
          <Link to={tripPath(trip.id)} className={buttonClass({ variant: 'link', className: '-ml-1 wrap-anywhere' })}>
            {title}
          </Link>
        </h4>
        <p className="text-sm text-soft">{`${tripDatesText(trip)}, ${peopleText(trip.group_size)}`}</p>
      </div>
    </div>
  );
}

function Paged<Item>({
  items,
  what,
  children,
}: {
  items: readonly Item[];
  what: string;
  children: (shown: readonly Item[]) => ReactNode;
}) {
  const [count, setCount] = useState(PAGE);
  return (
    <>
      {children(items.slice(0, count))}
      {items.length > count ? (
        <Button variant="secondary" className="mt-2 self-center" onClick={() => setCount(count + PAGE)}>
          {`Show ${Math.min(PAGE, items.length - count)} more of ${items.length} ${what}`}
        </Button>
      ) : null}
    </>
  );
}
