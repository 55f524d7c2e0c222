import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatDay, type IsoDay } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { tripDatesText, tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingsState } from './bookings-state.tsx';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { addMonths, monthOf, monthText, readDay, readMonth, tripsOn } from './calendar-month.ts';
import { CalendarSide } from './calendar-side.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { TaskList } from './task-list.tsx';
import { tasksByDay, tasksOf } from './trip-tasks.ts';

const VIEWS = ['month', 'agenda'] as const;

/** The visitor's trips by month or as a list, with the weekends that are still free. Month and view are in the address. */
export function CalendarScreen({ userId, today }: { userId: string; today: IsoDay }) {
  return (
    <>
      <DashboardHeading
        title="Calendar"
        lead="When your trips are, what to do by when, and when the next one could be."
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan a new trip
          </Link>
        }
      />
      <BookingsState userId={userId} isSampleShown>
        {(bookings) => <Calendar bookings={bookings} userId={userId} today={today} />}
      </BookingsState>
    </>
  );
}

function Calendar({ bookings, userId, today }: { bookings: readonly Booking[]; userId: string; today: IsoDay }) {
  const [query, setQuery] = useSearchParams();
  const view = VIEWS.find((name) => name === query.get('view')) ?? 'month';
  const month = readMonth(query.get('month'), monthOf(today));
  const chosen = readDay(query.get('day'), month, today);
  const go = (to: Record<string, string>) =>
    setQuery({ view, month, ...to }, { preventScrollReset: true, replace: 'day' in to });
  const tasks = tasksOf(bookings, today);
  const byDay = tasksByDay(tasks);
  const due = byDay.get(chosen) ?? [];
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_18rem]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h2 aria-live="polite" className="display mr-auto text-section">
            {monthText(month)}
          </h2>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="secondary" onClick={() => go({ month: monthOf(today), day: today })}>
              Today
            </Button>
            <Button
              variant="secondary"
              size="icon"
              aria-label="Previous month"
              onClick={() => go({ month: addMonths(month, -1) })}
            >
              <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </Button>
            <Button
              variant="secondary"
              size="icon"
              aria-label="Next month"
              onClick={() => go({ month: addMonths(month, 1) })}
            >
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </Button>
          </div>
        </div>
        <Tabs
          label="Calendar view"
          value={view}
          onChange={(name) => go({ view: name })}
          tabs={[
            { value: 'month', label: 'Month' },
            { value: 'agenda', label: 'Agenda' },
          ]}
        >
          <TabPanel value="month">
            <CalendarGrid
              bookings={bookings}
              tasks={byDay}
              month={month}
              today={today}
              chosen={chosen}
              onChoose={(to) => go({ month: monthOf(to), day: to })}
            />
            <section aria-label={formatDay(chosen)} className="mt-6">
              <h3 className="display mb-3 text-card">{formatDay(chosen)}</h3>
              <DayTrips trips={tripsOn(bookings, chosen)} isAnythingDue={due.length > 0} />
              <TaskList tasks={due} userId={userId} today={today} />
            </section>
          </TabPanel>
          <TabPanel value="agenda">
            <CalendarAgenda bookings={bookings} tasks={tasks} month={month} today={today} userId={userId} />
          </TabPanel>
        </Tabs>
      </div>
      <CalendarSide bookings={bookings} month={month} today={today} />
    </div>
  );
}

/** Trips of a day at a time: somebody with five hundred of them has twenty on one Saturday. */
const MOST_TRIPS = 6;

function DayTrips({ trips, isAnythingDue }: { trips: readonly Booking[]; isAnythingDue: boolean }) {
  if (trips.length === 0) return isAnythingDue ? null : <p className="text-soft">No trip on this day.</p>;
  return (
    <>
      <ul className="mb-4 grid gap-5 xl:grid-cols-2">
        {trips.slice(0, MOST_TRIPS).map((trip) => (
          <li key={trip.id} aria-label={`${tripTitle(trip)}, ${tripDatesText(trip)}`}>
            <BookingCard booking={trip} />
          </li>
        ))}
      </ul>
      {trips.length > MOST_TRIPS ? (
        <p className="mb-4 text-soft">{`And ${trips.length - MOST_TRIPS} more, in the agenda.`}</p>
      ) : null}
    </>
  );
}
