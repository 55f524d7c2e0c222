import { GripVertical, Pin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ReadDay, ReadRecommendations } from '../domain/recommendations-schema.ts';
import { ChangeNotice } from './change-notice.tsx';
import { DayHours } from './day-hours.tsx';
import { type DayLine, dayLine } from './day-line.ts';
import { dayTitle } from './day-periods.ts';
import type { StopPart } from './hour-rows.tsx';
import { moveButtonId } from './move-handle.tsx';
import type { MoveMark } from './move-mark.tsx';
import { PinToggle } from './pin-toggle.tsx';
import { PanelSkeleton } from './planner-panel.tsx';
import type { Moving } from './use-move.ts';
import type { PlanChanging } from './use-plan-change.ts';

const DayMap = lazy(async () => ({ default: (await import('./day-map.tsx')).DayMap }));
const MovePanel = lazy(async () => ({ default: (await import('./move-panel.tsx')).MovePanel }));

export interface DayViewProps {
  plan: ReadRecommendations;
  day: ReadDay;
  index: number;
  /** Whether stops may be moved and pinned. */
  isOpen: boolean;
  changing: PlanChanging;
  moving: Moving;
  onPin: (part: StopPart) => Promise<void>;
  onOpen: (part: StopPart) => void;
}

/** The stop whose Move panel is open, and the hour chosen in it so far; null while that is the present one. */
interface Asked {
  slotId: string;
  choosing: number | null;
}

/** One day by the hour with its map beside it; stops are moved and pinned here. */
export function DayView({ plan, day, index, isOpen, changing, moving, onPin, onOpen }: DayViewProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const line = dayLine(day, plan.stay !== null);
  if (line.parts.length === 0) return null;

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
          onChoosing={(choosing) => {
            moving.forget();
            setAsked({ slotId: id, choosing });
          }}
          onPut={(toDay, startMinute) => {
            void moving.move({ part, day: toDay, startMinute }).then((isMoved) => {
              if (isMoved) setAsked(null);
            });
          }}
          onLeave={() => {
            setAsked(null);
            moving.forget();
            focusMoveButton(part);
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
          <p className="mb-3 flex flex-wrap items-center gap-x-1 text-sm text-soft">
            <GripVertical aria-hidden="true" strokeWidth={1.75} className="size-4" />
            moves a stop,
            <Pin aria-hidden="true" strokeWidth={1.75} className="size-4" />
            keeps it where it is.
          </p>
        ) : null}
        <DayHours
          line={line}
          isFixed={!isOpen}
          nextDay={day.weekday === null ? null : (WEEKDAY_NAMES[(day.weekday + 1) % 7]?.slice(0, 3) ?? null)}
          mark={markOf(line, index, asked, moving)}
          isMoving={changing.isBusy}
          onOpen={onOpen}
          onMoveAsked={(part) => {
            const { id } = part.entry.slot;
            moving.forget();
            setAsked((now) => (now?.slotId === id ? null : { slotId: id, choosing: null }));
          }}
          onDrop={(part, startMinute) => {
            setAsked(null);
            if (startMinute !== part.fromMinute) void moving.move({ part, day: index, startMinute });
          }}
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

const focusMoveButton = (part: StopPart): void => document.getElementById(moveButtonId(part))?.focus();

/** What is drawn over the day: the move that is being checked or was refused, else the hour that is being chosen. */
function markOf(line: DayLine, index: number, asked: Asked | null, moving: Moving): MoveMark | null {
  const { state } = moving;
  if (state.status !== 'none' && state.wish.day === index) {
    const { part, startMinute } = state.wish;
    if (state.status === 'checking') return { status: 'checking', part, startMinute };
    // Where the panel is open it tells the reason itself.
    if (asked?.slotId !== part.entry.slot.id) {
      const onClose = () => {
        moving.forget();
        focusMoveButton(part);
      };
      return { status: 'refused', part, startMinute, why: state.why, onClose };
    }
  }
  if (asked === null || asked.choosing === null) return null;
  const part = line.parts.find((one) => one.kind === 'stop' && one.entry.slot.id === asked.slotId);
  return part?.kind === 'stop' ? { status: 'chosen', part, startMinute: asked.choosing } : null;
}
