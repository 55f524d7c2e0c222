import { createRng, type Rng } from '../../../src/shared/rng.ts';
import type { ProductNode, ProductProblem } from '../product-problem.ts';

const WALK_KM_PER_MINUTE = 4.8 / 60;
const RIDE_KM_PER_MINUTE = 18 / 60;
const RIDE_WAIT_MINUTES = 8;
const DETOUR = 1.25;
const BUFFER_MINUTES = 5;
const BUDGET_A_DAY = 70;
const LUNCH = { earliestStart: 720, latestStart: 840 };
const DINNER = { earliestStart: 1110, latestStart: 1230 };

const between = (rng: Rng, low: number, high: number): number => low + Math.floor(rng() * (high - low + 1));

/**
 * A made-up trip of `venues` places and `days` days like those of the product: a hotel in the middle, activities by
 * day, restaurants for lunch and dinner, nightlife past midnight, and a budget that binds. The same seed gives the
 * same problem everywhere.
 */
export function generateProduct(seed: number, venues: number, days: number): ProductProblem {
  const rng = createRng(seed);
  const places = [{ x: (rng() - 0.5) * 2, y: (rng() - 0.5) * 2 }];
  const at: number[] = [0];
  const nodes: ProductNode[] = [{ node: 0, slot: 'hotel' }];
  for (let venue = 0; venue < venues; venue++) {
    // The sum of two draws gathers places around the centre, as cities do.
    places.push({ x: (rng() + rng() - 1) * 4, y: (rng() + rng() - 1) * 3 });
    for (const node of nodesOf(rng, venue)) {
      at.push(venue + 1);
      nodes.push({ ...node, node: nodes.length });
    }
  }
  return {
    id: `generated-v${venues}-d${days}-s${seed}`,
    days: Array.from({ length: days }, (_, day) => ({
      start: day === 0 ? 840 : 600,
      end: day === days - 1 && days > 1 ? 1080 : 1560,
      weekday: (seed + day) % 7,
      needLunch: day > 0,
      needDinner: day < days - 1 || days === 1,
    })),
    budgetPerPerson: BUDGET_A_DAY * days + between(rng, 0, 30),
    maxActivitiesPerDay: 4,
    maxNightlifePerDay: 2,
    tagCapPerTrip: Math.max(2, days),
    travelPenaltyPerMinute: 0.2,
    nodes,
    travelMinutes: at.map((from) => at.map((to) => minutesBetween(places[from], places[to]))),
  };
}

function nodesOf(rng: Rng, venue: number): Omit<ProductNode, 'node'>[] {
  const share = rng();
  const shared = { venue, score: between(rng, 10, 100), tag: between(rng, 0, 5), closedWeekday: between(rng, -7, 6) };
  const closedWeekday = Math.max(-1, shared.closedWeekday);
  if (share < 0.3) {
    const meal = { ...shared, closedWeekday, duration: 60 + 15 * between(rng, 0, 2), price: between(rng, 10, 50) };
    const lunch = { ...meal, slot: 'L' as const, ...LUNCH };
    const dinner = { ...meal, slot: 'D' as const, ...DINNER };
    const kind = rng();
    return kind < 0.7 ? [lunch, dinner] : kind < 0.85 ? [dinner] : [lunch];
  }
  if (share < 0.45) {
    const open = 1260 + 30 * between(rng, 0, 3);
    const duration = 90 + 30 * between(rng, 0, 1);
    const price = between(rng, 0, 35);
    return [{ ...shared, closedWeekday, slot: 'N', earliestStart: open, latestStart: open + 180, duration, price }];
  }
  const duration = 60 + 30 * between(rng, 0, 3);
  const open = 540 + 60 * between(rng, 0, 3);
  const latestStart = 960 + 30 * between(rng, 0, 7) - duration + 60;
  const price = rng() < 0.25 ? 0 : between(rng, 8, 55);
  return [{ ...shared, closedWeekday, slot: 'A', earliestStart: open, latestStart, duration, price }];
}

/** On foot or by a ride, whichever is quicker, rounded up: such times keep the triangle inequality. */
function minutesBetween(from: { x: number; y: number } | undefined, to: { x: number; y: number } | undefined): number {
  if (!from || !to || from === to) return 0;
  const km = Math.hypot(from.x - to.x, from.y - to.y) * DETOUR;
  return Math.ceil(Math.min(km / WALK_KM_PER_MINUTE, RIDE_WAIT_MINUTES + km / RIDE_KM_PER_MINUTE)) + BUFFER_MINUTES;
}
