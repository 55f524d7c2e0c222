import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

async function createBooking(changes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall(changes) });
  expect(error).toBeNull();
  return data.bookingId;
}

async function readBooking(bookingId: string) {
  const { data } = await organiser.client
    .from('bookings')
    .select('revision,plan,request,ai_recommendations')
    .eq('id', bookingId)
    .single();
  return {
    revision: Number(data?.revision),
    plan: data?.plan,
    request: data?.request,
    shown: data?.ai_recommendations.days.flatMap((day: { schedule: { slot: Slot }[] }) =>
      day.schedule.map(({ slot }) => slot),
    ),
  };
}

interface Slot {
  id: string;
  venueId: string;
  name: string;
  kind: string;
  startMinute: number;
  isPinned?: boolean;
}

const slotsOf = (plan: { days: { slots: Slot[] }[] }): Slot[] => plan.days.flatMap(({ slots }) => slots);

const change = (bookingId: string, revision: number, asked: Record<string, unknown>, who = organiser) =>
  who.client.functions.invoke('plan-change', { body: { bookingId, revision, change: asked } });

async function causesOf(bookingId: string): Promise<string[]> {
  const { data } = await organiser.client
    .from('plan_versions')
    .select('cause')
    .eq('booking_id', bookingId)
    .order('revision');
  return (data ?? []).map(({ cause }) => cause);
}

describe('pinning a stop', () => {
  test('keeps it at its hour while everything else is replanned, is shown, and can be taken off again', async () => {
    const bookingId = await createBooking();
    const before = await readBooking(bookingId);
    const pinned = slotsOf(before.plan).find(({ kind }) => kind === 'activity');
    if (!pinned) throw new Error('the plan has no activity');
    expect((await change(bookingId, 1, { kind: 'pin', slotId: pinned.id })).data).toEqual({ revision: 2 });
    const after = await readBooking(bookingId);
    expect(after.plan).toEqual(before.plan);
    expect(after.request.pinned).toMatchObject([{ venueId: pinned.venueId, startMinute: pinned.startMinute }]);
    expect(after.shown.filter(({ isPinned }: Slot) => isPinned).map(({ id }: Slot) => id)).toEqual([pinned.id]);
    expect((await causesOf(bookingId))[1]).toMatch(new RegExp(`^Pinned ${pinned.name}, \\w+day`));

    const again = await change(bookingId, 2, { kind: 'pin', slotId: pinned.id });
    expect(await refusalOf(again.error)).toMatchObject({
      status: 422,
      body: { why: `${pinned.name} is pinned already.` },
    });
    expect((await change(bookingId, 2, { kind: 'unpin', slotId: pinned.id })).data).toEqual({ revision: 3 });
    const free = await readBooking(bookingId);
    expect(free.request.pinned).toEqual([]);
    expect(free.shown.some(({ isPinned }: Slot) => isPinned)).toBe(false);
  });
});

describe('restoring a version', () => {
  test('brings back its plan and request as a new version, and undo leads to what stood before that', async () => {
    const bookingId = await createBooking({ vibe: 'cultural', destination: 'Lisbon' });
    const first = await readBooking(bookingId);
    const dinner = slotsOf(first.plan).find(({ kind }) => kind === 'dinner');
    await change(bookingId, 1, { kind: 'pin', slotId: dinner?.id });
    await change(bookingId, 2, { kind: 'rain', day: null });
    const wet = await readBooking(bookingId);
    expect(wet.plan).not.toEqual(first.plan);
    expect((await change(bookingId, 3, { kind: 'restore', revision: 1 })).data).toEqual({ revision: 4 });
    const restored = await readBooking(bookingId);
    expect(restored).toMatchObject({ revision: 4, plan: first.plan, request: first.request });
    expect((await causesOf(bookingId)).at(-1)).toBe('Restored version 1');

    await change(bookingId, 4, { kind: 'undo' });
    const undone = await readBooking(bookingId);
    expect([undone.plan, undone.request]).toEqual([wet.plan, wet.request]);
    await change(bookingId, 5, { kind: 'undo' });
    const further = await readBooking(bookingId);
    expect([further.plan, further.request.pinned.length]).toEqual([first.plan, 1]);
  });

  test('of the version that stands, or one that never was, is refused with the reason', async () => {
    const bookingId = await createBooking();
    for (const revision of [1, 2, 2_147_483_648]) {
      const { error } = await change(bookingId, 1, { kind: 'restore', revision });
      expect(await refusalOf(error)).toMatchObject({
        status: 422,
        body: { why: 'Only an older version can be brought back.' },
      });
    }
    expect((await readBooking(bookingId)).revision).toBe(1);
  });
});

describe('moving a stop', () => {
  test('puts it where it was wanted, keeps everything else in the plan, and says what had to give way', async () => {
    const bookingId = await createBooking();
    const before = await readBooking(bookingId);
    const dinner = slotsOf(before.plan).find(({ kind }) => kind === 'dinner');
    if (!dinner) throw new Error('the plan has no dinner');
    const day = Number(dinner.id.slice(1, 2)) - 1;
    let data: { revision: number; note?: string } | null = null;
    let startMinute = 1110;
    for (; data === null && startMinute <= 1230; startMinute += 15) {
      if (startMinute === dinner.startMinute) continue;
      data = (await change(bookingId, 1, { kind: 'move', slotId: dinner.id, day, startMinute })).data;
    }
    startMinute -= 15;
    expect(data?.revision).toBe(2);
    const after = await readBooking(bookingId);
    const now = slotsOf(after.plan).find(({ venueId }) => venueId === dinner.venueId);
    expect(Math.abs((now?.startMinute ?? 0) - startMinute)).toBeLessThanOrEqual(15);
    const venuesOf = (plan: typeof before.plan) =>
      slotsOf(plan)
        .map(({ venueId }) => venueId)
        .sort();
    expect(venuesOf(after.plan)).toEqual(venuesOf(before.plan));
    const moved = slotsOf(after.plan).filter(({ venueId, startMinute: start }) =>
      slotsOf(before.plan).some((other) => other.venueId === venueId && other.startMinute !== start),
    );
    for (const { venueId, name } of moved) if (venueId !== dinner.venueId) expect(data?.note).toContain(name);
    expect((await causesOf(bookingId))[1]).toMatch(new RegExp(`^Moved ${dinner.name} to \\w+day`));
  });

  test('where it cannot be is refused with the rule and its figures, and nothing is changed', async () => {
    const bookingId = await createBooking();
    const { plan } = await readBooking(bookingId);
    const dinner = slotsOf(plan).find(({ kind }) => kind === 'dinner');
    const move = { kind: 'move', slotId: dinner?.id, day: 0, startMinute: 900 };
    const { error } = await change(bookingId, 1, move);
    expect(await refusalOf(error)).toMatchObject({
      status: 422,
      body: { error: expect.any(String), why: expect.stringContaining('starts between 18:30 and 20:30') },
    });
    expect((await readBooking(bookingId)).revision).toBe(1);
  });
});

describe('exchanging two stops', () => {
  const ask = (bookingId: string, asked: Record<string, unknown>, who = organiser) =>
    who.client.functions.invoke('plan-question', { body: { bookingId, ask: 'exchanges', ...asked } });

  interface Offer {
    withSlotId: string;
    first: { name: string; day: number; startMinute: number };
    second: { name: string; day: number; startMinute: number };
  }

  /** A stop, and what it could change places with on another day. */
  async function offered(bookingId: string) {
    const { plan } = await readBooking(bookingId);
    for (const { id, startMinute } of slotsOf(plan)) {
      const day = id.startsWith('d2') ? 2 : 1;
      const { data } = await ask(bookingId, { slotId: id, day, startMinute });
      expect(data).toMatchObject({ revision: 1, answer: { ask: 'exchanges' } });
      const offers: Offer[] = data.answer.exchanges;
      expect(offers.length).toBeLessThanOrEqual(3);
      if (offers.length === 0) expect(data.answer.none).toMatch(/\.$/);
      else return { slotId: id, startMinute, offers };
    }
    throw new Error('nothing can change places');
  }

  test('is offered for another day, comes out as it was offered, and can be undone', async () => {
    const bookingId = await createBooking({ destination: 'Prague' });
    const before = await readBooking(bookingId);
    const { slotId, startMinute, offers } = await offered(bookingId);
    expect((await readBooking(bookingId)).plan).toEqual(before.plan);
    const [offer] = offers;
    const wish = { kind: 'exchange', slotId, withSlotId: offer?.withSlotId, startMinute };
    expect((await change(bookingId, 1, wish)).data).toMatchObject({ revision: 2 });
    const after = await readBooking(bookingId);
    for (const stop of [offer?.first, offer?.second])
      expect(after.plan.days[stop?.day ?? 9].slots.find(({ name }: Slot) => name === stop?.name)?.startMinute).toBe(
        stop?.startMinute,
      );
    const placesOf = (plan: typeof before.plan) =>
      slotsOf(plan)
        .map(({ venueId }) => venueId)
        .sort();
    expect(placesOf(after.plan)).toEqual(placesOf(before.plan));
    expect((await causesOf(bookingId))[1]).toBe(`${offer?.first.name} and ${offer?.second.name} changed places`);
    await change(bookingId, 2, { kind: 'undo' });
    expect((await readBooking(bookingId)).plan).toEqual(before.plan);
  });

  test('of another’s trip is neither offered nor made', async () => {
    const bookingId = await createBooking({ destination: 'Prague' });
    const { slotId, startMinute, offers } = await offered(bookingId);
    const stranger = await signUpOrganiser(server, 'exchange-stranger');
    const asked = await ask(bookingId, { slotId, day: 1, startMinute }, stranger);
    expect((await refusalOf(asked.error)).status).toBe(404);
    const wish = { kind: 'exchange', slotId, withSlotId: offers[0]?.withSlotId, startMinute };
    expect((await refusalOf((await change(bookingId, 1, wish, stranger)).error)).status).toBe(404);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  test('that no rule allows is refused with the reason', async () => {
    const bookingId = await createBooking();
    const { plan } = await readBooking(bookingId);
    const dinner = slotsOf(plan).find(({ kind }) => kind === 'dinner');
    const wish = { kind: 'exchange', slotId: dinner?.id, withSlotId: dinner?.id, startMinute: 1140 };
    expect(await refusalOf((await change(bookingId, 1, wish)).error)).toMatchObject({
      status: 422,
      body: { why: `${dinner?.name} cannot change places with itself.` },
    });
    expect((await readBooking(bookingId)).revision).toBe(1);
  });
});

test('a longer search makes a better plan that passes the checker, or says that it found none', async () => {
  const bookingId = await createBooking({ destination: 'Lisbon', vibe: 'cultural' });
  const { data, error } = await change(bookingId, 1, { kind: 'improve' });
  const { revision } = await readBooking(bookingId);
  if (error === null) expect([data, revision]).toEqual([{ revision: 2 }, 2]);
  else expect([(await refusalOf(error)).body.why, revision]).toEqual([expect.stringContaining('found nothing'), 1]);
});

describe('whatever the change', () => {
  const KINDS = [
    { kind: 'pin', slotId: 'd1-dinner' },
    { kind: 'unpin', slotId: 'd1-dinner' },
    { kind: 'move', slotId: 'd1-dinner', day: 0, startMinute: 1140 },
    { kind: 'exchange', slotId: 'd1-dinner', withSlotId: 'd2-dinner', startMinute: 1140 },
    { kind: 'restore', revision: 1 },
    { kind: 'improve' },
  ];
  const NO_CHANGES: readonly (readonly [Record<string, unknown>, number])[] = [
    [{ kind: 'pin', slotId: 'd9-a9' }, 404],
    [{ kind: 'unpin', slotId: 'd9-a9' }, 404],
    [{ kind: 'move', slotId: 'd9-a9', day: 0, startMinute: 1140 }, 404],
    [{ kind: 'move', slotId: 'd1-dinner', day: 0, startMinute: 1141 }, 400],
    [{ kind: 'move', slotId: 'd1-dinner', day: 14, startMinute: 1140 }, 400],
    [{ kind: 'move', slotId: 'd1-dinner', day: 0, startMinute: -5 }, 400],
    [{ kind: 'exchange', slotId: 'd1-dinner', withSlotId: 'd9-a9', startMinute: 1140 }, 404],
    [{ kind: 'exchange', slotId: 'd1-dinner', withSlotId: 'dinner', startMinute: 1140 }, 400],
    [{ kind: 'exchange', slotId: 'd1-dinner', withSlotId: 'd2-dinner', startMinute: 1141 }, 400],
    [{ kind: 'exchange', slotId: 'd1-dinner', withSlotId: 'd2-dinner' }, 400],
    [{ kind: 'restore', revision: 0 }, 400],
    [{ kind: 'pin', slotId: 'dinner' }, 400],
    [{ kind: 'improve', iterations: 1e9 }, 400],
  ];

  test('a plan that has changed meanwhile is a conflict', async () => {
    const bookingId = await createBooking();
    await change(bookingId, 1, { kind: 'pin', slotId: 'd1-dinner' });
    for (const asked of KINDS) expect((await refusalOf((await change(bookingId, 1, asked)).error)).status).toBe(409);
  });

  test('[A-09] the plan of another is not even found', async () => {
    const bookingId = await createBooking();
    const stranger = await signUpOrganiser(server, 'stranger');
    for (const asked of KINDS)
      expect((await refusalOf((await change(bookingId, 1, asked, stranger)).error)).status).toBe(404);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  test('a confirmed trip says to reopen it first', async () => {
    const bookingId = await createBooking();
    await server.db.asApp((tx) =>
      sql`update public.bookings set status = 'confirmed' where id = ${bookingId}`.execute(tx),
    );
    for (const asked of KINDS)
      expect(await refusalOf((await change(bookingId, 1, asked)).error)).toMatchObject({
        status: 422,
        body: { why: expect.stringContaining('Reopen it first') },
      });
    const asked = { bookingId, ask: 'exchanges', slotId: 'd1-dinner', day: 1, startMinute: 1140 };
    const { error } = await organiser.client.functions.invoke('plan-question', { body: asked });
    expect((await refusalOf(error)).status).toBe(422);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  test('a slot that the plan does not have is not found, and what is no change is refused as such', async () => {
    const bookingId = await createBooking();
    for (const [asked, status] of NO_CHANGES)
      expect((await refusalOf((await change(bookingId, 1, asked)).error)).status).toBe(status);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });
});
