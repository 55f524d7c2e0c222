import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSecondFactor } from '../support/authenticator-app.ts';
import { anonymousClient, briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let time = Date.now();
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true, now: () => new Date(time) });
});
afterAll(() => server.close());

const PASSWORD = 'a long enough phrase';
const call = async ({ client }: Pick<Organiser, 'client'>, body: Record<string, unknown>) => {
  const { data, error } = await client.functions.invoke<Record<string, unknown>>('account', { body });
  return error ? refusalOf(error) : { status: 200, body: data ?? {} };
};
/** Another device of the same person. */
const signInAgain = async ({ email }: Organiser) => {
  const client = anonymousClient(server);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client };
};
/** Every table in which a text occurs, whatever the column. */
async function tablesWith(text: string): Promise<string[]> {
  return server.db.asApp(async (tx) => {
    const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'internal', 'identity') and tablename <> 'city_versions' order by 1`.execute(tx);
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await sql`select 1 from ${sql.raw(name)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(
        tx,
      );
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  });
}
/** Somebody with something in every place there is. */
async function settledOrganiser(name: string): Promise<Organiser & { bookingId: string }> {
  const organiser = await signUpOrganiser(server, name);
  const { client, userId, email } = organiser;
  const made = await client.functions.invoke<{ bookingId: string }>('ai-concierge', {
    body: briefCall({ contactEmail: email }),
  });
  const bookingId = made.data?.bookingId ?? '';
  await client.functions.invoke('ai-concierge', {
    body: { type: 'chat', booking_id: bookingId, message: 'how much is it?', chat_history: [] },
  });
  await client.from('chat_sessions').insert({ booking_id: bookingId, session_data: [] });
  await client.from('profiles').upsert({ user_id: userId, first_name: name, bio: `The bio of ${name}` });
  await client.from('notification_choices').upsert({ user_id: userId, product_news: true });
  const message = {
    name,
    email: email.toUpperCase(),
    subject: 'Hello',
    message: `A message of ${name}`,
    isOver18: true,
  };
  await server.db.asApp((tx) =>
    sql`insert into internal.contact_messages (name, email, subject, message)
    values (${message.name}, ${message.email}, ${message.subject}, ${message.message})`.execute(tx),
  );
  await server.db.asApp((tx) =>
    sql`insert into internal.quote_requests (name, email, about, destination, message)
    values (${name}, ${email}, 'A boat', 'Bristol', ${`A quote for ${name}`})`.execute(tx),
  );
  await server.db.asApp((tx) =>
    sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html, reply_to)
    values ('operator@example.com', 'Message: Hello', ${`From ${email}`}, '', ${email}), (${email}, 'We have it', '', '', null)`.execute(
      tx,
    ),
  );
  return { ...organiser, bookingId };
}

describe('the devices of an account', () => {
  test('are listed with what they are and which is this one, and nobody else’s', async () => {
    const ana = await signUpOrganiser(server, 'devices');
    const second = await signInAgain(ana);
    await signUpOrganiser(server, 'stranger');
    const { body } = await call(second, { type: 'sessions' });
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions).toContainEqual({
      id: expect.any(String),
      createdAt: new Date(time).toISOString(),
      lastUsedAt: new Date(time).toISOString(),
      device: expect.any(String),
      isCurrent: true,
      isSecondFactor: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/refresh|key|amr/);
  });

  test('can be signed out one by one, by their owner only', async () => {
    const ana = await signUpOrganiser(server, 'ending');
    const other = await signInAgain(ana);
    const listed = await call(ana, { type: 'sessions' });
    const sessions = Array.isArray(listed.body.sessions) ? listed.body.sessions : [];
    const { id } = sessions.find(({ isCurrent }) => !isCurrent);
    const stranger = await signUpOrganiser(server, 'ender');
    expect(await call(stranger, { type: 'end-session', id })).toMatchObject({ status: 404 });
    expect(await call(ana, { type: 'end-session', id })).toEqual({ status: 200, body: { ended: true } });
    expect(await call(ana, { type: 'end-session', id })).toMatchObject({ status: 404 });
    expect((await other.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await call(other, { type: 'sessions' })).toMatchObject({ status: 401, body: { code: 'session_not_found' } });
  });
});

describe('the export', () => {
  test('holds everything about its owner and nothing about anybody else, without a secret', async () => {
    const ana = await settledOrganiser('exporter');
    await settledOrganiser('neighbour');
    const { body } = await call(ana, { type: 'export' });
    expect(body).toMatchObject({
      format: 'huzzah-account',
      version: 1,
      account: { id: ana.userId, email: ana.email },
      profile: { firstName: 'exporter', bio: 'The bio of exporter' },
      signInMethods: [{ provider: 'email' }],
      sessions: [{ isSecondFactor: false }],
      notificationChoices: { trip_reminders: true, group_answers: true, product_news: true },
      trips: [{ id: ana.bookingId, destination: 'London', groupSize: 8 }],
      planVersions: [{ tripId: ana.bookingId, revision: 1 }],
      chatMessages: [{ role: 'user', content: 'how much is it?' }, { role: 'assistant' }],
      chatSessions: [{ tripId: ana.bookingId }],
      contactMessages: [{ message: 'A message of exporter' }],
      quoteRequests: [{ message: 'A quote for exporter' }],
      mails: [{ subject: 'We have it' }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/neighbour|argon2|password_hash|refresh|token|secret/i);
  });

  test('comes whole also when its lists are longer than a page', async () => {
    const ana = await settledOrganiser('talker');
    await server.db.asApp((tx) =>
      sql`insert into public.chat_messages (booking_id, role, content, revision)
      select ${ana.bookingId}, 'user', 'message ' || n, 1 from generate_series(1, 450) n`.execute(tx),
    );
    const { body } = await call(ana, { type: 'export' });
    const contents = Array.isArray(body.chatMessages) ? body.chatMessages.map(({ content }) => content) : [];
    expect(contents).toHaveLength(452);
    expect(contents.slice(2)).toEqual(Array.from({ length: 450 }, (_, n) => `message ${n + 1}`));
  });

  test('does not show what strangers wrote under an address that nobody has confirmed', async () => {
    const ana = await settledOrganiser('unproven');
    await server.db.asApp((tx) =>
      sql`update identity.users set email_confirmed_at = null where id = ${ana.userId}`.execute(tx),
    );
    const { body } = await call(ana, { type: 'export' });
    expect(body).toMatchObject({ trips: [{ id: ana.bookingId }], contactMessages: [], quoteRequests: [], mails: [] });
  });

  test('is not made without end', async () => {
    const ana = await signUpOrganiser(server, 'greedy');
    for (let made = 0; made < 10; made += 1) expect((await call(ana, { type: 'export' })).status).toBe(200);
    expect(await call(ana, { type: 'export' })).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
  });
});

describe('the deletion of an account', () => {
  test('leaves nothing of the person anywhere but the mail that says so, and nothing of others is touched', async () => {
    const ana = await settledOrganiser('leaver');
    const other = await settledOrganiser('stayer');
    const second = await signInAgain(ana);
    const before = await tablesWith(other.userId);
    expect(await tablesWith(ana.userId)).toEqual(before);
    expect(await call(ana, { type: 'delete', email: ` ${ana.email.toUpperCase()} ` })).toEqual({
      status: 200,
      body: { deleted: true },
    });
    for (const trace of [ana.userId, ana.bookingId, 'A message of leaver', 'A quote for leaver']) {
      expect(await tablesWith(trace), trace).toEqual([]);
    }
    expect(await tablesWith(ana.email)).toEqual(['internal.mail_outbox']);
    const mails = (await server.mails()).filter(({ to, text }) => to === ana.email || text.includes(ana.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Huzzah account is gone']);
    expect(await tablesWith(other.userId)).toEqual(before);
    for (const device of [ana, second]) {
      expect((await device.client.auth.getUser()).error?.status).toBe(403);
      expect(await call(device, { type: 'sessions' })).toMatchObject({ status: 401 });
    }
    const again = await anonymousClient(server).auth.signInWithPassword({ email: ana.email, password: PASSWORD });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('in the middle of other work leaves nothing behind, and nobody sees a fault of ours', async () => {
    const ana = await settledOrganiser('busy');
    const { client, bookingId, email } = ana;
    const ask = async (body: Record<string, unknown>) => {
      const { error } = await client.functions.invoke('ai-concierge', { body });
      return error ? (await refusalOf(error)).status : 200;
    };
    const chat = { type: 'chat', booking_id: bookingId, chat_history: [] };
    const work = [
      ask(briefCall({ contactEmail: email })),
      ask({ ...chat, message: 'make it cheaper' }),
      ask({ ...chat, message: 'how much is it?' }),
      ask(briefCall({ contactEmail: email, destination: 'Bristol' })),
    ];
    const deleted = await call(ana, { type: 'delete', email });
    expect(deleted.status).toBe(200);
    expect((await Promise.all(work)).filter((status) => status >= 500)).toEqual([]);
    expect(await tablesWith(ana.userId)).toEqual([]);
    expect(await tablesWith(bookingId)).toEqual([]);
  });

  test('wants the address of the account and a proof of the last ten minutes, and does nothing otherwise', async () => {
    const ana = await settledOrganiser('careful');
    expect(await call(ana, { type: 'delete', email: 'else@example.com' })).toMatchObject({
      status: 400,
      body: { code: 'email_mismatch', error: expect.any(String) },
    });
    time += 11 * 60_000;
    await ana.client.auth.refreshSession();
    expect(await call(ana, { type: 'delete', email: ana.email })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_needed', error: expect.any(String) },
    });
    expect(await tablesWith(ana.bookingId)).toContain('public.bookings');
    await ana.client.auth.signInWithPassword({ email: ana.email, password: PASSWORD });
    expect(await call(ana, { type: 'delete', email: ana.email })).toMatchObject({ status: 200 });
  });

  test('does not reach what strangers wrote under an address that nobody has confirmed', async () => {
    const ana = await settledOrganiser('pretender');
    await server.db.asApp((tx) =>
      sql`update identity.users set email_confirmed_at = null where id = ${ana.userId}`.execute(tx),
    );
    expect(await call(ana, { type: 'delete', email: ana.email })).toMatchObject({ status: 200 });
    expect(await tablesWith('A message of pretender')).toEqual(['internal.contact_messages']);
    expect((await server.mails()).filter(({ subject, to }) => to === ana.email && /gone/.test(subject))).toEqual([]);
  });
});

describe('the account’s commands', () => {
  test('are for the person of the token alone', async () => {
    expect(await call({ client: anonymousClient(server) }, { type: 'export' })).toMatchObject({
      status: 401,
      body: { code: 'session_not_found', error: expect.any(String) },
    });
  });

  test('want the second step of an account that has one, whatever they are', async () => {
    const ana = await settledOrganiser('guarded');
    await addSecondFactor(ana.client, () => new Date(time));
    time += 30_000;
    const passwordOnly = await signInAgain(ana);
    for (const body of [{ type: 'sessions' }, { type: 'export' }, { type: 'delete', email: ana.email }]) {
      expect(await call(passwordOnly, body)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    const { error } = await passwordOnly.client.functions.invoke('avatar', { body: { delete: true } });
    expect(await refusalOf(error)).toMatchObject({ status: 403 });
    const { body } = await call(ana, { type: 'sessions' });
    expect(body.sessions).toContainEqual(expect.objectContaining({ isCurrent: true, isSecondFactor: true }));
    const file = await call(ana, { type: 'export' });
    expect(file.body).toMatchObject({ secondFactors: [{ type: 'totp', status: 'verified' }] });
    expect(await call(ana, { type: 'delete', email: ana.email })).toMatchObject({ status: 200 });
    expect(await tablesWith(ana.userId)).toEqual([]);
  });

  test.each([
    {},
    { type: 'nothing' },
    { type: 'sessions', userId: 'x' },
    { type: 'end-session' },
    { type: 'end-session', id: 'x' },
    { type: 'delete' },
    { type: 'delete', email: ['a@example.com'] },
    { type: 'delete', email: 'a@example.com', userId: 'x' },
  ])('refuse what they do not know: %j', async (body) => {
    const ana = await signUpOrganiser(server, 'odd');
    expect(await call(ana, body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

test('notification choices are their owner’s own, and news is off until asked for', async () => {
  const ana = await signUpOrganiser(server, 'chooser');
  const eve = await signUpOrganiser(server, 'eve');
  expect((await ana.client.from('notification_choices').upsert({ user_id: ana.userId })).error).toBeNull();
  const own = await ana.client
    .from('notification_choices')
    .select('trip_reminders,group_answers,product_news')
    .single();
  expect(own.data).toEqual({ trip_reminders: true, group_answers: true, product_news: false });
  expect((await eve.client.from('notification_choices').select()).data).toEqual([]);
  const foreign = { user_id: ana.userId, product_news: true };
  expect((await eve.client.from('notification_choices').upsert(foreign)).error?.code).toBe('42501');
  expect((await anonymousClient(server).from('notification_choices').select()).error?.code).toBe('42501');
});
