import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { IsoDay } from '../../../shared/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tripPath } from '../domain/trip-path.ts';
import { isOpenForChanges, judgeStatusStep, stepsFrom, type TripStatus } from '../domain/trip-status.ts';
import { statusMeaning, stepLabel, stepQuestion } from '../domain/trip-status-words.ts';
import { statusText, statusTone } from '../domain/trip-words.ts';
import type { Trip } from './use-trip.ts';
import { useTripStatus } from './use-trip-status.ts';

const StatusDialog = latePart(
  () => import('./status-dialog.tsx'),
  (part) => part.StatusDialog,
);

/** What most organisers do next, the likeliest first. */
const LIKELY: Readonly<Record<TripStatus, readonly TripStatus[]>> = {
  planning: ['confirmed', 'completed'],
  pending: ['confirmed', 'completed'],
  confirmed: ['completed'],
  completed: [],
  cancelled: ['planning'],
};

const spanOf = ({ start_date, end_date }: Trip) => ({ start: start_date, end: end_date });

/** How far the trip is and what that means, the likely next step, and the way to all of them. */
export function StatusCard({ trip, today, isRead }: { trip: Trip; today: IsoDay; isRead: boolean }) {
  const { status } = trip;
  const { isBusy, said, move } = useTripStatus(trip);
  const [opened, setOpened] = useState<{ asked: TripStatus | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPossible = (to: TripStatus) =>
    judgeStatusStep({ from: status, to, actor: 'organiser' }, spanOf(trip), today).ok;
  const next = LIKELY[status].find(isPossible);
  const take = async (to: TripStatus) => {
    setOpened(null);
    await move(to);
    // The button that was pressed may be gone with the status it led from.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="trip-status" className="mt-5 flex flex-col gap-4 rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2
            ref={heading}
            id="trip-status"
            tabIndex={-1}
            className="flex items-center gap-3 font-semibold outline-none"
          >
            Status
            <Badge tone={statusTone(status)}>{statusText(status)}</Badge>
          </h2>
          <p className="mt-1 max-w-prose text-soft">{statusMeaning(status, spanOf(trip), today)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {next === undefined && isOpenForChanges(status) && trip.start_date === null ? (
            <Link to={tripPath(trip.id, 'brief')} className={buttonClass({ className: 'max-sm:px-3!' })}>
              Add dates
            </Link>
          ) : null}
          {next === undefined ? null : (
            <Button
              isBusy={isBusy}
              disabled={!isRead}
              className="max-sm:px-3!"
              onClick={() => (stepQuestion(next) === null ? void take(next) : setOpened({ asked: next }))}
            >
              {stepLabel(status, next)}
            </Button>
          )}
          <Button
            variant="secondary"
            className="max-sm:px-3!"
            disabled={isBusy || !isRead}
            onClick={() => setOpened({ asked: null })}
          >
            {stepsFrom(status).length === 0 ? 'Past steps' : 'Change status'}
          </Button>
        </div>
      </div>
      <output className="block empty:hidden">
        {said?.isDone ? <Notice tone="success">{said.words}</Notice> : null}
      </output>
      {said && !said.isDone ? <Notice tone="error">{said.words}</Notice> : null}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <StatusDialog
            trip={trip}
            today={today}
            asked={opened.asked}
            onAsk={(asked) => setOpened({ asked })}
            onTake={(to) => void take(to)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
