import { GripVertical, Pin } from 'lucide-react';
import { type PointerEvent, type ReactNode, Suspense, useState } from 'react';
import { WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ReadDay, ReadRecommendations } from '../domain/recommendations-schema.ts';
import { ChangeNotice } from './change-notice.tsx';
import { DayHours } from './day-hours.tsx';
import { type DayLine, dayLine } from './day-line.ts';
import { dayTitle } from './day-periods.ts';
import { dayWord } from './exchange-words.ts';
import type { StopPart } from './hour-rows.tsx';
import { type MoveMark, MoveMarkBox } from './move-mark.tsx';
import { PinToggle } from './pin-toggle.tsx';
import { PanelSkeleton } from './planner-panel.tsx';
import type { Drag } from './use-drag.ts';
import type { MoveState, Moving } from './use-move.ts';
import type { PlanChanging } from './use-plan-change.ts';

const DayMap = latePart(
  () => import('./day-map.tsx'),
  (part) => part.DayMap,
);
const MovePanel = latePart(
  () => import('./move-panel.tsx'),
  (part) => part.MovePanel,
);

const ExchangeOffers = latePart(
  () => import('./exchange-offers.tsx'),
  (part) => part.ExchangeOffers,
);

export interface DayViewProps {
  bookingId: string;
  plan: ReadRecommendations;
  day: ReadDay;
  index: number;
  /** Whether stops may be moved and pinned. */
  isOpen: boolean;
  changing: PlanChanging;
  moving: Moving;
  /** A stop that is being dragged, of this day or another. */
  drag: Drag | null;
  onGrab: (part: StopPart, fromDay: number, event: PointerEvent<HTMLElement>) => void;
  /** Where a move was refused, its stop is gone back to. */
  onBackTo: (part: StopPart, fromDay: number) => void;
  onPin: (part: StopPart) => Promise<void>;
  onOpen: (part: StopPart) => void;
}

/** The stop whose Move panel is open, and the hour chosen in it so far; null while that is the present one. */
interface Asked {
  slotId: string;
  choosing: number | null;
}

/** One day by the hour with its map beside it; stops are moved and pinned here. */
export function DayView(props: DayViewProps) {
  const { plan, day, index, isOpen, changing, moving, drag, onGrab, onBackTo, onPin, onOpen } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  // Whoever drags has another way in mind than the panel.
  if (drag !== null && asked !== null) setAsked(null);
  const line = dayLine(day, plan.stay !== null);
  const mark = markOf(line, props, asked);
  if (line.parts.length === 0) return mark === null ? null : <EmptyDay mark={mark} />;

  const panelFor = (part: StopPart): ReactNode => {
    const { id } = part.entry.slot;
    if (asked?.slotId !== id) return null;
    const state = moving.state.status !== 'none' && moving.state.wish.part.entry.slot.id === id ? moving.state : null;
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <MovePanel
          part={part}
          day={index}
          dayNames={plan.days.map(dayTitle)}
          isChecking={state?.status === 'checking'}
          why={state?.status === 'refused' ? state.why : null}
          offers={state === null ? null : offersFor(state, props)}
          onChoosing={(choosing) => {
            moving.forget();
            setAsked({ slotId: id, choosing });
          }}
          onPut={(toDay, startMinute) => {
            void moving.move({ part, fromDay: index, day: toDay, startMinute }).then((isMoved) => {
              if (isMoved) setAsked(null);
            });
          }}
          onLeave={() => {
            setAsked(null);
            moving.forget();
            onBackTo(part, index);
          }}
        />
      </Suspense>
    );
  };

  const { made } = changing;
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        {isOpen ? (
          <p className="mb-3 flex flex-wrap gap-x-3 text-sm text-soft">
            <span className="flex items-center gap-1">
              <GripVertical aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              moves a stop: drag it, or press to pick a time.
            </span>
            <span className="flex items-center gap-1">
              <Pin aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              keeps it where it is.
            </span>
          </p>
        ) : null}
        <DayHours
          line={line}
          index={index}
          isFixed={!isOpen}
          nextDay={day.weekday === null ? null : (WEEKDAY_NAMES[(day.weekday + 1) % 7]?.slice(0, 3) ?? null)}
          mark={mark}
          leavingId={leavingId(props, asked)}
          isMoving={changing.isBusy}
          onOpen={onOpen}
          onMoveAsked={(part) => {
            const { id } = part.entry.slot;
            moving.forget();
            setAsked((now) => (now?.slotId === id ? null : { slotId: id, choosing: null }));
          }}
          onGrab={(part, event) => onGrab(part, index, event)}
          actionsFor={(part) => (
            <PinToggle
              name={part.entry.activity?.name ?? ''}
              isPinned={part.entry.slot.isPinned}
              isDisabled={changing.isBusy}
              onToggle={() => onPin(part)}
            />
          )}
          below={(part) => (
            <>
              {panelFor(part)}
              {made !== null && made.stop === part.entry.activity?.name ? (
                <div className="mb-3 ml-10">
                  <ChangeNotice changing={changing} />
                </div>
              ) : null}
            </>
          )}
        />
        <Untimed entries={line.untimed} />
      </div>
      <div className="@4xl:sticky @4xl:top-24">
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card!" />}>
          <DayMap day={day} line={line} stay={plan.stay} title={dayTitle(day, index)} onOpen={onOpen} />
        </Suspense>
      </div>
    </div>
  );
}

/** What a plan of before says without an hour. */
function Untimed({ entries }: { entries: DayLine['untimed'] }) {
  if (entries.length === 0) return null;
  const named = entries.map(({ activity, timeOfDay }) =>
    activity?.name ? `${activity.name} (${timeOfDay.toLowerCase()})` : timeOfDay,
  );
  return <p className="mt-3 text-sm text-soft">Without an hour yet: {named.join(', ')}.</p>;
}

/** A day without hours has no list to lay what is moved over. */
function EmptyDay({ mark }: { mark: MoveMark }) {
  return (
    <div className="relative mb-8 min-h-24">
      <MoveMarkBox mark={mark} at={0} />
    </div>
  );
}

/** What is drawn over the day: what is dragged over it, a move that is being checked or was refused, or an hour that is being chosen. */
function markOf(line: DayLine, props: DayViewProps, asked: Asked | null): MoveMark | null {
  const { index, drag, moving, onBackTo } = props;
  if (drag !== null) {
    const { part, to } = drag;
    return to.on === 'hours' && to.day === index ? { status: 'dragged', part, startMinute: to.startMinute } : null;
  }
  const { state } = moving;
  if (state.status !== 'none' && state.wish.day === index) {
    const { part, fromDay, startMinute } = state.wish;
    if (state.status === 'checking') return { status: 'checking', part, startMinute };
    // Where the panel is open it tells the reason itself.
    if (asked?.slotId !== part.entry.slot.id) {
      const onClose = () => {
        moving.forget();
        onBackTo(part, fromDay);
      };
      return { status: 'refused', part, startMinute, why: state.why, onClose, offers: offersFor(state, props) };
    }
  }
  if (asked === null || asked.choosing === null) return null;
  const part = line.parts.find((one) => one.kind === 'stop' && one.entry.slot.id === asked.slotId);
  return part?.kind === 'stop' ? { status: 'chosen', part, startMinute: asked.choosing } : null;
}

/** What a stop can change places with on the day that refused it; null where that was not the question. */
function offersFor(state: MoveState, { plan, bookingId, moving }: DayViewProps): ReactNode {
  if (state.status !== 'refused' || !state.mayExchange) return null;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <ExchangeOffers
        bookingId={bookingId}
        wish={state.wish}
        dayName={(day) => dayWord(plan.days, day)}
        onExchange={(offer) => void moving.exchange(state.wish, offer)}
      />
    </Suspense>
  );
}

/** The stop whose place in the list is about to be empty. */
function leavingId({ drag, moving }: DayViewProps, asked: Asked | null): string | null {
  if (drag !== null) return drag.part.entry.slot.id;
  if (moving.state.status === 'checking') return moving.state.wish.part.entry.slot.id;
  return asked === null || asked.choosing === null ? null : asked.slotId;
}
