import { Footprints, Lightbulb, TramFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPounds } from '../../../shared/money.ts';
import type { ReadEntry, ReadSlot } from '../domain/recommendations-schema.ts';
import { BookLink } from './book-link.tsx';
import { entryText } from './day-periods.ts';
import { PlaceLine, SlotBadges } from './slot-marks.tsx';
import { localPriceText, slotTimes, sourceText, travelText } from './slot-words.ts';

/** Where a stop's card is found by whatever leads to it. */
export const cardId = (slotId: string): string => `card-${slotId}`;

/** One stop of the day as a ticket, below the way to it where that is known: when, what, where and why, and on the stub what it costs. */
export function SlotCard({ entry, from, tools }: { entry: ReadEntry; from: 'stop' | 'stay' | null; tools: ReactNode }) {
  const { slot, activity } = entry;
  return (
    <div
      id={slot?.id ? cardId(slot.id) : undefined}
      tabIndex={-1}
      className="rounded-card drop-shadow-[0_6px_14px_rgb(23_11_63/0.12)]"
    >
      {slot && from !== null ? <TravelLine slot={slot} from={from} /> : null}
      <div className="ticket overflow-hidden rounded-card border border-line bg-raised [--tear:calc(100%-5rem)]">
        <div className="flex flex-col gap-3 p-5">
          {slot ? <p className="display text-card tabular-nums text-link">{slotTimes(slot)}</p> : null}
          <div>
            <h4 className="display text-card">{activity?.name || entry.timeOfDay}</h4>
            <PlaceLine type={activity?.type ?? ''} area={slot?.area ?? ''} />
          </div>
          {slot ? <SlotBadges slot={slot} /> : null}
          <p>{entryText(entry)}</p>
          {slot?.reason ? (
            <p className="flex items-start gap-2 text-sm text-soft">
              <Lightbulb aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-link" />
              <span>
                <span className="sr-only">Why: </span>
                {slot.reason}
              </span>
            </p>
          ) : null}
          {slot ? <Provenance slot={slot} /> : null}
          {tools}
        </div>
        <div className="flex min-h-20 flex-wrap items-center justify-between gap-x-4 border-t-2 border-dashed border-line px-5">
          {slot ? <Price slot={slot} /> : <span />}
          <BookLink name={activity?.name ?? ''} link={activity?.affiliateLink ?? ''} />
        </div>
      </div>
    </div>
  );
}

function TravelLine({ slot, from }: { slot: ReadSlot; from: 'stop' | 'stay' }) {
  const text = travelText(slot.travel, from);
  if (text === null) return null;
  const Icon = slot.travel.mode === 'walk' ? Footprints : TramFront;
  return (
    <p className="mb-2 flex items-center gap-2 pl-2 text-sm text-soft">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {text}
    </p>
  );
}

function Provenance({ slot }: { slot: ReadSlot }) {
  const source = sourceText(slot);
  return (
    <p className="text-sm text-soft">
      Typical prices and hours, confirm before booking.
      {source === null ? null : ` ${source}.`}
    </p>
  );
}

function Price({ slot }: { slot: ReadSlot }) {
  const local = localPriceText(slot);
  return (
    <p className="min-w-0 leading-tight">
      {slot.pricePerPersonPence === 0 ? (
        <span className="text-lg font-bold">Free</span>
      ) : (
        <>
          <span className="text-lg font-bold tabular-nums">{formatPounds(slot.pricePerPersonPence)}</span>
          <span className="text-sm text-soft"> per person</span>
        </>
      )}
      {local === null ? null : <span className="block text-sm text-soft">{local}</span>}
    </p>
  );
}
