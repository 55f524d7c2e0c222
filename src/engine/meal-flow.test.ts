import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestMenu, type MealMarket, type Menu } from './meal-flow.ts';

const costOf = ({ servings, dropCost }: MealMarket, menu: NonNullable<Menu>): number =>
  menu.reduce((sum, serving, meal) => sum + (servings[serving]?.cost ?? dropCost[meal] ?? 0), 0);

/** The least cost by trying every choice; Infinity when a meal cannot be served. */
function leastByTrying(market: MealMarket, meal = 0, venues: readonly number[] = []): number {
  if (meal === market.mealCount) return 0;
  const dropped = market.dropCost[meal] ?? null;
  let least = dropped === null ? Number.POSITIVE_INFINITY : dropped + leastByTrying(market, meal + 1, venues);
  for (const serving of market.servings) {
    if (serving.meal !== meal || venues.includes(serving.venue)) continue;
    const type = market.typeOf[serving.venue] ?? 0;
    if (venues.filter((venue) => market.typeOf[venue] === type).length >= (market.typeRoom[type] ?? 0)) continue;
    least = Math.min(least, serving.cost + leastByTrying(market, meal + 1, [...venues, serving.venue]));
  }
  return least;
}

const markets: fc.Arbitrary<MealMarket> = fc.record({
  mealCount: fc.constant(4),
  typeOf: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
  typeRoom: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 }),
  servings: fc.array(
    fc.record({
      meal: fc.integer({ min: 0, max: 3 }),
      venue: fc.integer({ min: 0, max: 4 }),
      cost: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 16 },
  ),
  dropCost: fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 4, maxLength: 4 }),
});

describe('meals served as cheaply as can be', () => {
  test('nobody finds a cheaper way by trying them all', () => {
    fc.assert(
      fc.property(markets, (market) => {
        const menu = cheapestMenu(market);
        expect(menu === null ? Number.POSITIVE_INFINITY : costOf(market, menu)).toBe(leastByTrying(market));
      }),
      { numRuns: 400, seed: 20261121 },
    );
  });
});
