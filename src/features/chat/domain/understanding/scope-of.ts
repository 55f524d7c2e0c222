import type { PlacedSlot } from './finding/find-slots.ts';
import type { Scope } from './intent.ts';

/** Just these parts of the plan, as if they had been named, and the days that were said. */
export const scopeOf = (slots: readonly PlacedSlot[], days: readonly number[] = []): Scope => ({
  slots,
  days,
  timesOfDay: [],
  kinds: [],
  isNamed: true,
});
