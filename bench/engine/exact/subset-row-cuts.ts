import type { VenueTriple } from './master.ts';
import type { DayRoute, TripModel } from './trip-model.ts';

const MIN_VIOLATION = 0.02;

/**
 * Subset-row cuts that a fractional choice breaks, most violated first: of three venues, the routes that visit two or
 * more of them add up to at most 1 in any plan (Jepsen, Petersen, Spoorendonk and Pisinger, Operations Research
 * 56(2), 2008).
 */
export function brokenTriples(
  model: TripModel,
  routes: readonly DayRoute[],
  values: Float64Array,
  limit: number,
): VenueTriple[] {
  const used = routes.flatMap((route, index) => {
    const value = values[index] ?? 0;
    return value > 1e-6 && value < 1 - 1e-6 ? [{ route, value, venues: venuesOf(model, route) }] : [];
  });
  const venues = [...new Set(used.flatMap((each) => [...each.venues]))].sort((left, right) => left - right);
  const broken: { triple: VenueTriple; violation: number }[] = [];
  for (const [first, one] of venues.entries()) {
    for (const [second, two] of venues.slice(first + 1).entries()) {
      for (const three of venues.slice(first + second + 2)) {
        const triple: VenueTriple = [one, two, three];
        let sum = 0;
        for (const each of used) {
          const count =
            (each.venues.has(one) ? 1 : 0) + (each.venues.has(two) ? 1 : 0) + (each.venues.has(three) ? 1 : 0);
          if (count >= 2) sum += each.value;
        }
        if (sum > 1 + MIN_VIOLATION) broken.push({ triple, violation: sum - 1 });
      }
    }
  }
  broken.sort((left, right) => right.violation - left.violation);
  return broken.slice(0, limit).map(({ triple }) => triple);
}

const venuesOf = (model: TripModel, route: DayRoute): Set<number> =>
  new Set(route.nodes.map((node) => model.venue[node] ?? -1));
