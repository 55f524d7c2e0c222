import type { Venue } from '../catalogue/venue.ts';
import type { ChangedTrip } from './checked-replan.ts';
import { isPinOf } from './is-pin-of.ts';
import type { Places } from './places.ts';
import { type PlanEffect, planEffect, type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { slotIdeas } from './slot-ideas.ts';
import { baseOf, legBetween, type Spot } from './travel-legs.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

export interface CloserOptions {
  /** Only slots of this day, by index; null for the whole trip. */
  day: number | null;
  /** Only these slots; absent for all that are far. */
  slotIds?: readonly string[];
  /** What may come in the place of one; anything where it is absent. */
  accepts?: (venue: Venue) => boolean;
}

/** A slot that gave way to one nearer to where the group sleeps; minutes are those from the hotel, one way. */
export interface CloserSwap extends SlotOnDay {
  instead: PlanSlot;
  fromMinutes: number;
  toMinutes: number;
}

export type CloserPlan =
  /** Outside our cities nobody knows where things are. */
  | { kind: 'no-map' }
  /** All of it is within a few minutes of the hotel, or is held by the organiser. */
  | { kind: 'close-already' }
  /** What is far has nothing nearer that suits the brief and saves time on the way. */
  | { kind: 'no-swap'; far: readonly SlotOnDay[] }
  /** `effect.deltaTravelMinutes` is below zero: what the whole trip saves on the way. */
  | ({ kind: 'changed'; effect: PlanEffect; swaps: readonly CloserSwap[] } & ChangedTrip);

/** Minutes from the hotel that nobody calls far, and what a swap must bring a slot nearer. */
const NEAR_MINUTES = 15;
const NEARER_BY = 5;
/** Slots looked at, the farthest first, and slots that change at most: a wish for less way is none for another trip. */
const SLOTS_MAX = 6;
const SWAPS_MAX = 3;
const IDEAS = 2;
const TRIES_MAX = 4;

/**
 * The plan with less time on the way: the slots farthest from the hotel (from the middle of the city, where nobody
 * sleeps over) give way to the best ones nearer by, each through the planner and checked, within the budget. Pinned
 * slots and must-haves stay; so does every slot that was not far. The trip as a whole never takes longer on the way.
 */
export function closerToHotel(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  { day, slotIds, accepts = () => true }: CloserOptions,
): CloserPlan {
  if (places.kind === 'generic') return { kind: 'no-map' };
  const hotel = places.city.hotels.find(({ id }) => id === plan.stay?.hotelId) ?? null;
  const base = baseOf(places, hotel);
  const wayTo = (spot: Spot): number => legBetween(places, base, spot, request.groupSize).minutes;
  const isHeld = ({ day: of, slot }: SlotOnDay): boolean =>
    request.wishes.mustHaveVenueIds.includes(slot.venueId) || request.pinned.some((pin) => isPinOf(pin, of, slot));
  const far = slotsOnDays(plan)
    .filter((placed) => (day === null || placed.day === day) && (slotIds?.includes(placed.slot.id) ?? true))
    .filter((placed) => !isHeld(placed) && wayTo(placed.slot) > NEAR_MINUTES)
    .sort((left, right) => wayTo(right.slot) - wayTo(left.slot))
    .slice(0, SLOTS_MAX);
  if (far.length === 0) return { kind: 'close-already' };
  let trip: ChangedTrip = { plan, request };
  const swaps: CloserSwap[] = [];
  for (const { day: of, slot } of far) {
    if (swaps.length === SWAPS_MAX) break;
    const now = slotsOnDays(trip.plan).find((placed) => placed.slot.venueId === slot.venueId);
    if (!now) continue;
    const fromMinutes = wayTo(slot);
    const [best] = slotIdeas(trip.plan, trip.request, places, now.slot.id, {
      limit: IDEAS,
      accepts: (venue: Venue) => accepts(venue) && wayTo(venue) <= fromMinutes - NEARER_BY,
      mayStretch: false,
      triesMax: TRIES_MAX,
    })
      .filter(({ effect }) => effect.deltaTravelMinutes < 0)
      .sort((left, right) => left.effect.deltaTravelMinutes - right.effect.deltaTravelMinutes);
    if (!best) continue;
    trip = { plan: best.plan, request: best.request };
    swaps.push({ day: of, slot, instead: best.slot, fromMinutes, toMinutes: wayTo(best.venue) });
  }
  if (swaps.length === 0) return { kind: 'no-swap', far };
  return { kind: 'changed', ...trip, effect: planEffect(plan, trip.plan, places), swaps };
}
