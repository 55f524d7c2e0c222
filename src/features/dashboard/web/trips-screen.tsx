import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { BookingList } from './booking-list.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';

/** Every trip of the visitor, newest first. */
export function TripsScreen({ userId }: { userId: string }) {
  return (
    <>
      <DashboardHeading
        title="My Trips"
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan a new trip
          </Link>
        }
      />
      <h2 className="sr-only">All trips</h2>
      <BookingList userId={userId} />
    </>
  );
}
