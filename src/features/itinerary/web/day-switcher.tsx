import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FADING_ROW, fadeSides } from '../../../ui/fade-sides.ts';
import type { ReadDay } from '../domain/recommendations-schema.ts';
import { dayPence } from './day-line.ts';
import { dayShortTitle, dayTitle } from './day-periods.ts';
import type { Drag } from './use-drag.ts';

export interface DaySwitcherProps {
  days: readonly ReadDay[];
  current: number;
  onChange: (index: number) => void;
  /** A stop that is being dragged: it can be let go on any day. */
  drag: Drag | null;
}

/** One button a day with what that day costs a person; a trip of a single day needs none. */
export function DaySwitcher({ days, current, onChange, drag }: DaySwitcherProps) {
  if (days.length < 2) return null;
  return (
    <fieldset
      aria-label="Days"
      ref={fadeSides}
      data-days=""
      className={classNames(
        'min-w-0 -mx-1 flex gap-2 px-1 py-1',
        FADING_ROW,
        // In reach, however far down the day the stop was.
        drag !== null && 'sticky top-18 z-20 bg-surface',
      )}
    >
      {days.map((day, index) => (
        <button
          key={dayTitle(day, index)}
          type="button"
          aria-pressed={index === current}
          onClick={() => onChange(index)}
          data-day={index}
          data-drop={isOver(drag, index) ? '' : undefined}
          className={classNames(
            'flex min-h-14 min-w-20 shrink-0 cursor-pointer flex-col items-center justify-center rounded-control border-2 px-4 py-1.5 leading-tight transition-colors duration-150',
            lookOf(index === current, isOver(drag, index), drag !== null),
          )}
        >
          <span className="text-xs font-medium opacity-85">Day {index + 1}</span>{' '}
          <span className="font-semibold">{dayShortTitle(day, index)}</span>{' '}
          <span className="text-xs tabular-nums opacity-85">
            {drag !== null && isOver(drag, index)
              ? `to ${formatClock(drag.to.startMinute)}`
              : formatPounds(dayPence(day))}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const isOver = (drag: Drag | null, day: number): boolean =>
  drag !== null && drag.to.on === 'tab' && drag.to.day === day && drag.fromDay !== day;

function lookOf(isCurrent: boolean, isTarget: boolean, isDragging: boolean): string {
  if (isTarget) return 'border-link bg-chosen text-content';
  if (isCurrent) return 'border-content bg-content text-surface';
  return isDragging
    ? 'border-dashed border-edge bg-raised text-content'
    : 'border-line bg-raised text-content hover:border-content';
}
