import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { onDays } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Reading } from '../reading.ts';

/**
 * The two parts of the plan that a line speaks of, in its order, by name or as a meal: `the bike ride and lunch`. Of several
 * that the words fit, those of one day; null where they name one, three, or no two in particular.
 */
export function twoParts(reading: Reading, plan: TripPlan): readonly [PlacedSlot, PlacedSlot] | null {
  const [ones, others, more] = named(reading, plan);
  if (!ones || !others || more) return null;
  const pairs = ones.flatMap((first) =>
    others.flatMap((second) => (first.slot.id === second.slot.id ? [] : [[first, second] as const])),
  );
  return onlyOf(pairs) ?? onlyOf(pairs.filter(([first, second]) => first.day === second.day)) ?? null;
}

/** What each word or name of the line may mean, once each. */
function named({ words, slots, days }: Reading, plan: TripPlan): (readonly PlacedSlot[])[] {
  const meals = words.flatMap((word, at) => {
    const isInName = isInside(at, slots);
    const meal = isInName ? undefined : MEAL_OF[word];
    return meal === undefined ? [] : [{ from: at, slots: slotsWhere(plan, [], [], [meal]) }];
  });
  const lists = [...slots, ...meals]
    .sort((left, right) => left.from - right.from)
    .map((mention) => onDays(mention.slots, days));
  const key = (list: readonly PlacedSlot[]): string => list.map(({ slot }) => slot.id).join();
  return lists.filter((list, at) => lists.findIndex((other) => key(other) === key(list)) === at);
}

const MEAL_OF: Readonly<Record<string, 'lunch' | 'dinner'>> = { lunch: 'lunch', dinner: 'dinner' };
