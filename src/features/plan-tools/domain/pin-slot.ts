import { dayInWords } from '../../../engine/day-in-words.ts';
import { isPinOf } from '../../../engine/is-pin-of.ts';
import type { SlotOnDay } from '../../../engine/plan-effect.ts';
import type { PinnedSlot } from '../../../engine/trip-request.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { ToolTrip } from './answer-plan-question.ts';
import { type ChangeRefusal, impossible, type NewVersion } from './new-version.ts';

/** The slot stays at its place and hour, whatever is replanned later. The plan itself is the same. */
export function pinSlot({ request, plan }: ToolTrip, placed: SlotOnDay): Result<NewVersion, ChangeRefusal> {
  const { day, slot } = placed;
  const { kind, venueId, startMinute, name } = slot;
  const pin: PinnedSlot = { day, kind, venueId, startMinute };
  if (request.pinned.some((other) => isPinOf(other, day, slot) && other.startMinute === startMinute))
    return impossible(`${name} is pinned already.`);
  const pinned = [...request.pinned.filter((other) => !isPinOf(other, day, slot)), pin];
  return ok({
    request: { ...request, pinned },
    plan: withoutMovedPin(plan, venueId),
    cause: `Pinned ${name}, ${dayInWords(plan, day)}`,
  });
}

/** The slot may be moved and replaced again. The plan itself is the same. */
export function unpinSlot({ request, plan }: ToolTrip, { day, slot }: SlotOnDay): Result<NewVersion, ChangeRefusal> {
  const pinned = request.pinned.filter((pin) => !isPinOf(pin, day, slot));
  if (pinned.length === request.pinned.length) return impossible(`${slot.name} is not pinned.`);
  return ok({
    request: { ...request, pinned },
    plan: withoutMovedPin(plan, slot.venueId),
    cause: `Unpinned ${slot.name}, ${dayInWords(plan, day)}`,
  });
}

/** That a pin is at another hour is no longer true once it is pinned where it is, or not pinned at all. */
const withoutMovedPin = (plan: ToolTrip['plan'], venueId: string): ToolTrip['plan'] => ({
  ...plan,
  relaxations: plan.relaxations.filter((one) => one.kind !== 'pin-moved' || one.venueId !== venueId),
});
