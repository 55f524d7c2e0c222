import { ListChecks } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDay, type IsoDay, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { dayReached, type IsoMonth, monthOf, monthText, tripsOn, weeksOf } from './calendar-month.ts';
import { type TripTask, tasksSpoken } from './trip-tasks.ts';

export interface CalendarGridProps {
  bookings: readonly Booking[];
  tasks: ReadonlyMap<IsoDay, readonly TripTask[]>;
  month: IsoMonth;
  today: IsoDay;
  /** The one day that the keyboard stands on. */
  chosen: IsoDay;
  onChoose: (day: IsoDay) => void;
}

/** One month as a grid of days: arrows move by day and week, Page Up and Page Down by month. */
export function CalendarGrid({ bookings, tasks, month, today, chosen, onChoose }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  // The day that a key reached may be in another month, whose cells are only now on the page.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayReached(event.key, chosen);
    if (day === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(day);
  };
  return (
    <table ref={grid} aria-label={monthText(month)} className="w-full table-fixed">
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name) => (
            <th key={name} scope="col" className="pb-1 text-sm font-semibold text-soft">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0.5">
                <DayButton
                  day={day}
                  trips={tripsOn(bookings, day)}
                  tasks={tasks.get(day) ?? []}
                  look={day === today ? 'today' : monthOf(day) === month ? 'own' : 'other'}
                  isChosen={day === chosen}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayButton({
  day,
  trips,
  tasks,
  look,
  isChosen,
  onChoose,
  onKeyDown,
}: {
  day: IsoDay;
  trips: readonly Booking[];
  tasks: readonly TripTask[];
  look: 'today' | 'own' | 'other';
  isChosen: boolean;
  onChoose: (day: IsoDay) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const [first] = trips;
  const open = tasks.filter(({ state }) => state !== 'done');
  const isOverdue = open.some(({ state }) => state === 'overdue');
  const spoken = [trips.map(tripTitle).join(', '), tasksSpoken(tasks)].filter((words) => words !== '').join('; ');
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={look === 'today' ? 'date' : undefined}
      aria-label={`${formatDay(day)}${look === 'today' ? ', today' : ''}${spoken === '' ? '' : `: ${spoken}`}`}
      onClick={() => onChoose(day)}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex min-h-16 w-full cursor-pointer flex-col items-start gap-1 overflow-hidden rounded-control border-2 p-1 text-left',
        isChosen ? 'border-content' : 'border-line hover:border-content',
        look === 'other' ? 'bg-transparent text-soft' : first === undefined ? 'bg-raised' : 'bg-chosen',
      )}
    >
      <span
        className={classNames(
          'rounded-full px-1 text-sm font-semibold tabular-nums',
          look === 'today' && 'bg-coral text-ink',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {first === undefined ? null : (
        <span aria-hidden="true" className="text-sm leading-tight text-link max-md:hidden">
          {trips.length === 1 ? tripTitle(first) : `${trips.length} trips`}
        </span>
      )}
      {open.length === 0 ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            'flex items-center gap-1 text-sm leading-tight font-semibold',
            isOverdue ? 'text-danger' : 'text-soft',
          )}
        >
          <ListChecks strokeWidth={1.75} className="size-4 shrink-0" />
          <span className="max-md:hidden">{open.length === 1 ? '1 to do' : `${open.length} to do`}</span>
        </span>
      )}
    </button>
  );
}
