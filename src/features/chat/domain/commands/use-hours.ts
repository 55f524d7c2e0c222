import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../../engine/trip-request.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { changePlan, losesNothing } from './change-plan.ts';
import { changed, type Outcome } from './outcome.ts';
import { retimeSlot } from './retime-slot.ts';

/** How long after the new start of a day its first part may still begin, minutes, the nearest first. */
const AFTER_START = [0, 15, 30, 45, 60, 75, 90, 105, 120];

/**
 * A day that may begin earlier does: its first part goes as near to the new start as its opening hours and the rest of
 * the day let it. Where it cannot, the reply says so. `trip` has the new hours already.
 */
export function startingEarlier(
  state: ConciergeState,
  trip: PlannedTrip,
  { day, minute, remark }: { day: number; minute: number; remark: string },
): Outcome {
  const slot = trip.plan.days[day]?.slots[0];
  if (!slot || slot.startMinute <= minute) return changed(trip, remark);
  for (const after of AFTER_START.filter((minutes) => minute + minutes < slot.startMinute)) {
    const time = { direction: 'earlier', startMinute: minute + after, byMinutes: null } as const;
    const moved = retimeSlot({ ...state, ...trip }, { day, slot }, time);
    if (moved.kind === 'changed') return { ...moved, remark };
  }
  const stays = `${slot.name} still comes first, at ${formatClock(slot.startMinute)}: it cannot start earlier.`;
  return changed(trip, remark, `${stays} To fill the time, say “add an activity on ${dayName(trip.plan, day)}”.`);
}

/** Who names an hour for the beginning or the end of a day means hardly another, minutes. */
const BESIDE_MAX = 30;

/** The trip whose day begins or ends at that minute, or soon after or before, with what it began or ended with, and loses nothing; null where something would go. */
export function keptWithin(
  state: ConciergeState,
  request: TripRequest,
  { day, minute, edge }: { day: number; minute: number; edge: 'start' | 'finish' },
): PlannedTrip | null {
  const slots = state.plan.days[day]?.slots ?? [];
  const slot = edge === 'start' ? slots[0] : slots.at(-1);
  if (!slot) return null;
  for (const beside of AFTER_START.filter((minutes) => minutes <= BESIDE_MAX)) {
    const startMinute = edge === 'start' ? minute + beside : minute - beside - (slot.endMinute - slot.startMinute);
    const pin = { day, kind: slot.kind, venueId: slot.venueId, startMinute };
    const result = changePlan(state, { request, freeSlotIds: [slot.id], pins: [pin] });
    if (result.ok && losesNothing(state.plan, result.value.plan)) return result.value;
  }
  return null;
}

/** Why parts of a day went that nobody took out; null where none did. */
export function lostToHours(before: TripPlan, after: TripPlan, day: number): string | null {
  const [was, is] = [before.days[day]?.slots ?? [], after.days[day]?.slots ?? []];
  const lost = was.filter(({ venueId }) => !is.some((slot) => slot.venueId === venueId));
  if (is.length >= was.length || lost.length === 0) return null;
  return `${dayName(after, day)} has no room left for ${listOf(lost.map(({ name }) => name))}.`;
}
