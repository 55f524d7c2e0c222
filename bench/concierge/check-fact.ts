import type { Places } from '../../src/engine/places.ts';
import type { PlanSlot, TripPlan } from '../../src/engine/trip-plan.ts';
import type { PlannedTrip } from '../../src/features/chat/domain/concierge-state.ts';
import type { Fact } from './case-schema.ts';
import { checkTripFact } from './check-trip-fact.ts';
import { hasVenue, matches, type PlacedSlot, placedSlots, slotKey, slotOf } from './placed-slots.ts';

/** A trip before and after a message, and what it was before the conversation and before the last change. */
export interface Comparison {
  before: PlannedTrip;
  after: PlannedTrip;
  original: PlannedTrip;
  previous: PlannedTrip | null;
  places: Places;
}

/** Whether the fact is true of what the message did. */
export function checkFact(fact: Fact, comparison: Comparison): boolean {
  const before = comparison.before.plan;
  const after = comparison.after.plan;
  switch (fact.fact) {
    case 'gone':
      return fact.slots.every((id) => isGone(comparison, id));
    case 'stays':
      return fact.slots.every((id) => isKept(askedSlot(comparison, id), after));
    case 'original':
      return fact.slots.every((id) => isKept(slotOf(comparison.original.plan, id), after));
    case 'replaced':
      return isReplaced(fact, comparison);
    case 'added':
      return newSlots(before, after).some(
        ({ day, slot }) =>
          (fact.day ?? day) === day &&
          (fact.kinds?.includes(slot.kind) ?? true) &&
          matches(fact.by, slot, comparison.places, null),
      );
    case 'dropped':
      return fact.slots.every((id) => isGone(comparison, id) && hasFewer(fact.slots, id, comparison));
    case 'moved':
      return isMoved(fact, comparison);
    case 'every':
    case 'none': {
      const asked = placedSlots(after).filter(
        ({ day, slot }) => (fact.day ?? day) === day && (fact.kinds?.includes(slot.kind) ?? true),
      );
      const isSo = ({ slot }: PlacedSlot): boolean => matches(fact.by, slot, comparison.places, null);
      return fact.fact === 'every' ? asked.length > 0 && asked.every(isSo) : !asked.some(isSo);
    }
    case 'count': {
      const [was, is] = [countOf(before, fact.kinds, fact.day), countOf(after, fact.kinds, fact.day)];
      if (typeof fact.than === 'number') return is === fact.than;
      return fact.than === 'fewer' ? is < was : is > was;
    }
    case 'changed': {
      const asked = placedSlots(before).filter(({ slot }) => fact.kinds.includes(slot.kind));
      return asked.filter((placed) => !isKept(placed, after)).length === fact.is;
    }
    case 'day-begins':
    case 'day-ends':
    case 'size':
    case 'dates':
    case 'needs':
    case 'cap':
    case 'total':
    case 'calmer':
    case 'livelier':
    case 'stay':
    case 'undone':
      return checkTripFact(fact, comparison);
  }
}

const isKept = (placed: PlacedSlot, plan: TripPlan): boolean =>
  placedSlots(plan).some((other) => slotKey(other) === slotKey(placed));

/**
 * The slot a case speaks of: the one of that id in the trip as it was before the conversation, while the conversation
 * has left it there (ids are counted anew after a change), and otherwise what stands under that id now.
 */
export function askedSlot({ before, original }: Comparison, id: string): PlacedSlot {
  const first = slotOf(original.plan, id);
  const now = placedSlots(before.plan);
  return now.find((placed) => slotKey(placed) === slotKey(first)) ?? now.find(({ slot }) => slot.id === id) ?? first;
}

const isGone = (comparison: Comparison, id: string): boolean =>
  !hasVenue(comparison.after.plan, askedSlot(comparison, id).slot.venueId);

const newSlots = (before: TripPlan, after: TripPlan): PlacedSlot[] =>
  placedSlots(after).filter(({ slot }) => !hasVenue(before, slot.venueId));

const countOf = (plan: TripPlan, kinds: readonly string[], day: number | undefined): number =>
  placedSlots(plan).filter((one) => (day ?? one.day) === one.day && kinds.includes(one.slot.kind)).length;

function isReplaced(fact: Extract<Fact, { fact: 'replaced' }>, comparison: Comparison): boolean {
  const { before, after, places } = comparison;
  const { day, slot } = askedSlot(comparison, fact.slot);
  if (!isGone(comparison, fact.slot)) return false;
  return newSlots(before.plan, after.plan).some(
    (one) => one.day === day && mayStandFor(one.slot, slot, fact) && matches(fact.by, one.slot, places, slot),
  );
}

/** Bowling may be wanted by day or by night, so what was asked for by name may change its kind. */
function mayStandFor(one: PlanSlot, slot: PlanSlot, { by }: Extract<Fact, { fact: 'replaced' }>): boolean {
  if (one.kind === slot.kind) return true;
  const isNamed = by.like !== undefined || by.ids !== undefined;
  const isOuting = (kind: string): boolean => kind === 'activity' || kind === 'night';
  return isNamed && isOuting(one.kind) && isOuting(slot.kind);
}

/** The day has lost as many slots of the kind as were to be dropped. */
function hasFewer(ids: readonly string[], id: string, comparison: Comparison): boolean {
  const { before, after } = comparison;
  const { day, slot } = askedSlot(comparison, id);
  const asked = ids.filter((other) => {
    const one = askedSlot(comparison, other);
    return one.day === day && one.slot.kind === slot.kind;
  }).length;
  return countOf(after.plan, [slot.kind], day) <= countOf(before.plan, [slot.kind], day) - asked;
}

function isMoved({ slot: id, to }: Extract<Fact, { fact: 'moved' }>, comparison: Comparison): boolean {
  const was = askedSlot(comparison, id);
  const is = placedSlots(comparison.after.plan).find(({ slot }) => slot.venueId === was.slot.venueId);
  if (!is) return false;
  if (typeof to === 'object' && 'day' in to) return is.day === to.day && was.day !== to.day;
  if (is.day !== was.day) return false;
  if (to === 'earlier') return is.slot.startMinute < was.slot.startMinute;
  if (to === 'later') return is.slot.startMinute > was.slot.startMinute;
  return is.slot.startMinute >= to.from && is.slot.startMinute <= to.to;
}
