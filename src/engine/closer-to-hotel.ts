import type { Venue } from '../catalogue/venue.ts';
import { candidatesFor } from './candidates.ts';
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
 * slots and must-haves stay; so does every slot that was not far. The trip as a whole never takes longer on the way, and
 * costs more only where nothing that does not is nearer.
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
  const nearer = (slot: PlanSlot) => (venue: Venue) => accepts(venue) && wayTo(venue) <= wayTo(slot) - NEARER_BY;
  const within = swapped({ plan, request }, places, far, nearer, { mayCostMore: false });
  const { trip, swaps } =
    within.swaps.length > 0 ? within : swapped({ plan, request }, places, far, nearer, { mayCostMore: true });
  if (swaps.length === 0) return { kind: 'no-swap', far };
  const told = swaps.map((swap) => ({ ...swap, fromMinutes: wayTo(swap.slot), toMinutes: wayTo(swap.instead) }));
  return { kind: 'changed', ...trip, effect: planEffect(plan, trip.plan, places), swaps: told };
}

type Swapped = Omit<CloserSwap, 'fromMinutes' | 'toMinutes'>;

/** The far slots given up one after the other, and the trip that this leaves. */
function swapped(
  before: ChangedTrip,
  places: Places,
  far: readonly SlotOnDay[],
  nearer: (slot: PlanSlot) => (venue: Venue) => boolean,
  { mayCostMore }: { mayCostMore: boolean },
): { trip: ChangedTrip; swaps: readonly Swapped[] } {
  let trip = before;
  const swaps: Swapped[] = [];
  for (const { day, slot } of far) {
    if (swaps.length === SWAPS_MAX) break;
    const now = slotsOnDays(trip.plan).find((placed) => placed.slot.venueId === slot.venueId);
    if (!now) continue;
    const accepts = mayCostMore ? nearer(slot) : withinPrice(trip.request, places, now.slot, nearer(slot));
    const [best] = slotIdeas(trip.plan, trip.request, places, now.slot.id, {
      limit: IDEAS,
      accepts,
      mayStretch: false,
      triesMax: TRIES_MAX,
    })
      .filter(({ effect }) => effect.deltaTravelMinutes < 0)
      .sort((left, right) => left.effect.deltaTravelMinutes - right.effect.deltaTravelMinutes);
    if (!best) continue;
    trip = { plan: best.plan, request: best.request };
    swaps.push({ day, slot, instead: best.slot });
  }
  return { trip, swaps };
}

/** What a place nearer by may cost more than what it takes the place of: a share of its price, and at least so many pence. */
const DEARER_SHARE = 0.1;
const DEARER_PENCE = 300;

/** Nobody who wants less time on the way asked to pay more for it. */
function withinPrice(
  request: TripRequest,
  places: Places,
  { pricePerPersonPence }: PlanSlot,
  accepts: (venue: Venue) => boolean,
): (venue: Venue) => boolean {
  const most = pricePerPersonPence + Math.max(DEARER_PENCE, DEARER_SHARE * pricePerPersonPence);
  const prices = new Map(candidatesFor(request, places, false).map(({ venue, pricePence }) => [venue.id, pricePence]));
  return (venue) => accepts(venue) && (prices.get(venue.id) ?? 0) <= most;
}
