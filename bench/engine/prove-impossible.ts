import type { Venue } from '../../src/catalogue/venue.ts';
import { expectedPricePence } from '../../src/engine/check/facts.ts';
import { type Places, venuesOf } from '../../src/engine/places.ts';
import type { SlotKind, TripRequest } from '../../src/engine/trip-request.ts';
import { activitiesAllowed, isSlotOpen, KIND, type Pin, starts, type Window, waysBetween } from './brief-facts.ts';
import { fitTogether } from './fit-together.ts';
import { leastAssignment } from './least-assignment.ts';

/**
 * Why no plan at all can keep every promise of the brief, with no relaxation; null when this cannot tell. Works from
 * the checker's reading of the facts alone: hours, sizes, needs, diets, prices, the fixed slots, and the meals as an
 * assignment problem. Whatever it says is a proof; it does not find every reason.
 */
export function proveImpossible(request: TripRequest, places: Places): string | null {
  const venues = venuesOf(places).filter((venue) => isUsable(venue, request));
  const find = (id: string): Venue | undefined => venues.find((venue) => venue.id === id);
  const price = (venue: Venue): number => expectedPricePence(venue, request.groupSize, 1);
  const pins: Pin[] = [];
  for (const pin of request.pinned) {
    const venue = find(pin.venueId);
    if (!venue || venue.kind !== KIND[pin.kind] || !isSlotOpen(request, pin.day, pin.kind))
      return 'a pin is out of reach';
    if (starts(request, pin.day, pin.kind, venue, pin.startMinute).length === 0) return 'a pin is closed';
    pins.push({ ...pin, venue });
  }
  const clash = pinsClash(request, places, pins);
  if (clash) return clash;
  const fits = (venue: Venue, day: number, kind: SlotKind): boolean =>
    isSlotOpen(request, day, kind) &&
    starts(request, day, kind, venue, null).some((window) =>
      isFreeOfPins(request, places, venue, day, kind, window, pins),
    );
  let spent = sum(pins.map(({ venue }) => price(venue)));
  const asked = new Set(request.wishes.mustHaveVenueIds.filter((id) => !pins.some((pin) => pin.venueId === id)));
  for (const id of asked) {
    const venue = find(id);
    if (!venue) return 'a must-have is out of reach';
    const kinds = (['activity', 'lunch', 'dinner', 'night'] as const).filter((kind) => KIND[kind] === venue.kind);
    if (!request.days.some((_, day) => kinds.some((kind) => fits(venue, day, kind)))) return 'a must-have is closed';
    if (venue.kind !== 'restaurant') spent += price(venue);
  }
  const tables = venues.filter((venue) => venue.kind === 'restaurant' && !pins.some((pin) => pin.venueId === venue.id));
  const wanted = tables.filter((venue) => asked.has(venue.id));
  // What was asked for by name is made so cheap that it is taken wherever it can be.
  const costOf = (venue: Venue): number => price(venue) - (asked.has(venue.id) ? NAMED_DISCOUNT : 0);
  const meals = request.days.flatMap((_, day) =>
    (['lunch', 'dinner'] as const)
      .filter((kind) => isSlotOpen(request, day, kind) && !pins.some((pin) => pin.day === day && pin.kind === kind))
      .map((kind) => ({ day, kind })),
  );
  if (wanted.length > meals.length) return 'more restaurants than meals';
  const costs = (open: readonly Venue[]): number[][] =>
    meals.map(({ day, kind }) =>
      open.map((venue) => (fits(venue, day, kind) ? costOf(venue) : Number.POSITIVE_INFINITY)),
    );
  const discount = NAMED_DISCOUNT * wanted.length;
  const mostOfType = Math.max(2, Math.ceil(request.days.length / 2));
  const roomFor = (type: string): number => mostOfType - pins.filter(({ venue }) => venue.type === type).length;
  const least = leastWithinTypeCaps(tables, roomFor, costs) + discount;
  if (least === Number.POSITIVE_INFINITY) return 'a meal has no table';
  if (least > NAMED_DISCOUNT / 2) return 'more restaurants than meals';
  if (request.budgetCapPence !== null && spent + least > request.budgetCapPence) return 'the least is too dear';
  const named = venues.filter((venue) => asked.has(venue.id));
  return fitTogether(request, places, pins, named, tables) ? null : 'what was asked for does not fit together';
}

/** Assignments looked at; beyond them the bound found so far has to do. */
const BRANCHES_MAX = 400;

/**
 * The least cost of the meals with no type of table more often than a trip may have it, or a bound below it. Where the
 * least assignment has one too many of a type, one of those tables is not in the plan: each is left out in turn, and
 * the cheapest that is left is looked at next.
 */
function leastWithinTypeCaps(
  tables: readonly Venue[],
  roomFor: (type: string) => number,
  costs: (open: readonly Venue[]) => number[][],
): number {
  const solved = (open: readonly Venue[]) => ({ open, ...leastAssignment(costs(open)) });
  const branches = [solved(tables)];
  for (let looked = 0; ; looked++) {
    branches.sort((left, right) => right.total - left.total);
    const least = branches.pop();
    if (!least) return Number.POSITIVE_INFINITY;
    const taken = least.columns.flatMap((column) => least.open[column] ?? []);
    const ofType = (type: string): Venue[] => taken.filter((venue) => venue.type === type);
    const crowded = taken.find(({ type }) => ofType(type).length > roomFor(type));
    if (!crowded || looked >= BRANCHES_MAX) return least.total;
    for (const out of ofType(crowded.type).slice(0, roomFor(crowded.type) + 1))
      branches.push(solved(least.open.filter((venue) => venue !== out)));
  }
}

/** Far above any price of a trip. */
const NAMED_DISCOUNT = 100_000_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function isUsable(venue: Venue, { needs, groupSize, bannedVenueIds }: TripRequest): boolean {
  if (bannedVenueIds.includes(venue.id) || groupSize < venue.groupSize.min || groupSize > venue.groupSize.max)
    return false;
  if ((needs.stepFree && !venue.stepFree) || (needs.noAlcohol && venue.alcohol === 'central')) return false;
  if (needs.minorsPresent && venue.adultsOnly) return false;
  return venue.kind !== 'restaurant' || needs.diets.every((diet) => venue.diets.includes(diet));
}

/** True when some minute of the window leaves every fixed slot of the day as it is. */
function isFreeOfPins(
  request: TripRequest,
  places: Places,
  venue: Venue,
  day: number,
  kind: SlotKind,
  [from, to]: Window,
  pins: readonly Pin[],
): boolean {
  const fixed = pins.filter((pin) => pin.day === day && pin.startMinute !== null && pin.venueId !== venue.id);
  for (let start = from; start <= to; start++) {
    const isFree = fixed.every((pin) => {
      const way = waysBetween(request, places, venue, pin.venue);
      const begin = pin.startMinute ?? 0;
      const isBefore = start + venue.durationMinutes + way <= begin && !(kind === 'night' && pin.kind !== 'night');
      const isAfter = begin + pin.venue.durationMinutes + way <= start && !(pin.kind === 'night' && kind !== 'night');
      return isBefore || isAfter;
    });
    if (isFree) return true;
  }
  return false;
}

function pinsClash(request: TripRequest, places: Places, pins: readonly Pin[]): string | null {
  if (new Set(pins.map((pin) => pin.venueId)).size < pins.length) return 'one place is fixed twice';
  for (const [day] of request.days.entries()) {
    const there = pins.filter((pin) => pin.day === day);
    const count = (kind: SlotKind): number => there.filter((pin) => pin.kind === kind).length;
    if (count('lunch') > 1 || count('dinner') > 1 || count('night') > 2) return 'too many fixed slots';
    if (count('activity') > activitiesAllowed(request, day)) return 'too many fixed slots';
    for (const pin of there) {
      const windows = starts(request, day, pin.kind, pin.venue, pin.startMinute);
      if (!windows.some((window) => isFreeOfPins(request, places, pin.venue, day, pin.kind, window, pins)))
        return 'two fixed slots at once';
    }
  }
  return null;
}
