import type { IsoDay } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { judgeStatusStep, TRIP_STATUSES, type TripStatus } from '../domain/trip-status.ts';
import { STATUS_EFFECT, stepLabel, stepQuestion } from '../domain/trip-status-words.ts';
import { statusText } from '../domain/trip-words.ts';
import { StatusSteps } from './status-steps.tsx';
import type { Trip } from './use-trip.ts';

export interface StatusDialogProps {
  trip: Trip;
  today: IsoDay;
  /** The step that is asked about before it is taken; null shows all steps. */
  asked: TripStatus | null;
  onAsk: (to: TripStatus | null) => void;
  onTake: (to: TripStatus) => void;
  onClose: () => void;
}

/** Every status the trip could have next, with the reason where it cannot, and the steps it has taken. */
export function StatusDialog({ trip, today, asked, onAsk, onTake, onClose }: StatusDialogProps) {
  const question = asked === null ? null : stepQuestion(asked);
  if (asked !== null && question !== null) {
    return (
      <Dialog
        key="question"
        isOpen
        onClose={onClose}
        title={question.title}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {question.keep}
            </Button>
            <Button variant={asked === 'cancelled' ? 'danger' : 'primary'} onClick={() => onTake(asked)}>
              {stepLabel(trip.status, asked)}
            </Button>
          </>
        }
      >
        <p>{question.text}</p>
      </Dialog>
    );
  }
  return (
    <Dialog key="steps" isOpen onClose={onClose} title="Status of the trip">
      <ul className="flex flex-col divide-y-2 divide-line">
        {TRIP_STATUSES.filter((to) => to !== trip.status).map((to) => (
          <Step
            key={to}
            trip={trip}
            to={to}
            today={today}
            onChoose={() => (stepQuestion(to) === null ? onTake(to) : onAsk(to))}
          />
        ))}
      </ul>
      <StatusSteps bookingId={trip.id} />
    </Dialog>
  );
}

function Step({ trip, to, today, onChoose }: { trip: Trip; to: TripStatus; today: IsoDay; onChoose: () => void }) {
  const { status: from, start_date: start, end_date: end } = trip;
  const verdict = judgeStatusStep({ from, to, actor: 'organiser' }, { start, end }, today);
  return (
    <li className="flex items-center justify-between gap-4 py-3 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <h3 className="font-semibold">{statusText(to)}</h3>
        <p className="text-sm text-soft">{verdict.ok ? STATUS_EFFECT[to] : `Not now. ${verdict.reason}`}</p>
      </div>
      {verdict.ok ? (
        <Button variant={to === 'cancelled' ? 'danger' : 'secondary'} className="shrink-0" onClick={onChoose}>
          {stepLabel(from, to)}
        </Button>
      ) : null}
    </li>
  );
}
