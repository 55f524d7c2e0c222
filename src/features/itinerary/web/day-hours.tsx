import type { PointerEvent, ReactNode } from 'react';
import { formatClock } from '../../../shared/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type DayLine, hourMarks, type LinePart } from './day-line.ts';
import { FreeRow, type StopPart, StopRow, WayRow } from './hour-rows.tsx';
import { partHeight, placeOfMinute } from './line-scale.ts';
import { MoveHandle } from './move-handle.tsx';
import { isOffering, type MoveMark, MoveMarkBox } from './move-mark.tsx';

export interface DayHoursProps {
  line: DayLine;
  /** Which day of the plan this is, counted from 0. */
  index: number;
  /** Whether nothing may be moved: the rows then have no buttons for it. */
  isFixed: boolean;
  /** `Sun`, where the day that begins at midnight has a name. */
  nextDay: string | null;
  onOpen: (part: StopPart) => void;
  /** What else can be done with a stop, beside its Move button. */
  actionsFor: (part: StopPart) => ReactNode;
  /** What is open under a stop. */
  below: (part: StopPart) => ReactNode;
  /** A stop that is on its way to an hour of this day, or was refused there. */
  mark: MoveMark | null;
  /** The stop that is being moved, wherever to. */
  leavingId: string | null;
  isMoving: boolean;
  onMoveAsked: (part: StopPart) => void;
  onGrab: (part: StopPart, event: PointerEvent<HTMLElement>) => void;
}

/** A whole day from top to bottom, each row as high as it is long, with the hours beside it. */
export function DayHours(props: DayHoursProps) {
  const { line, isFixed, nextDay, onOpen, actionsFor, below, mark, leavingId, isMoving, onMoveAsked, onGrab } = props;
  const place = mark === null ? null : placeOfMinute(line.parts, mark.startMinute);
  return (
    <ol aria-label="The day by the hour" data-hours={props.index}>
      {line.parts.map((part, index) => (
        <li key={part.kind === 'stop' ? part.entry.slot.id : `${part.kind}-${part.fromMinute}`}>
          <div
            data-from={part.fromMinute}
            data-to={part.toMinute}
            className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2"
            style={{ minHeight: `${partHeight(part)}px` }}
          >
            <Hours part={part} nextDay={nextDay} />
            {part.kind === 'stop' ? (
              <StopRow
                part={part}
                isLeaving={part.entry.slot.id === leavingId}
                onOpen={onOpen}
                actions={
                  isFixed ? null : (
                    <span className="flex flex-col @2xl:flex-row">
                      <MoveHandle
                        part={part}
                        isDisabled={isMoving}
                        onPress={() => onMoveAsked(part)}
                        onGrab={(event) => onGrab(part, event)}
                      />
                      {actionsFor(part)}
                    </span>
                  )
                }
              />
            ) : part.kind === 'way' ? (
              <WayRow part={part} />
            ) : (
              <FreeRow part={part} />
            )}
            {mark !== null && place?.index === index && !isOffering(mark) ? (
              <MoveMarkBox mark={mark} at={place.at} />
            ) : null}
          </div>
          {mark !== null && place?.index === index && isOffering(mark) ? (
            <MoveMarkBox mark={mark} at={place.at} />
          ) : null}
          {part.kind === 'stop' ? below(part) : null}
        </li>
      ))}
    </ol>
  );
}

const MIDNIGHT = 1440;

function Hours({ part, nextDay }: { part: LinePart; nextDay: string | null }) {
  return (
    <div aria-hidden="true" className="relative text-xs text-soft tabular-nums">
      {hourMarks(part).map(({ minute, at }) => (
        <span
          key={minute}
          className={classNames('absolute right-0 -translate-y-1/2', minute === MIDNIGHT && 'font-bold text-link')}
          style={{ top: `${at * 100}%` }}
        >
          {minute === MIDNIGHT && nextDay !== null ? nextDay : formatClock(minute)}
        </span>
      ))}
    </div>
  );
}
