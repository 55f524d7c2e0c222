import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { BookingList } from './booking-list.tsx';
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
        <BookingList userId={userId} limit={RECENT_TRIPS} />
      </section>
    </>
  );
}
