import { ArrowLeft, CalendarDays, UsersRound, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import type { IsoDay } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { IconFact } from '../../../ui/icon-fact.tsx';
import { peopleText, tripDatesText, tripTitle } from '../domain/trip-words.ts';
import { StatusCard } from './status-card.tsx';
import type { Trip } from './use-trip.ts';

/** Which trip this is, when, for how many and how far it is, with the way back to all of them. */
export function TripHeader({
  trip,
  today,
  isRead,
}: {
  trip: Trip;
  today: IsoDay;
  /** False while it is only what the list of trips knew: nothing is changed on that ground. */
  isRead: boolean;
}) {
  return (
    <header className="mb-8">
      <BackToTrips />
      <h1 className="mt-2 display text-title">{tripTitle(trip)}</h1>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-soft">
        <IconFact icon={CalendarDays}>{tripDatesText(trip)}</IconFact>
        <IconFact icon={UsersRound}>{peopleText(trip.group_size)}</IconFact>
        <IconFact icon={Wallet}>{`${formatPounds(trip.price_per_person_pence)} per person, all in`}</IconFact>
      </ul>
      <StatusCard trip={trip} today={today} isRead={isRead} />
    </header>
  );
}

export function BackToTrips() {
  return (
    <Link to="/dashboard/trips" className={buttonClass({ variant: 'link', className: 'px-0!' })}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
      My Trips
    </Link>
  );
}
