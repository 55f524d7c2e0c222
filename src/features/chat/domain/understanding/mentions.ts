import type { SlotKind } from '../../../../engine/trip-request.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from './find-slots.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import type { Reading } from './reading.ts';

/** A run of words that names a thing: slots of the plan, a kind of place, a place of the list, or several of these. */
export interface Mention {
  from: number;
  to: number;
  slots: readonly PlacedSlot[];
  types: readonly string[];
  label: string | null;
  venueIds: readonly string[];
  /** A part of the plan, `lunch`, and no place. */
  isPart: boolean;
  polarity: Polarity;
}

type Span = Omit<Mention, 'polarity'>;

const NOTHING = { slots: [], types: [], label: null, venueIds: [], isPart: false } as const;

/** Everything that a clause names, in order, with what it says of each. */
export function mentionsIn(reading: Reading, state: ConciergeState): Mention[] {
  const spans = spansOf(reading, state);
  const mentions: Mention[] = [];
  for (const [at, span] of spans.entries()) {
    const previous = mentions[at - 1];
    const next = spans[at + 1];
    const wordsBetween = (from: number, to: number) =>
      ` ${reading.words.slice(from, to).join(' ')} `.replace(/ {2,}/g, ' ');
    const polarity = polarityOf({
      lead: wordsBetween(0, span.from),
      before: wordsBetween(previous?.to ?? 0, span.from),
      after: wordsBetween(span.to, next?.from ?? reading.words.length),
      last: previous?.polarity ?? null,
    });
    mentions.push({ ...span, polarity });
  }
  return mentions;
}

function spansOf(reading: Reading, state: ConciergeState): Span[] {
  const all: Span[] = [
    ...reading.venues.map(({ venueId, from, to }) => ({ ...NOTHING, from, to, venueIds: [venueId] })),
    ...reading.slots.map(({ slots, from, to }) => ({ ...NOTHING, from, to, slots })),
    ...reading.types.map(({ types, label, from, to }) => ({ ...NOTHING, from, to, types, label })),
  ];
  const merged: Span[] = [];
  for (const span of all.sort((left, right) => left.from - right.from || right.to - left.to)) {
    const last = merged.at(-1);
    if (last && span.from < last.to)
      merged[merged.length - 1] = {
        ...last,
        to: Math.max(last.to, span.to),
        slots: last.slots.length > 0 ? last.slots : span.slots,
        types: last.types.length > 0 ? last.types : span.types,
        label: last.label ?? span.label,
        venueIds: last.venueIds.length > 0 ? last.venueIds : span.venueIds,
      };
    else merged.push(span);
  }
  const parts = reading.words.flatMap((word, from): Span[] => {
    const kind = PARTS.get(word);
    const isTaken = merged.some((span) => span.from <= from && from < span.to);
    if (kind === undefined || isTaken) return [];
    return [{ ...NOTHING, from, to: from + 1, slots: slotsWhere(state.plan, reading.days, [], [kind]), isPart: true }];
  });
  return [...merged, ...parts].sort((left, right) => left.from - right.from);
}

const PARTS: ReadonlyMap<string, SlotKind> = new Map([
  ['lunch', 'lunch'],
  ['lunchtime', 'lunch'],
  ['dinner', 'dinner'],
]);

/** Slots whose price somebody gave, `52 quid`, to the pound. */
export function slotsAt(pence: number | null, { plan }: ConciergeState): PlacedSlot[] {
  if (pence === null || pence === 0) return [];
  return slotsOf(plan).filter(({ slot }) => Math.abs(slot.pricePerPersonPence - pence) <= 50);
}
