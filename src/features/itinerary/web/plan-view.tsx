import { useState } from 'react';
import type { TimeOfDay } from '../../../engine/trip-request.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import { ChangeNotice } from './change-notice.tsx';
import { dayPeriods, dayTitle, firstBusyPeriod } from './day-periods.ts';
import { DaySwitcher } from './day-switcher.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { PeriodTabs } from './period-tabs.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { DayRain, PlanTools } from './plan-tools.tsx';
import { SlotTools } from './slot-tools.tsx';
import { SuggestedActivities } from './suggested-activities.tsx';
import { usePlanChange } from './use-plan-change.ts';

/** A whole plan: what it costs, what it had to bend, its days, what the planner says of it, and what can be booked. */
export function PlanView({ plan, bookingId }: { plan: ReadRecommendations; bookingId: string }) {
  const changing = usePlanChange(bookingId);
  const [chosenDay, setChosenDay] = useState(0);
  const [chosenPeriod, setChosenPeriod] = useState<TimeOfDay | null>(null);
  // A changed plan may have fewer days than the one that was on the screen.
  const dayIndex = Math.min(chosenDay, plan.days.length - 1);
  const day = plan.days[dayIndex];
  if (day === undefined) return null;
  const periods = dayPeriods(day);
  const dayName = (index: number): string => {
    const named = plan.days[index];
    return named === undefined ? `Day ${index + 1}` : dayTitle(named, index);
  };
  return (
    <article aria-label={plan.destination ? `Itinerary for ${plan.destination}` : 'Itinerary'} className="@container">
      <PlanHeader plan={plan} />
      <PlanNotices plan={plan} />
      <ChangeNotice changing={changing} />
      <section aria-label="Day by day" className="mt-8">
        <DaySwitcher
          days={plan.days}
          current={dayIndex}
          onChange={(index) => {
            setChosenDay(index);
            setChosenPeriod(null);
          }}
        />
        <h3 className="mt-6 mb-3 display text-section">{dayTitle(day, dayIndex)}</h3>
        <DayRain key={dayIndex} bookingId={bookingId} day={dayIndex} dayName={dayName} changing={changing} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_18rem]">
          <PeriodTabs
            periods={periods}
            travelHome={day.travelHome}
            hasStay={plan.stay !== null}
            current={chosenPeriod ?? firstBusyPeriod(day)}
            onChange={setChosenPeriod}
            toolsFor={({ slot, activity }) =>
              slot === null || slot.id === '' ? null : (
                <SlotTools bookingId={bookingId} slotId={slot.id} name={activity?.name ?? ''} changing={changing} />
              )
            }
          />
          <DayTimeline periods={periods} onChoose={setChosenPeriod} />
        </div>
      </section>
      <PlanTools bookingId={bookingId} dayName={dayName} changing={changing} />
      <SuggestedActivities plan={plan} />
    </article>
  );
}
