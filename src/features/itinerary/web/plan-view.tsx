import { useEffect, useRef, useState } from 'react';
import type { TimeOfDay } from '../../../engine/trip-request.ts';
import { Notice } from '../../../ui/notice.tsx';
import { closedTripReason, isOpenForChanges } from '../../trips/domain/trip-status.ts';
import type { ReadDay } from '../domain/recommendations-schema.ts';
import { ChangeNotice } from './change-notice.tsx';
import { dayPeriods, dayTitle, firstBusyPeriod } from './day-periods.ts';
import { DaySummary } from './day-summary.tsx';
import { DaySwitcher } from './day-switcher.tsx';
import { DayView } from './day-view.tsx';
import type { StopPart } from './hour-rows.tsx';
import { ImproveTool } from './improve-tool.tsx';
import type { StoredItinerary } from './load-itinerary.ts';
import { PeriodTabs } from './period-tabs.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { DayRain, PlanTools } from './plan-tools.tsx';
import { cardId } from './slot-card.tsx';
import { SlotTools } from './slot-tools.tsx';
import { SuggestedActivities } from './suggested-activities.tsx';
import { useMove } from './use-move.ts';
import { usePlanChange } from './use-plan-change.ts';

/** A whole plan: what it costs, what it had to bend, its days, what the planner says of it, and what can be booked. */
export function PlanView({ plan, revision, tripStatus, bookingId }: StoredItinerary & { bookingId: string }) {
  const isOpen = isOpenForChanges(tripStatus);
  const changing = usePlanChange(bookingId);
  const [chosenDay, setChosenDay] = useState(0);
  const [chosenPeriod, setChosenPeriod] = useState<TimeOfDay | null>(null);
  const dayName = (index: number): string => {
    const named = plan.days[index];
    return named === undefined ? `Day ${index + 1}` : dayTitle(named, index);
  };
  const chooseDay = (index: number) => {
    setChosenDay(index);
    setChosenPeriod(null);
  };
  const moving = useMove({ plan, revision, changing, dayName, onMoved: chooseDay });
  const openCard = useOpenCard();
  // A changed plan may have fewer days than the one that was on the screen.
  const dayIndex = Math.min(chosenDay, plan.days.length - 1);
  const day = plan.days[dayIndex];
  if (day === undefined) return null;
  const periods = dayPeriods(day);
  const isToldBelow = dayHas(day, changing.made?.stop ?? null);
  const pin = async ({ entry }: StopPart) => {
    const { id, isPinned } = entry.slot;
    const result = await changing.attempt(revision, { kind: isPinned ? 'unpin' : 'pin', slotId: id }, () => null);
    if (!result.ok) changing.tell(result.reason);
  };
  return (
    <article aria-label={plan.destination ? `Itinerary for ${plan.destination}` : 'Itinerary'} className="@container">
      <PlanHeader plan={plan} />
      <PlanNotices plan={plan} />
      {isOpen ? null : <Notice className="mt-5">{closedTripReason(tripStatus)}</Notice>}
      {isToldBelow ? null : <ChangeNotice changing={changing} />}
      <section aria-label="Day by day" className="mt-8">
        <DaySwitcher days={plan.days} current={dayIndex} onChange={chooseDay} />
        <h3 className="mt-6 mb-1 display text-section">{dayTitle(day, dayIndex)}</h3>
        <DaySummary day={day} hasStay={plan.stay !== null} />
        {isOpen ? (
          <DayRain key={dayIndex} bookingId={bookingId} day={dayIndex} dayName={dayName} changing={changing} />
        ) : null}
        <DayView
          key={`hours-${dayIndex}`}
          plan={plan}
          day={day}
          index={dayIndex}
          isOpen={isOpen}
          changing={changing}
          moving={moving}
          onPin={pin}
          onOpen={({ entry }) => {
            setChosenPeriod(entry.timeOfDay);
            openCard(entry.slot.id);
          }}
        />
        <PeriodTabs
          periods={periods}
          travelHome={day.travelHome}
          hasStay={plan.stay !== null}
          current={chosenPeriod ?? firstBusyPeriod(day)}
          onChange={setChosenPeriod}
          toolsFor={({ slot, activity }) =>
            slot === null || slot.id === '' ? null : (
              <SlotTools
                bookingId={bookingId}
                slotId={slot.id}
                name={activity?.name ?? ''}
                isOpen={isOpen}
                changing={changing}
              />
            )
          }
        />
      </section>
      {isOpen ? <ImproveTool plan={plan} revision={revision} changing={changing} dayName={dayName} /> : null}
      <PlanTools bookingId={bookingId} dayName={dayName} isOpen={isOpen} changing={changing} />
      <SuggestedActivities plan={plan} />
    </article>
  );
}

const dayHas = (day: ReadDay, stop: string | null): boolean =>
  stop !== null && day.schedule.some((entry) => entry?.slot && entry.activity?.name === stop);

/** Goes to a stop's card once its time of day is open. */
function useOpenCard(): (slotId: string) => void {
  const [opened, setOpened] = useState<{ slotId: string } | null>(null);
  const done = useRef<object | null>(null);
  useEffect(() => {
    if (opened === null || done.current === opened) return;
    done.current = opened;
    document.getElementById(cardId(opened.slotId))?.focus();
  }, [opened]);
  return (slotId) => setOpened({ slotId });
}
