import type { PlanSlot } from './trip-plan.ts';
import type { PinnedSlot } from './trip-request.ts';

/** Whether a pin is for this slot of this day: by place and kind, for a pin may have had to take another hour. */
export const isPinOf = (pin: PinnedSlot, day: number, slot: Pick<PlanSlot, 'kind' | 'venueId'>): boolean =>
  pin.day === day && pin.kind === slot.kind && pin.venueId === slot.venueId;
