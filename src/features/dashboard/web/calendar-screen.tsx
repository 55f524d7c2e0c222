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
import { CalendarGrid } from './calendar-grid.tsx';
import { addMonths, freeWeekends, monthOf, monthText, readMonth, tripsOfMonth, tripsOn } from './calendar-month.ts';
import { DashboardHeading } from './dashboard-heading.tsx';

const VIEWS = ['month', 'agenda'] as const;

/** The visitor's trips by month or as a list, with the weekends that are still free. Month and view are in the address. */
export function CalendarScreen({ userId, today }: { userId: string; today: IsoDay }) {
  return (
    <>
      <DashboardHeading
        title="Calendar"
        lead="When your trips are, and when the next one could be."
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan a new trip
          </Link>
        }
      />
      <BookingsState userId={userId} isSampleShown>
        {(bookings) => <Calendar bookings={bookings} today={today} />}
      </BookingsState>
    </>
  );
}

function Calendar({ bookings, today }: { bookings: readonly Booking[]; today: IsoDay }) {
  const [query, setQuery] = useSearchParams();
  const view = VIEWS.find((name) => name === query.get('view')) ?? 'month';
  const day = query.get('day') ?? '';
  const month = readMonth(query.get('month'), monthOf(today));
  const chosen = monthOf(day) === month ? day : month === monthOf(today) ? today : `${month}-01`;
  const go = (to: Record<string, string>) =>
    setQuery({ view, month, ...to }, { preventScrollReset: true, replace: 'day' in to });
  const undated = bookings.filter(({ start_date: start, status }) => start === null && status !== 'cancelled');
  const trips = tripsOfMonth(bookings, month);
  const free = freeWeekends(bookings, month, today);
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_18rem]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h2 aria-live="polite" className="display mr-auto text-section">
            {monthText(month)}
          </h2>
          <div className="flex items-center gap-2">
            <Button variant="ghost" onClick={() => go({ month: monthOf(today), day: today })}>
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
              month={month}
              today={today}
              chosen={chosen}
              onChoose={(to) => go({ month: monthOf(to), day: to })}
            />
            <section aria-label={formatDay(chosen)} className="mt-6">
              <h3 className="display mb-3 text-card">{formatDay(chosen)}</h3>
              <TripCards trips={tripsOn(bookings, chosen)} none="No trip on this day." />
            </section>
          </TabPanel>
          <TabPanel value="agenda">
            <TripCards trips={trips} none={`No trip in ${monthText(month)}.`} />
          </TabPanel>
        </Tabs>
      </div>
      <aside className="flex flex-col gap-6">
        <SideList title="Free weekends" none="None left in this month.">
          {free.map((saturday) => ({ key: saturday, text: formatDay(saturday) }))}
        </SideList>
        <SideList title="Trips without dates" none="Every trip has its dates.">
          {undated.map((trip) => ({
            key: trip.id,
            text: tripTitle(trip),
            href: `/plan?booking=${encodeURIComponent(trip.id)}&tab=chat`,
          }))}
        </SideList>
      </aside>
    </div>
  );
}

function TripCards({ trips, none }: { trips: readonly Booking[]; none: string }) {
  if (trips.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul className="grid gap-5 xl:grid-cols-2">
      {trips.map((trip) => (
        <li key={trip.id} aria-label={`${tripTitle(trip)}, ${tripDatesText(trip)}`}>
          <BookingCard booking={trip} />
        </li>
      ))}
    </ul>
  );
}

interface SideItem {
  key: string;
  text: string;
  href?: string;
}

function SideList({ title, none, children }: { title: string; none: string; children: readonly SideItem[] }) {
  return (
    <section aria-label={title} className="rounded-card bg-sunken p-5">
      <h2 className="display mb-2 text-card">{title}</h2>
      {children.length === 0 ? <p className="text-soft">{none}</p> : null}
      <ul className="flex flex-col gap-1">
        {children.map(({ key, text, href }) => (
          <li key={key}>
            {href === undefined ? (
              text
            ) : (
              <Link to={href} className={buttonClass({ variant: 'link', className: 'px-0!' })}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
