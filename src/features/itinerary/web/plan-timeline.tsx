import { Footprints, TramFront } from 'lucide-react';
import type { ReadDay, ReadLeg, ReadRecommendations } from '../domain/recommendations-schema.ts';
import { dayPeriods, dayTitle } from './day-periods.ts';
import { travelText } from './slot-words.ts';
import { TimelineStop } from './timeline-stop.tsx';

/** Every day of a plan from top to bottom, for pages without script: nothing to open, nothing to press. */
export function PlanTimeline({ plan }: { plan: ReadRecommendations }) {
  return (
    <div className="flex flex-col gap-14">
      {plan.days.map((day, index) => (
        <section key={dayTitle(day, index)} aria-labelledby={`day-${index + 1}`}>
          <header className="mb-6 flex flex-wrap items-baseline gap-x-4 border-b-2 border-gold pb-3">
            <h3 id={`day-${index + 1}`} className="display text-section">
              {dayTitle(day, index)}
            </h3>
            <p className="text-soft">{`Day ${index + 1} of ${plan.days.length}`}</p>
          </header>
          <DayStops day={day} title={dayTitle(day, index)} hasStay={plan.stay !== null} />
        </section>
      ))}
    </div>
  );
}

function DayStops({ day, title, hasStay }: { day: ReadDay; title: string; hasStay: boolean }) {
  const busy = dayPeriods(day).filter((period) => period.entries.length > 0);
  if (busy.length === 0) return <p className="text-soft">Free time</p>;
  return (
    <div className="flex flex-col gap-8">
      {busy.map((period) => (
        <div key={period.timeOfDay}>
          <h4 className="mb-4 font-semibold text-link">{period.timeOfDay}</h4>
          <ol aria-label={`${title}, ${period.timeOfDay.toLowerCase()}`} className="flex flex-col gap-4">
            {period.entries.map((entry, index) => {
              const isFirst = period === busy[0] && index === 0;
              return (
                <li key={entry.slot?.id || `${period.timeOfDay}-${index}`}>
                  {/* Without a place to sleep nobody knows where the group comes from. */}
                  {entry.slot && (hasStay || !isFirst) ? (
                    <Way travel={entry.slot.travel} from={isFirst ? 'stay' : 'stop'} />
                  ) : null}
                  <TimelineStop entry={entry} />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {hasStay ? <Way travel={day.travelHome} from="home" /> : null}
    </div>
  );
}

function Way({ travel, from }: { travel: ReadLeg; from: 'stop' | 'stay' | 'home' }) {
  const text = travelText(travel, from);
  if (text === null) return null;
  const Icon = travel.mode === 'walk' ? Footprints : TramFront;
  return (
    <p className="mb-3 flex items-center gap-2 text-sm text-soft @2xl:pl-26">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {text}
    </p>
  );
}
