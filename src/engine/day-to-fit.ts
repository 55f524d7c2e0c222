import { dayEnd, REST_MINUTES } from './day-rules.ts';
import type { DayToFit, StartWindows } from './fit-into-day.ts';
import { isPinOf } from './is-pin-of.ts';
import type { Outcome } from './plan-attempt.ts';
import type { SlotMove } from './slot-move.ts';
import { startWindows } from './stops.ts';
import { legBetween } from './travel-legs.ts';
import type { PlanSlot } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const DAY_MINUTES = 24 * 60;

/**
 * The day a slot is moved to, as far as the rules bind what is moved by hand: opening hours, hours of meals and nights,
 * the ends of the day, rest, ways, pins. Others may go on beyond the ends of the brief's day as `widened` has them. What is
 * outdoors may lie in the dark unless told otherwise.
 */
export function dayToFit(
  { plan, request, places, placed, day }: SlotMove,
  widened: TripRequest,
  { stops }: Pick<Outcome, 'stops'>,
  mayBeDark = true,
): DayToFit {
  const slotsOf = (index: number): readonly PlanSlot[] =>
    (plan.days[index]?.slots ?? []).filter((slot) => slot !== placed.slot);
  const lastBefore = slotsOf(day - 1).at(-1);
  const [firstAfter] = slotsOf(day + 1);
  const isOwnDay = day === placed.day;
  const windowsOf = (slot: PlanSlot): StartWindows => {
    const stop = stops.find(({ candidate, kind }) => candidate.venue.id === slot.venueId && kind === slot.kind);
    if (!stop) return [];
    const { kind, venueId } = slot;
    // Habits of ours, a gentle last morning for one, do not bind what somebody puts there.
    const fixed = { ...stop, pin: { day, kind, venueId, startMinute: null } };
    return startWindows(slot === placed.slot && !isOwnDay ? request : widened, day, fixed, mayBeDark);
  };
  return {
    others: slotsOf(day),
    isPinned: (slot) => request.pinned.some((pin) => isPinOf(pin, day, slot)),
    windowsOf,
    wayBetween: (from, to) => legBetween(places, from, to, request.groupSize).minutes,
    bounds: {
      from: lastBefore ? lastBefore.endMinute + REST_MINUTES - DAY_MINUTES : 0,
      to: firstAfter ? firstAfter.startMinute + DAY_MINUTES - REST_MINUTES : dayEnd(widened, day),
    },
  };
}
