import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName, partOf } from './name-slot.ts';

/** Wishes of three kinds (a swap, a saving, something to add or take out), the likeliest first; the last always works. */
export function suggestionChoices(plan: TripPlan): string[][] {
  const slots = slotsOf(plan);
  const isMeal = ({ slot }: PlacedSlot) => slot.kind === 'dinner' || slot.kind === 'lunch';
  const meals = [...slots].sort((left, right) => Number(isMeal(right)) - Number(isMeal(left)));
  const dearest = [...slots].sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence);
  const lightest = [...plan.days.keys()].sort(
    (left, right) => (plan.days[left]?.slots.length ?? 0) - (plan.days[right]?.slots.length ?? 0),
  );
  const last = slots.at(-1);
  return [
    [
      ...meals.slice(0, TRIES).map((placed) => `Swap ${partOf(plan, placed)} at ${placed.slot.name}`),
      'Make it a day longer',
    ],
    [...dearest.slice(0, TRIES).map(({ slot }) => `Find something cheaper than ${slot.name}`), 'Make it cheaper'],
    [
      ...lightest.slice(0, 1).map((day) => `Add an activity on ${dayName(plan, day)}`),
      'Make it calmer',
      last ? `Drop ${last.slot.name}` : 'Make it a day shorter',
    ],
  ];
}

/** Choices that are tried out before the sure one: each costs a run of the planner. */
const TRIES = 2;

export const asList = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** Wishes to choose from by their numbers. */
export const asWishes = (wishes: readonly string[]): string =>
  asList(wishes.map((wish) => wish.charAt(0).toUpperCase() + wish.slice(1)));
