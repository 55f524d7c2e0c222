/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { ProductNode, ProductProblem } from '../product-problem.ts';
import { generateProduct } from './generate-product.ts';
import { highs } from './master.ts';
import { type Proof, proveOptimum } from './prove-optimum.ts';
import { scoreProduct } from './score-product.ts';
import { type TripModel, tripModel } from './trip-model.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const quiet = { seconds: 20, cutRounds: 20, maxLabels: 200_000, maxSteps: 100_000_000, log: () => {} };

const planOf = (model: TripModel, proof: Proof): number[][] =>
  Array.from({ length: model.dayCount }, (_, day) =>
    (proof.routes?.find((route) => route.day === day)?.nodes ?? []).map((node) => model.sourceOf[node] ?? 0),
  );

/** Every order of every set of stops that one day allows by its hours and its count of meals: no bound, no prices. */
function allDays(product: ProductProblem, dayIndex: number): number[][] {
  const day = product.days[dayIndex];
  const stops = product.nodes.filter((node) => node.slot !== 'hotel' && node.closedWeekday !== day?.weekday);
  const found: number[][] = [];
  const walk = (path: readonly ProductNode[], time: number): void => {
    const here = path.at(-1)?.node ?? 0;
    if (time + minutes(product, here, 0) > (day?.end ?? 0)) return;
    found.push(path.map((stop) => stop.node));
    for (const stop of stops) {
      if (path.some((each) => each.venue === stop.venue)) continue;
      if (path.filter((each) => each.slot === stop.slot).length >= mostADay(product, stop)) continue;
      const start = Math.max(time + minutes(product, here, stop.node), stop.earliestStart ?? 0);
      if (start <= (stop.latestStart ?? 0)) walk([...path, stop], start + (stop.duration ?? 0));
    }
  };
  walk([], day?.start ?? 0);
  return found;
}

const mostADay = ({ maxActivitiesPerDay, maxNightlifePerDay }: ProductProblem, { slot }: ProductNode): number =>
  slot === 'A' ? maxActivitiesPerDay : slot === 'N' ? maxNightlifePerDay : 1;

const minutes = (product: ProductProblem, from: number, to: number): number =>
  product.travelMinutes[from]?.[to] ?? Number.POSITIVE_INFINITY;

/** The best of all combinations of all days, by the scorer that shares no code with the method; null when none holds. */
function bruteForce(product: ProductProblem): number | null {
  const days = product.days.map((_, day) => allDays(product, day));
  let best: number | null = null;
  const combine = (plan: readonly (readonly number[])[]): void => {
    const next = days[plan.length];
    if (next) {
      for (const route of next) combine([...plan, route]);
      return;
    }
    const value = scoreOrNull(product, plan);
    if (value !== null && (best === null || value > best)) best = value;
  };
  combine([]);
  return best;
}

function scoreOrNull(product: ProductProblem, plan: readonly (readonly number[])[]): number | null {
  try {
    return scoreProduct(product, plan);
  } catch {
    return null;
  }
}

describe('proven optimum', () => {
  test.each(SEEDS)('small trip %i has the optimum that trying every plan finds', async (seed) => {
    const product = smallTrip(seed);
    const model = tripModel(product);
    const proof = proveOptimum(model, await highs, quiet);
    const truth = bruteForce(product);
    if (truth === null) {
      expect(proof.routes).toBeNull();
      return;
    }
    expect(proof.value).toBeCloseTo(truth, 6);
    expect(proof.bound).toBeCloseTo(truth, 6);
    expect(scoreProduct(product, planOf(model, proof))).toBeCloseTo(truth, 6);
  });

  test('a travel penalty that no whole unit fits is proven all the same', async () => {
    const product = { ...smallTrip(3), travelPenaltyPerMinute: 0.123456 };
    const proof = proveOptimum(tripModel(product), await highs, quiet);
    expect(proof.value).toBeCloseTo(bruteForce(product) ?? Number.NaN, 6);
    expect(proof.bound).toBeCloseTo(proof.value, 4);
  });

  test('a bound holds where the search has to stop before the optimum', async () => {
    const product = generateProduct(12, 18, 3);
    const model = tripModel(product);
    const full = proveOptimum(model, await highs, { ...quiet, maxLabels: 4_000_000 });
    const short = proveOptimum(model, await highs, { ...quiet, maxLabels: 10, cutRounds: 0 });
    expect(short.bound).toBeGreaterThanOrEqual(full.value);
    expect(short.value).toBeLessThanOrEqual(full.value);
    expect(short.bound).toBeGreaterThan(short.value);
  });
});

/** Two short days, nine places, every rule able to bind: few enough plans to try them all. */
function smallTrip(seed: number): ProductProblem {
  const product = generateProduct(seed, 9, 2);
  return {
    ...product,
    budgetPerPerson: 60 + 10 * (seed % 8),
    maxActivitiesPerDay: 1 + (seed % 3),
    maxNightlifePerDay: 1 + (seed % 2),
    tagCapPerTrip: 1 + (seed % 2),
    days: product.days.map((day, index) => ({
      ...day,
      start: index === 0 ? 780 : 660,
      end: index === 0 ? 1500 : 1110,
      needDinner: index === 0 && seed % 4 !== 0,
      needLunch: index === 1 && seed % 3 !== 0,
    })),
  };
}
