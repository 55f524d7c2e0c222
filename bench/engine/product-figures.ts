import { LONDON } from '../../src/catalogue/cities/london.ts';
import { PRAGUE } from '../../src/catalogue/cities/prague.ts';
import { improveTrip } from '../../src/engine/improve-trip.ts';
import type { Places } from '../../src/engine/places.ts';
import { FIRST_PLAN_ITERATIONS, IMPROVE_ITERATIONS, planTrip } from '../../src/engine/plan-trip.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { median, percentile, type Row } from '../print-table.ts';
import { replanned } from './replan-figures.ts';

const RUNS = 60;
const WARM_UP = 15;
const FIRST_PLAN_MS = 10;
const FULL_MS = 250;
const CHANGE_MS = 50;
const CHANGES = 200;

const REQUESTS: readonly (readonly [string, TripRequest])[] = [
  ['stag weekend for 10', tripRequest()],
  ['hen party, chill, 6 people', tripRequest({ eventType: 'hen-party', vibe: 'chill-relaxed', groupSize: 6 })],
  ['work do for 35, 4 days', tripRequest({ eventType: 'work-do', groupSize: 35, days: weekendDays(4) })],
];

/** How long a first plan and a thorough one take on the real catalogues, each seed another plan. */
export function productFigures(seed: number, now: () => number): Row[] {
  const rows: Row[] = [];
  for (const city of [LONDON, PRAGUE]) {
    const places: Places = { kind: 'city', city };
    for (const [what, request] of REQUESTS) {
      const first = timesOf(places, request, seed, FIRST_PLAN_ITERATIONS, RUNS, now);
      const thorough = timesOf(places, request, seed, IMPROVE_ITERATIONS, 5, now);
      const perMs = IMPROVE_ITERATIONS / median(thorough);
      rows.push({
        measure: `${city.name}, ${what}: first plan, median (p95 ${percentile(first, 0.95).toFixed(1)} ms)`,
        value: `${median(first).toFixed(1)} ms`,
        goal: '',
        holds: null,
      });
      rows.push({
        measure: `${city.name}, ${what}: thorough plan (${perMs.toFixed(1)} rounds a ms)`,
        value: `${median(thorough).toFixed(0)} ms`,
        goal: '',
        holds: null,
      });
    }
  }
  return [...rows, ...paceFigures(seed, now), improveFigure(seed, now), changeFigure(seed, now)];
}

/** 120 venues and four days: the first plan that a visitor gets, and the thorough one. */
function paceFigures(seed: number, now: () => number): Row[] {
  const places: Places = { kind: 'city', city: syntheticCity(seed, 120) };
  const request = tripRequest({ days: weekendDays(4) });
  const row = (what: string, times: readonly number[], goal: number): Row => ({
    measure: `120 venues, 4 days: ${what}, p99 of ${times.length} (median ${median(times).toFixed(1)} ms)`,
    value: `${percentile(times, 0.99).toFixed(1)} ms`,
    goal: `${goal} ms`,
    holds: percentile(times, 0.99) <= goal,
  });
  return [
    row('first plan', timesOf(places, request, seed, FIRST_PLAN_ITERATIONS, 200, now), FIRST_PLAN_MS),
    row('full plan', timesOf(places, request, seed, IMPROVE_ITERATIONS, 40, now), FULL_MS),
  ];
}

/** What improving a first plan takes, and how often it finds something. */
function improveFigure(seed: number, now: () => number): Row {
  const times: number[] = [];
  let better = 0;
  const trips = [LONDON, PRAGUE].flatMap((city) => REQUESTS.map(([, request]) => ({ city, request })));
  for (const [index, { city, request }] of trips.entries()) {
    const places: Places = { kind: 'city', city };
    const options = { seed: seed + index, iterations: FIRST_PLAN_ITERATIONS, destination: '' };
    const plan = planTrip(request, places, options);
    const begin = now();
    const improved = improveTrip(plan, request, places, { ...options, iterations: IMPROVE_ITERATIONS });
    times.push(now() - begin);
    better += Number(improved !== plan);
  }
  return {
    measure: `improve a first plan: ${better} of ${trips.length} got better, median time`,
    value: `${median(times).toFixed(0)} ms`,
    goal: `${FULL_MS} ms`,
    holds: median(times) <= FULL_MS,
  };
}

function changeFigure(seed: number, now: () => number): Row {
  const times = replanned(CHANGES, seed, now).map(({ ms }) => ms);
  return {
    measure: `${CHANGES} random changes: time of one, p99 (median ${median(times).toFixed(1)} ms)`,
    value: `${percentile(times, 0.99).toFixed(1)} ms`,
    goal: `${CHANGE_MS} ms`,
    holds: percentile(times, 0.99) <= CHANGE_MS,
  };
}

function timesOf(
  places: Places,
  request: TripRequest,
  seed: number,
  iterations: number,
  runs: number,
  now: () => number,
): number[] {
  const times: number[] = [];
  for (let run = -WARM_UP; run < runs; run++) {
    const begin = now();
    planTrip(request, places, { seed: seed + run, iterations, destination: '' });
    if (run >= 0) times.push(now() - begin);
  }
  return times;
}
