import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingsState } from './bookings-state.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';

const RECENT_TRIPS = 4;

/** The first page after signing in: whom we greet, and what they planned last. */
export function OverviewScreen({ userId, firstName }: { userId: string; firstName: string }) {
  return (
    <>
      <DashboardHeading
        title={`Hello, ${firstName}`}
        lead="Here is what you have in the works."
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan a new trip
          </Link>
        }
      />
      <section aria-labelledby="recent-trips">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="recent-trips" className="display text-section">
            Recent trips
          </h2>
          <Link to="/dashboard/trips" className={buttonClass({ variant: 'link' })}>
            All trips
          </Link>
        </div>
        <BookingsState userId={userId}>
          {(bookings) => (
            <ul className="grid gap-5 md:grid-cols-2">
              {bookings.slice(0, RECENT_TRIPS).map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} />
                </li>
              ))}
            </ul>
          )}
        </BookingsState>
      </section>
    </>
  );
}
