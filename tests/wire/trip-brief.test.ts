import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BriefPreview } from '../../src/features/trips/domain/brief-preview.ts';
import { anonymousClient, briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const { userId: _id, userEmail: _email, ...BRIEF } = briefCall();
type Changes = Partial<Record<keyof typeof BRIEF, unknown>>;

async function createBooking(): Promise<string> {
  const { data, error } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  expect(error).toBeNull();
  return data.bookingId;
}

interface Edit {
  bookingId: string;
  revision?: number;
  changes: Changes;
  apply?: boolean;
  more?: Record<string, unknown>;
}

const edit = ({ bookingId, revision = 1, changes, apply = false, more }: Edit, who = organiser) =>
  who.client.functions.invoke('trip-brief', {
    body: { bookingId, revision, brief: { ...BRIEF, ...changes }, apply, ...more },
  });

async function preview(call: Edit): Promise<BriefPreview> {
  const { data, error } = await edit(call);
  if (error) throw new Error(JSON.stringify(await refusalOf(error)));
  return BriefPreview.parse(data);
}

const change = (bookingId: string, revision: number, asked: Record<string, unknown>) =>
  organiser.client.functions.invoke('plan-change', { body: { bookingId, revision, change: asked } });

async function say(bookingId: string, message: string): Promise<void> {
  const { error } = await organiser.client.functions.invoke('ai-concierge', {
    body: { type: 'chat', booking_id: bookingId, message },
  });
  expect(error).toBeNull();
}

async function readBooking(bookingId: string) {
  const { data, error } = await organiser.client
    .from('bookings')
    .select('revision,brief,request,plan,event_type,contact_email,group_size,destination,start_date,end_date')
    .eq('id', bookingId)
    .single();
  expect(error).toBeNull();
  if (!data) throw new Error('the booking is gone');
  return data;
}

async function versionsOf(bookingId: string) {
  const { data } = await organiser.client
    .from('plan_versions')
    .select('cause,brief')
    .eq('booking_id', bookingId)
    .order('revision');
  return data ?? [];
}

interface Slot {
  id: string;
  venueId: string;
  name: string;
}
const slotsOf = (plan: { days: { slots: Slot[] }[] }): Slot[] => plan.days.flatMap(({ slots }) => slots);

describe('editing the brief of a trip', () => {
  test('shows what it would change, and stores nothing', async () => {
    const bookingId = await createBooking();
    const before = await readBooking(bookingId);
    const shown = await preview({ bookingId, changes: { groupSize: 20, vibe: 'cultural' } });
    expect(shown).toMatchObject({ revision: 1, isApplied: false, changed: ['vibe', 'groupSize'] });
    expect(shown.groupSize).toEqual({ before: 8, after: 20 });
    expect(shown.stays.length + shown.moves.length + shown.goes.length).toBe(slotsOf(before.plan).length);
    expect(shown.effects.map(({ field }) => field)).toEqual(['vibe', 'groupSize']);
    expect(shown.group.before).toBe(before.plan.totals.allGroupPence);
    expect(await readBooking(bookingId)).toEqual(before);
  });

  test('stores exactly what was shown, with its columns and a version that says what changed', async () => {
    const bookingId = await createBooking();
    const changes = { groupSize: 10, vibe: 'party-hard', dates: '2049-05-21 to 2049-05-24' };
    const shown = await preview({ bookingId, changes });
    const applied = await preview({ bookingId, changes, apply: true, more: { seen: shown.planHash } });
    expect(applied).toMatchObject({ revision: 2, isApplied: true, planHash: shown.planHash });
    expect(applied.perPerson).toEqual(shown.perPerson);
    const after = await readBooking(bookingId);
    expect(after).toMatchObject({ revision: 2, group_size: 10, start_date: '2049-05-21', end_date: '2049-05-24' });
    expect(after.brief).toMatchObject({ ...BRIEF, ...changes });
    expect(after.plan.totals.allPerPersonPence).toBe(shown.perPerson.after);
    const [first, second] = await versionsOf(bookingId);
    expect(first).toMatchObject({ cause: 'created', brief: BRIEF });
    expect(second?.brief).toEqual(after.brief);
    expect(second?.cause).toBe(
      'Changed the brief: Foodie → Party Hard, 8 → 10 people, Friday 14 to Sunday 16 May 2049 → Friday 21 to Monday 24 May 2049',
    );
  });

  test('keeps what was pinned and ruled out by hand, and says by name what another city cannot keep', async () => {
    const bookingId = await createBooking();
    const [first, second] = slotsOf((await readBooking(bookingId)).plan);
    if (!first || !second) throw new Error('the plan is empty');
    await change(bookingId, 1, { kind: 'pin', slotId: first.id });
    await say(bookingId, `drop ${second.name}`);
    expect((await readBooking(bookingId)).revision).toBe(3);

    const later = await preview({ bookingId, revision: 3, changes: { groupSize: 9 }, apply: true });
    expect(later.lost).toEqual([]);
    const after = await readBooking(bookingId);
    expect(after.request.pinned).toMatchObject([{ venueId: first.venueId }]);
    expect(after.request.bannedVenueIds).toContain(second.venueId);
    const names = slotsOf(after.plan).map((slot) => slot.venueId);
    expect(names).toContain(first.venueId);
    expect(names).not.toContain(second.venueId);

    const away = await preview({ bookingId, revision: 4, changes: { groupSize: 9, destination: 'Prague' } });
    expect(away.lost).toContain(`${first.name} was pinned and is not in Prague.`);
    expect(away.lost.join(' ')).toContain(second.name);
    expect(away.goes).toHaveLength(slotsOf(after.plan).length);
  });

  test('takes up what the chat changed since: the people of the trip are those of the plan', async () => {
    const bookingId = await createBooking();
    await say(bookingId, 'we are 10 people now');
    const shown = await preview({
      bookingId,
      revision: 2,
      changes: { groupSize: 10, contactEmail: 'new@example.com' },
    });
    expect(shown.changed).toEqual(['contactEmail']);
    expect(shown.goes).toEqual([]);
    expect(shown.perPerson.after).toBe(shown.perPerson.before);
  });
});

describe('going back from an edited brief', () => {
  test('brings the brief of before back with the plan; a corrected address stays corrected', async () => {
    const bookingId = await createBooking();
    const before = await readBooking(bookingId);
    const changes = { eventType: 'work-do', groupSize: 14, contactEmail: 'right@example.com' };
    await preview({ bookingId, changes, apply: true });
    expect((await change(bookingId, 2, { kind: 'undo' })).data).toMatchObject({ revision: 3 });
    const undone = await readBooking(bookingId);
    expect(undone.plan).toEqual(before.plan);
    expect(undone).toMatchObject({ event_type: 'hen-party', group_size: 8, contact_email: 'right@example.com' });
    expect(undone.brief).toEqual({ ...before.brief, contactEmail: 'right@example.com' });

    expect((await change(bookingId, 3, { kind: 'restore', revision: 2 })).data).toMatchObject({ revision: 4 });
    const restored = await readBooking(bookingId);
    expect(restored).toMatchObject({ event_type: 'work-do', group_size: 14 });
    expect(restored.brief).toMatchObject({ eventType: 'work-do', groupSize: 14 });
  });

  test('leaves nothing of it behind: the next edit does what it would have done before', async () => {
    const bookingId = await createBooking();
    const changes = { vibe: 'party-hard' };
    const atFirst = await preview({ bookingId, changes });
    await preview({ bookingId, changes: { eventType: 'work-do', vibe: 'adventurous' }, apply: true });
    expect((await change(bookingId, 2, { kind: 'undo' })).data).toMatchObject({ revision: 3 });
    expect(await preview({ bookingId, revision: 3, changes })).toEqual({ ...atFirst, revision: 3 });
  });
});

describe('an edit that comes too late', () => {
  test('is refused when the trip has changed since, and of two at once exactly one is stored', async () => {
    const bookingId = await createBooking();
    const calls = [{ groupSize: 9 }, { vibe: 'cultural' }].map((changes) => edit({ bookingId, changes, apply: true }));
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ error }) => error !== null);
    expect(refused).toHaveLength(1);
    expect((await refusalOf(refused[0]?.error)).status).toBe(409);
    expect((await readBooking(bookingId)).revision).toBe(2);
    const late = await edit({ bookingId, changes: { groupSize: 12 } });
    expect(await refusalOf(late.error)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('newest') },
    });
  });

  test('is refused when it would not be the plan that was seen', async () => {
    const bookingId = await createBooking();
    const { error } = await edit({ bookingId, changes: { groupSize: 9 }, apply: true, more: { seen: 'another plan' } });
    expect((await refusalOf(error)).status).toBe(409);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  test('of a confirmed trip is refused with the sentence that says to reopen it', async () => {
    const bookingId = await createBooking();
    const confirmed = await organiser.client.functions.invoke('trip-status', {
      body: { bookingId, from: 'planning', to: 'confirmed' },
    });
    expect(confirmed.error).toBeNull();
    for (const apply of [false, true]) {
      const { error } = await edit({ bookingId, changes: { groupSize: 9 }, apply });
      expect(await refusalOf(error)).toMatchObject({
        status: 422,
        body: { why: expect.stringContaining('Reopen it') },
      });
    }
    expect((await readBooking(bookingId)).revision).toBe(1);
  });
});

describe('a brief that is none', () => {
  test('is refused with a sentence for each field', async () => {
    const bookingId = await createBooking();
    const changes = { destination: '1', groupSize: 0, contactEmail: 'nobody', dates: '2049-05-16 to 2049-05-14' };
    const { status, body } = await refusalOf((await edit({ bookingId, changes, apply: true })).error);
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      destination: 'Destination must be at least 2 characters',
      groupSize: 'Group size must be at least 1',
      contactEmail: 'Invalid email address',
      dates: 'End date cannot be before start date',
    });
    const past = await refusalOf((await edit({ bookingId, changes: { dates: '2020-01-03 to 2020-01-05' } })).error);
    expect(past).toMatchObject({ status: 400, body: { fields: { dates: 'Start date cannot be in the past' } } });
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  test.each([
    ['a field too many', { userId: 'somebody' }],
    ['no revision', { revision: 'first' }],
    ['a booking that is no id', { bookingId: 'mine' }],
    ['no brief', { brief: null }],
    ['a brief with a field too many', { brief: { ...BRIEF, status: 'confirmed' } }],
    ['an apply that is neither', { apply: 'yes' }],
  ])('%s is refused', async (_what, spoilt) => {
    const bookingId = await createBooking();
    const { error } = await edit({ bookingId, changes: {}, more: spoilt });
    expect((await refusalOf(error)).status).toBe(400);
  });
});

test('somebody else’s trip is not to be seen, whoever asks', async () => {
  const bookingId = await createBooking();
  const stranger = await signUpOrganiser(server, 'stranger');
  const { error } = await edit({ bookingId, changes: { groupSize: 9 }, apply: true }, stranger);
  expect((await refusalOf(error)).status).toBe(404);
  const anonymous = await anonymousClient(server).functions.invoke('trip-brief', {
    body: { bookingId, revision: 1, brief: BRIEF, apply: true },
  });
  expect((await refusalOf(anonymous.error)).status).toBe(401);
  expect((await readBooking(bookingId)).revision).toBe(1);
});
