import type { Venue } from '../catalogue/venue.ts';
import { isPinOf } from './is-pin-of.ts';
import { type Places, venuesOf } from './places.ts';
import type { SlotOnDay } from './plan-effect.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** A slot on its way to another hour or day, with the trip it belongs to. */
export interface SlotMove {
  plan: TripPlan;
  request: TripRequest;
  places: Places;
  placed: SlotOnDay;
  /** Index of the day it is to be on, and its wanted start, minutes after that day's midnight. */
  day: number;
  startMinute: number;
  /** That very minute or none: an hour that was said, where a drop by hand may land a quarter of an hour beside it. */
  isExact?: boolean;
}

/** The brief that the move itself asks for: what is moved by hand is no longer pinned, dropped or one too many there. */
export function requestForMove({ plan, request, placed, day }: SlotMove): TripRequest {
  const { kind } = placed.slot;
  const pinned = request.pinned.filter((pin) => !isPinOf(pin, placed.day, placed.slot));
  if (day === placed.day) return { ...request, pinned };
  const activities = 1 + (plan.days[day]?.slots.filter((slot) => slot.kind === 'activity').length ?? 0);
  return {
    ...request,
    pinned,
    droppedSlots: request.droppedSlots.filter((dropped) => dropped.day !== day || dropped.kind !== kind),
    activityCapByDay: request.activityCapByDay.map((cap, index) =>
      kind === 'activity' && index === day && cap !== null ? Math.max(cap, activities) : cap,
    ),
  };
}

/** A venue of the catalogue by its id; undefined where there is none. */
export const venueOf = (places: Places, venueId: string): Venue | undefined =>
  venuesOf(places).find(({ id }) => id === venueId);
