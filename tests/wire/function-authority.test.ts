import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { givenBrief } from '../support/planned-brief.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let ann: Organiser & { bookingId: string; sessionId: string };
let bob: Organiser;
/** Bob again, with a second factor that this session has not shown. */
let half: Organiser;

beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  const owner = await signUpOrganiser(server, 'ann');
  const { data } = await owner.client.functions.invoke('ai-concierge', { body: briefCall() });
  const sessionId = String(claimsOf(owner.accessToken).session_id);
  ann = { ...owner, bookingId: String(data.bookingId), sessionId };
  bob = await signUpOrganiser(server, 'bob');
  half = await signUpOrganiser(server, 'half');
  await server.db.asApp((tx) =>
    sql`insert into identity.factors (user_id, factor_type, status, secret)
      values (${half.userId}, 'totp', 'verified', '\\x00')`.execute(tx),
  );
});
afterAll(() => server.close());

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

interface Attempt {
  name: string;
  method?: 'POST' | 'DELETE';
  body: () => Record<string, unknown>;
  /** What Bob is told who names Ann's things. */
  stranger: number;
}

/** Every command of a person, said by Bob about what is Ann's. */
const ATTEMPTS: Record<string, Attempt> = {
  'chat about her trip': {
    name: 'ai-concierge',
    body: () => ({ type: 'chat', booking_id: ann.bookingId, message: 'A later dinner on Saturday please' }),
    stranger: 404,
  },
  'plan a trip in her name': {
    name: 'ai-concierge',
    body: () => briefCall({ userId: ann.userId, userEmail: ann.email }),
    stranger: 200,
  },
  'ask about her plan': {
    name: 'plan-question',
    body: () => ({ ask: 'budget', bookingId: ann.bookingId }),
    stranger: 404,
  },
  'ask what stops of her plan can change places': {
    name: 'plan-question',
    body: () => ({ ask: 'exchanges', bookingId: ann.bookingId, slotId: 'd1-dinner', day: 1, startMinute: 1140 }),
    stranger: 404,
  },
  'have two stops of her plan change places': {
    name: 'plan-change',
    body: () => ({
      bookingId: ann.bookingId,
      revision: 1,
      change: { kind: 'exchange', slotId: 'd1-dinner', withSlotId: 'd2-dinner', startMinute: 1140 },
    }),
    stranger: 404,
  },
  'change her plan': {
    name: 'plan-change',
    body: () => ({ bookingId: ann.bookingId, revision: 1, change: { kind: 'rain', day: null } }),
    stranger: 404,
  },
  'restore an old version of her plan': {
    name: 'plan-change',
    body: () => ({ bookingId: ann.bookingId, revision: 1, change: { kind: 'restore', revision: 1 } }),
    stranger: 404,
  },
  'call off her trip': {
    name: 'trip-status',
    body: () => ({ bookingId: ann.bookingId, from: 'planning', to: 'cancelled' }),
    stranger: 404,
  },
  'look at an edit of her brief': {
    name: 'trip-brief',
    body: () => ({ bookingId: ann.bookingId, revision: 1, brief: givenBrief(), apply: false }),
    stranger: 404,
  },
  'edit her brief': {
    name: 'trip-brief',
    body: () => ({ bookingId: ann.bookingId, revision: 1, brief: givenBrief({ groupSize: 9 }), apply: true }),
    stranger: 404,
  },
  'take her trip along': {
    name: 'trip-file',
    body: () => ({ bookingId: ann.bookingId, kind: 'pdf' }),
    stranger: 404,
  },
  'make an address for her calendar': {
    name: 'trip-feed',
    body: () => ({ bookingId: ann.bookingId, action: 'create' }),
    stranger: 404,
  },
  'make an address for all her trips': {
    name: 'trip-feed',
    body: () => ({ bookingId: null, action: 'create', userId: ann.userId }),
    stranger: 400,
  },
  'end her session': {
    name: 'account',
    body: () => ({ type: 'end-session', id: ann.sessionId }),
    stranger: 404,
  },
  'list her devices': {
    name: 'account',
    body: () => ({ type: 'sessions', userId: ann.userId, user_id: ann.userId }),
    stranger: 400,
  },
  'take her data': { name: 'account', body: () => ({ type: 'export', userId: ann.userId }), stranger: 400 },
  'delete her account': { name: 'account', body: () => ({ type: 'delete', email: ann.email }), stranger: 400 },
  'make her recovery codes': {
    name: 'recovery-codes',
    body: () => ({ type: 'make', user_id: ann.userId }),
    stranger: 400,
  },
  'take away her picture': { name: 'avatar', method: 'DELETE', body: () => ({ userId: ann.userId }), stranger: 200 },
};
/** Commands for anybody: they know no person, whatever the body says. */
const FOR_ANYBODY = [
  'read-ideas',
  'count-events',
  'send-message',
  'apply-as-partner',
  'request-quote',
  'store-products',
];

async function call({ name, method = 'POST', body }: Attempt, token: string | undefined, query = '') {
  const response = await fetch(`${server.url}/functions/v1/${name}${query}`, {
    method,
    headers: {
      apikey: server.anonKey,
      'content-type': 'application/json',
      // Names that other systems believe.
      'x-user-id': ann.userId,
      'x-forwarded-user': ann.email,
      cookie: `sb-access-token=${ann.accessToken}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body()),
  });
  return { status: response.status, text: await response.text() };
}

/** Everything that is Ann's, as the server sees it. */
async function everythingOfAnns(): Promise<unknown> {
  return server.db.asApp(async (tx) => {
    const { rows } = await sql`
      select (select jsonb_agg(b order by b.id) from public.bookings b where user_id = ${ann.userId}) as bookings,
        (select jsonb_agg(v order by v.revision) from public.plan_versions v where booking_id = ${ann.bookingId}) as versions,
        (select jsonb_agg(c) from public.status_changes c where booking_id = ${ann.bookingId}) as steps,
        (select jsonb_agg(m order by m.position) from public.chat_messages m where booking_id = ${ann.bookingId}) as messages,
        (select jsonb_agg(p) from public.profiles p where user_id = ${ann.userId}) as profile,
        (select jsonb_agg(s order by s.id) from identity.sessions s where user_id = ${ann.userId}) as sessions,
        (select jsonb_agg(f) from identity.recovery_codes f where user_id = ${ann.userId}) as codes,
        (select jsonb_agg(c) from internal.calendar_feeds c where user_id = ${ann.userId}) as feeds,
        (select jsonb_agg(u) from identity.users u where id = ${ann.userId}) as account`.execute(tx);
    return rows[0];
  });
}

const anyOf = (token: string) => `${token.slice(0, -8)}AAAAAAAA`;

describe.each(Object.entries(ATTEMPTS))('whoever tries to %s', (_what, attempt) => {
  test('[A-09] with a token of their own reaches nothing of hers, whatever body, query and headers say', async () => {
    const before = await everythingOfAnns();
    const { status, text } = await call(attempt, bob.accessToken, `?userId=${ann.userId}&apikey=${server.anonKey}`);
    expect([status, text]).toEqual([attempt.stranger, expect.anything()]);
    for (const secret of [ann.email, ann.userId, ann.bookingId, ann.sessionId]) expect(text).not.toContain(secret);
    expect(await everythingOfAnns()).toEqual(before);
  });

  test('[A-09] without a token, with the public key or with a spoilt token is turned away', async () => {
    const before = await everythingOfAnns();
    for (const token of [undefined, server.anonKey, anyOf(ann.accessToken), 'e30.e30.'])
      expect((await call(attempt, token)).status).toBeGreaterThanOrEqual(400);
    expect(await everythingOfAnns()).toEqual(before);
  });

  test('[A-09] without the second factor that the account has is told so', async () => {
    if (attempt.name === 'recovery-codes') return;
    const { userId: _id, user_id: _same, ...own } = attempt.body();
    const { status, text } = await call({ ...attempt, body: () => own }, half.accessToken);
    expect([status, text]).toEqual([403, expect.stringContaining('insufficient_aal')]);
  });
});

test('[A-09] a trip that is planned in another name is one’s own', async () => {
  const attempt = ATTEMPTS['plan a trip in her name'];
  if (!attempt) throw new Error('the attempt is gone');
  const { text } = await call(attempt, bob.accessToken);
  const { bookingId } = JSON.parse(text);
  const { data } = await bob.client.from('bookings').select('user_id').eq('id', bookingId).single();
  expect(data).toEqual({ user_id: bob.userId });
});

test('every command of the server is among those tried, or is for anybody', () => {
  const names = server.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/functions\/v1\/[\w-]+$/.test(path))
    .map(({ path }) => path.replace('/functions/v1/', ''));
  const known = new Set([...Object.values(ATTEMPTS).map(({ name }) => name), ...FOR_ANYBODY]);
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});
