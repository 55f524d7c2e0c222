import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  RecoveryCodesLeft,
  RecoveryCodesMade,
  RecoveryCodeUsed,
} from '../../src/features/auth/domain/recovery-codes-call.ts';
import { addSecondFactor } from '../support/authenticator-app.ts';
import { anonymousClient, refusalOf } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let time = Date.now();
const now = () => new Date(time);
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true, now });
});
afterAll(() => server.close());

const password = 'violet-otter';
let count = 0;
async function signUp() {
  count += 1;
  const email = `codes${count}@example.com`;
  const client = anonymousClient(server);
  const { error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  return { client, email };
}
async function signIn(email: string) {
  const client = anonymousClient(server);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}
const call = (client: SupabaseClient, body: object) => client.functions.invoke('recovery-codes', { body });
const refused = async (client: SupabaseClient, body: object) => refusalOf((await call(client, body)).error);
const made = async (client: SupabaseClient) =>
  RecoveryCodesMade.parse((await call(client, { type: 'make' })).data).codes;
const left = async (client: SupabaseClient) =>
  RecoveryCodesLeft.parse((await call(client, { type: 'count' })).data).left;
/** Somebody with a second factor and a sheet of codes. */
async function guarded() {
  const person = await signUp();
  const factor = await addSecondFactor(person.client, now);
  time += 30_000;
  return { ...person, ...factor, codes: await made(person.client) };
}

describe('recovery codes', () => {
  test('are ten, all different, and a new sheet voids the one before', async () => {
    const { client, email, codes } = await guarded();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z02-9]{4}(-[a-hjkmnp-z02-9]{4}){2}$/);
    expect(await left(client)).toBe(10);
    await made(client);
    expect(await left(client)).toBe(10);
    const phoneLost = await signIn(email);
    expect(await refused(phoneLost, { type: 'use', code: codes[0] })).toMatchObject({
      status: 422,
      body: { code: 'wrong_recovery_code' },
    });
  });

  test('[A-06] let somebody in who lost the phone, remove the factor, end all other sessions, and tell the owner', async () => {
    const { client, email, codes } = await guarded();
    const phoneLost = await signIn(email);
    expect((await phoneLost.from('bookings').select('id')).status).toBe(403);
    const { data, error } = await call(phoneLost, { type: 'use', code: codes[3]?.toUpperCase().replaceAll('-', ' ') });
    expect(error).toBeNull();
    expect(RecoveryCodeUsed.parse(data)).toEqual({ used: true });
    expect((await phoneLost.auth.getUser()).data.user?.factors).toBeUndefined();
    expect((await phoneLost.from('bookings').select('id')).status).toBe(200);
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect(await left(phoneLost)).toBe(0);
    const subjects = (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code of your Huzzah account was used');
  });

  test('are made only with the second factor, and only where there is one', async () => {
    const { client } = await signUp();
    expect(await refused(client, { type: 'make' })).toMatchObject({ status: 422, body: { code: 'no_factor' } });
    expect(await refused(client, { type: 'use', code: 'abcd-efgh-jkmn' })).toMatchObject({ status: 422 });
    const { email } = await guarded();
    const half = await signIn(email);
    expect(await refused(half, { type: 'make' })).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    expect(await left(half)).toBe(10);
  });

  test('go with the last factor', async () => {
    const { client, factorId } = await guarded();
    await client.auth.mfa.unenroll({ factorId });
    expect(await left(client)).toBe(0);
  });

  test('can be guessed at ten times, and then not even the right one is taken for a quarter of an hour', async () => {
    const { email, codes } = await guarded();
    const thief = await signIn(email);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await refused(thief, { type: 'use', code: 'abcd-efgh-jkmn' })).toMatchObject({ status: 422 });
    }
    expect(await refused(thief, { type: 'use', code: codes[0] })).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
    time += 900_000;
    expect((await call(thief, { type: 'use', code: codes[0] })).error).toBeNull();
  });

  test('two uses of one code at the same moment are one', async () => {
    const { email, codes } = await guarded();
    const tabs = [await signIn(email), await signIn(email)];
    const answers = await Promise.all(tabs.map((tab) => call(tab, { type: 'use', code: codes[0] })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('are nobody’s business without a session, and a call that is none is refused', async () => {
    const { client } = await signUp();
    expect(await refused(anonymousClient(server), { type: 'count' })).toMatchObject({ status: 403 });
    for (const body of [
      {},
      { type: 'all' },
      { type: 'use' },
      { type: 'use', code: 7 },
      { type: 'make', userId: 'x' },
    ]) {
      expect(await refused(client, body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  test('are stored as hashes that need the account as well', async () => {
    const { codes } = await guarded();
    const { rows } = await server.db.asApp((tx) =>
      sql<{ code_hash: string }>`select code_hash from identity.recovery_codes`.execute(tx),
    );
    const stored = new Set(rows.map((row) => row.code_hash));
    expect(stored.size).toBeGreaterThanOrEqual(10);
    for (const code of codes) {
      for (const text of [code, code.replaceAll('-', '')]) {
        expect(stored.has(text)).toBe(false);
        expect(stored.has(createHash('sha256').update(text).digest('hex'))).toBe(false);
      }
    }
  });
});
