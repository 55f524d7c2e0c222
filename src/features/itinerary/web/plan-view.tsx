import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TimeOfDay } from '../../../engine/trip-request.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isOpenForChanges } from '../../trips/domain/trip-status.ts';
import type { ReadDay } from '../domain/recommendations-schema.ts';
import { ChangeNotice } from './change-notice.tsx';
import { dayPeriods, dayTitle, firstBusyPeriod } from './day-periods.ts';
import { DaySummary } from './day-summary.tsx';
import { DaySwitcher } from './day-switcher.tsx';
import { DayView } from './day-view.tsx';
import type { StopPart } from './hour-rows.tsx';
import { ImproveTool } from './improve-tool.tsx';
import type { StoredItinerary } from './load-itinerary.ts';
import { moveButtonId } from './move-handle.tsx';
import { PeriodTabs } from './period-tabs.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { DayRain, PlanTools } from './plan-tools.tsx';
import { cardId } from './slot-card.tsx';
import { SlotTools } from './slot-tools.tsx';
import { SuggestedActivities } from './suggested-activities.tsx';
import { useDrag } from './use-drag.ts';
import { useMove } from './use-move.ts';
import { usePlanChange } from './use-plan-change.ts';

export interface PlanViewProps extends StoredItinerary {
  bookingId: string;
  /** What a closed trip says in place of what would change it. */
  closed: ReactNode;
  /** Whether it says itself where to, when and for how many. */
  isTitled: boolean;
}

/** A whole plan: what it costs, what it had to bend, its days, what the planner says of it, and what can be booked. */
export function PlanView({ plan, revision, tripStatus, bookingId, closed, isTitled }: PlanViewProps) {
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
    if (index !== chosenDay) setChosenPeriod(null);
  };
  const moving = useMove({ plan, revision, changing, dayName, onMoved: chooseDay });
  const goTo = useGoTo();
  const { drag, area, onGrab } = useDrag(chooseDay, ({ part, fromDay, to }) => {
    if (to.day === fromDay && to.startMinute === part.fromMinute) return chooseDay(fromDay);
    chooseDay(to.day);
    void moving.move({ part, fromDay, day: to.day, startMinute: to.startMinute });
  });
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
    <article
      aria-label={plan.destination ? `Itinerary for ${plan.destination}` : 'Itinerary'}
      className="@container wrap-break-word"
    >
      <PlanHeader plan={plan} isTitled={isTitled} />
      <PlanNotices plan={plan} />
      {closed}
      {isToldBelow ? null : <ChangeNotice changing={changing} />}
      <section aria-label="Day by day" className={classNames('mt-8', drag !== null && 'select-none')} {...area}>
        <DaySwitcher days={plan.days} current={dayIndex} onChange={chooseDay} drag={drag} />
        <h3 className="mt-6 mb-1 display text-section">{dayTitle(day, dayIndex)}</h3>
        <DaySummary day={day} hasStay={plan.stay !== null} />
        {isOpen ? (
          <DayRain key={dayIndex} bookingId={bookingId} day={dayIndex} dayName={dayName} changing={changing} />
        ) : null}
        <DayView
          key={`hours-${dayIndex}`}
          bookingId={bookingId}
          plan={plan}
          day={day}
          index={dayIndex}
          isOpen={isOpen}
          changing={changing}
          moving={moving}
          drag={drag}
          onGrab={onGrab}
          onBackTo={(part, fromDay) => {
            chooseDay(fromDay);
            goTo(moveButtonId(part));
          }}
          onPin={pin}
          onOpen={({ entry }) => {
            setChosenPeriod(entry.timeOfDay);
            goTo(cardId(entry.slot.id));
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

/** Goes to what has an id, once the day and the time of day that it is in are open. */
function useGoTo(): (id: string) => void {
  const [opened, setOpened] = useState<{ id: string } | null>(null);
  const done = useRef<object | null>(null);
  useEffect(() => {
    if (opened === null || done.current === opened) return;
    done.current = opened;
    document.getElementById(opened.id)?.focus();
  }, [opened]);
  return (id) => setOpened({ id });
}
