import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';

/** One difference between two plans, as a person would tell it. */
export type PlanDifference =
  | { kind: 'replaced'; before: PlacedSlot; after: PlacedSlot }
  | { kind: 'moved'; before: PlacedSlot; after: PlacedSlot }
  | { kind: 'added'; after: PlacedSlot }
  | { kind: 'removed'; before: PlacedSlot };

/** Every slot that is new, gone, replaced or at another time. A slot gone and one new of the same day and kind are one swap. */
export function diffPlans(before: TripPlan, after: TripPlan): PlanDifference[] {
  const offset = dayOffset(before, after);
  const old = slotsOf(before);
  const now = slotsOf(after);
  const same = (left: PlacedSlot, right: PlacedSlot) => left.slot.venueId === right.slot.venueId;
  const gone = old.filter((slot) => !now.some((other) => same(slot, other)));
  const fresh = now.filter((slot) => !old.some((other) => same(slot, other)));
  const differences: PlanDifference[] = [];

  for (const slot of now) {
    const was = old.find((other) => same(other, slot));
    const isMoved =
      was &&
      (was.day + offset !== slot.day ||
        was.slot.startMinute !== slot.slot.startMinute ||
        was.slot.kind !== slot.slot.kind);
    if (was && isMoved) differences.push({ kind: 'moved', before: was, after: slot });
  }
  const unpaired = [...gone];
  for (const slot of fresh) {
    const at = closest(slot, unpaired, offset);
    const [pair] = at < 0 ? [] : unpaired.splice(at, 1);
    differences.push(pair ? { kind: 'replaced', before: pair, after: slot } : { kind: 'added', after: slot });
  }
  differences.push(...unpaired.map((slot): PlanDifference => ({ kind: 'removed', before: slot })));
  return differences.sort((left, right) => orderOf(left) - orderOf(right));
}

/** The gone slot of the same day and kind that was nearest in time; -1 when there is none. */
function closest(slot: PlacedSlot, gone: readonly PlacedSlot[], offset: number): number {
  let best = -1;
  for (const [index, other] of gone.entries()) {
    if (other.day + offset !== slot.day || other.slot.kind !== slot.slot.kind) continue;
    const isNearer =
      best < 0 ||
      Math.abs(other.slot.startMinute - slot.slot.startMinute) <
        Math.abs((gone[best]?.slot.startMinute ?? 0) - slot.slot.startMinute);
    if (isNearer) best = index;
  }
  return best;
}

/** What was asked for comes first: swaps, additions and removals; then slots that only moved, by day and time. */
function orderOf(difference: PlanDifference): number {
  const placed = difference.kind === 'removed' ? difference.before : difference.after;
  return (difference.kind === 'moved' ? 1_000_000 : 0) + placed.day * 10_000 + placed.slot.startMinute;
}

/** By how many days the old plan's days come later in the new one, when days were added or cut at the front. */
function dayOffset(before: TripPlan, after: TripPlan): number {
  if (before.days.length === after.days.length) return 0;
  const key = (plan: TripPlan, day: number) => plan.days[day]?.date ?? plan.days[day]?.weekday;
  const later = after.days.findIndex((_, day) => key(after, day) === key(before, 0));
  if (later >= 0) return later;
  const earlier = before.days.findIndex((_, day) => key(before, day) === key(after, 0));
  return earlier > 0 ? -earlier : 0;
}
