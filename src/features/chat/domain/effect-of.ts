import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { ChatEffect } from './chat-answer.ts';

/** What becomes of a plan when another takes its place, by the names and prices of both. */
export function effectOf(before: TripPlan, after: TripPlan): ChatEffect {
  const [old, fresh] = [namesOf(before), namesOf(after)];
  return {
    came: fresh.filter((name) => !old.includes(name)),
    went: old.filter((name) => !fresh.includes(name)),
    priceBeforePence: before.totals.allPerPersonPence,
    pricePence: after.totals.allPerPersonPence,
  };
}

const namesOf = (plan: TripPlan): string[] => [
  ...new Set(plan.days.flatMap(({ slots }) => slots.map(({ name }) => name))),
];
