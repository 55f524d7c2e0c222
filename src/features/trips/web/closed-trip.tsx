import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { IsoDay } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { closedTripReason, isOpenForChanges, judgeStatusStep, type TripStatus } from '../domain/trip-status.ts';
import { stepLabel } from '../domain/trip-status-words.ts';
import { type Trip, useTrip } from './use-trip.ts';
import { useTripStatus } from './use-trip-status.ts';

export interface ClosedTripProps {
  bookingId: string;
  status: TripStatus;
  /** As trips count days. */
  today: IsoDay;
  /** What can be done here all the same. */
  more?: string;
  className?: string;
}

/** Where something would change the plan: says at once that a closed trip stays as it is, with the way to reopen it. */
export function ClosedTrip(props: ClosedTripProps) {
  const isOpen = isOpenForChanges(props.status);
  const [wasClosed, setWasClosed] = useState(!isOpen);
  // It stays to say that the trip was reopened here.
  if (!isOpen && !wasClosed) setWasClosed(true);
  return wasClosed ? <Closed {...props} /> : null;
}

function Closed({ bookingId, ...rest }: ClosedTripProps) {
  const { data: trip } = useTrip(bookingId);
  return trip ? <Reopening trip={trip} {...rest} /> : null;
}

function Reopening({ trip, status, today, more, className }: Omit<ClosedTripProps, 'bookingId'> & { trip: Trip }) {
  const { isBusy, said, move } = useTripStatus(trip);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = isOpenForChanges(status);
  const isReopened = isOpen && said?.isDone === true;
  useEffect(() => {
    // The button that was pressed is gone.
    if (isReopened) box.current?.focus();
  }, [isReopened]);
  if (isOpen && !isReopened) return null;
  const span = { start: trip.start_date, end: trip.end_date };
  const mayReopen = judgeStatusStep({ from: status, to: 'planning', actor: 'organiser' }, span, today).ok;
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {isReopened ? (
        <Notice tone="success">
          <p>{said.words}</p>
        </Notice>
      ) : (
        <Notice>
          <p>{[closedTripReason(status), more].filter(Boolean).join(' ')}</p>
          {mayReopen ? (
            <Button variant="secondary" isBusy={isBusy} onClick={() => void move('planning')}>
              <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {stepLabel(status, 'planning')}
            </Button>
          ) : null}
          {said?.isDone === false ? (
            <p role="alert" className="text-danger">
              {said.words}
            </p>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
