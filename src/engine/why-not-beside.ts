import { formatClock } from '../shared/dates.ts';
import { dayInWords } from './day-in-words.ts';
import { type DayToFit, mayFollowInPlan } from './fit-into-day.ts';
import { lengthInWords } from './length-in-words.ts';
import { lengthOf } from './place-in-order.ts';
import type { SlotMove } from './slot-move.ts';
import type { PlanSlot } from './trip-plan.ts';

/** Why a slot cannot start at the wanted minute beside what else is on the day, in a sentence with figures. */
export function whyNotBeside(move: SlotMove, day: DayToFit): string {
  const { plan, placed, startMinute } = move;
  const { slot } = placed;
  const end = startMinute + lengthOf(slot);
  const clash = day.others.find((other) => other.startMinute < end && startMinute < other.endMinute);
  if (clash) return whyClashing(slot, clash, { startMinute, end, isPinned: day.isPinned(clash) });
  const before = day.others.findLast((other) => other.endMinute <= startMinute) ?? null;
  const after = day.others.find((other) => end <= other.startMinute) ?? null;
  const order = whyNoSuchOrder(slot, before, after);
  if (order) return order;
  const late = before && whyTooLate(slot, before, startMinute, day);
  if (late) return late;
  const soon = after && whyTooSoon(slot, after, end, day);
  if (soon) return soon;
  if (!before && startMinute < day.bounds.from)
    return `The night before ends late: after nine hours of rest nothing starts before ${formatClock(day.bounds.from)}.`;
  if (!after && end > day.bounds.to)
    return `The next day begins early: for nine hours of rest everything ends by ${formatClock(day.bounds.to)}.`;
  return `There is no order of ${dayInWords(plan, move.day)} that has ${slot.name} at ${formatClock(startMinute)}: two of a kind would come one after the other, or something would not be open.`;
}

function whyClashing(
  slot: PlanSlot,
  other: PlanSlot,
  { startMinute, end, isPinned }: { startMinute: number; end: number; isPinned: boolean },
): string {
  const when = `from ${formatClock(other.startMinute)} to ${formatClock(other.endMinute)}`;
  if (isPinned)
    return `${other.name} is pinned ${when}, and ${slot.name} would go on from ${formatClock(startMinute)} to ${formatClock(end)}.`;
  return `${other.name} is ${when} and has no other time that day.`;
}

function whyNoSuchOrder(slot: PlanSlot, before: PlanSlot | null, after: PlanSlot | null): string | null {
  if (before && !mayFollowInPlan(before, slot))
    return before.kind === 'night'
      ? `${before.name} comes before it, and nothing but another night out follows a night out.`
      : `${before.name} comes right before it, and both are one kind (${slot.type}).`;
  if (after && !mayFollowInPlan(slot, after))
    return slot.kind === 'night'
      ? `${after.name} comes after it, and nothing but another night out follows a night out.`
      : `${after.name} comes right after it, and both are one kind (${slot.type}).`;
  return null;
}

function whyTooLate(slot: PlanSlot, before: PlanSlot, startMinute: number, day: DayToFit): string | null {
  const needs = day.wayBetween(before, slot);
  const has = startMinute - before.endMinute;
  if (needs <= has) return null;
  return `It takes ${lengthInWords(needs)} to get there from ${before.name}, which ${day.isPinned(before) ? 'is pinned and ' : ''}ends at ${formatClock(before.endMinute)}: that leaves ${leaves(has)}.`;
}

function whyTooSoon(slot: PlanSlot, after: PlanSlot, end: number, day: DayToFit): string | null {
  const needs = day.wayBetween(slot, after);
  const has = after.startMinute - end;
  if (needs <= has) return null;
  return `It takes ${lengthInWords(needs)} from there to ${after.name}, which ${day.isPinned(after) ? 'is pinned and ' : ''}starts at ${formatClock(after.startMinute)}: that leaves ${leaves(has)}.`;
}

const leaves = (minutes: number): string => (minutes === 0 ? 'no time' : `only ${lengthInWords(minutes)}`);
