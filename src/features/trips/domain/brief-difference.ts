import type { SlotOnDay } from '../../../engine/plan-effect.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';

/** Every slot of the plan before is in exactly one of `stays`, `moves` and `goes`; of the one after in all but `goes`. */
export interface SlotDifference {
  stays: readonly SlotOnDay[];
  moves: readonly { from: SlotOnDay; to: SlotOnDay }[];
  goes: readonly SlotOnDay[];
  comes: readonly SlotOnDay[];
}

/**
 * Slot by slot what becomes of a plan. `continues` says which old day each new day goes on with: a slot on the same such
 * day at the same minute stays, whatever the date. The same place in the same role elsewhere moves; each slot is
 * matched once, the nearest first.
 */
export function slotDifference(
  before: TripPlan,
  after: TripPlan,
  continues: readonly (number | null)[],
): SlotDifference {
  const [old, fresh] = [slotsOnDays(before), slotsOnDays(after)];
  const matched = new Map<SlotOnDay, SlotOnDay>();
  const isSameDay = (one: SlotOnDay, other: SlotOnDay): boolean => continues[other.day] === one.day;
  const isSameTime = (one: SlotOnDay, other: SlotOnDay): boolean => one.slot.startMinute === other.slot.startMinute;
  const rounds = [
    (one: SlotOnDay, other: SlotOnDay) => isSameDay(one, other) && isSameTime(one, other),
    isSameDay,
    () => true,
  ];
  const taken = new Set<SlotOnDay>();
  for (const isNear of rounds) {
    for (const one of old) {
      if (matched.has(one)) continue;
      const match = fresh.find((other) => !taken.has(other) && isSameStop(one, other) && isNear(one, other));
      if (!match) continue;
      matched.set(one, match);
      taken.add(match);
    }
  }
  const pairs = [...matched].map(([from, to]) => ({ from, to }));
  const isStill = ({ from, to }: { from: SlotOnDay; to: SlotOnDay }) => isSameDay(from, to) && isSameTime(from, to);
  return {
    stays: pairs.filter(isStill).map(({ to }) => to),
    moves: pairs.filter((pair) => !isStill(pair)),
    goes: old.filter((one) => !matched.has(one)),
    comes: fresh.filter((one) => !taken.has(one)),
  };
}

const isSameStop = (one: SlotOnDay, other: SlotOnDay): boolean =>
  one.slot.venueId === other.slot.venueId && one.slot.kind === other.slot.kind;
