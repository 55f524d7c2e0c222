import { MapPin } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { ReadSlot } from '../domain/recommendations-schema.ts';

/** What a stop is and where: `Karting`, a pin, `Letná`. */
export function PlaceLine({ type, area }: { type: string; area: string }) {
  if (type === '' && area === '') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-soft">
      {type ? <span>{type}</span> : null}
      {area ? (
        <span className="inline-flex items-center gap-1">
          <MapPin aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {area}
        </span>
      ) : null}
    </p>
  );
}

/** What the group must know of a stop before it books: the venue is still open, they sit at several tables, it is pinned. */
export function SlotBadges({ slot }: { slot: ReadSlot }) {
  if (!slot.venueToBeConfirmed && slot.splitInto <= 1 && !slot.isPinned) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {slot.venueToBeConfirmed ? <Badge tone="warm">Venue to be confirmed</Badge> : null}
      {slot.splitInto > 1 ? <Badge>In {slot.splitInto} groups</Badge> : null}
      {slot.isPinned ? <Badge tone="success">Pinned</Badge> : null}
    </p>
  );
}
