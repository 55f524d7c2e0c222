import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** What stands between the parts of an order, before the first and after the last of them. */
const BETWEEN = /^ (?:(?:and|first|then|after that|before|followed by|to|do|go|we|the|our|that|it|is) )*$/;
const THEN = / (?:then|before|after that|followed by) /;
const BEFORE =
  /^ (?:(?:no|sorry|i meant|can|could|we|you|please|id|like|want|have|do|it|to|be|should|make|put|so|on|\w+day|the|our|first|order|start with) )*$/;
const AFTER =
  /^ (?:(?:in|that|this|order|please|on|\w+day|instead|thanks|last|after|afterwards|to finish|at the end|the|way) )*$/;
const WORDS_MAX = 18;

/**
 * `axes then the castle then lunch, in that order`: three parts of a day or more. One exchange of two of a sort is made where
 * that is all it takes; where they are not on one day, or more would have to move, it is asked what is meant. Null for any
 * other words: an order exchanges nothing for what it names.
 */
export function readOrderOfMore(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { words, slots, days, venues, types } = reading;
  if (words.length > WORDS_MAX || venues.length > 0) return null;
  const isInSlot = (at: number): boolean => slots.some(({ from, to }) => from <= at && at < to);
  const meals = words.flatMap((word, from) =>
    (word === 'lunch' || word === 'dinner') && !isInSlot(from)
      ? [{ from, to: from + 1, slots: slotsWhere(plan, days, [], [word]) }]
      : [],
  );
  const named = [...slots, ...meals].sort((one, other) => one.from - other.from);
  const isElse = types.some(({ from, types: covers }) => covers.length > 0 && !isInSlot(from));
  if (named.length < 3 || isElse) return null;
  const textAt = (at: number): string =>
    ` ${words.slice(named[at - 1]?.to ?? 0, named[at]?.from).join(' ')} `.replace(/^ +$/, ' ');
  const between = named.slice(1).map((_, at) => textAt(at + 1));
  if (!between.every((text) => BETWEEN.test(text)) || !between.some((text) => THEN.test(text))) return null;
  if (!BEFORE.test(textAt(0)) || !AFTER.test(textAt(named.length))) return null;
  const onDay = (day: number): PlacedSlot[] =>
    named.flatMap((one) => one.slots.filter((placed) => placed.day === day).slice(0, 1));
  const day = onlyOf([...plan.days.keys()].filter((one) => onDay(one).length === named.length));
  const wanted = day === undefined ? [] : onDay(day);
  return (
    inOrder(wanted) ?? { kind: 'which-two', slots: wanted.length > 0 ? wanted : slots.flatMap((one) => one.slots) }
  );
}

/** The one exchange that brings the parts into this order, or that they stand in it; null where it takes more. */
function inOrder(wanted: readonly PlacedSlot[]): Intent | null {
  const [one, other] = wanted;
  if (!one || !other) return null;
  const isSo = (parts: readonly PlacedSlot[]): boolean =>
    parts.every(({ slot }, at) => at === 0 || (parts[at - 1]?.slot.startMinute ?? 0) < slot.startMinute);
  if (isSo(wanted)) return { kind: 'in-order', first: one, second: other };
  for (const [at, first] of wanted.entries())
    for (const [to, second] of wanted.entries()) {
      const turned = wanted.map((part, index) => (index === at ? second : index === to ? first : part));
      if (at < to && first.slot.kind === second.slot.kind && isSo(turned)) return { kind: 'exchange', first, second };
    }
  return null;
}
