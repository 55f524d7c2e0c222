import type { ConciergeState } from '../concierge-state.ts';
import { findScope } from './find-scope.ts';
import { type PlacedSlot, type SlotMention, slotsWhere } from './find-slots.ts';
import type { Scope, Wish } from './intent.ts';
import type { Reading } from './reading.ts';

type Scoped = Extract<Wish, { scope: Scope }>;

const ORDINALS = ['first', 'second', 'third', 'last', '1st', '2nd', '3rd', 'latter'];
/** `just the second`, of several that were changed at once. */
export const NARROWS =
  /^ (?:(?:no|not both|sorry|oh|actually|i meant) )*(?:just|only) the (first|second|third|last|1st|2nd|3rd|latter)(?: one| bar| of them)? $/;

/** The same wish about one of the several that it took; null where only one was meant. */
export function narrowed(line: string, previous: Wish): Wish | null {
  const ordinal = NARROWS.exec(line)?.[1];
  if (ordinal === undefined || !('scope' in previous) || previous.scope.slots.length < 2) return null;
  const { slots } = previous.scope;
  const at = ORDINALS.indexOf(ordinal) % 4;
  const one = at === 3 ? slots.at(-1) : slots[at];
  return one ? { ...previous, scope: { ...previous.scope, slots: [one], isNamed: true, isOne: false } } : null;
}

/** The same wish about another part of the plan, or for another place. */
export function otherScope(base: ConciergeState, previous: Scoped, reading: Reading): Wish | null {
  const { slots, venues, types, days, kinds, timesOfDay } = reading;
  const wanted = types.filter(
    ({ from, types: covers }) => covers.length > 0 && !slots.some((slot) => slot.from <= from && from < slot.to),
  );
  const hadWant = 'want' in previous && previous.want.types.length + previous.want.venueIds.length > 0;
  if (slots.length === 0 && hadWant && (venues.length > 0 || wanted.length > 0) && 'want' in previous) {
    const want = {
      ...previous.want,
      venueIds: venues.map(({ venueId }) => venueId),
      types: wanted.flatMap((type) => type.types),
      typeLabel: wanted[0]?.label ?? null,
    };
    return { ...previous, want };
  }
  const named = findScope(reading, base.plan, reading.words.length);
  const meant = meantSlots(slots, previous.scope);
  if (meant.length > 0) return { ...previous, scope: { ...named, slots: meant, isNamed: true } };
  if (days.length + kinds.length + timesOfDay.length === 0) return named.isNamed ? { ...previous, scope: named } : null;
  const old = previous.scope;
  const oldDays = unique(old.slots.map(({ day }) => day));
  // `the other dinner` is on another day.
  const spoken = days.length === 0 && / other /.test(reading.line) ? base.plan.days.map((_, at) => at) : days;
  const otherDays = spoken.filter((day) => !oldDays.includes(day));
  const nowDays = otherDays.length > 0 ? otherDays : days.length > 0 ? days : old.days.length > 0 ? old.days : oldDays;
  const oldKinds = old.kinds.length > 0 ? old.kinds : unique(old.slots.map(({ slot }) => slot.kind));
  const otherKinds = kinds.filter((kind) => !oldKinds.includes(kind));
  const nowKinds =
    otherKinds.length > 0 ? otherKinds : kinds.length > 0 ? kinds : timesOfDay.length > 0 ? [] : oldKinds;
  const there = slotsWhere(base.plan, nowDays, timesOfDay, nowKinds);
  // `I meant lunch`, of a day that has none: the lunch of another.
  const found: PlacedSlot[] =
    there.length > 0 || days.length > 0 ? there : slotsWhere(base.plan, [], timesOfDay, nowKinds);
  return {
    ...previous,
    scope: {
      ...old,
      days: nowDays,
      kinds: kinds.length > 0 ? nowKinds : old.kinds,
      timesOfDay,
      slots: found,
      isNamed: true,
      isOne: false,
    },
  };
}

/** The slots that a correction means: named alone rather than among others, and not the ones that were wrong. */
function meantSlots(mentions: readonly SlotMention[], { slots: wrong }: Scope): PlacedSlot[] {
  const single = mentions.filter(({ slots }) => slots.length === 1);
  const named = (single.length > 0 ? single : mentions).flatMap(({ slots }) => slots);
  const others = named.filter(({ slot }) => !wrong.some((one) => one.slot.id === slot.id));
  return others.length > 0 ? others : named;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
