import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { type Anchor, anchorOf } from '../finding/rank-places.ts';
import { type Reading, read } from '../reading.ts';
import type { ReadPart } from './read-part.ts';

/** What something is to be near to: a part of the plan, the middle of the city, or else where the group sleeps; null where nothing has a place. */
export function nearWhat({ slots, kinds, days, line }: Reading, state: ConciergeState): Anchor | null {
  if (state.places.kind !== 'city') return null;
  if (/ (?:hotel|hostel|apartment|digs|accommodation|where we (?:are )?stay(?:ing)?|base) /.test(line))
    return anchorOf(state);
  if (/ (?:centre|center|town|middle|central) /.test(line))
    return anchorOf({ ...state, plan: { ...state.plan, stay: null } });
  const named: readonly PlacedSlot[] =
    slots[0]?.slots ??
    slotsOf(state.plan).filter(
      ({ slot, day }) => kinds.includes(slot.kind) && (days.length === 0 || days.includes(day)),
    );
  const [first] = named;
  return first ? { name: first.slot.name, spot: first.slot } : anchorOf(state);
}

const NEAR =
  / (?:near|nearby|close (?:to|by)|nearest|closest|round the corner from|walking distance|next to|by (?:the|our)) /;

/** `any bars near the hotel`: places of a kind, the nearest first; any other wish as it is. */
export function withNear(part: ReadPart, state: ConciergeState): ReadPart {
  if (part.intent.kind !== 'places' || part.intent.near) return part;
  const reading = read(part.wish, state);
  const near = NEAR.test(reading.line) ? nearWhat(reading, state) : null;
  return near ? { ...part, intent: { ...part.intent, near } } : part;
}
