import { LONDON } from '../../src/catalogue/cities/london.ts';
import { PRAGUE } from '../../src/catalogue/cities/prague.ts';
import type { Places } from '../../src/engine/places.ts';
import { FIRST_PLAN_ITERATIONS, IMPROVE_ITERATIONS, planTrip } from '../../src/engine/plan-trip.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { median, percentile, type Row } from '../print-table.ts';

const RUNS = 60;
const WARM_UP = 15;
const GOAL_MS = 20;

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
        goal: `about ${GOAL_MS} ms`,
        holds: median(first) < GOAL_MS * 1.25,
      });
      rows.push({
        measure: `${city.name}, ${what}: thorough plan (${perMs.toFixed(1)} rounds a ms)`,
        value: `${median(thorough).toFixed(0)} ms`,
        goal: '',
        holds: null,
      });
    }
  }
  return rows;
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
