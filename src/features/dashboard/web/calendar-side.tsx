import { Link } from 'react-router';
import { formatDay, type IsoDay } from '../../../shared/dates.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { tripPath } from '../../trips/domain/trip-path.ts';
import { peopleText, tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { freeWeekends, type IsoMonth, monthOf } from './calendar-month.ts';

const MOST_UNDATED = 8;

/** Beside the month: the way to the next trip, weekends on which nothing is yet, and trips that have no dates. */
export function CalendarSide({
  bookings,
  month,
  today,
}: {
  bookings: readonly Booking[];
  month: IsoMonth;
  today: IsoDay;
}) {
  const open = bookings.filter(({ status }) => status !== 'cancelled' && status !== 'completed');
  const undated = open.filter(({ start_date: start }) => start === null);
  const next = nextOf(open, today);
  const more = undated.length - MOST_UNDATED;
  return (
    <aside className="flex flex-col gap-6">
      <SideList title="Next trip" none="None with dates to come.">
        {next === null
          ? []
          : [{ key: next.id, text: `${tripTitle(next)}, ${formatDay(next.start)}`, href: dayPath(next.start) }]}
      </SideList>
      <SideList title="Free weekends" none="None left in this month.">
        {freeWeekends(bookings, month, today).map((saturday) => ({ key: saturday, text: formatDay(saturday) }))}
      </SideList>
      <SideList
        title="Trips without dates"
        none="Every trip has its dates."
        hint={more > 0 ? `and ${more} more` : 'Choose the dates, and what to do by when is worked out.'}
      >
        {undated.slice(0, MOST_UNDATED).map((trip) => ({
          key: trip.id,
          text: `${tripTitle(trip)}, ${peopleText(trip.group_size)}`,
          href: tripPath(trip.id, 'brief'),
        }))}
      </SideList>
    </aside>
  );
}

/** The trip that begins next, from today on. */
function nextOf(trips: readonly Booking[], today: IsoDay): (Booking & { start: IsoDay }) | null {
  const ahead = trips.flatMap((trip) => (trip.start_date === null ? [] : [{ ...trip, start: trip.start_date }]));
  return ahead.filter(({ start }) => start >= today).toSorted((a, b) => (a.start < b.start ? -1 : 1))[0] ?? null;
}

const dayPath = (day: IsoDay): string => `/dashboard/calendar?month=${monthOf(day)}&day=${day}`;

interface SideItem {
  key: string;
  text: string;
  href?: string;
}

function SideList({
  title,
  none,
  hint = '',
  children,
}: {
  title: string;
  none: string;
  hint?: string;
  children: readonly SideItem[];
}) {
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
              <Link to={href} className={buttonClass({ variant: 'link', className: '-ml-1 wrap-anywhere' })}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {children.length === 0 || hint === '' ? null : <p className="mt-2 text-sm text-soft">{hint}</p>}
    </section>
  );
}
