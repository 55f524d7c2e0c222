import type { Venue } from '../../src/catalogue/venue.ts';
import type { Places } from '../../src/engine/places.ts';
import type { SlotKind, TripRequest } from '../../src/engine/trip-request.ts';
import {
  activitiesAllowed,
  isSlotOpen,
  KIND,
  type Pin,
  ROLE,
  starts,
  type Window,
  waysBetween,
} from './brief-facts.ts';

/** A stop that must be made on a day; a meal without a place of its own has no venue. */
interface Call {
  kind: SlotKind;
  venue: Venue | null;
  windows: readonly Window[];
  minutes: number;
}

/** No way between two stops is shorter: the buffer. */
const LEAST_WAY = 5;
const CALLS_MAX = 7;

/**
 * Whether there is any way to put the named places among the fixed slots and meals, day by day and in any order, with
 * the ways between them, and a table for each meal that fits there by itself. True also where there is too much to try.
 */
export function fitTogether(
  request: TripRequest,
  places: Places,
  pins: readonly Pin[],
  named: readonly Venue[],
  tables: readonly Venue[],
): boolean {
  const byDay = request.days.map((_, day): Call[] =>
    pins.filter((pin) => pin.day === day).map((pin) => callOf(request, day, pin.kind, pin.venue, pin.startMinute)),
  );
  const place = (from: number): boolean => {
    const venue = named[from];
    if (!venue) return byDay.every((calls, day) => isDayPossible(request, places, day, calls, tables));
    for (const [day, calls] of byDay.entries()) {
      for (const kind of ['activity', 'lunch', 'dinner', 'night'] as const) {
        if (KIND[kind] !== venue.kind || !isSlotOpen(request, day, kind)) continue;
        calls.push(callOf(request, day, kind, venue, null));
        const isFine = isDayPossible(request, places, day, calls, tables) && place(from + 1);
        calls.pop();
        if (isFine) return true;
      }
    }
    return false;
  };
  return place(0);
}

const callOf = (request: TripRequest, day: number, kind: SlotKind, venue: Venue, fixed: number | null): Call => ({
  kind,
  venue,
  windows: starts(request, day, kind, venue, fixed),
  minutes: venue.durationMinutes,
});

function isDayPossible(
  request: TripRequest,
  places: Places,
  day: number,
  calls: readonly Call[],
  tables: readonly Venue[],
): boolean {
  const count = (kind: SlotKind): number => calls.filter((call) => call.kind === kind).length;
  if (count('activity') > activitiesAllowed(request, day) || count('night') > 2) return false;
  if (count('lunch') > 1 || count('dinner') > 1) return false;
  if (calls.length === 0) return true;
  const shortest = Math.min(...tables.map((venue) => venue.durationMinutes));
  const meals = (['lunch', 'dinner'] as const)
    .filter((kind) => isSlotOpen(request, day, kind) && count(kind) === 0)
    .map((kind): Call => ({ kind, venue: null, windows: [ROLE[kind]], minutes: shortest }));
  if (calls.length + meals.length > CALLS_MAX) return true;
  // Between two of a type something must stand; where no activity may, that can only be another of the calls.
  const maySpace = count('activity') < activitiesAllowed(request, day);
  // Each meal by itself must have a table that fits, while the other one is as easy as can be.
  return (
    isOrderPossible(request, places, [...calls, ...meals], null, 0, maySpace) &&
    meals.every((meal) =>
      tables.some((table) => {
        const call = callOf(request, day, meal.kind, table, null);
        const all = [...calls, call, ...meals.filter((other) => other !== meal)];
        return call.windows.length > 0 && isOrderPossible(request, places, all, null, 0, maySpace);
      }),
    )
  );
}

/** Any order in which the calls can be made, each as early as it can be. */
function isOrderPossible(
  request: TripRequest,
  places: Places,
  calls: readonly Call[],
  before: Call | null,
  time: number,
  maySpace: boolean,
): boolean {
  if (calls.length === 0) return true;
  return calls.some((call, index) => {
    if (before?.kind === 'night' && call.kind !== 'night') return false;
    // Of two nights out one follows the other, and never another of its type.
    const isAgain = before !== null && call.venue !== null && before.venue?.type === call.venue.type;
    if (isAgain && (before.kind === 'night' || !maySpace)) return false;
    const way =
      before === null
        ? 0
        : before.venue && call.venue
          ? waysBetween(request, places, before.venue, call.venue)
          : LEAST_WAY;
    const begins = call.windows.filter(([, to]) => to >= time + way).map(([from]) => Math.max(from, time + way));
    if (begins.length === 0) return false;
    return isOrderPossible(
      request,
      places,
      calls.toSpliced(index, 1),
      call,
      Math.min(...begins) + call.minutes,
      maySpace,
    );
  });
}
