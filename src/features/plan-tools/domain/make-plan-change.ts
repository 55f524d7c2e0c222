import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { rainPlan } from '../../../engine/rain-plan.ts';
import { swapSlot } from '../../../engine/slot-ideas.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { ToolTrip } from './answer-plan-question.ts';
import { exchangeOnPlan } from './exchange-on-plan.ts';
import { improvePlan } from './improve-plan.ts';
import { moveOnPlan } from './move-on-plan.ts';
import { type ChangeRefusal, impossible, type NewVersion, noSuchSlot } from './new-version.ts';
import { pinSlot, unpinSlot } from './pin-slot.ts';
import type { PlannedChange } from './plan-question.ts';

/** The trip after a change, or why there is none. Deterministic: the plan's own seed. */
export function makePlanChange(trip: ToolTrip, change: PlannedChange): Result<NewVersion, ChangeRefusal> {
  const { request, plan, places } = trip;
  switch (change.kind) {
    case 'swap': {
      const before = slotsOnDays(plan).find(({ slot }) => slot.id === change.slotId);
      const idea = swapSlot(plan, request, places, change.slotId, change.venueId);
      if (!before || !idea) return impossible(null);
      return ok({ request: idea.request, plan: idea.plan, cause: `${idea.venue.name} instead of ${before.slot.name}` });
    }
    case 'rain': {
      const rain = rainPlan(plan, request, places, { day: change.day });
      if (rain.kind !== 'changed') return impossible(null);
      const when = change.day === null ? 'the whole trip' : `day ${change.day + 1}`;
      return ok({ request: rain.request, plan: rain.plan, cause: `Indoors for ${when}` });
    }
    case 'pin':
    case 'unpin': {
      const placed = slotsOnDays(plan).find(({ slot }) => slot.id === change.slotId);
      if (!placed) return noSuchSlot();
      return change.kind === 'pin' ? pinSlot(trip, placed) : unpinSlot(trip, placed);
    }
    case 'move':
      return moveOnPlan(trip, change);
    case 'exchange':
      return exchangeOnPlan(trip, change);
    case 'improve':
      return improvePlan(trip);
  }
}
