import type { Venue } from '../catalogue/venue.ts';
import { type ChangedTrip, checkedReplan, keepsOthers, notInsistingOn } from './checked-replan.ts';
import type { Places } from './places.ts';
import { type PlanEffect, planEffect, type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { pickRival, type Rival, rivalsFor } from './slot-rivals.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** Something else for a slot, with the whole plan as it would then be. */
export interface SlotIdea extends ChangedTrip {
  venue: Venue;
  /** The new slot, as the plan would show it. */
  slot: PlanSlot;
  effect: PlanEffect;
  /** The budget a person that this idea needs, pence, where it goes beyond the present one; null where it does not. */
  raisesBudgetToPence: number | null;
  /** How much better it suits the brief than what stands there, by the planner's points; below zero: less. */
  pointsGained: number;
}

export interface IdeaOptions {
  limit: number;
  /** Only venues it says yes to. */
  accepts?: (venue: Venue) => boolean;
  /** False to stay within the budget, whatever that leaves; true by default. */
  mayStretch?: boolean;
  /** Replans that may fail before the search gives up. */
  triesMax?: number;
}

/** A page waits for the answer. */
const TRIES_MAX = 14;
/** An idea is for about the same hour, and its neighbours move no further than this, minutes. */
const OWN_SHIFT_MAX = 120;
const NEIGHBOUR_SHIFT_MAX = 60;
/** The neighbours of an idea start on round minutes, and a night out is no bagel; but better such an idea than none. */
const STEP_MINUTES = 5;
/** Where too little fits the budget, ideas may go beyond it by a tenth, and say so. */
const STRETCH_SHARE = 0.1;

/**
 * Other venues for a slot, best first by the planner's own points, no two of a type, nor of a family of types as long
 * as there are others, and one of them cheaper where that can be. Each comes with the checked plan it leads to: the other slots stay on
 * their day and may move a little where nothing fits the exact gap. Where the budget leaves too few, the rest goes
 * beyond it, as little as may be, with a request that allows that. Empty for an unknown slot.
 */
export function slotIdeas(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  slotId: string,
  { limit, accepts = () => true, mayStretch = true, triesMax = TRIES_MAX }: IdeaOptions,
): SlotIdea[] {
  const placed = slotsOnDays(plan).find(({ slot }) => slot.id === slotId);
  if (!placed) return [];
  const cap = request.budgetCapPence;
  const room = cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - plan.totals.slotsPerPersonPence);
  const rivals = rivalsFor(plan, request, places, placed).filter(({ stop }) => accepts(stop.candidate.venue));
  const ideas: SlotIdea[] = [];
  const extra = cap === null || !mayStretch ? 0 : Math.round(cap * STRETCH_SHARE);
  const passes = [
    { most: room, isLoose: false },
    { most: room + extra, isLoose: false },
    { most: room, isLoose: true },
  ];
  for (const { most, isLoose } of passes) {
    const failed = new Set<string>();
    const within = rivals.filter(
      ({ stop, isOdd }) => stop.candidate.pricePence - placed.slot.pricePerPersonPence <= most && (isLoose || !isOdd),
    );
    while (ideas.length < limit && failed.size < triesMax) {
      const open = within.filter(
        ({ stop: { candidate } }) =>
          !failed.has(candidate.venue.id) && !ideas.some(({ venue }) => venue.id === candidate.venue.id),
      );
      const next = pickRival(open, ideas, placed.slot, ideas.length > 0 && ideas.length === limit - 1);
      if (!next) break;
      const idea = ideaOf(plan, request, places, placed, next, isLoose);
      if (idea) ideas.push(idea);
      else failed.add(next.stop.candidate.venue.id);
    }
  }
  return ideas;
}

/** The plan with another venue in a slot's place; null when no plan that keeps the rest passes the checker. */
export function swapSlot(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  slotId: string,
  venueId: string,
): SlotIdea | null {
  const placed = slotsOnDays(plan).find(({ slot }) => slot.id === slotId);
  if (!placed) return null;
  const rival = rivalsFor(plan, request, places, placed).find(({ stop }) => stop.candidate.venue.id === venueId);
  return rival ? ideaOf(plan, request, places, placed, rival, true) : null;
}

function ideaOf(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  { day, slot }: SlotOnDay,
  { stop, startMinute, pointsGained }: Rival,
  isLoose: boolean,
): SlotIdea | null {
  const { venue, pricePence } = stop.candidate;
  const needed = plan.totals.slotsPerPersonPence + pricePence - slot.pricePerPersonPence;
  const isBeyond =
    request.budgetCapPence !== null && needed > request.budgetCapPence && pricePence > slot.pricePerPersonPence;
  const asked = notInsistingOn(request, [slot.venueId]);
  const raised = isBeyond ? { ...asked, budgetCapPence: needed } : asked;
  const wanted = { day, kind: slot.kind, venueId: venue.id };
  const changed = checkedReplan(plan, raised, places, {
    freeSlotIds: [slot.id],
    add: [wanted],
    ...(startMinute === null ? {} : { pin: { ...wanted, startMinute } }),
  });
  const fresh = changed?.plan.days[day]?.slots.find(({ venueId, kind }) => venueId === venue.id && kind === slot.kind);
  if (!changed || !fresh || !keepsOthers(plan, changed.plan, [slot.venueId])) return null;
  const effect = planEffect(plan, changed.plan, places);
  const isCalm = effect.moved.every(
    ({ fromMinute, toMinute }) =>
      Math.abs(toMinute - fromMinute) <= NEIGHBOUR_SHIFT_MAX && (isLoose || toMinute % STEP_MINUTES === 0),
  );
  if (!isCalm || Math.abs(fresh.startMinute - slot.startMinute) > OWN_SHIFT_MAX) return null;
  return { ...changed, venue, slot: fresh, effect, raisesBudgetToPence: isBeyond ? needed : null, pointsGained };
}
