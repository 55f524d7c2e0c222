import { CalendarDays, UsersRound, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { formatPounds } from '../../../shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { IconFact } from '../../../ui/icon-fact.tsx';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import { tripPath } from '../../trips/domain/trip-path.ts';
import { peopleText, statusText, statusTone, tripDatesText, tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';

/** One trip, with the ways to its plan and to the concierge who changes it; a sample has none and says so. */
export function BookingCard({ booking, isSample = false }: { booking: Booking; isSample?: boolean }) {
  const title = tripTitle(booking);
  const price = booking.price_per_person_pence;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 display text-card wrap-anywhere">{title}</h3>
        <Badge tone={statusTone(booking.status)}>{statusText(booking.status)}</Badge>
      </div>
      <ul className="flex flex-col gap-2 text-soft">
        <IconFact icon={CalendarDays}>{tripDatesText(booking)}</IconFact>
        <IconFact icon={UsersRound}>{peopleText(booking.group_size)}</IconFact>
        {price === null ? null : <IconFact icon={Wallet}>{`${formatPounds(price)} per person, all in`}</IconFact>}
      </ul>
      {isSample ? (
        <SampleMark label="Sample trip" className="mt-auto self-start text-soft" />
      ) : (
        <TripLinks id={booking.id} title={title} />
      )}
    </Card>
  );
}

function TripLinks({ id, title }: { id: string; title: string }) {
  return (
    <div className="mt-auto flex flex-wrap gap-3">
      <Link to={tripPath(id)} aria-label={`View Details of ${title}`} className={buttonClass({ variant: 'secondary' })}>
        View Details
      </Link>
      <Link to={tripPath(id, 'brief')} aria-label={`Edit Trip: ${title}`} className={buttonClass({ variant: 'ghost' })}>
        Edit Trip
      </Link>
    </div>
  );
}
