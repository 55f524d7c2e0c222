import { Luggage } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** For a trip that is not there. Of somebody else's it says the same, so that nobody learns that it exists. */
export const TripNotFound = () => (
  <EmptyState
    icon={Luggage}
    title="We cannot find this trip"
    action={
      <Link to="/dashboard/trips" className={buttonClass()}>
        See my trips
      </Link>
    }
  >
    <p>It may have been deleted, or planned with another account. Check the link, or look among your own trips.</p>
  </EmptyState>
);
