import type { TimeOfDay } from '../../../engine/trip-request.ts';
import { formatClock } from '../../../shared/dates.ts';
import type { DayPeriod } from './day-periods.ts';

/** The whole day at a glance, where there is room for it beside the tabs. */
export function DayTimeline({
  periods,
  onChoose,
}: {
  periods: readonly DayPeriod[];
  onChoose: (period: TimeOfDay) => void;
}) {
  return (
    <nav aria-label="The whole day" className="hidden rounded-card bg-sunken p-5 @4xl:block">
      <p className="mb-3 font-semibold">The whole day</p>
      <ol className="relative flex flex-col gap-1 border-l-2 border-gold pl-4">
        {periods.flatMap((period) =>
          period.entries.map((entry, index) => (
            <li key={entry.slot?.id || `${period.timeOfDay}-${index}`}>
              <button
                type="button"
                onClick={() => onChoose(period.timeOfDay)}
                className="flex w-full cursor-pointer gap-3 rounded-control px-2 py-1.5 text-left hover:bg-raised"
              >
                <span className="w-12 shrink-0 text-soft tabular-nums">
                  {entry.slot ? formatClock(entry.slot.startMinute) : ''}
                </span>
                <span className="min-w-0 font-medium wrap-break-word">{entry.activity?.name || entry.timeOfDay}</span>
              </button>
            </li>
          )),
        )}
      </ol>
    </nav>
  );
}
