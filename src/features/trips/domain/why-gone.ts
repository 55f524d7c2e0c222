import { candidatesFor } from '../../../engine/candidates.ts';
import { kindCap } from '../../../engine/day-rules.ts';
import { openingWindows } from '../../../engine/opening-windows.ts';
import { type Places, venuesOf } from '../../../engine/places.ts';
import type { SlotKind, TripRequest } from '../../../engine/trip-request.ts';
import { formatClock, WEEKDAY_NAMES } from '../../../shared/dates.ts';

export interface GoneSlot {
  venueId: string;
  kind: SlotKind;
  /** The new day that continues the slot's own; null when that day goes. */
  day: number | null;
  /** When it was, minutes after its day's midnight; left out where the hour does not matter. */
  startMinute?: number | null;
  endMinute?: number;
}

/** Which rule of the new brief a place breaks, in a sentence; null when none does and others were simply better. */
export function whyGone(
  { venueId, kind, day, startMinute = null, endMinute = 0 }: GoneSlot,
  request: TripRequest,
  places: Places,
  before: TripRequest | null = null,
): string | null {
  const venue = venuesOf(places).find(({ id }) => id === venueId);
  if (!venue) return `It is not in ${places.kind === 'city' ? places.city.name : 'the new place'}.`;
  if (day === null) return 'Its day goes.';
  const { needs, groupSize } = request;
  if (request.bannedVenueIds.includes(venueId)) return 'The brief rules it out.';
  if (needs.stepFree && !venue.stepFree) return 'It is not step-free.';
  if (needs.minorsPresent && venue.adultsOnly) return 'It is for adults only.';
  if (needs.noAlcohol && venue.alcohol === 'central') return 'Drinking is the point there.';
  const missing = venue.kind === 'restaurant' ? needs.diets.filter((diet) => !venue.diets.includes(diet)) : [];
  if (missing.length > 0) return `It does not cater for ${missing.join(' and ')} guests.`;
  if (!candidatesFor(request, places, false).some((candidate) => candidate.venue.id === venueId))
    return groupSize < venue.groupSize.min
      ? `It takes groups from ${venue.groupSize.min} people.`
      : `It takes up to ${venue.groupSize.max} people.`;
  const weekday = request.days[day]?.weekday;
  if (weekday !== undefined && openingWindows(venue.hours, weekday).length === 0)
    return `It is closed on ${WEEKDAY_NAMES[weekday]}.`;
  const hours = request.days[day];
  if (hours && endMinute > hours.endMinute) return `That day now ends at ${formatClock(hours.endMinute)}.`;
  if (hours && startMinute !== null && startMinute < hours.startMinute)
    return `That day now begins at ${formatClock(hours.startMinute)}.`;
  return before === null ? null : whyFewer(kind, day, request, before);
}

/** A calmer or a wilder brief has fewer things to do on a day, or a shorter evening. */
function whyFewer(kind: SlotKind, day: number, request: TripRequest, before: TripRequest): string | null {
  const most = kindCap(request, day, kind);
  const wasMost = Math.max(...before.days.map((_, index) => kindCap(before, index, kind)));
  if (most >= wasMost) return null;
  switch (kind) {
    case 'activity':
      return `A day of this brief has at most ${most} ${most === 1 ? 'activity' : 'activities'}.`;
    case 'night':
      return most === 0 ? 'That evening ends early.' : `An evening of this brief has at most ${most} stop at night.`;
    case 'lunch':
    case 'dinner':
      return `That day no longer spans ${kind}.`;
  }
}
