import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
import type { ReadEntry, ReadSlot } from '../domain/recommendations-schema.ts';
import { BookLink } from './book-link.tsx';
import { entryText } from './day-periods.ts';
import { PlaceLine, SlotBadges } from './slot-marks.tsx';
import { localPriceText, sourceText } from './slot-words.ts';
import { spotOf } from './spot-of.ts';

/** One stop as a ticket: the time on its left, a drawing of what it is, the price on the stub. */
export function TimelineStop({ entry }: { entry: ReadEntry }) {
  const { slot, activity } = entry;
  return (
    <div className="grid gap-2 @2xl:grid-cols-[5.5rem_minmax(0,1fr)] @2xl:gap-4">
      {slot ? (
        <p className="tabular-nums @2xl:pt-5 @2xl:text-right">
          <span className="display text-card">{formatClock(slot.startMinute)}</span>
          <span className="text-soft @2xl:block"> to {formatClock(slot.endMinute)}</span>
        </p>
      ) : (
        <span />
      )}
      <div className="overflow-hidden rounded-card border border-line bg-raised shadow-card @xl:grid @xl:grid-cols-[minmax(0,1fr)_10.5rem]">
        <div className="grid grid-cols-[min(4.5rem,23vw)_minmax(0,1fr)] gap-x-4 gap-y-2 p-5 @max-3xs:grid-cols-1 @xl:grid-cols-[8.5rem_minmax(0,1fr)]">
          <SpotPicture spot={spotOf(entry)} className="rounded-control @max-3xs:max-w-26 @xl:row-span-2" />
          <div className="min-w-0">
            <h5 className="display text-card">{activity?.name || entry.timeOfDay}</h5>
            <PlaceLine type={activity?.type ?? ''} area={slot?.area ?? ''} />
          </div>
          <div className="col-span-full flex flex-col gap-2 @xl:col-span-1">
            {slot ? <SlotBadges slot={slot} /> : null}
            <p>{entryText(entry)}</p>
            {slot ? <Why slot={slot} /> : null}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-line @max-xl:border-t-2 border-dashed p-5 @xl:flex-col @xl:items-stretch @xl:justify-center @xl:border-l-2">
          {slot ? <Price slot={slot} /> : null}
          <BookLink name={activity?.name ?? ''} link={activity?.affiliateLink ?? ''} variant="link" />
        </div>
      </div>
    </div>
  );
}

function Why({ slot }: { slot: ReadSlot }) {
  const source = sourceText(slot);
  if (slot.reason === '' && source === null) return null;
  return (
    <p className="text-sm text-soft">
      {slot.reason ? <>Why: {slot.reason} </> : null}
      {source === null ? null : `${source}.`}
    </p>
  );
}

function Price({ slot }: { slot: ReadSlot }) {
  const local = localPriceText(slot);
  return (
    <p className="leading-tight @xl:text-center">
      <span className="display text-card tabular-nums">
        {slot.pricePerPersonPence === 0 ? 'Free' : formatPounds(slot.pricePerPersonPence)}
      </span>
      {slot.pricePerPersonPence === 0 ? null : <span className="text-sm text-soft @xl:block"> per person</span>}
      {local === null ? null : <span className="block text-sm text-soft">{local}</span>}
    </p>
  );
}
