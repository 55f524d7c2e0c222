import { Link } from 'react-router';
import { formatDay, type IsoDay } from '../../../shared/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { SETTLED_BY_CONFIRMING } from '../../trips/domain/trip-deadlines.ts';
import { tripPath } from '../../trips/domain/trip-path.ts';
import { type TripTask, taskKey } from './trip-tasks.ts';
import { useSetStep } from './use-set-step.ts';
import { dueText } from './what-needs-you.ts';

/** What to do by when, each with its rule and a box to tick. `isOfOneTrip` leaves the trip's name out. */
export function TaskList({
  tasks,
  userId,
  today,
  isOfOneTrip = false,
}: {
  tasks: readonly TripTask[];
  userId: string;
  today: IsoDay;
  isOfOneTrip?: boolean;
}) {
  const setStep = useSetStep(userId);
  return (
    <ul className="flex flex-col divide-y-2 divide-line">
      {tasks.map((task) => (
        <TaskRow
          key={taskKey(task)}
          task={task}
          today={today}
          isOfOneTrip={isOfOneTrip}
          onChange={(isDone) => setStep({ bookingId: task.bookingId, step: task.step, isDone })}
        />
      ))}
    </ul>
  );
}

function TaskRow({
  task,
  today,
  isOfOneTrip,
  onChange,
}: {
  task: TripTask;
  today: IsoDay;
  isOfOneTrip: boolean;
  onChange: (isDone: boolean) => void;
}) {
  const { bookingId, step, title, due, rule, state, tripTitle, isConfirmed } = task;
  // Deciding is what the status of the trip says; and what confirming settled is not taken back by a tick.
  const isFixed = step === 'decide' || (isConfirmed && SETTLED_BY_CONFIRMING.has(step));
  const id = `${bookingId}-${step}`;
  return (
    <li className="flex items-start gap-3 py-2">
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={state === 'done'}
          disabled={isFixed}
          aria-labelledby={id}
          aria-describedby={`${id}-rule`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-5 accent-plum dark:accent-gold"
        />
      </label>
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong id={id} className={state === 'done' ? 'font-semibold text-soft' : 'font-semibold'}>
            {title}
            {isOfOneTrip ? null : <span className="sr-only">{` for ${tripTitle}`}</span>}
          </strong>
          {state === 'ahead' ? null : (
            <Badge tone={state === 'overdue' ? 'danger' : state === 'done' ? 'success' : 'warm'}>
              {dueText(task, today)}
            </Badge>
          )}
        </p>
        {isOfOneTrip ? null : (
          <Link to={tripPath(bookingId)} className={buttonClass({ variant: 'link', className: '-ml-1' })}>
            {tripTitle}
          </Link>
        )}
        <p id={`${id}-rule`} className="text-sm text-soft">
          {`By ${formatDay(due)}. ${rule}`}
          {step === 'decide' && state !== 'done' ? ' The status of the trip says it.' : ''}
        </p>
      </div>
    </li>
  );
}
