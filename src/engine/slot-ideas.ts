import type { Venue } from '../catalogue/venue.ts';
import { alternativesFor } from './alternatives-for.ts';
import { candidatesFor } from './candidates.ts';
import { type ChangedTrip, checkedReplan, keepsOthers, notInsistingOn } from './checked-replan.ts';
import { typeCap } from './day-rules.ts';
import type { Places } from './places.ts';
import { type PlanEffect, planEffect, type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { isBite } from './sequence-rules.ts';
import { type Stop, startWindows, stopsFor } from './stops.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';
import { familyOf } from './type-families.ts';

/** Something else for a slot, with the whole plan as it would then be. */
export interface SlotIdea extends ChangedTrip {
  venue: Venue;
  /** The new slot, as the plan would show it. */
  slot: PlanSlot;
  effect: PlanEffect;
  /** The budget a person that this idea needs, pence, where it goes beyond the present one; null where it does not. */
  raisesBudgetToPence: number | null;
}

export interface IdeaOptions {
  limit: number;
  /** Only venues it says yes to. */
  accepts?: (venue: Venue) => boolean;
  /** False to stay within the budget, whatever that leaves; true by default. */
  mayStretch?: boolean;
}

/** Replans that may fail before the search gives up: a page waits for the answer. */
const FAILED_TRIES_MAX = 14;
/** What a shift of its neighbours costs an idea, points. */
const SHIFT_POINTS = 150;
/** One of the ideas saves at least this share, where any does. */
const CHEAPER_SHARE = 0.9;
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
  { limit, accepts = () => true, mayStretch = true }: IdeaOptions,
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
    while (ideas.length < limit && failed.size < FAILED_TRIES_MAX) {
      const open = within.filter(
        ({ stop: { candidate } }) =>
          !failed.has(candidate.venue.id) && !ideas.some(({ venue }) => venue.id === candidate.venue.id),
      );
      const next = pickNext(open, ideas, placed.slot, ideas.length === limit - 1);
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
  { stop, startMinute }: Rival,
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
  return { ...changed, venue, slot: fresh, effect, raisesBudgetToPence: isBeyond ? needed : null };
}

interface Rival {
  stop: Stop;
  points: number;
  /** When it could start with nothing else moved; null where its neighbours would have to make room. */
  startMinute: number | null;
  /** A bite where the slot is a night out. */
  isOdd: boolean;
}

/** Whatever could stand in the slot's place if the hours of the day allow it, with the planner's points for it. */
function rivalsFor(plan: TripPlan, request: TripRequest, places: Places, { day, slot }: SlotOnDay): Rival[] {
  const inPlan = slotsOnDays(plan).map((other) => other.slot);
  const uncapped: TripRequest = { ...request, budgetCapPence: null };
  const starts = new Map(
    alternativesFor(plan, uncapped, places, slot.id, Number.POSITIVE_INFINITY).map((one) => [
      one.venue.id,
      one.startMinute,
    ]),
  );
  const isShort = (minutes: number): boolean => isBite({ kind: slot.kind, minutes });
  const isNightOut = !isShort(slot.endMinute - slot.startMinute);
  return stopsFor(request, candidatesFor(request, places, false), [])
    .filter(({ candidate: { venue }, kind }) => {
      if (kind !== slot.kind) return false;
      if (inPlan.some(({ venueId }) => venueId === venue.id)) return false;
      return inPlan.filter(({ type, id }) => type === venue.type && id !== slot.id).length < typeCap(request);
    })
    .filter((stop) => startWindows(request, day, stop).length > 0)
    .map((stop): Rival => {
      const startMinute = starts.get(stop.candidate.venue.id) ?? null;
      const isOdd = isNightOut && isShort(stop.candidate.venue.durationMinutes);
      return { stop, startMinute, isOdd, points: stop.score - (startMinute === null ? SHIFT_POINTS : 0) };
    })
    .sort((left, right) => right.points - left.points || (venueIdOf(left) < venueIdOf(right) ? -1 : 1));
}

const venueIdOf = ({ stop }: Rival): string => stop.candidate.venue.id;

/** The best rival of a family not shown yet, or at least of another type; for the last place, rather one that saves something if none has so far. */
function pickNext(
  rivals: readonly Rival[],
  ideas: readonly SlotIdea[],
  slot: PlanSlot,
  isLast: boolean,
): Rival | undefined {
  const isCheaper = (pence: number): boolean => pence <= slot.pricePerPersonPence * CHEAPER_SHARE;
  const wantsCheaper =
    isLast && slot.pricePerPersonPence > 0 && !ideas.some((idea) => isCheaper(idea.slot.pricePerPersonPence));
  const shown = new Set(ideas.map(({ venue }) => familyOf(venue.type)));
  const fresh = rivals.filter(({ stop }) => !shown.has(familyOf(stop.candidate.venue.type)));
  const others = fresh.filter(({ stop }) => familyOf(stop.candidate.venue.type) !== familyOf(slot.type));
  const types = new Set(ideas.map(({ venue }) => venue.type));
  const tiers = [others, fresh, rivals.filter(({ stop }) => !types.has(stop.candidate.venue.type))];
  if (wantsCheaper) {
    for (const tier of tiers.slice(0, 2)) {
      const saving = tier.find(({ stop }) => isCheaper(stop.candidate.pricePence));
      if (saving) return saving;
    }
  }
  return tiers.find((tier) => tier.length > 0)?.[0];
}
