import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { BOOKING_ID, storedStop, storedTrip } from '../../../../tests/support/trip-record.ts';
import { type CalendarTask, writeCalendar } from './write-calendar.ts';

type Stored = Parameters<typeof storedTrip>;

const trip = (stored: Stored = [], timeZone: string | null = 'Europe/Warsaw') => ({
  row: JSON.stringify(storedTrip(...stored)),
  timeZone,
  changedAt: '2026-11-21T10:00:00.000Z',
});

const write = (changes: Partial<CalendarTask> = {}): string =>
  new TextDecoder().decode(
    writeCalendar({
      name: 'Hen party in Kraków',
      isFeed: false,
      siteUrl: 'https://huzzah.test',
      trips: [trip()],
      ...changes,
    }),
  );

const read = (text: string): { calendar: ICAL.Component; events: ICAL.Event[] } => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
};

const value = (event: ICAL.Event | undefined, name: string): string =>
  String(event?.component.getFirstPropertyValue(name));

describe('a stop in a calendar', () => {
  test('has its hour by the clock there, its place, its price and the way to the plan', () => {
    const [event] = read(write()).events;
    expect(event?.uid).toBe(`${BOOKING_ID}-d0-dinner@huzzah.example`);
    expect(event?.summary).toBe('Milk bar');
    expect(event?.location).toBe('Milk bar, Kazimierz, Kraków');
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([50.0514, 19.9449]);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2027-05-14T17:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2027-05-14T18:30:00.000Z');
    expect(event?.sequence).toBe(3);
    expect(event?.description?.split('\n')).toEqual([
      'Hen party in Kraków',
      'Polish',
      'Pierogi.',
      '£22.50 per person (110 zł per person on the spot)',
      '12 min walk from your stay (0.8 km)',
      'Typical prices and hours: confirm before booking.',
      `https://huzzah.test/dashboard/trip?booking=${BOOKING_ID}&part=plan`,
    ]);
    expect(value(event, 'url')).toBe(`https://huzzah.test/dashboard/trip?booking=${BOOKING_ID}&part=plan`);
  });

  test('after midnight lies on the next day, and ends after it began even in the night the clocks go forward', () => {
    const late = storedStop({ slot: { startMinute: 1440 + 110, endMinute: 1440 + 130 } });
    const days = [{ date: '2027-03-27', weekday: 5, schedule: [late] }];
    const [event] = read(write({ trips: [trip([undefined, {}, { days }], 'Europe/London')] })).events;
    const [start, end] = [event?.startDate.toJSDate(), event?.endDate.toJSDate()];
    expect(start?.toISOString()).toBe('2027-03-28T01:50:00.000Z');
    expect(end?.toISOString()).toBe('2027-03-28T02:10:00.000Z');
  });

  test('in a place whose zone nobody knows means the clock on the spot', () => {
    const text = write({ trips: [trip([], null)] });
    expect(text).toContain('DTSTART:20270514T190000\r\n');
  });

  test('whose venue is still open names the city and no point on the map', () => {
    const stop = storedStop({ slot: { venueToBeConfirmed: true, area: 'To be confirmed', lat: null, lon: null } });
    const [event] = read(write({ trips: [trip([[stop]])] })).events;
    expect([event?.location, event?.component.getFirstPropertyValue('geo')]).toEqual(['Kraków', null]);
  });

  test('keeps its name through changes of the plan, so that a calendar moves it', () => {
    const moved = storedStop({ name: 'Elsewhere', slot: { startMinute: 1200, endMinute: 1290 } });
    const [before] = read(write()).events;
    const [after] = read(write({ trips: [trip([[moved], { revision: 4 }])] })).events;
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe(4);
  });
});

describe('a calendar', () => {
  const statusOf = (status: string, isFeed: boolean) => {
    const { calendar, events } = read(write({ isFeed, trips: [trip([undefined, { status }])] }));
    return [String(calendar.getFirstPropertyValue('method')), value(events[0], 'status')];
  };

  test.each([
    ['planning', false, 'PUBLISH', 'TENTATIVE'],
    ['pending', false, 'PUBLISH', 'TENTATIVE'],
    ['confirmed', false, 'PUBLISH', 'CONFIRMED'],
    ['completed', true, 'PUBLISH', 'CONFIRMED'],
    ['cancelled', false, 'CANCEL', 'CANCELLED'],
    ['cancelled', true, 'PUBLISH', 'CANCELLED'],
  ])('of a %s trip (feed: %s) says %s and %s', (status, isFeed, method, eventStatus) => {
    expect(statusOf(status, isFeed)).toEqual([method, eventStatus]);
  });

  test('has no event for what has no date or no hour, and is a calendar all the same', () => {
    const days = [
      { date: null, weekday: 4, schedule: [storedStop()] },
      { date: '2027-05-15', weekday: 5, schedule: [storedStop({ slot: null }), null] },
    ];
    const { calendar, events } = read(write({ trips: [trip([undefined, {}, { days }])] }));
    expect(events).toEqual([]);
    expect(calendar.name).toBe('vcalendar');
  });

  test('is the same to the byte for the same trips', () => {
    expect(write()).toBe(write());
  });

  test('brings any name through, commas, semicolons, line breaks and emoji too, in lines of at most 75 octets', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(',', ';', '\\', '\n', '"', ':', '🎉', 'ł', ' ', 'BEGIN:VEVENT', '\\n', 'x'),
      minLength: 1,
      maxLength: 120,
    });
    fc.assert(
      fc.property(hostile, hostile, (name, description) => {
        const stop = storedStop({ name, description, slot: { area: name } });
        const text = write({ name, trips: [trip([[stop]])] });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { calendar, events } = read(text);
        expect(events).toHaveLength(1);
        expect(events[0]?.summary).toBe(name);
        expect(events[0]?.description).toContain(`\n${description}\n`);
        expect(events[0]?.location).toBe(`${name}, ${name}, Kraków`);
        // RFC 7986 makes it TEXT; ical.js does not know the property and leaves the escapes in.
        const named = String(calendar.getFirstPropertyValue('name')).replace(/\\([\\;,])/g, '$1');
        expect(named).toBe(name.replaceAll('\n', ' '));
      }),
    );
  });

  test('carries no control character and no half of a letter', () => {
    const text = write({ trips: [trip([[storedStop({ name: 'a\u0000\u001b\rb\ud83c', slot: { area: '\t' } })]])] });
    expect(read(text).events[0]?.summary).toBe('a  \nb\ufffd');
  });
});
