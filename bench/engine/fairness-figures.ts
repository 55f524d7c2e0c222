import { CITIES } from '../../src/catalogue/cities.ts';
import { VIBES } from '../../src/catalogue/vocabulary.ts';
import { planFairly, type Satisfaction, satisfaction, worthTo } from '../../src/engine/fair-plan.ts';
import type { Places } from '../../src/engine/places.ts';
import { FIRST_PLAN_ITERATIONS, planTrip } from '../../src/engine/plan-trip.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { Member } from '../../src/engine/trip-request.ts';
import { createRng, type Rng } from '../../src/shared/rng.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { median, type Row } from '../print-table.ts';

const INSTANCES_A_CITY = 3;
const MEMBERS = 6;

interface Instance {
  least: { unknown: number; mean: number; fair: number };
  average: { unknown: number; mean: number; fair: number };
  fairMs: number;
  plainMs: number;
}

/**
 * Satisfaction of six people with tastes of their own (two kinds of thing they like, one they do not, one vibe) on the
 * real catalogues: planned without knowing their tastes, for their mean, and with fairness. The second person is the
 * guest of honour. Everybody is measured against the best plan found for them alone.
 */
export function fairnessFigures(seed: number, now: () => number): Row[] {
  const instances = CITIES.flatMap((city) =>
    Array.from({ length: INSTANCES_A_CITY }, (_, index) =>
      measure({ kind: 'city', city }, seed * 1000 + index * 17 + city.venues.length, now),
    ),
  );
  const share = (pick: (instance: Instance) => number): string =>
    (instances.reduce((sum, instance) => sum + pick(instance), 0) / instances.length).toFixed(3);
  const row = (what: string, pick: 'unknown' | 'mean' | 'fair'): Row => ({
    measure: `Six tastes, ${instances.length} trips, ${what}: mean satisfaction, and of the least satisfied`,
    value: `${share(({ average }) => average[pick])} / ${share(({ least }) => least[pick])}`,
    goal: '',
    holds: null,
  });
  const worse = instances.filter(({ least }) => least.fair < least.mean - 1e-9).length;
  return [
    row('tastes unknown', 'unknown'),
    row('planned for the mean', 'mean'),
    row('planned fairly', 'fair'),
    { measure: 'Trips whose least satisfied is worse off with fairness', value: String(worse), goal: '', holds: null },
    {
      measure: 'Six tastes: fair plan, median of thread time (plain plan beside it)',
      value: `${median(instances.map(({ fairMs }) => fairMs)).toFixed(0)} ms (${median(instances.map(({ plainMs }) => plainMs)).toFixed(0)} ms)`,
      goal: 'at most 300 ms',
      holds: median(instances.map(({ fairMs }) => fairMs)) <= 300,
    },
  ];
}

function measure(places: Places, seed: number, now: () => number): Instance {
  const rng = createRng(seed);
  const request = tripRequest({ members: membersFor(places, rng), groupSize: MEMBERS });
  const options = { seed, iterations: FIRST_PLAN_ITERATIONS, destination: '' };
  const unknown = planTrip({ ...request, members: [] }, places, options);
  const begin = now();
  const mean = planTrip(request, places, options);
  const between = now();
  const fair = planFairly(request, places, options);
  const end = now();
  const alone = Array.from({ length: MEMBERS }, (_, only) =>
    planTrip(
      { ...request, memberShares: Array.from({ length: MEMBERS }, (_, index) => Number(index === only)) },
      places,
      { ...options, iterations: FIRST_PLAN_ITERATIONS * 2 },
    ),
  );
  const plans = [unknown, mean, fair, ...alone];
  const ideals = Array.from({ length: MEMBERS }, (_, index) =>
    Math.max(...plans.map((plan) => worthTo(plan, request, places, index))),
  );
  const judge = (plan: TripPlan): Satisfaction => satisfaction(plan, request, places, ideals);
  const [ofUnknown, ofMean, ofFair] = [judge(unknown), judge(mean), judge(fair)];
  return {
    least: { unknown: ofUnknown.least, mean: ofMean.least, fair: ofFair.least },
    average: { unknown: ofUnknown.mean, mean: ofMean.mean, fair: ofFair.mean },
    fairMs: end - between,
    plainMs: between - begin,
  };
}

function membersFor(places: Places, rng: Rng): Member[] {
  const venues = places.kind === 'city' ? places.city.venues : places.catalogue.venues;
  const types = [...new Set(venues.map(({ type }) => type))];
  const draw = <Item>(items: readonly Item[]): Item[] => {
    const item = items[Math.floor(rng() * items.length)];
    return item === undefined ? [] : [item];
  };
  return Array.from({ length: MEMBERS }, (_, index): Member => {
    const likedTypes = [...draw(types), ...draw(types)];
    return {
      id: `m${index}`,
      label: `Guest ${index + 1}`,
      weight: 1,
      likedTypes,
      dislikedTypes: draw(types).filter((type) => !likedTypes.includes(type)),
      likedVibes: draw(VIBES).flatMap((vibe) => (vibe === 'mix' ? [] : [vibe])),
      isGuestOfHonour: index === 1,
    };
  });
}
