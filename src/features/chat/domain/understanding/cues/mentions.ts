import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Reading } from '../reading.ts';
import { type Polarity, type Said, saidOf } from './polarity.ts';

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
  isOrderedOut: boolean;
}

type Span = Omit<Mention, keyof Said>;

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
    const said = saidOf({
      lead: wordsBetween(0, span.from),
      before: wordsBetween(previous?.to ?? 0, span.from),
      after: wordsBetween(span.to, next?.from ?? reading.words.length),
      last: previous?.polarity ?? null,
      hasNext: next !== undefined,
      isLastOrdered: previous?.isOrderedOut ?? false,
    });
    mentions.push({ ...span, ...said });
  }
  return givenFor(turnedRound(withShared(mentions, reading.words), reading.words), reading.words);
}

/** `the tiles and the escape room can both go`, `axes and a spa instead`: what is said of the last of two is said of both. */
function withShared(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const done = [...mentions];
  for (let at = done.length - 2; at >= 0; at -= 1) {
    const [one, next] = done.slice(at, at + 2);
    if (one?.polarity !== 'bare' || !next || !LISTED.test(` ${words.slice(one.to, next.from).join(' ')} `)) continue;
    const isNew = one.slots.length === 0 && !one.isPart && one.types.length + one.venueIds.length > 0;
    if (one.slots.length > 0 && next.isOrderedOut) done[at] = { ...one, polarity: 'out', isOrderedOut: true };
    else if (isNew && next.polarity === 'in' && next.slots.length === 0) done[at] = { ...one, polarity: 'in' };
  }
  return done;
}

const LISTED = /^ (?:(?:thing|bit|one|place|tour|class|trip) )?(?:and|plus) (?:(?:the|that|our|also|a|an|some) )*$/;

/** `substitute EPIC for the museum`, `swap in X for Y`: only what the plan has can go out of it. */
function turnedRound(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const [first, second] = mentions.filter(({ isPart }) => !isPart);
  const isRound =
    first?.polarity === 'out' &&
    second?.polarity === 'in' &&
    first.slots.length === 0 &&
    first.types.length + first.venueIds.length > 0 &&
    second.slots.length > 0 &&
    / for (?:the |that |our )?(?:\w+ )?$/.test(` ${words.slice(first.to, second.from).join(' ')} `);
  if (!isRound) return [...mentions];
  return mentions.map((one) =>
    one === first
      ? { ...one, polarity: 'in', isOrderedOut: false }
      : one === second
        ? { ...one, polarity: 'out' }
        : one,
  );
}

/**
 * `LX Factory for a spa session`, `vodka bar to beer bar`: a place of the plan, given for a kind of place that the plan
 * does not have; and the other way round, `pierogi for the curry`.
 */
function givenFor(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const [first, second] = mentions;
  if (!first || !second || first.isPart || second.isPart || first.from > 1 || first.polarity !== 'bare')
    return [...mentions];
  const joint = ` ${words.slice(first.to, second.from).join(' ')} `;
  const isNew = ({ slots, types }: Mention): boolean => slots.length === 0 && types.length > 0;
  const isGiven = first.slots.length > 0 && isNew(second) && / (?:for|to|into) (?:a |an |some )?$/.test(joint);
  const isTaken = isNew(first) && second.slots.length > 0 && / for (?:the |that |our )?$/.test(joint);
  if (!isGiven && !isTaken) return [...mentions];
  const [out, wanted] = isGiven ? [first, second] : [second, first];
  return mentions.map((one) =>
    one === out ? { ...one, polarity: 'out' } : one === wanted ? { ...one, polarity: 'in' } : one,
  );
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
    else if (last && isCompound(last, span)) {
      // The bar of a `fado bar` says less than the fado.
      const telling = BROAD.test(last.label ?? '') ? span : last;
      merged[merged.length - 1] = { ...telling, from: last.from, to: span.to };
    } else merged.push(span);
  }
  const parts = reading.words.flatMap((word, from): Span[] => {
    const kind = PARTS.get(word);
    const isTaken = merged.some((span) => span.from <= from && from < span.to);
    if (kind === undefined || isTaken) return [];
    return [{ ...NOTHING, from, to: from + 1, slots: slotsWhere(state.plan, reading.days, [], [kind]), isPart: true }];
  });
  return [...merged, ...parts].sort((left, right) => left.from - right.from);
}

const BROAD = /^(?:bar|pub|club|cafe|restaurant|market|show|tour)$/;
/** Two kinds side by side, one of them broad, are one thing. */
const isCompound = (left: Span, right: Span): boolean =>
  left.to === right.from &&
  [left, right].every(({ types, slots, venueIds }) => types.length > 0 && slots.length + venueIds.length === 0) &&
  (BROAD.test(left.label ?? '') || BROAD.test(right.label ?? ''));

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

/** People said beside a place or a kind of place tell about it: `will send half of them to sleep`, `karaoke in`. */
export const mentionsPlan = ({ slots, types, venues, line }: Reading): boolean =>
  slots.length + types.length + venues.length > 0 &&
  !/ (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) /.test(line);
