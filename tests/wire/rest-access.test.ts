import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymousClient, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const TABLES = ['profiles', 'bookings', 'chat_sessions', 'chat_messages', 'plan_versions'] as const;
type TableName = (typeof TABLES)[number];
const VERBS = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/** A trip and everything of it, all of one person. */
interface Belongings {
  userId: string;
  bookingId: string;
  chatSessionId: string;
}

let server: TestServer;
let ann: Organiser;
let bob: Organiser;
let clients: Record<'owner' | 'stranger' | 'visitor' | 'expired', SupabaseClient>;
let anns: Belongings;
let bobs: Belongings;

beforeAll(async () => {
  let clockBehindMs = 3 * 60 * 60 * 1000;
  server = await startTestServer({ mailAutoconfirm: true, now: () => new Date(Date.now() - clockBehindMs) });
  // The owner's own token of three hours ago, which was good for one.
  const past = await signUpOrganiser(server, 'ann');
  clockBehindMs = 0;
  const again = anonymousClient(server);
  const { data } = await again.auth.signInWithPassword({ email: past.email, password: 'a long enough phrase' });
  ann = { ...past, client: again, accessToken: data.session?.access_token ?? '' };
  bob = await signUpOrganiser(server, 'bob');
  const accessToken = async () => past.accessToken;
  clients = {
    owner: ann.client,
    stranger: bob.client,
    visitor: anonymousClient(server),
    expired: createClient(server.url, server.anonKey, { accessToken }),
  };
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.asApp(async (tx) => {
    await sql`delete from public.bookings`.execute(tx);
    await sql`delete from public.profiles`.execute(tx);
  });
  anns = await give(ann.userId);
  bobs = await give(bob.userId);
});

async function give(userId: string): Promise<Belongings> {
  const [bookingId, chatSessionId] = [randomUUID(), randomUUID()];
  await server.db.asApp(async (tx) => {
    await sql`insert into public.profiles (user_id, bio) values (${userId}, 'mine')`.execute(tx);
    await sql`insert into public.bookings (id, user_id, event_type, destination, group_size, contact_email, brief,
        request, plan, ai_recommendations, price_per_person_pence)
      values (${bookingId}, ${userId}, 'birthday', 'London', 8, 'a@example.org', '{}', '{}', '{}', '{}', 1)`.execute(
      tx,
    );
    await sql`insert into public.chat_sessions (id, booking_id) values (${chatSessionId}, ${bookingId})`.execute(tx);
    await sql`insert into public.chat_messages (booking_id, role, content, revision)
      values (${bookingId}, 'user', 'hello', 1)`.execute(tx);
    await sql`insert into public.plan_versions (booking_id, revision, cause, request, plan)
      values (${bookingId}, 1, 'created', '{}', '{}')`.execute(tx);
  });
  return { userId, bookingId, chatSessionId };
}

/** Everything in the five tables, to see that an attempt changed nothing. */
async function everything(): Promise<unknown> {
  return server.db.asApp(async (tx) => {
    const contents = [];
    for (const table of TABLES) {
      const { rows } =
        await sql`select to_jsonb(t) as row from ${sql.id('public', table)} as t order by to_jsonb(t)::text`.execute(
          tx,
        );
      contents.push(rows);
    }
    return contents;
  });
}

const ROW: Record<TableName, (of: Belongings) => Record<string, unknown>> = {
  profiles: ({ userId }) => ({ user_id: userId, bio: 'yours' }),
  bookings: ({ userId }) => ({
    user_id: userId,
    event_type: 'birthday',
    destination: 'Paris',
    group_size: 2,
    contact_email: 'b@example.org',
    brief: {},
    request: {},
    plan: {},
    ai_recommendations: {},
    price_per_person_pence: 0,
  }),
  chat_sessions: ({ bookingId }) => ({ booking_id: bookingId, session_data: [] }),
  chat_messages: ({ bookingId }) => ({ booking_id: bookingId, role: 'assistant', content: 'forged', revision: 1 }),
  plan_versions: ({ bookingId }) => ({ booking_id: bookingId, revision: 9, cause: 'forged', request: {}, plan: {} }),
};
const CHANGE: Record<TableName, Record<string, unknown>> = {
  profiles: { bio: 'changed' },
  bookings: { status: 'confirmed' },
  chat_sessions: { session_data: [{ forged: true }] },
  chat_messages: { content: 'forged' },
  plan_versions: { cause: 'forged' },
};

/** How many of Ann's rows a call reached, or the code it was refused with. */
async function attempt(client: SupabaseClient, table: TableName, verb: Verb): Promise<number | string> {
  const [column, id] =
    table === 'profiles' ? ['user_id', anns.userId] : [table === 'bookings' ? 'id' : 'booking_id', anns.bookingId];
  const from = client.from(table);
  const count = { count: 'exact' as const };
  const call = {
    select: () => from.select('*', count).eq(column, id),
    insert: () => from.insert(ROW[table](anns), count),
    update: () => from.update(CHANGE[table], count).eq(column, id),
    delete: () => from.delete(count).eq(column, id),
  }[verb];
  const { error, count: reached, status } = await call();
  return error ? `${status} ${error.code}` : (reached ?? Number.NaN);
}

const DENIED = '403 42501';
/** In the order select, insert, update, delete: rows of Ann's that are reached, or the refusal. */
const EXPECTED: Record<'owner' | 'stranger', Record<TableName, readonly (number | string)[]>> = {
  owner: {
    profiles: [1, '409 23505', 1, DENIED],
    bookings: [1, DENIED, DENIED, DENIED],
    chat_sessions: [1, 1, 1, DENIED],
    chat_messages: [1, DENIED, DENIED, DENIED],
    plan_versions: [1, DENIED, DENIED, DENIED],
  },
  stranger: {
    profiles: [0, DENIED, 0, DENIED],
    bookings: [0, DENIED, DENIED, DENIED],
    chat_sessions: [0, DENIED, 0, DENIED],
    chat_messages: [0, DENIED, DENIED, DENIED],
    plan_versions: [0, DENIED, DENIED, DENIED],
  },
};
const cells = TABLES.flatMap((table) => VERBS.map((verb, index) => ({ table, verb, index })));

describe.each(['owner', 'stranger'] as const)('the %s', (who) => {
  test.each(cells)('[A-09] reaches with $verb on $table what is theirs and no more', async ({ table, verb, index }) => {
    const before = await everything();
    const expected = EXPECTED[who][table][index];
    expect(await attempt(clients[who], table, verb)).toBe(expected);
    const mayChange = expected === 1 && verb !== 'select';
    expect(JSON.stringify(await everything()) !== JSON.stringify(before)).toBe(mayChange);
  });
});

describe.each([
  ['visitor', '401 42501'],
  ['expired', '401 PGRST303'],
] as const)('a caller who is %s', (who, refusal) => {
  test.each(TABLES)('[A-09] is turned away from %s, whatever they try', async (table) => {
    const before = await everything();
    for (const verb of VERBS) expect(await attempt(clients[who], table, verb)).toBe(refusal);
    expect(await everything()).toEqual(before);
  });
});

describe('a signed-in person', () => {
  const refused = async (call: PromiseLike<{ error: { code: string; message: string } | null }>) => {
    const before = await everything();
    const { error } = await call;
    expect(await everything()).toEqual(before);
    return error && [error.code, error.message];
  };
  const byPolicy = (table: string) => ['42501', `new row violates row-level security policy for table "${table}"`];
  const byGrant = (table: string) => ['42501', `permission denied for table ${table}`];

  test('[A-09] cannot make, take over or hand over a profile', async () => {
    const profiles = () => bob.client.from('profiles');
    expect(await refused(profiles().upsert({ user_id: anns.userId, bio: 'taken' }))).toEqual(byPolicy('profiles'));
    expect(await refused(profiles().insert({ user_id: randomUUID() }))).toEqual(byPolicy('profiles'));
    expect(await refused(profiles().update({ user_id: anns.userId }).eq('user_id', bobs.userId))).toEqual(
      byPolicy('profiles'),
    );
    expect(
      await refused(
        profiles().upsert([
          { user_id: bobs.userId, bio: 'a' },
          { user_id: anns.userId, bio: 'b' },
        ]),
      ),
    ).toEqual(byPolicy('profiles'));
  });

  test('[A-09] cannot write a booking, not even their own', async () => {
    const mine = bob.client.from('bookings');
    expect(await refused(mine.insert(ROW.bookings(bobs)))).toEqual(byGrant('bookings'));
    expect(await refused(mine.update({ price_per_person_pence: 0 }).eq('id', bobs.bookingId))).toEqual(
      byGrant('bookings'),
    );
    expect(await refused(mine.upsert({ ...ROW.bookings(bobs), id: bobs.bookingId }))).toEqual(byGrant('bookings'));
    expect(await refused(mine.delete().eq('id', bobs.bookingId))).toEqual(byGrant('bookings'));
  });

  test('[A-09] cannot hang a conversation on another person’s trip, and learns nothing by trying', async () => {
    const add = (bookingId: string) =>
      refused(bob.client.from('chat_sessions').insert({ booking_id: bookingId, session_data: [] }));
    expect(await add(anns.bookingId)).toEqual(byPolicy('chat_sessions'));
    expect(await add(randomUUID())).toEqual(byPolicy('chat_sessions'));
  });

  test('[A-09] cannot move a conversation to another trip', async () => {
    const other = randomUUID();
    await server.db.asApp((tx) =>
      sql`insert into public.bookings (id, user_id, event_type, destination, group_size, contact_email, brief,
          request, plan, ai_recommendations, price_per_person_pence)
        select ${other}::uuid, user_id, event_type, destination, group_size, contact_email, brief,
          request, plan, ai_recommendations, price_per_person_pence
        from public.bookings where id = ${bobs.bookingId}`.execute(tx),
    );
    const sessions = () => bob.client.from('chat_sessions');
    for (const target of [anns.bookingId, other]) {
      expect(await refused(sessions().update({ booking_id: target }).eq('id', bobs.chatSessionId))).toEqual(
        byGrant('chat_sessions'),
      );
    }
    expect(
      await refused(sessions().upsert({ id: anns.chatSessionId, booking_id: bobs.bookingId, session_data: [] })),
    ).toEqual(byGrant('chat_sessions'));
  });

  test('[A-09] finds nothing of others by any filter, order or count', async () => {
    const { count, data } = await bob.client
      .from('bookings')
      .select('user_id', { count: 'exact' })
      .or(`user_id.eq.${ann.userId},user_id.neq.${ann.userId}`);
    expect([count, data]).toEqual([1, [{ user_id: bob.userId }]]);
    const single = await bob.client.from('profiles').select('*').eq('user_id', ann.userId).single();
    expect(single.error?.code).toBe('PGRST116');
  });
});
