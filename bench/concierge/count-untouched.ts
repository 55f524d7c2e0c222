import type { Fact } from './case-schema.ts';
import { askedSlot, type Comparison } from './check-fact.ts';
import { type PlacedSlot, placedSlots, slotKey } from './placed-slots.ts';

/** Of the slots nobody asked to change, this share must stay (the goal of replanning). */
const KEPT_SHARE = 0.8;

/**
 * Whether at least four fifths of the slots which the facts do not speak of are still there, and whether none of them
 * has gone without another in its place. A fact about a slot speaks of that slot, one about a day of the day, and one
 * about the whole trip of everything.
 */
export function keepsUntouched(facts: readonly Fact[], comparison: Comparison): boolean {
  const { before, after } = comparison;
  const spoken = facts.map(spokenOf);
  if (spoken.some((one) => one === 'everything')) return true;
  const slots = spoken.flatMap((one) => (one === 'everything' ? [] : (one.slots ?? [])));
  const days = spoken.flatMap((one) => (one === 'everything' ? [] : (one.days ?? [])));
  const touched = slots.map((id) => slotKey(askedSlot(comparison, id)));
  const untouched = placedSlots(before.plan).filter(
    (placed) => !days.includes(placed.day) && !touched.includes(slotKey(placed)),
  );
  const left = new Set(placedSlots(after.plan).map(slotKey));
  const kept = untouched.filter((placed) => left.has(slotKey(placed))).length;
  const lost = untouched.filter((placed) => !left.has(slotKey(placed)));
  return (
    kept >= Math.floor(untouched.length * KEPT_SHARE) &&
    lost.every((placed) => hasSubstitute(placed, untouched, placedSlots(after.plan)))
  );
}

/** The day still has as many of the kind as were not to be touched. */
function hasSubstitute(
  { day, slot }: PlacedSlot,
  untouched: readonly PlacedSlot[],
  now: readonly PlacedSlot[],
): boolean {
  const isPeer = (one: PlacedSlot): boolean => one.day === day && one.slot.kind === slot.kind;
  return now.filter(isPeer).length >= untouched.filter(isPeer).length;
}

type Spoken = 'everything' | { slots?: string[]; days?: number[] };

function spokenOf(fact: Fact): Spoken {
  switch (fact.fact) {
    case 'replaced':
    case 'moved':
      return { slots: [fact.slot] };
    case 'gone':
    case 'dropped':
      return { slots: fact.slots };
    case 'stays':
      return {};
    case 'added':
    case 'stay':
      return {};
    case 'day-begins':
    case 'day-ends':
      return { days: [fact.day] };
    case 'calmer':
    case 'livelier':
    case 'count':
    case 'every':
    case 'none':
      return fact.day === undefined ? 'everything' : { days: [fact.day] };
    case 'size':
    case 'dates':
    case 'needs':
    case 'cap':
    case 'total':
    case 'undone':
    case 'original':
    case 'changed':
      return 'everything';
  }
}
