import type { Routes } from './orienteering/routes.ts';
import { copyOf, positionsFor } from './promise-routes.ts';
import type { Stop } from './stops.ts';
import type { TripRequest } from './trip-request.ts';

const SPACERS_MAX = 12;

/** Stops that may stand between two of one type, which may not follow one another: must-haves first, then by price. */
export function spacers(request: TripRequest, stops: readonly Stop[]): number[] {
  const isMustHave = (node: number): number =>
    Number(request.wishes.mustHaveVenueIds.includes(stops[node - 1]?.candidate.venue.id ?? ''));
  const penceAt = (node: number): number => stops[node - 1]?.candidate.pricePence ?? 0;
  return stops
    .flatMap(({ pin, kind }, index) => (pin === null && kind === 'activity' ? [index + 1] : []))
    .sort((left, right) => isMustHave(right) - isMustHave(left) || penceAt(left) - penceAt(right))
    .slice(0, SPACERS_MAX);
}

/** Puts a node into a day with a spacer beside it; false, and nothing changed, where that does not help. */
export function insertWithSpacer(routes: Routes, day: number, node: number, spacer: number): boolean {
  for (const between of positionsFor(routes, day, spacer)) {
    const trial = copyOf(routes);
    trial.insert(day, between, spacer);
    const [position] = positionsFor(trial, day, node);
    if (position === undefined) continue;
    trial.insert(day, position, node);
    routes.copyFrom(trial);
    return true;
  }
  return false;
}
