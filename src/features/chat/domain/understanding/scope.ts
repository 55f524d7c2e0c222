import type { SlotKind, TimeOfDay } from '../../../../engine/trip-request.ts';
import type { PlacedSlot } from './finding/find-slots.ts';

/** Which part of the plan a wish is about. */
export interface Scope {
  /** The slots it points at, none when it is about the whole plan. */
  slots: readonly PlacedSlot[];
  days: readonly number[];
  timesOfDay: readonly TimeOfDay[];
  kinds: readonly SlotKind[];
  /** The person named a part (a day, a meal, a place), even if the plan has nothing there. */
  isNamed: boolean;
  /** One thing was said that fits several slots. */
  isOne?: boolean;
  /** All that the words fit, `both dinners`. */
  isEach?: boolean;
  /** What stands next to something, `everything after lunch`. */
  isBeside?: boolean;
}

/** Just these parts of the plan, as if they had been named, and the days that were said. */
export const scopeOf = (slots: readonly PlacedSlot[], days: readonly number[] = []): Scope => ({
  slots,
  days,
  timesOfDay: [],
  kinds: [],
  isNamed: true,
});

/** No part of the plan: what is about the whole of it. */
export const NOWHERE: Scope = { slots: [], days: [], timesOfDay: [], kinds: [], isNamed: false };
