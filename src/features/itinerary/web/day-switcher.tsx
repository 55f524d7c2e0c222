import { formatPounds } from '../../../shared/money.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ReadDay } from '../domain/recommendations-schema.ts';
import { dayPence } from './day-line.ts';
import { dayShortTitle, dayTitle } from './day-periods.ts';

export interface DaySwitcherProps {
  days: readonly ReadDay[];
  current: number;
  onChange: (index: number) => void;
}

/** One button a day with what that day costs a person; a trip of a single day needs none. */
export function DaySwitcher({ days, current, onChange }: DaySwitcherProps) {
  if (days.length < 2) return null;
  return (
    <fieldset aria-label="Days" className="min-w-0 -mx-1 flex gap-2 overflow-x-auto px-1 py-1">
      {days.map((day, index) => (
        <button
          key={dayTitle(day, index)}
          type="button"
          aria-pressed={index === current}
          onClick={() => onChange(index)}
          className={classNames(
            'flex min-h-14 min-w-20 shrink-0 cursor-pointer flex-col items-center justify-center rounded-control border-2 px-4 py-1.5 leading-tight transition-colors duration-150',
            index === current
              ? 'border-content bg-content text-surface'
              : 'border-line bg-raised text-content hover:border-content',
          )}
        >
          <span className="text-xs font-medium opacity-85">Day {index + 1}</span>{' '}
          <span className="font-semibold">{dayShortTitle(day, index)}</span>{' '}
          <span className="text-xs tabular-nums opacity-85">{formatPounds(dayPence(day))}</span>
        </button>
      ))}
    </fieldset>
  );
}
