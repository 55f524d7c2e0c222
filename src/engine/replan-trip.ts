import type { Places } from './places.ts';
import { type PlanOptions, planKeeping } from './plan-trip.ts';
import type { Wanted } from './stops.ts';
import type { PlanDay, TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

export interface ReplanOptions extends PlanOptions {
  /** Everything but the freed slots stays: same venue and, where the rest allows it, same time. */
  freeSlotIds: readonly string[];
  /**
   * Slots to put in: with a venue, exactly that one (a swap picks it from `alternativesFor`); with null, the best the
   * planner finds. A freed slot is refilled without being named here.
   */
  add?: readonly { day: number; kind: SlotKind; venueId: string | null }[];
  /** Freed slots that stay empty (the organiser dropped them). The request should say so too, for later replans. */
  dropSlotIds?: readonly string[];
}

const UNLIMITED: Record<SlotKind, number> = { activity: 99, lunch: 99, dinner: 99, night: 99 };

/**
 * The previous plan changed as little as the new request allows. Kept slots give way only to rules (a new group size,
 * another budget, closing days, pinned slots), never to a slightly better plan; no slot is added that nobody asked
 * for. The hotel stays while it takes the group.
 */
export function replanTrip(previous: TripPlan, request: TripRequest, places: Places, options: ReplanOptions): TripPlan {
  const dropped = new Set(options.dropSlotIds ?? []);
  const freed = new Set([...options.freeSlotIds, ...dropped]);
  const kept: Wanted[] = [];
  const before = daysBefore(previous, request);
  const limits = request.days.map((): Record<SlotKind, number> => ({ activity: 0, lunch: 0, dinner: 0, night: 0 }));
  for (const [index, day] of before.entries()) {
    const limit = limits[index];
    if (!limit || !day) continue;
    for (const slot of day.slots) {
      if (!dropped.has(slot.id)) limit[slot.kind] += 1;
      if (freed.has(slot.id)) continue;
      kept.push({
        slot: { day: index, kind: slot.kind, venueId: slot.venueId, startMinute: slot.startMinute },
        rank: 'kept',
      });
    }
  }
  for (const { day, kind, venueId } of options.add ?? []) {
    const limit = limits[day];
    if (!limit) continue;
    const isRefill = before[day]?.slots.some(
      (slot) => slot.kind === kind && freed.has(slot.id) && !dropped.has(slot.id),
    );
    if (!isRefill) limit[kind] += 1;
    if (venueId !== null) kept.push({ slot: { day, kind, venueId, startMinute: null }, rank: 'pinned' });
  }
  const isNewDay = (index: number): boolean => (before[index]?.slots.length ?? 0) === 0;
  const kindLimits = limits.map((limit, index) => {
    // A day that had nothing before (or did not exist) is planned afresh; a meal the new brief asks for is welcome.
    if (isNewDay(index)) return { ...UNLIMITED };
    return { ...limit, lunch: 1, dinner: 1 };
  });
  return planKeeping(request, places, options, {
    kept,
    kindLimits,
    hotelId: previous.stay?.hotelId ?? null,
  });
}

/**
 * The day of the previous plan that each day of the request continues, undefined for a new one. A trip that became
 * longer or shorter keeps the days whose dates it still has; one that was moved as a whole keeps them in their order.
 */
function daysBefore(previous: TripPlan, request: TripRequest): (PlanDay | undefined)[] {
  const isMoved = previous.days.length === request.days.length;
  const onDate = (date: string | null): PlanDay | undefined => previous.days.find((day) => day.date === date);
  const hasDates = request.days.some(({ date }) => date !== null && onDate(date) !== undefined);
  return request.days.map(({ date }, index) => (isMoved || !hasDates ? previous.days[index] : onDate(date)));
}
