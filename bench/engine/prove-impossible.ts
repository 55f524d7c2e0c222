import type { Venue } from '../../src/catalogue/venue.ts';
import { expectedLeg, expectedPricePence, hoursOn } from '../../src/engine/check/facts.ts';
import { type Places, venuesOf } from '../../src/engine/places.ts';
import type { PinnedSlot, SlotKind, TripRequest } from '../../src/engine/trip-request.ts';
import { leastAssignment } from './least-assignment.ts';

const ROLE: Record<SlotKind, readonly [number, number]> = {
  activity: [0, 1620],
  lunch: [720, 840],
  dinner: [1110, 1230],
  night: [1200, 1620],
};
const KIND: Record<SlotKind, Venue['kind']> = {
  activity: 'activity',
  lunch: 'restaurant',
  dinner: 'restaurant',
  night: 'nightlife',
};

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
  const meals = request.days.flatMap((_, day) =>
    (['lunch', 'dinner'] as const)
      .filter((kind) => isSlotOpen(request, day, kind) && !pins.some((pin) => pin.day === day && pin.kind === kind))
      .map((kind) => tables.map((venue) => (fits(venue, day, kind) ? price(venue) : Number.POSITIVE_INFINITY))),
  );
  if (tables.filter((venue) => asked.has(venue.id)).length > meals.length) return 'more restaurants than meals';
  const least = leastAssignment(meals);
  if (least === Number.POSITIVE_INFINITY) return 'a meal has no table';
  return request.budgetCapPence !== null && spent + least > request.budgetCapPence ? 'the least is too dear' : null;
}

interface Pin extends PinnedSlot {
  venue: Venue;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function isUsable(venue: Venue, { needs, groupSize, bannedVenueIds }: TripRequest): boolean {
  if (bannedVenueIds.includes(venue.id) || groupSize < venue.groupSize.min || groupSize > venue.groupSize.max)
    return false;
  if ((needs.stepFree && !venue.stepFree) || (needs.noAlcohol && venue.alcohol === 'central')) return false;
  if (needs.minorsPresent && venue.adultsOnly) return false;
  return venue.kind !== 'restaurant' || needs.diets.every((diet) => venue.diets.includes(diet));
}

/** Whether the brief has room for such a slot on a day. */
function isSlotOpen(request: TripRequest, day: number, kind: SlotKind): boolean {
  const asked = request.days[day];
  if (!asked || request.droppedSlots.some((slot) => slot.day === day && slot.kind === kind)) return false;
  if (kind === 'lunch') return asked.needsLunch;
  if (kind === 'dinner') return asked.needsDinner;
  return kind === 'night' || activitiesAllowed(request, day) > 0;
}

function activitiesAllowed(request: TripRequest, day: number): number {
  const usual = ['chill-relaxed', 'party-hard'].includes(request.vibe) ? 2 : 3;
  const paced = { calm: 2, normal: usual, packed: usual + 1 }[request.wishes.pace];
  return Math.min(paced, request.activityCapByDay[day] ?? paced);
}

type Window = readonly [from: number, to: number];

/** When a visit may start on a day; one minute for a fixed one. */
function starts(request: TripRequest, day: number, kind: SlotKind, venue: Venue, fixed: number | null): Window[] {
  const asked = request.days[day];
  if (!asked) return [];
  const [earliest, latest] = ROLE[kind];
  return hoursOn(venue, asked.weekday)
    .map(([open, close]): Window => {
      const from = Math.max(open, earliest, asked.startMinute);
      const to = Math.min(
        close - venue.durationMinutes,
        latest,
        Math.min(asked.endMinute, 1620) - venue.durationMinutes,
      );
      return fixed === null ? [from, to] : [Math.max(from, fixed), Math.min(to, fixed)];
    })
    .filter(([from, to]) => from <= to);
}

const waysBetween = (request: TripRequest, places: Places, from: Venue, to: Venue): number =>
  Math.floor(expectedLeg(places, from, to, request.groupSize).minutes);

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
