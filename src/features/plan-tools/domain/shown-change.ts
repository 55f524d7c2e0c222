import type { PlanEffect, SlotOnDay } from '../../../engine/plan-effect.ts';
import type { ShownEffect, ShownStop } from './plan-answer.ts';

/** A slot as the plan page shows it. */
export const shownStop = ({ day, slot }: SlotOnDay): ShownStop => ({
  name: slot.name,
  type: slot.type,
  area: slot.area,
  venueKind: slot.venueKind,
  day,
  startMinute: slot.startMinute,
  endMinute: slot.endMinute,
  pricePerPersonPence: slot.pricePerPersonPence,
});

/** What a change does, without what only the planner needs. */
export const shownEffect = (effect: PlanEffect, raisesBudgetToPence: number | null): ShownEffect => ({
  deltaPencePerPerson: effect.deltaPencePerPerson,
  deltaPenceGroup: effect.deltaPenceGroup,
  deltaTravelMinutes: effect.deltaTravelMinutes,
  moved: effect.moved.map(({ name, day, fromMinute, toMinute }) => ({ name, day, fromMinute, toMinute })),
  outdoorBefore: effect.outdoorBefore,
  outdoorAfter: effect.outdoorAfter,
  raisesBudgetToPence,
});
