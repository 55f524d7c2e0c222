import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { statusText } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingsState } from './bookings-state.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { TripsFilters } from './trips-filters.tsx';
import { EVERY_TRIP, TRIP_TABS, type TripTab, tripsInView } from './trips-view.ts';
import { useTripsView } from './use-trips-view.ts';

/** Cards at a time: somebody with five hundred trips looks for one of them, not at all of them. */
const PAGE = 24;

/** Every trip of the visitor: searched, filtered, sorted, and in the address. */
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
      <BookingsState userId={userId}>{(bookings) => <TripsList bookings={bookings} />}</BookingsState>
    </>
  );
}

function TripsList({ bookings }: { bookings: readonly Booking[] }) {
  const [view, change] = useTripsView();
  const { trips, counts } = tripsInView(bookings, view);
  // Few people ever call a trip off; the tab comes with the first that is.
  const tabs = TRIP_TABS.filter((tab) => tab !== 'cancelled' || counts.cancelled > 0 || view.tab === tab);
  return (
    <div className="flex flex-col gap-6">
      <TripsFilters bookings={bookings} view={view} onChange={change} />
      <Tabs
        label="Trips by status"
        value={view.tab}
        onChange={(tab) => change({ tab })}
        tabs={tabs.map((tab) => ({ value: tab, label: <TabLabel tab={tab} count={counts[tab]} /> }))}
      >
        <TabPanel value={view.tab}>
          <h2 className="sr-only">{view.tab === 'all' ? 'All trips' : `${statusText(view.tab)} trips`}</h2>
          <output className="sr-only">{trips.length === 1 ? '1 trip' : `${trips.length} trips`}</output>
          {trips.length === 0 ? (
            <NothingFound onClear={() => change(EVERY_TRIP)} />
          ) : (
            <TripCards key={JSON.stringify(view)} trips={trips} />
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
}

function TabLabel({ tab, count }: { tab: TripTab; count: number }) {
  return (
    <>
      {statusText(tab)}
      <span className="text-sm tabular-nums">{count}</span>
    </>
  );
}

function TripCards({ trips }: { trips: readonly Booking[] }) {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ul className="grid gap-5 xl:grid-cols-2">
        {trips.slice(0, shown).map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      {trips.length > shown ? (
        <div className="mt-8 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {`Show ${Math.min(PAGE, trips.length - shown)} more of ${trips.length}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No trips found"
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all trips
        </Button>
      }
    >
      <p>None of your trips is like that. A shorter search or fewer filters may help.</p>
    </EmptyState>
  );
}
