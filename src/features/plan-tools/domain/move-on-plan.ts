import { dayInWords } from '../../../engine/day-in-words.ts';
import { moveSlot, refusalWords } from '../../../engine/move-slot.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { formatClock } from '../../../shared/dates.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { ToolTrip } from './answer-plan-question.ts';
import { type ChangeRefusal, impossible, type NewVersion, noSuchSlot } from './new-version.ts';
import type { PlannedChange } from './plan-question.ts';

type Move = Extract<PlannedChange, { kind: 'move' }>;

/** The trip with a slot at another hour or on another day; the note says what the organiser did not ask for. */
export function moveOnPlan(trip: ToolTrip, { slotId, day, startMinute }: Move): Result<NewVersion, ChangeRefusal> {
  const placed = slotsOnDays(trip.plan).find(({ slot }) => slot.id === slotId);
  if (!placed) return noSuchSlot();
  const moved = moveSlot({ ...trip, placed, day, startMinute });
  if (!moved.ok) return impossible(refusalWords(moved.reason));
  const { request, plan, slot, effect } = moved.value;
  const cause = `Moved ${slot.name} to ${dayInWords(plan, day)} ${formatClock(slot.startMinute)}`;
  const nearly =
    slot.startMinute === startMinute
      ? []
      : [
          `${slot.name} starts at ${formatClock(slot.startMinute)}, the nearest to ${formatClock(startMinute)} that fits.`,
        ];
  const others = effect.moved
    .filter(({ venueId }) => venueId !== slot.venueId)
    .map(
      ({ name, fromMinute, toMinute }) => `${name} moves from ${formatClock(fromMinute)} to ${formatClock(toMinute)}.`,
    );
  const note = [...nearly, ...others].join(' ');
  return ok(note === '' ? { request, plan, cause } : { request, plan, cause, note });
}
