import { needsMeal } from './day-rules.ts';
import type { Outcome } from './plan-attempt.ts';
import { hasWindow } from './promise-routes.ts';
import type { Stop } from './stops.ts';
import type { PinnedSlot, TripRequest } from './trip-request.ts';

/** How many of the brief's promises a solved plan keeps: the most important first. */
export interface PromisesKept {
  pins: number;
  meals: number;
  mustHaves: number;
  /** True when none is missing. */
  isAll: boolean;
}

/** The meals that the brief asks for, in order; days count from 0. */
export const mealsAsked = (request: TripRequest): { day: number; meal: 'lunch' | 'dinner' }[] =>
  request.days.flatMap((_, day) =>
    (['lunch', 'dinner'] as const).filter((meal) => needsMeal(request, day, meal)).map((meal) => ({ day, meal })),
  );

const mustHavesOf = ({ wishes }: TripRequest): string[] => [...new Set(wishes.mustHaveVenueIds)];

const isAt = (stop: Stop, pin: PinnedSlot): boolean =>
  stop.kind === pin.kind &&
  stop.candidate.venue.id === pin.venueId &&
  (pin.startMinute === null || stop.pin?.startMinute === pin.startMinute);

/** What a solved plan keeps of the brief; a pin with a minute counts at that minute only. */
export function promisesKept(request: TripRequest, { routes, stops }: Pick<Outcome, 'routes' | 'stops'>): PromisesKept {
  const isServed = (day: number, test: (stop: Stop) => boolean): boolean => {
    const base = day * routes.stride;
    for (let position = 1; position <= (routes.length[day] ?? 0); position++) {
      const stop = stops[(routes.nodes[base + position] ?? 0) - 1];
      if (stop && test(stop)) return true;
    }
    return false;
  };
  const meals = mealsAsked(request);
  const mustHaves = mustHavesOf(request);
  const kept = {
    pins: request.pinned.filter((pin) => isServed(pin.day, (stop) => isAt(stop, pin))).length,
    meals: meals.filter(({ day, meal }) => isServed(day, (stop) => stop.kind === meal)).length,
    mustHaves: mustHaves.filter((id) =>
      stops.some((stop, index) => stop.candidate.venue.id === id && (routes.routeOf[index + 1] ?? -1) >= 0),
    ).length,
  };
  const isAll =
    kept.pins === request.pinned.length && kept.meals === meals.length && kept.mustHaves === mustHaves.length;
  return { ...kept, isAll };
}

/** How many promises have any stop with an hour at all: no plan on these stops keeps more. */
export function promisesPossible(
  request: TripRequest,
  { routes: { problem }, stops }: Pick<Outcome, 'routes' | 'stops'>,
): PromisesKept {
  const isOpen = (day: number, test: (stop: Stop) => boolean): boolean =>
    stops.some((stop, index) => test(stop) && hasWindow(problem, day, index + 1));
  const days = Array.from(request.days.keys());
  return {
    pins: request.pinned.filter((pin) => isOpen(pin.day, (stop) => isAt(stop, pin))).length,
    meals: mealsAsked(request).filter(({ day, meal }) => isOpen(day, (stop) => stop.kind === meal)).length,
    mustHaves: mustHavesOf(request).filter((id) =>
      days.some((day) => isOpen(day, (stop) => stop.candidate.venue.id === id)),
    ).length,
    isAll: false,
  };
}

/** Below zero when the left plan keeps less. */
export const comparePromises = (left: PromisesKept, right: PromisesKept): number =>
  left.pins - right.pins || left.meals - right.meals || left.mustHaves - right.mustHaves;
