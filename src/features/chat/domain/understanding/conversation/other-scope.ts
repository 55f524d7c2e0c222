import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { TypeMention } from '../../../../planner/domain/find-types.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { type PlacedSlot, type SlotMention, slotsWhere } from '../finding/find-slots.ts';
import { readOrdinal } from '../finding/read-number.ts';
import type { Preference, Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';
import { canStandAs } from './other-wanted.ts';

type Scoped = Extract<Wish, { scope: Scope }>;

const ORDINAL = '(first|second|third|last|1st|2nd|3rd|latter)(?: one| bar| place| of them)?';
/** `just the second`, `the first one only`, of several that were changed at once. */
export const NARROWS = new RegExp(
  `^ (?:(?:no|not both|sorry|oh|actually|i meant) )*(?:(?:just|only|i (?:only|just) (?:meant|wanted|said)) the ${ORDINAL}|the ${ORDINAL} only)(?: please| x+)* $`,
);

/**
 * The same wish about one of the several that it took, with what came in there already; null where only one was meant.
 * `came` are the places that came in, in the order of the plan.
 */
export function narrowed(line: string, previous: Wish, came: readonly PlacedSlot[]): Wish | null {
  const [, first, second] = NARROWS.exec(line) ?? [];
  const ordinal = first ?? second;
  if (ordinal === undefined || !('scope' in previous) || previous.scope.slots.length < 2) return null;
  const { slots } = previous.scope;
  const place = (readOrdinal(ordinal) ?? slots.length) - 1;
  const one = slots[place];
  if (!one) return null;
  const scope = { ...previous.scope, slots: [one], isNamed: true, isOne: false };
  const kept = came.length === slots.length ? came[place] : undefined;
  if (previous.kind !== 'swap' || !kept) return { ...previous, scope };
  return { ...previous, scope, want: { ...NO_PREFERENCE, venueIds: [kept.slot.venueId] } };
}

/** The same wish about another part of the plan, or for another place. */
export function otherScope(base: ConciergeState, previous: Scoped, reading: Reading): Wish | null {
  const { slots, types, days, kinds, timesOfDay } = reading;
  const wanted = types.filter(
    ({ from, types: covers }) =>
      covers.length > 0 &&
      // `the other bar` is one of the plan, and no kind of place to come.
      reading.words[from - 1] !== 'other' &&
      !isDenied(from, reading) &&
      !slots.some((slot) => slot.from <= from && from < slot.to),
  );
  // What was wanted may be of no kind that the list knows, `mexican`.
  const hadWant =
    'want' in previous &&
    (previous.want.types.length + previous.want.venueIds.length > 0 || previous.want.typeLabel !== null);
  const place = hadWant ? otherPlace(base, previous, wanted, reading) : null;
  if (place) return place;
  // `the vegan one`, of several meals: the stop of the plan that is of that kind.
  const ofKind = slots.length > 0 || hadWant ? [] : slotsOfTypes(base, previous.scope, wanted);
  if (ofKind.length > 0) {
    const scope = { ...previous.scope, slots: ofKind, days: [], isNamed: true, isOne: ofKind.length > 1 };
    return { ...previous, scope };
  }
  const among = inItsRow(base, previous.scope, reading.line);
  if (among)
    return { ...previous, scope: { ...previous.scope, slots: [among], days: [], isNamed: true, isOne: false } };
  const named = findScope(reading, base.plan, reading.words.length);
  const part = otherPart(base, previous, reading, named);
  if (part) return part;
  if (days.length + kinds.length + timesOfDay.length === 0) return named.isNamed ? { ...previous, scope: named } : null;
  return onOtherDay(base, previous, reading);
}

/** `the first one`, where the last bar of a night was taken: the first of those bars. */
function inItsRow({ plan }: ConciergeState, { slots }: Scope, line: string): PlacedSlot | undefined {
  const ordinal = IN_ROW.exec(line)?.[1];
  const wrong = onlyOf(slots);
  if (ordinal === undefined || !wrong) return undefined;
  const row = slotsWhere(plan, [wrong.day], [], [wrong.slot.kind]);
  const one =
    ordinal === 'earlier' ? row[0] : ordinal === 'later' ? row.at(-1) : row[(readOrdinal(ordinal) ?? row.length) - 1];
  return one?.slot.id === wrong.slot.id ? undefined : one;
}
const IN_ROW =
  /^ (?:the )?(first|second|third|last|1st|2nd|3rd|earlier|later)(?: (?:one|bar|pub|club|place|activity|thing|of them))?(?: (?:that (?:night|day)|please|instead|x+))* $/;

/** `tapas`, in the place of pizza: another kind of place, or another place, for what was asked. */
function otherPlace(
  base: ConciergeState,
  previous: Extract<Scoped, { want: Preference }>,
  wanted: readonly TypeMention[],
  reading: Reading,
): Wish | null {
  const { slots, venues, types, days, kinds } = reading;
  // It is the kind of place that was meant, and no stop of the plan that is one as well.
  const bare = types.filter((type) => type.types.length > 0 && isBare(type, reading) && !isDenied(type.from, reading));
  const had = previous.want.types;
  // The kind of place that was asked for is named again beside the day that was wrong.
  const kindsMeant = (bare.length > 0 ? bare : slots.length === 0 ? wanted : []).filter(
    ({ types: covers }) => days.length + kinds.length === 0 || !covers.every((type) => had.includes(type)),
  );
  if (kindsMeant.length === 0 && (slots.length > 0 || venues.length === 0)) return null;
  // `i want the karting`, after a dinner was changed, is no other dinner.
  const meant = kindsMeant.flatMap((type) => type.types);
  if (
    !canStandIn(
      previous.scope,
      base,
      ({ id, type }) => meant.includes(type) || venues.some((one) => one.venueId === id),
    )
  )
    return null;
  const want = {
    ...previous.want,
    venueIds: bare.length > 0 ? [] : venues.map(({ venueId }) => venueId),
    types: meant,
    typeLabel: kindsMeant[0]?.label ?? null,
  };
  return { ...previous, want };
}

/** Whether a place of those that are meant can stand where the last wish was about; one that nobody knows is told of there. */
function canStandIn({ slots }: Scope, { places }: ConciergeState, isMeant: (venue: Venue) => boolean): boolean {
  const meant = venuesOf(places).filter(isMeant);
  const kinds = slots.map(({ slot }) => slot.kind);
  return (
    meant.length === 0 || kinds.length === 0 || meant.some((venue) => kinds.some((kind) => canStandAs(venue, kind)))
  );
}

/** `the brewery`, `friday's bar`, `the other club that night`: a part that is named. */
function otherPart(base: ConciergeState, previous: Scoped, reading: Reading, named: Scope): Wish | null {
  const { slots, days, kinds, line } = reading;
  const all = meantSlots(slots, previous.scope);
  // `friday's bar`, of bars on several nights.
  const ofDay = all.filter(({ day }) => days.includes(day));
  const same = ofDay.length > 0 ? ofDay : all;
  const isNight = days.length === 0 && kinds.length === 1 && kinds[0] === 'night';
  const beside = / other /.test(line) && (same.length > 0 || isNight) ? besideIt(base, same, previous.scope) : null;
  const meant = beside ? [beside] : same;
  // `the brewery`, of two: one of them was meant.
  const isOne =
    !beside && (named.isOne === true || (meant.length > 1 && slots.length === 1 && saysOne(slots, reading)));
  return meant.length > 0 ? { ...previous, scope: { ...named, slots: meant, isNamed: true, isOne } } : null;
}

/** `no, saturday`, `I meant lunch`, `the other dinner`: the same on another day, at another meal or time of day. */
function onOtherDay({ plan }: ConciergeState, previous: Scoped, { days, kinds, timesOfDay, line }: Reading): Wish {
  const old = previous.scope;
  const isOther = / other /.test(line);
  const oldDays = unique(old.slots.map(({ day }) => day));
  // `the other dinner` is on another day.
  const spoken = days.length === 0 && isOther ? [...plan.days.keys()] : days;
  const nowDays = firstFilled(
    spoken.filter((day) => !oldDays.includes(day)),
    days,
    old.days,
    oldDays,
  );
  const oldKinds = firstFilled(old.kinds, unique(old.slots.map(({ slot }) => slot.kind)));
  const otherKinds = kinds.filter((kind) => !oldKinds.includes(kind));
  const nowKinds = firstFilled(otherKinds, kinds, timesOfDay.length > 0 ? [] : oldKinds);
  const atTime = slotsWhere(plan, nowDays, timesOfDay, nowKinds);
  // `saturday night`, where a bar of Friday night was changed: the bar, and not the dinner before it.
  const alike = kinds.length > 0 ? [] : atTime.filter(({ slot }) => oldKinds.includes(slot.kind));
  const all = alike.length > 0 ? alike : atTime;
  // `no, the other friday one`: not that of Friday that was taken.
  const others = isOther && onlyOf(old.slots) ? all.filter(({ slot }) => slot.id !== old.slots[0]?.slot.id) : [];
  const there = others.length > 0 ? others : all;
  // `I meant lunch`, of a day that has none: the lunch of another.
  const slots = there.length > 0 || days.length > 0 ? there : slotsWhere(plan, [], timesOfDay, nowKinds);
  // `the other dinner`, of three, or `no, saturday` of a winery: one of two is meant, and nobody knows which.
  const isOne =
    ((isOther && kinds.length === 1) || isOnePart(previous)) &&
    slots.length > 1 &&
    !/ (?:others|both|all|each|everything|dinners|lunches|bars|activities) /.test(line);
  const scope = { ...old, days: nowDays, kinds: kinds.length > 0 ? nowKinds : old.kinds, timesOfDay, slots };
  return { ...previous, scope: { ...scope, isNamed: true, isOne } };
}

const firstFilled = <Item>(...lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** One part of the plan by its name, and not whatever a day begins or ends with. */
const isOnePart = (previous: Scoped): boolean =>
  (previous.kind === 'drop' || previous.kind === 'swap') &&
  previous.scope.slots.length === 1 &&
  previous.scope.days.length + previous.scope.timesOfDay.length <= 1 &&
  previous.scope.kinds.length === 0;

/** `tapas` and `a tapas place`; `the tapas` and `fridays bar` are there. */
const isBare = ({ from }: TypeMention, { words }: Reading): boolean =>
  !/^(?:the|that|this|our|my|other|\w+days?)$/.test(words[from - 1] ?? '');

/** `not a curry, seafood`: what came is not to come again. */
const isDenied = (from: number, { words }: Reading): boolean =>
  / not (?:an? |the |another )?$/.test(` ${words.slice(0, from).join(' ')} `);

const saysOne = (mentions: readonly SlotMention[], { words }: Reading): boolean =>
  mentions.every(({ to }) => !(words[to - 1] ?? '').endsWith('s'));

const slotsOfTypes = (
  { plan }: ConciergeState,
  { slots: wrong }: Scope,
  wanted: readonly TypeMention[],
): PlacedSlot[] =>
  slotsWhere(plan, [], [], []).filter(
    ({ slot }) =>
      wanted.some(({ types }) => types.includes(slot.type)) && !wrong.some((one) => one.slot.id === slot.id),
  );

/** `the other club that night`, where only the wrong one is called so: the one stop of that day that is of its kind as well. */
function besideIt({ plan }: ConciergeState, named: readonly PlacedSlot[], { slots: wrong }: Scope): PlacedSlot | null {
  const only = onlyOf(wrong);
  if (!only) return null;
  const [other, third] = slotsWhere(plan, [only.day], [], [only.slot.kind]).filter(
    ({ slot }) => slot.id !== only.slot.id,
  );
  const isMeant =
    named.every(({ slot }) => slot.id === only.slot.id) || named.some(({ slot }) => slot.id === other?.slot.id);
  return other && !third && isMeant ? other : null;
}

/** The slots that a correction means: named alone rather than among others, and not the ones that were wrong. */
function meantSlots(mentions: readonly SlotMention[], { slots: wrong }: Scope): PlacedSlot[] {
  const single = mentions.filter(({ slots }) => slots.length === 1);
  const named = (single.length > 0 ? single : mentions).flatMap(({ slots }) => slots);
  const others = named.filter(({ slot }) => !wrong.some((one) => one.slot.id === slot.id));
  return others.length > 0 ? others : named;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
