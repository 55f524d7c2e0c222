import type { Venue } from '../../src/catalogue/venue.ts';
import { expectedLeg, hoursOn } from '../../src/engine/check/facts.ts';
import type { Places } from '../../src/engine/places.ts';
import type { PinnedSlot, SlotKind, TripRequest } from '../../src/engine/trip-request.ts';

/** What a brief allows, read as the checker reads it: for proofs, and without the planner's code. */

export const ROLE: Record<SlotKind, readonly [number, number]> = {
  activity: [0, 1620],
  lunch: [720, 840],
  dinner: [1110, 1230],
  night: [1200, 1620],
};
export const KIND: Record<SlotKind, Venue['kind']> = {
  activity: 'activity',
  lunch: 'restaurant',
  dinner: 'restaurant',
  night: 'nightlife',
};

export interface Pin extends PinnedSlot {
  venue: Venue;
}

/** Whether the brief has room for such a slot on a day. */
export function isSlotOpen(request: TripRequest, day: number, kind: SlotKind): boolean {
  const asked = request.days[day];
  if (!asked || request.droppedSlots.some((slot) => slot.day === day && slot.kind === kind)) return false;
  if (kind === 'lunch') return asked.needsLunch;
  if (kind === 'dinner') return asked.needsDinner;
  return kind === 'night' || activitiesAllowed(request, day) > 0;
}

/** The most activities of a day: by its pace, and by what the brief says of that day. */
export function activitiesAllowed(request: TripRequest, day: number): number {
  const usual = ['chill-relaxed', 'party-hard'].includes(request.vibe) ? 2 : 3;
  const paced = { calm: 2, normal: usual, packed: usual + 1 }[request.wishes.pace];
  return Math.min(paced, request.activityCapByDay[day] ?? paced);
}

export type Window = readonly [from: number, to: number];

/** When a visit may start on a day; one minute for a fixed one. */
export function starts(
  request: TripRequest,
  day: number,
  kind: SlotKind,
  venue: Venue,
  fixed: number | null,
): Window[] {
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

/** The least whole minutes that the way between two venues takes the group: a proof must not ask for more. */
export const waysBetween = (request: TripRequest, places: Places, from: Venue, to: Venue): number =>
  Math.floor(expectedLeg(places, from, to, request.groupSize).minutes);
