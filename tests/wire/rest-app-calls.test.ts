import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

// The six calls of SPEC 7 on tables, as the pages make them.

let server: TestServer;
let organiser: Organiser;
let bookingId: string;

beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
  bookingId = randomUUID();
  await server.db.asApp((tx) =>
    sql`insert into public.bookings (id, user_id, event_type, destination, group_size, contact_email, brief, request,
        plan, ai_recommendations, price_per_person_pence)
      values (${bookingId}, ${organiser.userId}, 'birthday', 'London', 8, 'a@example.org', '{}', '{}', '{}',
        '{"days": [{"day": 1, "schedule": []}]}', 12345)`.execute(tx),
  );
});
afterAll(() => server.close());

describe('the profile', () => {
  const load = () => organiser.client.from('profiles').select('*').eq('user_id', organiser.userId).single();
  const save = (fields: object) =>
    organiser.client
      .from('profiles')
      .upsert({ user_id: organiser.userId, ...fields, updated_at: new Date().toISOString() });

  test('is not there at first, which the page must be able to tell from a failure', async () => {
    const { data, error, status } = await load();
    expect([data, error?.code, status]).toEqual([null, 'PGRST116', 406]);
  });

  test('is saved and loaded, again and again', async () => {
    const fields = {
      display_name: 'Ann Lee',
      first_name: 'Ann',
      last_name: 'Lee',
      bio: 'Likes “boats” 🚤',
      phone: null,
    };
    const first = await save(fields);
    expect([first.error, first.status]).toEqual([null, 201]);
    const { data: loaded } = await load();
    expect(loaded).toMatchObject({ ...fields, user_id: organiser.userId, avatar_url: null });

    const second = await save({ bio: 'Prefers trains' });
    expect([second.error, second.status]).toEqual([null, 200]);
    const { data: changed } = await load();
    expect(changed).toMatchObject({ ...fields, bio: 'Prefers trains', created_at: loaded.created_at });
    expect(Date.parse(changed.updated_at)).toBeGreaterThanOrEqual(Date.parse(loaded.updated_at));
  });

  test('that is too long is refused with the database’s words', async () => {
    const { error, status } = await save({ phone: '0'.repeat(41) });
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(error?.message).toContain('profiles_phone_check');
  });
});

describe('the conversation', () => {
  const newest = () =>
    organiser.client
      .from('chat_sessions')
      .select('*')
      .eq('booking_id', bookingId)
      .order('created_at', { ascending: false })
      .limit(1);

  test('is empty, then made, then kept', async () => {
    expect((await newest()).data).toEqual([]);
    expect((await newest().maybeSingle()).data).toBeNull();

    const made = await organiser.client
      .from('chat_sessions')
      .insert({ booking_id: bookingId, session_data: [] })
      .select()
      .single();
    expect([made.error, made.status]).toEqual([null, 201]);
    expect(made.data).toMatchObject({ booking_id: bookingId, session_data: [] });

    const messages = [
      { id: randomUUID(), role: 'user', content: 'Is there a “quiet” bar?', timestamp: new Date().toISOString() },
    ];
    const kept = await organiser.client
      .from('chat_sessions')
      .update({ session_data: messages, updated_at: new Date().toISOString() })
      .eq('id', made.data.id);
    expect([kept.error, kept.status]).toEqual([null, 204]);
    expect((await newest().maybeSingle()).data).toMatchObject({ id: made.data.id, session_data: messages });
  });
});

test('the plan of a booking is one field of one row', async () => {
  const { data, error } = await organiser.client
    .from('bookings')
    .select('ai_recommendations')
    .eq('id', bookingId)
    .single();
  expect([data, error]).toEqual([{ ai_recommendations: { days: [{ day: 1, schedule: [] }] } }, null]);
});
