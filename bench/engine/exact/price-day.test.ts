/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/shared/rng.ts';
import { bestCombination, type PricedRoute } from './best-combination.ts';
import { type Prices, priceOfRoute } from './day-search.ts';
import { enumerateDay } from './enumerate-day.ts';
import { generateProduct } from './generate-product.ts';
import { priceDay } from './price-day.ts';
import { routeOf } from './route-of.ts';
import { type DayRoute, type TripModel, tripModel } from './trip-model.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const DAY = 1;

/** Every order of every set of stops that the hours, the meals and the caps of the day allow. */
function allRoutes(model: TripModel, day: number): DayRoute[] {
  const found: DayRoute[] = [];
  const walk = (path: readonly number[], time: number): void => {
    const here = path.at(-1) ?? 0;
    if (time + (model.travel[here * model.nodeCount] ?? 0) > (model.dayEnd[day] ?? 0)) return;
    const holds = (kind: number): boolean => path.some((node) => model.kind[node] === kind);
    const isComplete = (!model.needsLunch[day] || holds(1)) && (!model.needsDinner[day] || holds(2));
    if (isComplete && path.length > 0) found.push(routeOf(model, day, path));
    for (let node = 1; node < model.nodeCount; node++) {
      if (model.isOpen[day * model.nodeCount + node] === 0) continue;
      if (path.some((each) => model.venue[each] === model.venue[node])) continue;
      const kind = model.kind[node] ?? 0;
      if (path.filter((each) => model.kind[each] === kind).length >= (model.kindCap[kind] ?? 0)) continue;
      const arrival = time + (model.travel[here * model.nodeCount + node] ?? 0);
      const start = Math.max(arrival, model.earliest[node] ?? 0);
      if (start <= (model.latest[node] ?? 0)) walk([...path, node], start + (model.duration[node] ?? 0));
    }
  };
  walk([], model.dayStart[day] ?? 0);
  return found;
}

/** Prices as uneven as those of a real relaxation: some venues free, some too dear, pairs that cost extra. */
function randomPrices(model: TripModel, seed: number): Prices {
  const rng = createRng(seed);
  const venues = Array.from({ length: model.venueCount }, (_, venue) => venue);
  return {
    day: new Float64Array(model.dayCount).fill(300),
    venue: Float64Array.from(venues, () => (rng() < 0.4 ? 0 : rng() * 250)),
    budget: rng() * 2,
    tag: Float64Array.from({ length: model.tagCount }, () => (rng() < 0.6 ? 0 : rng() * 40)),
    cuts: Array.from({ length: 8 }, () => ({
      venues: [0, 1, 2].map(() => Math.floor(rng() * model.venueCount)),
      price: rng() * 150,
    })).filter((cut) => new Set(cut.venues).size === 3),
  };
}

const trip = (seed: number, venues: number): TripModel => {
  const product = { ...generateProduct(seed, venues, 3), maxActivitiesPerDay: 1 + (seed % 3) };
  return tripModel({
    ...product,
    days: product.days.map((day, index) =>
      index === DAY ? { ...day, end: 1400, needDinner: seed % 2 === 0, needLunch: seed % 4 < 2 } : day,
    ),
  });
};

describe('pricing of a day', () => {
  test.each([...SEEDS, ...SEEDS.map((seed) => 3 * seed + 60)])(
    'finds the best route that trying all of them finds (trip %i)',
    (seed) => {
      const model = trip(seed, 22);
      const prices = randomPrices(model, seed * 7);
      const truth = Math.max(0, ...allRoutes(model, DAY).map((route) => priceOfRoute(model, prices, route)));
      const { best, routes } = priceDay(model, DAY, prices, { isExact: true, maxRoutes: 5 });
      expect(best).toBeCloseTo(truth, 6);
      if (routes[0]) expect(priceOfRoute(model, prices, routes[0])).toBeCloseTo(best, 6);
    },
  );

  test.each(SEEDS)('lists every set of stops above the threshold, in its best order (trip %i)', (seed) => {
    const model = trip(seed, 16);
    const prices = randomPrices(model, seed * 11);
    const priced = allRoutes(model, DAY).map((route) => ({ route, profit: priceOfRoute(model, prices, route) }));
    const threshold = Math.max(...priced.map(({ profit }) => profit)) - 120;
    const truth = new Map<string, number>();
    for (const { route, profit } of priced) {
      const key = route.nodes.toSorted((left, right) => left - right).join(' ');
      if (profit > threshold) truth.set(key, Math.max(truth.get(key) ?? Number.NEGATIVE_INFINITY, route.gain));
    }
    const listed = enumerateDay(model, DAY, prices, threshold, 1_000_000) ?? [];
    const found = listed.map(
      ({ nodes, gain }) => [nodes.toSorted((left, right) => left - right).join(' '), gain] as const,
    );
    expect(truth.size > 0).toBe(priced.length > 0);
    expect(new Map(found)).toEqual(truth);
  });
});

describe('choice of a route a day', () => {
  test.each(SEEDS)('is the best that trying all of them finds (trip %i)', (seed) => {
    const model = { ...trip(seed, 12), tagCap: 1, budget: 150 };
    const rng = createRng(seed);
    const some = Array.from({ length: 3 }, (_, day) =>
      allRoutes(model, day)
        .filter(() => rng() < 0.05)
        .slice(0, 45),
    );
    const free = { day: [0, 0, 0].map((_, day) => Math.max(0, ...(some[day] ?? []).map(({ gain }) => gain))) };
    const routes = some.flat().map((route): PricedRoute => ({ route, loss: (free.day[route.day] ?? 0) - route.gain }));
    const bound = free.day.reduce((sum, gain) => sum + gain, 0);
    const truth = bestOf(model, some);
    const choose = (target: number) =>
      bestCombination(model, { routes, bound, budgetPrice: 0, target, unit: 1, maxSteps: 1e9 });
    expect(choose(-1e6)).toMatchObject({ isSettled: true, objective: truth });
    if (Number.isFinite(truth)) expect(choose(truth).objective).toBe(truth);
    expect(choose(Math.max(0, truth + 1)).routes).toBeNull();
  });
});

function bestOf(model: TripModel, [first = [], second = [], third = []]: readonly (readonly DayRoute[])[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const one of first) {
    for (const two of second) {
      for (const three of third) {
        const gain = one.gain + two.gain + three.gain;
        if (gain > best && areAllowed(model, [...one.nodes, ...two.nodes, ...three.nodes])) best = gain;
      }
    }
  }
  return best;
}

function areAllowed(model: TripModel, nodes: readonly number[]): boolean {
  const tags = nodes.map((node) => model.tag[node] ?? -1).filter((tag) => tag >= 0);
  if (new Set(nodes.map((node) => model.venue[node])).size < nodes.length) return false;
  if (tags.some((tag) => tags.filter((each) => each === tag).length > model.tagCap)) return false;
  return nodes.reduce((sum, node) => sum + (model.price[node] ?? 0), 0) <= model.budget;
}
