import { exchangeSlots } from '../../../engine/exchange-slots.ts';
import { othersMoved } from '../../../engine/exchanges-for.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { formatClock } from '../../../shared/dates.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { ToolTrip } from './answer-plan-question.ts';
import { type ChangeRefusal, impossible, type NewVersion, noSuchSlot } from './new-version.ts';
import type { PlannedChange } from './plan-question.ts';

type Exchange = Extract<PlannedChange, { kind: 'exchange' }>;

/** The trip with two slots in each other's place, as it was offered; the note says what else shifts. */
export function exchangeOnPlan(
  trip: ToolTrip,
  { slotId, withSlotId, startMinute }: Exchange,
): Result<NewVersion, ChangeRefusal> {
  const slots = slotsOnDays(trip.plan);
  const first = slots.find(({ slot }) => slot.id === slotId);
  const second = slots.find(({ slot }) => slot.id === withSlotId);
  if (!first || !second) return noSuchSlot();
  const exchanged = exchangeSlots({ ...trip, first, second, startMinute });
  if (!exchanged.ok) return impossible(exchanged.reason);
  const { request, plan } = exchanged.value;
  const cause = `${first.slot.name} and ${second.slot.name} changed places`;
  const note = othersMoved(exchanged.value)
    .map(
      ({ name, fromMinute, toMinute }) => `${name} moves from ${formatClock(fromMinute)} to ${formatClock(toMinute)}.`,
    )
    .join(' ');
  return ok(note === '' ? { request, plan, cause } : { request, plan, cause, note });
}
