import { isIsoDay } from '../../../shared/dates.ts';
import type { ReadDay, ReadEntry, ReadSlot } from '../../itinerary/domain/recommendations-schema.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import { CAUTION, localPriceWords, priceWords, travelWords } from './document-words.ts';
import { instantAt } from './instant-at.ts';
import { type TripRecord, tripAddress } from './trip-record.ts';

/** One stop of a trip as calendars know it. */
export interface CalendarEvent {
  /** The same for the same slot in every version of the plan, so that a calendar changes it instead of adding one. */
  uid: string;
  /** Unix time, milliseconds. */
  startMs: number;
  endMs: number;
  /** No time zone is known there: both are then the clock on the spot, written as if it were UTC. */
  isFloating: boolean;
  /** Rises with each version, so that an older file never wins over a newer one. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  location: string;
  /** Where exactly, WGS84 degrees; null where the venue is still open. */
  geo: { lat: number; lon: number } | null;
  description: string;
  url: string;
}

export interface CalendarPlace {
  /** IANA name; null where the destination is none of our cities. */
  timeZone: string | null;
  siteUrl: string;
}

const UID_HOST = 'huzzah.example';

/** An event a slot, in the order of the plan. Days without a date have none. Pure. */
export function toCalendarEvents(trip: TripRecord, place: CalendarPlace): CalendarEvent[] {
  return trip.plan.days.flatMap((day) => {
    const entries = day.schedule.filter((entry) => entry !== null);
    return entries.flatMap((entry, index) => toEvent(trip, place, day, entry, index === 0) ?? []);
  });
}

function toEvent(
  trip: TripRecord,
  { timeZone, siteUrl }: CalendarPlace,
  { date }: ReadDay,
  entry: ReadEntry,
  isFirst: boolean,
): CalendarEvent | null {
  const { slot, activity, timeOfDay } = entry;
  if (slot === null || slot.id === '' || date === null || !isIsoDay(date)) return null;
  const { bookingId, revision, status, destination } = trip;
  const url = tripAddress(siteUrl, bookingId);
  const at = (minute: number): number => instantAt(date, minute, timeZone ?? 'UTC');
  const startMs = at(slot.startMinute);
  const endMs = at(slot.endMinute);
  // Only where the clocks change in between can a later reading be an earlier instant.
  const lastsMs = (slot.endMinute - slot.startMinute) * 60_000;
  const name = activity?.name || timeOfDay;
  return {
    uid: `${bookingId}-${slot.id}@${UID_HOST}`,
    startMs,
    endMs: endMs > startMs ? endMs : startMs + lastsMs,
    isFloating: timeZone === null,
    sequence: revision,
    status: eventStatus(status),
    summary: name,
    location: (slot.venueToBeConfirmed ? [destination] : [name, slot.area, destination])
      .filter((part) => part !== '')
      .join(', '),
    geo: slot.lat === null || slot.lon === null ? null : { lat: slot.lat, lon: slot.lon },
    description: descriptionOf(trip, entry, slot, isFirst, url),
    url,
  };
}

function eventStatus(status: string): CalendarEvent['status'] {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'confirmed' || status === 'completed' ? 'CONFIRMED' : 'TENTATIVE';
}

function descriptionOf(
  { eventType, destination }: TripRecord,
  { description, activity }: ReadEntry,
  slot: ReadSlot,
  isFirst: boolean,
  url: string,
): string {
  const local = localPriceWords(slot);
  const price = priceWords(slot.pricePerPersonPence) + (local === null ? '' : ` (${local} on the spot)`);
  const lines = [
    tripTitle({ event_type: eventType, destination }),
    activity?.type ?? '',
    description,
    price,
    travelWords(slot.travel, isFirst ? 'stay' : 'stop') ?? '',
    slot.venueToBeConfirmed ? 'Venue to be confirmed' : '',
    slot.splitInto > 1 ? `In ${slot.splitInto} groups` : '',
    CAUTION,
    url,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
