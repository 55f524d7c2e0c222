import { BadgeCheck } from 'lucide-react';
import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
import type { ReadEntry, ReadRecommendations } from '../domain/recommendations-schema.ts';
import { dayPeriods, dayTitle } from './day-periods.ts';
import { planChecks } from './plan-checks.ts';
import { spotOf } from './spot-of.ts';

export interface DayPreviewProps {
  plan: ReadRecommendations;
  dayIndex: number;
}

/** One real day of a plan as a ticket: its stops, and on the stub what was checked and what a person spends. */
export function DayPreview({ plan, dayIndex }: DayPreviewProps) {
  const day = plan.days[dayIndex];
  if (day === undefined) return null;
  const entries = dayPeriods(day).flatMap((period) => period.entries);
  const spentPence = entries.reduce((sum, entry) => sum + (entry.slot?.pricePerPersonPence ?? 0), 0);
  return (
    <figure className="rounded-card shadow-float">
      <div className="overflow-hidden rounded-card bg-raised text-content">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 bg-ink px-5 py-3 text-cream sm:px-7">
          <span className="display text-card">
            {plan.destination}, {dayTitle(day, dayIndex)}
          </span>
          <span className="text-sm text-cream/90">{`${plan.groupSize} people, day ${dayIndex + 1} of ${plan.days.length}`}</span>
        </figcaption>
        <ol className="px-5 py-3 sm:px-7">
          {entries.map((entry, index) => (
            <PreviewStop key={entry.slot?.id || index} entry={entry} />
          ))}
        </ol>
        <div className="border-t-2 border-dashed border-line bg-sunken px-5 py-3 sm:px-7">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">The day, per person</span>
            <span className="display text-section tabular-nums">{formatPounds(spentPence)}</span>
          </p>
          <ul aria-label="What was checked" className="mt-3 grid gap-2 text-sm sm:grid-cols-2">
            {planChecks(plan).map((check) => (
              <li key={check} className="flex items-start gap-2">
                <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-success" />
                {sentence(check)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
}

function PreviewStop({ entry }: { entry: ReadEntry }) {
  const { slot, activity } = entry;
  if (slot === null) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-3 last:border-0">
      <span className="min-w-16 display text-card tabular-nums text-link">{formatClock(slot.startMinute)}</span>
      <SpotPicture spot={spotOf(entry)} className="max-w-14 rounded-control max-sm:hidden" />
      <span className="min-w-0 flex-[1_5.5rem]">
        <span className="block font-semibold wrap-break-word">{activity?.name}</span>
        <span className="block text-sm text-soft">
          {[activity?.type, slot.area, slot.travel.minutes > 0 ? `${Math.round(slot.travel.minutes)} min away` : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="ml-auto font-semibold tabular-nums">
        {slot.pricePerPersonPence === 0 ? 'Free' : formatPounds(slot.pricePerPersonPence)}
      </span>
    </li>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
