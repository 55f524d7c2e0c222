import { candidatesFor, slotKindsOf } from './candidates.ts';
import { checkPlan } from './check-plan.ts';
import { type ChangedTrip, checkedReplan, keepsOthers, notInsistingOn } from './checked-replan.ts';
import { forNoMore } from './for-no-more.ts';
import { isPinOf } from './is-pin-of.ts';
import type { Places } from './places.ts';
import { outdoorVenueIds, type PlanEffect, planEffect, type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { slotIdeas } from './slot-ideas.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

export interface RainOptions {
  /** Index of the day that it rains on; null for the whole trip. */
  day: number | null;
}

/** What becomes of one outdoor slot: something indoors, or nothing, where that hour stays free. */
export interface RainSwap extends SlotOnDay {
  instead: PlanSlot | null;
}

/** An outdoor slot that nothing can take the place of, or that is pinned, and how many indoor places were tried. */
export interface StaysOutdoors extends SlotOnDay {
  tried: number;
  isPinned: boolean;
}

export type RainPlan =
  /** Nothing is outdoors on those days: the plan is its own rain plan. */
  | { kind: 'dry-already' }
  /** Nothing indoors fits any of the outdoor slots. */
  | { kind: 'no-swap'; stays: readonly StaysOutdoors[] }
  | ({
      kind: 'changed';
      effect: PlanEffect;
      swaps: readonly RainSwap[];
      stays: readonly StaysOutdoors[];
      /** The budget a person that staying dry needs, pence, where it goes beyond the present one. */
      raisesBudgetToPence: number | null;
    } & ChangedTrip);

/** How far what stays may move to make room, minutes. */
const SHIFT_MAX = 90;
/** Staying dry may cost so much of the budget beyond it. */
const STRETCH_SHARE = 0.2;
/** Beyond the budget the cheapest of so many ideas is taken. */
const THRIFTY_IDEAS = 3;
/** A wet trip may have a dozen slots to replace, a wet fortnight thirty. */
const MANY_SLOTS = 10;
const TRIES_MAX = { few: 5, many: 2 } as const;

/**
 * The plan for a rainy day, or for a trip in the rain: every outdoor slot replaced by something indoors through the
 * planner, the rest kept on its day, checked. It stays within the budget where it can. What cannot be replaced stays
 * and is named; so does what is pinned.
 */
export function rainPlan(plan: TripPlan, request: TripRequest, places: Places, { day }: RainOptions): RainPlan {
  const outdoorIds = outdoorVenueIds(places);
  const outdoor = slotsOnDays(plan).filter(
    (placed) => (day === null || placed.day === day) && outdoorIds.has(placed.slot.venueId),
  );
  if (outdoor.length === 0) return { kind: 'dry-already' };
  const isPinned = ({ day: of, slot }: SlotOnDay): boolean => request.pinned.some((pin) => isPinOf(pin, of, slot));
  const free = outdoor.filter((placed) => !isPinned(placed));
  const atOnce = free.length === 0 ? { plan, request } : replanIndoors(plan, request, places, free);
  const best = bestOf(plan, atOnce, free, () => swapIndoors(plan, request, places, free));
  const swaps = matchSwaps(plan, best.plan, free);
  const stays = outdoor
    .filter(({ slot }) => hasVenue(best.plan, slot.venueId))
    .map((placed) => ({ ...placed, isPinned: isPinned(placed) }))
    .map((placed) => ({ ...placed, tried: placed.isPinned ? 0 : indoorRivals(request, places, placed) }));
  if (stays.length === outdoor.length) return { kind: 'no-swap', stays };
  const cap = best.request.budgetCapPence;
  return {
    kind: 'changed',
    ...best,
    effect: planEffect(plan, best.plan, places),
    swaps,
    stays,
    raisesBudgetToPence: cap === request.budgetCapPence ? null : cap,
  };
}

const hasVenue = (plan: TripPlan, venueId: string): boolean =>
  slotsOnDays(plan).some(({ slot }) => slot.venueId === venueId);

/** The trip with most slots replaced; the second is only worked out where the first leaves something to be done. */
function bestOf(
  plan: TripPlan,
  first: ChangedTrip | null,
  outdoor: readonly SlotOnDay[],
  second: () => ChangedTrip,
): ChangedTrip {
  if (!first) return second();
  const done = replaced(plan, first, outdoor);
  if (done === outdoor.length) return first;
  const other = second();
  return replaced(plan, other, outdoor) > done ? other : first;
}

/** How many of the outdoor slots have something indoors in their place. */
const replaced = (before: TripPlan, after: ChangedTrip, outdoor: readonly SlotOnDay[]): number =>
  matchSwaps(before, after.plan, outdoor).filter(({ instead }) => instead !== null).length;

/** All outdoor slots freed together and nothing outdoors allowed in their place: the best the planner finds. */
function replanIndoors(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  outdoor: readonly SlotOnDay[],
): ChangedTrip | null {
  const freed = outdoor.map(({ slot }) => slot.venueId);
  const kept = new Set(slotsOnDays(plan).map(({ slot }) => slot.venueId));
  for (const id of freed) kept.delete(id);
  const asked = notInsistingOn(request, freed);
  // Only while this plan is made: the park may come back when the sun does.
  const banned = [...outdoorVenueIds(places)].filter((id) => !kept.has(id));
  const indoors = { ...asked, bannedVenueIds: [...new Set([...request.bannedVenueIds, ...banned])] };
  const dry = notInsistingOn(indoors, banned);
  const freeSlotIds = outdoor.map(({ slot }) => slot.id);
  const keepingOthers = (under: TripRequest): ChangedTrip | null => {
    const made = checkedReplan(plan, under, places, { freeSlotIds });
    return made && keepsOthers(plan, made.plan, freed) ? made : null;
  };
  const best = keepingOthers(dry);
  const changed = best && forNoMore(plan, best, keepingOthers);
  if (!changed) return null;
  const isCalm = planEffect(plan, changed.plan, places).moved.every(
    ({ fromMinute, toMinute }) => Math.abs(toMinute - fromMinute) <= SHIFT_MAX,
  );
  return isCalm && checkPlan(changed.plan, asked, places).length === 0 ? { request: asked, plan: changed.plan } : null;
}

/** One after the other, each with the best indoor idea for it: first within the budget, then as little beyond as may be. */
function swapIndoors(plan: TripPlan, request: TripRequest, places: Places, outdoor: readonly SlotOnDay[]): ChangedTrip {
  let trip: ChangedTrip = { plan, request };
  const most = request.budgetCapPence === null ? null : Math.round(request.budgetCapPence * (1 + STRETCH_SHARE));
  const isMany = outdoor.length > MANY_SLOTS;
  for (const mayStretch of isMany ? [true] : [false, true]) {
    for (const { slot } of outdoor) {
      const now = slotsOnDays(trip.plan).find((placed) => placed.slot.venueId === slot.venueId);
      if (!now) continue;
      const ideas = slotIdeas(trip.plan, trip.request, places, now.slot.id, {
        limit: mayStretch && !isMany ? THRIFTY_IDEAS : 1,
        accepts: ({ indoor }) => indoor,
        mayStretch,
        triesMax: isMany ? TRIES_MAX.many : TRIES_MAX.few,
      });
      const [idea] = ideas
        .filter(
          ({ raisesBudgetToPence }) => raisesBudgetToPence === null || most === null || raisesBudgetToPence <= most,
        )
        .sort((left, right) => left.effect.deltaPencePerPerson - right.effect.deltaPencePerPerson);
      if (idea) trip = { plan: idea.plan, request: idea.request };
    }
  }
  return trip;
}

/** Which new slot stands for which outdoor one: the nearest of its kind on its day. */
function matchSwaps(before: TripPlan, after: TripPlan, outdoor: readonly SlotOnDay[]): RainSwap[] {
  const open = slotsOnDays(after).filter(({ slot }) => !hasVenue(before, slot.venueId));
  return outdoor
    .filter(({ slot }) => !hasVenue(after, slot.venueId))
    .map(({ day, slot }) => {
      const [nearest] = open
        .filter((other) => other.day === day && other.slot.kind === slot.kind)
        .sort(
          (left, right) =>
            Math.abs(left.slot.startMinute - slot.startMinute) - Math.abs(right.slot.startMinute - slot.startMinute),
        );
      if (nearest) open.splice(open.indexOf(nearest), 1);
      return { day, slot, instead: nearest?.slot ?? null };
    });
}

const indoorRivals = (request: TripRequest, places: Places, { slot }: SlotOnDay): number =>
  candidatesFor(request, places, false).filter(
    ({ venue }) => venue.indoor && slotKindsOf(venue.kind).includes(slot.kind),
  ).length;
