import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSecondFactor, authenticatorApp } from '../support/authenticator-app.ts';
import { anonymousClient, briefCall, refusalOf } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let time = Date.now();
const now = () => new Date(time);
const pass = (seconds: number) => {
  time += seconds * 1000;
};
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true, now });
});
afterAll(() => server.close());

const password = 'violet-otter';
let count = 0;
async function signUp() {
  count += 1;
  const email = `factor${count}@example.com`;
  const client = anonymousClient(server);
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error('no session');
  return { client, email, session: data.session, userId: data.session.user.id };
}
async function signIn(email: string) {
  const client = anonymousClient(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
}
/** Somebody whose account has a second factor, with the session that has given it. */
async function guarded() {
  const person = await signUp();
  const factor = await addSecondFactor(person.client, now);
  pass(30);
  return { ...person, ...factor };
}

describe('a second factor', () => {
  test('[A-06] is enrolled with a QR code, challenged, verified and removed by the published client', async () => {
    const { client, session } = await signUp();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data: enrolled, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' });
    expect(error).toBeNull();
    expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    const { qr_code: picture = '', secret = '', uri = '' } = enrolled?.totp ?? {};
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('issuer')).toBe(new URL(server.url).host);
    const factorId = enrolled?.id ?? '';
    const levels = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    expect(challenge).toMatchObject({ type: 'totp', expires_at: Math.floor(time / 1000) + 300 });
    const code = authenticatorApp(uri, now).code();
    const verified = await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
    expect(verified.error).toBeNull();
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const claims = decodeJwt(verified.data?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2', session_id: decodeJwt(session.access_token).session_id });
    expect(claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect(await levels()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const { data: factors } = await client.auth.mfa.listFactors();
    expect(factors?.totp).toMatchObject([{ id: factorId, friendly_name: 'My phone', status: 'verified' }]);

    const removed = await client.auth.mfa.unenroll({ factorId });
    expect(removed).toMatchObject({ error: null, data: { id: factorId } });
    const { data: lowered } = await client.auth.refreshSession();
    expect(decodeJwt(lowered.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
    expect(lowered.user?.factors).toBeUndefined();
  });

  test('[A-06] is asked for at every sign-in, and each code is taken once', async () => {
    const { email, factorId, app } = await guarded();
    const { client, session } = await signIn(email);
    expect(decodeJwt(session.access_token)).toMatchObject({ aal: 'aal1' });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal2' });
    const code = app.code();
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const overTheShoulder = await signIn(email);
    expect((await overTheShoulder.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
  });

  test('once verified, ends the sessions that do not have it, and the refresh tokens from before it', async () => {
    const { client, email, session } = await signUp();
    const other = await signIn(email);
    await addSecondFactor(client, now);
    expect((await other.client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    const thief = anonymousClient(server);
    const stolen = await thief.auth.refreshSession({ refresh_token: session.refresh_token });
    expect(stolen.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    const { data } = await client.auth.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
  });

  test('keeps an address and a password from being changed without it', async () => {
    const { email, client } = await guarded();
    const half = await signIn(email);
    for (const change of [{ password: 'crimson-badger' }, { email: 'thief@example.com' }]) {
      expect((await half.client.auth.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
        message: 'AAL2 session is required to update email or password when MFA is enabled.',
      });
    }
    expect((await half.client.auth.updateUser({ data: { first_name: 'Ada' } })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'crimson-badger' })).error).toBeNull();
  });

  test('can be neither added nor removed by somebody who has only the password', async () => {
    const { email, factorId } = await guarded();
    const half = await signIn(email);
    expect((await half.client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      message: 'AAL2 required to enroll a new factor',
    });
    expect((await half.client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      message: 'AAL2 required to unenroll verified factor',
    });
  });

  test('tells its owner by mail when it is added and removed', async () => {
    const { client, email, factorId } = await guarded();
    await client.auth.mfa.unenroll({ factorId });
    const mails = (await server.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(2);
  });

  test('by telephone or security key is not offered', async () => {
    const { client } = await signUp();
    expect((await client.auth.mfa.enroll({ factorType: 'phone', phone: '+447700900123' })).error).toMatchObject({
      status: 422,
      code: 'mfa_phone_enroll_not_enabled',
    });
    const call = { method: 'POST', body: JSON.stringify({ factor_type: 'webauthn' }) };
    const { data } = await client.auth.getSession();
    const headers = { apikey: server.anonKey, authorization: `Bearer ${data.session?.access_token}` };
    const answer = await fetch(`${server.url}/auth/v1/factors`, { ...call, headers });
    expect(answer.status).toBe(400);
  });
});

describe('what belongs to an account with a second factor', () => {
  test('[A-09] is closed to a session without it on rest/v1 and functions/v1, from the moment it counts', async () => {
    const { client, email, userId } = await signUp();
    const { data: plan } = await client.functions.invoke('ai-concierge', { body: briefCall() });
    const before = await signIn(email);
    expect((await before.client.from('bookings').select('id')).data).toHaveLength(1);
    await addSecondFactor(client, now);

    pass(30);
    for (const half of [before, await signIn(email)]) {
      const read = await half.client.from('bookings').select('id');
      expect(read).toMatchObject({ status: 403, data: null, error: { code: 'insufficient_aal' } });
      const write = await half.client.from('profiles').upsert({ user_id: userId, display_name: 'Thief' });
      expect(write).toMatchObject({ status: 403, error: { code: 'insufficient_aal' } });
      const chat = { type: 'chat', booking_id: plan.bookingId, message: 'hello' };
      const { error } = await half.client.functions.invoke('ai-concierge', { body: chat });
      expect(await refusalOf(error)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    expect((await client.from('bookings').select('id')).data).toHaveLength(1);
  });
});
