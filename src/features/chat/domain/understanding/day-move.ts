import type { TimeOfDay } from '../../../../engine/trip-request.ts';
import type { PlacedSlot } from './finding/find-slots.ts';

/** A part of the plan, or what was spoken of where it is null, on another day. */
export interface DayMove {
  slot: PlacedSlot | null;
  day: number;
  /** Days that would do as well, where it does not fit on the first. */
  orDays?: readonly number[];
  /** The part of the day that it is to be in. */
  timesOfDay?: readonly TimeOfDay[];
}
