import { CalendarCheck, Coffee, Footprints, TramFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
import type { LinePart } from './day-line.ts';
import { lengthText } from './length-words.ts';
import { slotKindLook } from './slot-kind.ts';
import { legText, slotTimes, travelText } from './slot-words.ts';
import { spotOf } from './spot-of.ts';

export type StopPart = Extract<LinePart, { kind: 'stop' }>;

/** A stop by its number, its hours and its price; pressing it opens its card. */
export function StopRow({
  part,
  isLeaving,
  onOpen,
  actions,
}: {
  part: StopPart;
  /** While it is being moved. */
  isLeaving: boolean;
  onOpen: (part: StopPart) => void;
  actions: ReactNode;
}) {
  const { entry, number, soFarPence } = part;
  const { slot, activity } = entry;
  const { word, Icon, tone } = slotKindLook(slot);
  return (
    <div
      className={classNames(
        'my-0.5 flex min-w-0 rounded-control border bg-raised',
        isLeaving ? 'border-dashed border-edge' : 'border-line shadow-card',
      )}
    >
      <button
        type="button"
        onClick={() => onOpen(part)}
        className="flex min-w-0 flex-1 cursor-pointer items-start gap-3 rounded-control p-3 text-left hover:bg-sunken"
      >
        <span
          className={classNames(
            'flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold tabular-nums',
            tone,
          )}
        >
          {number}
        </span>
        <span className="min-w-0 flex-1 leading-tight">
          <span className="flex flex-wrap justify-between gap-x-3 font-semibold tabular-nums">
            <span className="text-link">{slotTimes(slot)}</span>{' '}
            <span>{slot.pricePerPersonPence === 0 ? 'Free' : formatPounds(slot.pricePerPersonPence)}</span>
          </span>{' '}
          <span className="mt-1 block font-semibold wrap-break-word">{activity?.name || entry.timeOfDay}</span>{' '}
          <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <span className="inline-flex items-center gap-1">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              {word}, {lengthText(slot.endMinute - slot.startMinute)}
            </span>{' '}
            {soFarPence === 0 ? null : <span className="tabular-nums">{formatPounds(soFarPence)} so far</span>}
          </span>
        </span>
        <SpotPicture spot={spotOf(entry)} className="w-20! shrink-0 rounded-control @max-2xl:hidden" />
      </button>
      {actions}
    </div>
  );
}

/** The way to a stop, or home: when to leave, how long, how far. */
export function WayRow({ part }: { part: Extract<LinePart, { kind: 'way' }> }) {
  const text = part.way === 'stop' ? legText(part.leg) : travelText(part.leg, part.way);
  const isWalk = part.leg.mode === 'walk';
  const Icon = isWalk ? Footprints : TramFront;
  return (
    <p
      className={classNames(
        'ml-7 flex items-center gap-2 border-l-2 border-edge pl-4 text-sm text-soft',
        isWalk && 'border-dashed',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span>
        {text}
        {part.way === 'home' ? `, there by ${formatClock(part.toMinute)}` : `, leave by ${leaveBy(part)}`}
      </span>
    </p>
  );
}

/** The latest minute to set off, which may be after the row's start where there is a little slack. */
const leaveBy = ({ toMinute, leg }: Extract<LinePart, { kind: 'way' }>): string =>
  formatClock(toMinute - Math.round(leg.minutes));

/** Time that nothing is planned in: a gap, or hours that the organiser wants kept free. */
export function FreeRow({ part }: { part: Extract<LinePart, { kind: 'free' }> }) {
  const { keptHours, fromMinute, toMinute } = part;
  const Icon = keptHours === null ? Coffee : CalendarCheck;
  const { startMinute, endMinute } = keptHours ?? { startMinute: fromMinute, endMinute: toMinute };
  return (
    <p
      className={classNames(
        'my-0.5 flex items-center gap-3 rounded-control border-2 px-4 text-soft',
        keptHours === null ? 'border-dashed border-line' : 'border-line bg-sunken',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-link" />
      <span>
        <span className="font-semibold">
          {keptHours === null ? `${lengthText(toMinute - fromMinute)} free` : 'Kept free for you'}
        </span>
        <span className="text-sm tabular-nums">
          , {formatClock(startMinute)} to {formatClock(endMinute)}
        </span>
      </span>
    </p>
  );
}
