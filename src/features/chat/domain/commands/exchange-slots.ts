import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/find-slots.ts';
import { changePlan, keepsAll, newRelaxations } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** Two slots change places: on the other's day where they are of a kind, or in the order of one day. Nothing is lost. */
export function exchangeSlots(state: ConciergeState, first: PlacedSlot, second: PlacedSlot): Outcome {
  const names = `${first.slot.name} and ${second.slot.name}`;
  if (first.day === second.day) {
    const trip = inOtherOrder(state, first, second);
    return trip
      ? changed(trip)
      : refused(`${names} cannot change places: the hours of that day do not allow it. Nothing has changed.`);
  }
  if (first.slot.kind !== second.slot.kind)
    return refused(
      `I can only change places between two slots of the same kind on different days, so ${names} stay where they are.`,
    );
  const result = changePlan(state, {
    request: state.request,
    freeSlotIds: [first.slot.id, second.slot.id],
    add: [
      { day: second.day, kind: second.slot.kind, venueId: first.slot.venueId },
      { day: first.day, kind: first.slot.kind, venueId: second.slot.venueId },
    ],
  });
  const isDone =
    result.ok &&
    isWhole(state, result.value, [first.slot.id, second.slot.id]) &&
    holds(result.value.plan.days[second.day]?.slots, first) &&
    holds(result.value.plan.days[first.day]?.slots, second);
  return isDone
    ? changed(result.value)
    : refused(`${names} cannot change places: one of them does not fit where the other is. Nothing has changed.`);
}

/** The earlier of the two at the hour of the later, or as near as fits, with the later before it. */
function inOtherOrder(state: ConciergeState, first: PlacedSlot, second: PlacedSlot): PlannedTrip | null {
  const [early, late] = first.slot.startMinute < second.slot.startMinute ? [first, second] : [second, first];
  const early0 = early.slot.startMinute;
  const late0 = late.slot.startMinute;
  const laterStarts = [late0, late0 + 15, late0 - 15, late0 + 30, late0 - 30, late0 + 60];
  for (const startMinute of laterStarts) {
    const pins = [
      { day: early.day, kind: early.slot.kind, venueId: early.slot.venueId, startMinute },
      { day: late.day, kind: late.slot.kind, venueId: late.slot.venueId, startMinute: early0 },
    ];
    for (const pinned of [pins, pins.slice(0, 1)]) {
      const result = changePlan(state, {
        request: state.request,
        freeSlotIds: [early.slot.id, late.slot.id],
        pins: pinned,
      });
      if (!result.ok || !isWhole(state, result.value, [])) continue;
      const startOf = ({ slot }: PlacedSlot) =>
        slotsOf(result.value.plan).find((one) => one.slot.venueId === slot.venueId)?.slot.startMinute;
      const [was, is] = [startOf(late), startOf(early)];
      if (was !== undefined && is !== undefined && was < is) return result.value;
    }
  }
  return null;
}

const isWhole = (state: ConciergeState, { plan }: PlannedTrip, except: readonly string[]): boolean =>
  keepsAll(state.plan, plan, except) && newRelaxations(state.plan, plan).length === 0;

const holds = (slots: readonly { venueId: string }[] | undefined, { slot }: PlacedSlot): boolean =>
  slots?.some(({ venueId }) => venueId === slot.venueId) === true;
