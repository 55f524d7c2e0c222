import ical, { ICalCalendarMethod, type ICalCalendarProdIdData, ICalEventStatus } from 'ical-generator';
import { type CalendarEvent, toCalendarEvents } from '../domain/calendar-event.ts';
import { readTripRecord } from '../domain/trip-record.ts';

export interface CalendarTrip {
  /** The row of `TRIP_RECORD_COLUMNS`, as JSON text: what crosses to a thread is then one string. */
  row: string;
  /** IANA name of the city; null where it is none of ours. */
  timeZone: string | null;
  /** ISO 8601: when the trip was changed last. */
  changedAt: string;
}

export interface CalendarTask {
  /** What the calendar is called where it is subscribed to. */
  name: string;
  /** A file that cancels, where its one trip is cancelled; a feed only ever publishes. */
  isFeed: boolean;
  siteUrl: string;
  trips: readonly CalendarTrip[];
}

const PRODUCT: ICalCalendarProdIdData = { company: 'Huzzah', product: 'Trips', language: 'EN' };
/** How often whoever subscribes is asked to look again, seconds. */
const LOOK_AGAIN_SECONDS = 6 * 60 * 60;

const STATUS: Record<CalendarEvent['status'], ICalEventStatus> = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  TENTATIVE: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
};

/** Everything that a line of RFC 5545 cannot hold; line breaks are escaped by the writer. */
const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g;
const plain = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, ' ');

/** The library escapes what it writes of events, and not the calendar's own name. */
const escapedName = (name: string): string =>
  plain(name)
    .replaceAll('\n', ' ')
    .replace(/[\\;,]/g, '\\$&');

/**
 * The trips as an iCalendar file (RFC 5545), an event a slot. Instants are in UTC, so that no reader has to know the
 * rules of a zone; where no zone is known they float, and mean the clock on the spot. The same task gives the same bytes.
 */
export function writeCalendar({ name, isFeed, siteUrl, trips }: CalendarTask): Uint8Array {
  const records = trips.flatMap(({ row, timeZone, changedAt }) => {
    const record = readTripRecord(JSON.parse(row));
    return record ? [{ record, timeZone, changedAt: new Date(changedAt) }] : [];
  });
  const isCancelled = records.length > 0 && records.every(({ record }) => record.status === 'cancelled');
  const calendar = ical({
    name: escapedName(name),
    prodId: PRODUCT,
    method: isCancelled && !isFeed ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ...(isFeed ? { ttl: LOOK_AGAIN_SECONDS } : {}),
  });
  for (const { record, timeZone, changedAt } of records) {
    for (const event of toCalendarEvents(record, { timeZone, siteUrl })) {
      calendar.createEvent({
        id: event.uid,
        sequence: event.sequence,
        stamp: changedAt,
        lastModified: changedAt,
        start: new Date(event.startMs),
        end: new Date(event.endMs),
        floating: event.isFloating,
        status: STATUS[event.status],
        summary: plain(event.summary),
        location: { title: plain(event.location), ...(event.geo ? { geo: event.geo } : {}) },
        description: plain(event.description),
        url: event.url,
      });
    }
  }
  return new TextEncoder().encode(calendar.toString());
}
