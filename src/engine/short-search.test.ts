import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { CITIES } from '../catalogue/cities.ts';
import type { CityCatalogue } from '../catalogue/venue.ts';
import { buildProblem } from './build-problem.ts';
import { narrowProblem } from './narrow-problem.ts';
import { routeNodes } from './orienteering/route-nodes.ts';
import { Routes } from './orienteering/routes.ts';
import { solve } from './orienteering/solve.ts';
import { warmStart } from './orienteering/warm-start.ts';
import { groundOf } from './plan-attempt.ts';
import { shortSearch } from './short-search.ts';
import { shortlist } from './shortlist.ts';
import { strictTerms } from './terms.ts';
import type { TripRequest } from './trip-request.ts';

function problemOf(city: CityCatalogue, request: TripRequest) {
  const keep = { kept: [], kindLimits: null, hotelId: null };
  const places = { kind: 'city', city } as const;
  const { base, stops } = groundOf(strictTerms(request), places, keep);
  return { stops, problem: buildProblem(request, places, stops, { base, kindLimits: null }) };
}

const CASES = [...CITIES.slice(0, 3), syntheticCity(4, 120)].map((city) => ({ name: city.name, city }));

describe.each(CASES)('a short search in $name', ({ city }) => {
  const request = tripRequest({ days: weekendDays(4) });
  const { problem, stops } = problemOf(city, request);

  test('a plan of the likely stops is worth as much among all of them', () => {
    const { problem: narrow, wideNode } = narrowProblem(problem, shortlist(problem, stops, []));
    const found = solve(narrow, { seed: 1, iterations: 40 });
    const wide = new Routes(problem);
    const nodes = routeNodes(found).map((day) => day.map((node) => wideNode[node] ?? 0));
    warmStart(wide, nodes, []);
    expect(routeNodes(wide)).toEqual(nodes);
    expect(wide.objective).toBeCloseTo(found.objective, 6);
  });

  test('looks at fewer stops than there are, and at all that the brief names', () => {
    const nodes = shortlist(problem, stops, []);
    expect(nodes.length).toBeLessThan(stops.length * 0.7);
    const unlikely = stops.filter((_, index) => !nodes.includes(index + 1)).map(({ candidate }) => candidate.venue);
    const [wanted, fixed] = [
      unlikely.find(({ kind }) => kind === 'restaurant'),
      unlikely.find(({ kind }) => kind === 'activity'),
    ];
    if (!wanted || !fixed) throw new Error('Some are not on the list');
    const named = problemOf(city, {
      ...request,
      wishes: { ...request.wishes, mustHaveVenueIds: [wanted.id] },
      pinned: [{ day: 1, kind: 'activity', venueId: fixed.id, startMinute: 14 * 60 }],
    });
    const venueIds = shortlist(named.problem, named.stops, []).map((node) => named.stops[node - 1]?.candidate.venue.id);
    expect(venueIds).toContain(wanted.id);
    expect(venueIds).toContain(fixed.id);
  });

  test('the same seed gives the same plan', () => {
    const found = (): number[][] => routeNodes(shortSearch(problem, stops, { seed: 5, iterations: 60 }));
    expect(found().flat().length).toBeGreaterThan(8);
    expect(found()).toEqual(found());
  });
});
