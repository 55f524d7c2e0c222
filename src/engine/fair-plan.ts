import type { Venue } from '../catalogue/venue.ts';
import { groupTastes, type TasteGroup } from './members.ts';
import { type CommonFit, memberShares, visitsWorth } from './members-fit.ts';
import { type Places, venuesOf } from './places.ts';
import { THOROUGH_FROM } from './plan-attempt.ts';
import { type PlanOptions, planTrip } from './plan-trip.ts';
import type { ServedMember, TripPlan } from './trip-plan.ts';
import type { Member, TripRequest } from './trip-request.ts';
import { venueFit } from './venue-fit.ts';

/** Between the mean satisfaction (0) and that of the least satisfied alone (1); ENGINE, objective. */
const FAIRNESS = 0.4;
/** Points of the objective (scale 1000) for a minute on the way; ENGINE, objective. */
const TRAVEL_POINTS = 0.2;
/** Rounds of planning with the shares of the less satisfied raised. */
const ROUNDS = 4;
/** How strongly: a member ten points of a hundred below the rest counts twice as much in the next round. */
const RAISE = 7;
/** Rounds of search for the best plan of one member alone; only its worth is needed. */
const IDEAL_ITERATIONS = 30;
/** And for a plan with other shares, where the plan asked for is a first one: the shares do more than the rounds. */
const RAISED_ITERATIONS = 60;

/** How satisfied every taste is with a plan, 0 to 1 in the order of the tastes, and what the plan is worth to all. */
export interface Satisfaction {
  each: readonly number[];
  mean: number;
  least: number;
  /** (1 - a) of the mean and a of the least, times 1000, less the travel. */
  objective: number;
}

/**
 * A plan as planTrip makes it, for members of different tastes: of all the plans tried, the one with the best blend of
 * the mean satisfaction and that of the least satisfied, with `served` for the page. Satisfaction is what the plan is
 * worth to a member over what the best plan for them alone is worth. The shares of the less satisfied are raised from
 * round to round (multiplicative weights), a fixed number of rounds, so equal input gives an equal plan. Costs at most
 * thirteen plans; without members exactly planTrip.
 */
export function planFairly(request: TripRequest, places: Places, options: PlanOptions): TripPlan {
  const groups = groupTastes(request.members ?? []);
  if (groups.length === 0) return planTrip(request, places, options);
  const members = groups.map(({ taste }) => taste);
  const shared: TripRequest = { ...request, members };
  const plain = planTrip(shared, places, options);
  if (members.length === 1) return withServed(plain, request, places, groups, [worthTo(plain, shared, places, 0)]);
  const alone = members.map((_, index) => planForOne(shared, places, options, index));
  const tried = [plain, ...alone];
  const ideals = members.map((_, index) => bestWorth(tried, shared, places, index));
  const isFirst = options.iterations < THOROUGH_FROM;
  const raisedIterations = isFirst ? Math.min(options.iterations, RAISED_ITERATIONS) : options.iterations;
  let shares = memberShares(members);
  let latest = plain;
  for (let round = 0; round < ROUNDS; round++) {
    shares = raiseShares(shares, satisfaction(latest, shared, places, ideals).each);
    latest = planTrip({ ...shared, memberShares: shares }, places, { ...options, iterations: raisedIterations });
    tried.push(latest);
  }
  const finalIdeals = members.map((_, index) => bestWorth(tried, shared, places, index));
  const best = bestPlan(tried, plain, (plan) => satisfaction(plan, shared, places, finalIdeals).objective);
  return withServed(best, request, places, groups, finalIdeals);
}

/** How everyone is served by a plan, worked out afresh: for a plan that was changed since it was made. */
export function servedBy(plan: TripPlan, request: TripRequest, places: Places): readonly ServedMember[] {
  if (plan.served) return plan.served;
  const groups = groupTastes(request.members ?? []);
  const shared: TripRequest = { ...request, members: groups.map(({ taste }) => taste) };
  const options = { seed: plan.seed, iterations: IDEAL_ITERATIONS, destination: plan.destination };
  const ideals = groups.map((_, index) => {
    const alone = planForOne(shared, places, options, index);
    return bestWorth([plan, alone], shared, places, index);
  });
  return servedList(plan, request, places, groups, ideals);
}

function planForOne(request: TripRequest, places: Places, options: PlanOptions, only: number): TripPlan {
  const shares = (request.members ?? []).map((_, index) => Number(index === only));
  const iterations = Math.min(options.iterations, IDEAL_ITERATIONS);
  return planTrip({ ...request, memberShares: shares }, places, { ...options, iterations });
}

/** The share of each member, raised for whoever is less satisfied than the rest. */
function raiseShares(shares: readonly number[], each: readonly number[]): number[] {
  const least = Math.min(...each);
  const raised = shares.map((share, index) => share * Math.exp(-RAISE * ((each[index] ?? 0) - least)));
  const sum = raised.reduce((total, share) => total + share, 0);
  return raised.map((share) => share / sum);
}

function bestPlan(tried: readonly TripPlan[], plain: TripPlan, objectiveOf: (plan: TripPlan) => number): TripPlan {
  // Nobody is pleased by breaking a promise to everybody.
  const sound = tried.filter((plan) => plan.relaxations.length <= plain.relaxations.length);
  let best = plain;
  let bestObjective = objectiveOf(plain);
  for (const plan of sound) {
    const objective = objectiveOf(plan);
    if (objective <= bestObjective + 1e-9) continue;
    best = plan;
    bestObjective = objective;
  }
  return best;
}

/** Satisfaction of every member of the request with a plan, measured against the worth of their ideals. */
export function satisfaction(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  ideals: readonly number[],
): Satisfaction {
  const members = request.members ?? [];
  const each = members.map((_, index) => {
    const ideal = ideals[index] ?? 0;
    return ideal <= 0 ? 1 : worthTo(plan, request, places, index) / ideal;
  });
  const shares = memberShares(members);
  const mean = each.reduce((sum, one, index) => sum + one * (shares[index] ?? 0), 0);
  const least = Math.min(1, ...each);
  const travel = plan.days.flatMap((day) => [...day.slots.map((slot) => slot.travel), day.travelHome]);
  const minutes = travel.reduce((sum, leg) => sum + leg.minutes, 0);
  return { each, mean, least, objective: 1000 * ((1 - FAIRNESS) * mean + FAIRNESS * least) - TRAVEL_POINTS * minutes };
}

const bestWorth = (plans: readonly TripPlan[], request: TripRequest, places: Places, index: number): number =>
  Math.max(...plans.map((plan) => worthTo(plan, request, places, index)));

/** What a plan is worth to the member with that index, points. */
export function worthTo(plan: TripPlan, request: TripRequest, places: Places, index: number): number {
  const member = request.members?.[index];
  return member ? visitsWorth(member, visitsOf(plan, request, places)) : 0;
}

function visitsOf(plan: TripPlan, request: TripRequest, places: Places): { venue: Venue; common: CommonFit }[] {
  const venues = new Map(venuesOf(places).map((venue) => [venue.id, venue]));
  return plan.days.flatMap(({ slots }) =>
    slots.flatMap(({ venueId }) => {
      const venue = venues.get(venueId);
      return venue ? [{ venue, common: venueFit(venue, { ...request, members: [] }) }] : [];
    }),
  );
}

function withServed(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  groups: readonly TasteGroup[],
  ideals: readonly number[],
): TripPlan {
  return { ...plan, served: servedList(plan, request, places, groups, ideals) };
}

function servedList(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  groups: readonly TasteGroup[],
  ideals: readonly number[],
): ServedMember[] {
  const shared: TripRequest = { ...request, members: groups.map(({ taste }) => taste) };
  const { each } = satisfaction(plan, shared, places, ideals);
  const slots = plan.days.flatMap((day) => day.slots);
  const idsOf = (types: Member['likedTypes']): string[] =>
    slots.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  return groups
    .map(({ memberIds, taste }, index) => ({
      memberIds,
      label: taste.label,
      isGuestOfHonour: taste.isGuestOfHonour,
      people: taste.weight,
      percent: Math.round(Math.min(1, each[index] ?? 1) * 100),
      likedSlotIds: idsOf(taste.likedTypes),
      dislikedSlotIds: idsOf(taste.dislikedTypes),
    }))
    .sort((left, right) => left.percent - right.percent);
}
