import ICAL from 'ical.js';
import { pino } from 'pino';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
let stranger: Organiser;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ mailAutoconfirm: true, log });
  organiser = await signUpOrganiser(server);
  stranger = await signUpOrganiser(server);
});
afterAll(() => server.close());

const invoke = (name: string, body: Record<string, unknown>, who = organiser) =>
  who.client.functions.invoke(name, { body });

async function planTrip(changes: Record<string, unknown> = {}, who = organiser): Promise<string> {
  const { data, error } = await invoke('ai-concierge', briefCall({ destination: 'Krakow', ...changes }), who);
  expect(error).toBeNull();
  return data.bookingId;
}

interface PlannedSlot {
  name: string;
  startMinute: number;
}

const clockInKrakow = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', timeStyle: 'short' });
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

async function readSlots(bookingId: string): Promise<PlannedSlot[]> {
  const { data } = await organiser.client.from('bookings').select('plan').eq('id', bookingId).single();
  return data?.plan.days.flatMap((day: { slots: PlannedSlot[] }) => day.slots);
}

async function downloadPdf(bookingId: string): Promise<Uint8Array> {
  const { data, error } = await invoke('trip-file', { bookingId, kind: 'pdf' });
  expect(error).toBeNull();
  expect(data.type).toBe('application/pdf');
  return new Uint8Array(await data.arrayBuffer());
}

const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

describe('a trip as PDF', () => {
  test('is one file by the official client, in British English, with every stop and the letters of the place', async () => {
    const bookingId = await planTrip();
    const bytes = await downloadPdf(bookingId);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    const pdf = await getDocumentProxy(bytes.slice());
    expect((await getMeta(pdf)).info).toMatchObject({ Title: 'Hen party in Krakow', Language: 'en-GB' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Hen party in Krakow');
    expect(text).toContain(`Page 1 of ${totalPages}`);
    expect(text).toContain('Typical prices and hours: confirm before booking.');
    const words = text.replaceAll(/\s+/g, ' ');
    for (const { name } of await readSlots(bookingId)) expect(words).toContain(name);
    expect(words).toMatch(/\d zł per person/);
  });

  test('is the same to the byte for the same version', async () => {
    const bookingId = await planTrip();
    const [one, other] = [await downloadPdf(bookingId), await downloadPdf(bookingId)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test('is whole for a fortnight and a hundred people', async () => {
    const changes = { destination: 'London', groupSize: 100, dates: '2049-05-01 to 2049-05-14', budgetRange: 'luxury' };
    const bookingId = await planTrip(changes);
    const { text, totalPages } = await extractText(await getDocumentProxy(await downloadPdf(bookingId)), {
      mergePages: true,
    });
    expect(text).toContain(`Page ${totalPages} of ${totalPages}`);
    expect(text).toContain('100 people');
    const words = text.replaceAll(/\s+/g, ' ');
    for (const { name } of await readSlots(bookingId)) expect(words).toContain(name);
  });

  test('has a file name that any disk takes, and is kept by nobody on the way', async () => {
    const bookingId = await planTrip({ destination: 'Łódź' });
    const response = await fetch(`${server.url}/functions/v1/trip-file`, {
      method: 'POST',
      headers: { apikey: server.anonKey, authorization: `Bearer ${organiser.accessToken}` },
      body: JSON.stringify({ bookingId, kind: 'pdf' }),
    });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="hen-party-in-lodz\.pdf"$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a trip as a calendar file', () => {
  test('has an event for each slot at the hour that the clock in the city shows', async () => {
    const bookingId = await planTrip();
    const { data, error } = await invoke('trip-file', { bookingId, kind: 'ics' });
    expect(error).toBeNull();
    const slots = await readSlots(bookingId);
    const events = eventsOf(data);
    expect(events.map(({ summary }) => summary)).toEqual(slots.map(({ name }) => name));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(slots.length);
    expect(events[0]?.sequence).toBe(1);
    expect(events.map(({ startDate }) => clockInKrakow.format(startDate.toJSDate()))).toEqual(
      slots.map(({ startMinute }) => clock(startMinute)),
    );
    expect(String(events[0]?.description)).toContain(`${server.url}/dashboard/trip?booking=${bookingId}`);
  });

  test('of a cancelled trip takes its events out again, and the feed marks them', async () => {
    const bookingId = await planTrip();
    const { data } = await invoke('trip-feed', { bookingId, action: 'create' });
    const before = await fetch(data.feed.url);
    const { error } = await invoke('trip-status', { bookingId, from: 'planning', to: 'cancelled' });
    expect(error).toBeNull();
    expect((await invoke('trip-file', { bookingId, kind: 'ics' })).data).toContain('\r\nMETHOD:CANCEL\r\n');
    const after = await fetch(data.feed.url, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
    const text = await after.text();
    expect(text).toContain('\r\nMETHOD:PUBLISH\r\n');
    expect(text).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  test('is refused with a sentence while the trip has no dates', async () => {
    const bookingId = await planTrip({ dates: 'flexible' });
    const { status, body } = await refusalOf((await invoke('trip-file', { bookingId, kind: 'ics' })).error);
    expect({ status, body }).toEqual({
      status: 422,
      body: { error: 'A calendar needs to know the days. Choose the dates of this trip first.' },
    });
  });
});

test.each([
  ['a PDF', 'trip-file', { kind: 'pdf' }],
  ['a calendar file', 'trip-file', { kind: 'ics' }],
  ['an address for calendars', 'trip-feed', { action: 'create' }],
  ['whether there is one', 'trip-feed', { action: 'show' }],
  ['an end to it', 'trip-feed', { action: 'revoke' }],
])('%s of somebody else’s trip is refused as if there were none', async (_what, name, body) => {
  const bookingId = await planTrip();
  const refused = await invoke(name, { bookingId, ...body }, stranger);
  expect((await refusalOf(refused.error)).status).toBe(404);
});

describe('the address of a calendar', () => {
  const feed = (bookingId: string | null, action: string) => invoke('trip-feed', { bookingId, action });
  const create = async (bookingId: string | null): Promise<string> => {
    const { data, error } = await feed(bookingId, 'create');
    expect(error).toBeNull();
    return data.feed.url;
  };

  test('shows the trip to whoever holds it, and says when nothing has changed since', async () => {
    const bookingId = await planTrip();
    const url = await create(bookingId);
    expect(url).toMatch(/\/calendar\/[\w-]{32}\.ics$/);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(eventsOf(await response.text())).toHaveLength((await readSlots(bookingId)).length);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is read by a whole group in the same moment', async () => {
    const url = await create(await planTrip());
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await fetch(url)).status));
    expect(statuses).toEqual(Array<number>(100).fill(200));
  });

  test('shows the change after a change', async () => {
    const bookingId = await planTrip();
    const url = await create(bookingId);
    const before = await fetch(url);
    const { error } = await invoke('plan-change', { bookingId, revision: 1, change: { kind: 'rain', day: null } });
    expect(error).toBeNull();
    const after = await fetch(url, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
    expect(after.status).toBe(200);
    expect(eventsOf(await after.text())[0]?.sequence).toBe(2);
  });

  test('is told once: afterwards only that there is one, and since when', async () => {
    const bookingId = await planTrip();
    expect((await feed(bookingId, 'show')).data).toEqual({ feed: null });
    await create(bookingId);
    expect((await feed(bookingId, 'show')).data).toEqual({ feed: { createdAt: expect.any(String) } });
  });

  test('when stopped, or replaced by another, looks as if it had never been', async () => {
    const bookingId = await planTrip();
    const first = await create(bookingId);
    const second = await create(bookingId);
    await feed(bookingId, 'revoke');
    const never = `${server.url}/calendar/${'A'.repeat(32)}.ics`;
    const seen = await Promise.all(
      [first, second, never, `${server.url}/calendar/short.ics`].map(async (url) => {
        const response = await fetch(url);
        const headers = Object.fromEntries(response.headers);
        delete headers.date;
        delete headers['x-request-id'];
        return { status: response.status, headers, text: await response.text() };
      }),
    );
    expect(seen[0]?.status).toBe(404);
    for (const one of seen) expect(one).toEqual(seen[2]);
    expect((await feed(bookingId, 'show')).data).toEqual({ feed: null });
  });

  test('stands in no line of the log', async () => {
    const url = await create(await planTrip());
    await fetch(url);
    const log = lines.join('');
    expect(log).toContain('"path":"/calendar/[redacted]"');
    expect(log).not.toContain(new URL(url).pathname.slice('/calendar/'.length, -'.ics'.length));
  });

  test('is not made without end', async () => {
    const busy = await signUpOrganiser(server);
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const { error } = await invoke('trip-feed', { bookingId: null, action: 'create' }, busy);
      statuses.push(error ? (await refusalOf(error)).status : 200);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  test('is not made for a trip without dates, and the refusal says why', async () => {
    const bookingId = await planTrip({ dates: 'flexible' });
    const { status, body } = await refusalOf((await feed(bookingId, 'create')).error);
    expect([status, body.error]).toEqual([422, expect.stringContaining('Choose the dates of this trip first.')]);
  });

  test('of all trips has the events of each trip with dates, and of nobody else', async () => {
    const owner = await signUpOrganiser(server);
    const london = await planTrip({ destination: 'London' }, owner);
    const prague = await planTrip({ destination: 'Prague', dates: '2049-06-11 to 2049-06-12' }, owner);
    await planTrip({ dates: 'flexible' }, owner);
    const { data } = await invoke('trip-feed', { bookingId: null, action: 'create' }, owner);
    const text = await (await fetch(data.feed.url)).text();
    expect(new Set(eventsOf(text).map(({ uid }) => uid.slice(0, 36)))).toEqual(new Set([london, prague]));
  });

  test('ends with the account', async () => {
    const owner = await signUpOrganiser(server);
    const { data } = await invoke('trip-feed', { bookingId: null, action: 'create' }, owner);
    expect((await fetch(data.feed.url)).status).toBe(200);
    const exported = await owner.client.functions.invoke('account', { body: { type: 'export' } });
    expect(exported.data.calendarFeeds).toEqual([{ tripId: null, createdAt: expect.any(String) }]);
    const body = { type: 'delete', email: owner.email };
    expect((await owner.client.functions.invoke('account', { body })).error).toBeNull();
    expect((await fetch(data.feed.url)).status).toBe(404);
  });
});

test('whoever is not signed in gets no file and no address', async () => {
  for (const [name, body] of [
    ['trip-file', { bookingId: '00000000-0000-4000-8000-000000000001', kind: 'pdf' }],
    ['trip-feed', { bookingId: null, action: 'create' }],
  ] as const) {
    const response = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(401);
  }
});
