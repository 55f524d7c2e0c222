import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { tripPath } from '../../trips/domain/trip-path.ts';
import { MOST_NEEDS, type Need } from './what-needs-you.ts';

/** What the organiser could do next, overdue first, each with the way to it. Nothing at all when nothing is pressing. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  const more = needs.length - MOST_NEEDS;
  return (
    <section aria-labelledby="needs-you" className="rounded-card bg-chosen p-5 sm:p-7">
      <h2 id="needs-you" className="display flex items-center gap-3 text-card">
        <BellRing aria-hidden="true" strokeWidth={1.75} className="size-6 text-link" />
        Needs you now
      </h2>
      <ul className="mt-3 flex flex-col divide-y-2 divide-line">
        {needs.slice(0, MOST_NEEDS).map(({ bookingId, tripTitle, text, isOverdue, action, part }) => (
          <li key={bookingId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <p className="min-w-0">
              <strong className="font-semibold">{tripTitle}</strong>
              {': '}
              <span className={isOverdue ? 'font-semibold text-danger' : undefined}>{text}</span>
            </p>
            <Link
              to={tripPath(bookingId, part)}
              aria-label={`${action}: ${tripTitle}`}
              className={buttonClass({ variant: 'link' })}
            >
              {action}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Link to="/dashboard/calendar?view=agenda" className={buttonClass({ variant: 'link', className: 'mt-2' })}>
          {more === 1 ? 'And 1 more trip, in the calendar' : `And ${more} more trips, in the calendar`}
        </Link>
      ) : null}
    </section>
  );
}
