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

  test('of a slot that the plan does not have is refused', async () => {
    const bookingId = await createBooking();
    const { error } = await change(bookingId, 1, { kind: 'pin', slotId: 'd9-a9' });
    expect((await refusalOf(error)).status).toBe(404);
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
