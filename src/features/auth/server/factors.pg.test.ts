import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, type Call, openAuthSite } from '../../../../tests/support/auth-site.ts';
import { authenticatorApp } from '../../../../tests/support/authenticator-app.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true });
});
afterAll(() => site.close());

let count = 0;
const newAddress = () => {
  count += 1;
  return `factor${count}@example.com`;
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function enroll(token: string, body: object = {}, on = site) {
  const reply = await on.call('POST', '/factors', { token, json: { factor_type: 'totp', ...body } });
  const { uri } = Object(reply.body.totp);
  return { reply, id: text(reply.body.id), app: reply.status === 200 ? authenticatorApp(uri, on.now) : undefined };
}
async function challenge(token: string, id: string, call: Call = {}) {
  const { body } = await site.call('POST', `/factors/${id}/challenge`, { token, json: {}, ...call });
  return text(body.id);
}
const verify = (token: string, id: string, json: object, headers: Record<string, string> = {}) =>
  site.call('POST', `/factors/${id}/verify`, { token, json, headers });

/** Somebody with a verified factor, and the token that has shown it. */
async function guarded() {
  const email = newAddress();
  const { accessToken } = await site.signUp(email);
  const { id, app } = await enroll(accessToken);
  const challengeId = await challenge(accessToken, id);
  const { body } = await verify(accessToken, id, { challenge_id: challengeId, code: app?.code() });
  site.pass(30);
  return { email, id, code: () => app?.code() ?? '', first: accessToken, ...site.sessionOf(body) };
}

describe('enrolling', () => {
  test.each([
    ['another type', { factor_type: 'sms' }, 400, 'validation_failed'],
    ['no type', { factor_type: null }, 400, 'validation_failed'],
    ['a telephone', { factor_type: 'phone', phone: '+447700900123' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['a security key', { factor_type: 'webauthn' }, 400, 'validation_failed'],
    ['a name without end', { friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
    ['a name that cannot be stored', { friendly_name: 'a\0b' }, 400, 'validation_failed'],
    ['half a character', { issuer: '\ud800' }, 400, 'validation_failed'],
    ['a name of the wrong type', { friendly_name: {} }, 400, 'bad_json'],
  ])('%s is refused', async (_, body, status, code) => {
    const { accessToken } = await site.signUp(newAddress());
    const { reply } = await enroll(accessToken, body);
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status, code });
  });

  test('a name is given once, no name as often as one likes, and ten factors are enough', async () => {
    const { accessToken } = await site.signUp(newAddress());
    expect((await enroll(accessToken, { friendly_name: 'Phone' })).reply.status).toBe(200);
    expect((await enroll(accessToken, { friendly_name: 'Phone' })).reply.body).toMatchObject({
      code: 'mfa_factor_name_conflict',
    });
    for (let more = 0; more < 9; more += 1) expect((await enroll(accessToken)).reply.status).toBe(200);
    expect((await enroll(accessToken)).reply).toMatchObject({
      status: 422,
      body: { code: 'too_many_enrolled_mfa_factors' },
    });
  });

  test('what nobody finished is forgotten after an hour', async () => {
    const { refreshToken } = await site.signUp(newAddress());
    const { accessToken } = site.sessionOf((await site.refresh(refreshToken)).body);
    for (let more = 0; more < 10; more += 1) await enroll(accessToken, { friendly_name: `Phone ${more}` });
    site.pass(3599);
    expect((await enroll(accessToken)).reply.status).toBe(422);
    site.pass(2);
    const fresh = await site.signIn(`factor${count}@example.com`);
    expect((await enroll(fresh.accessToken, { friendly_name: 'Phone 1' })).reply.status).toBe(200);
  });

  test('needs an account', async () => {
    expect((await site.call('POST', '/factors', { json: {} })).status).toBe(401);
  });
});

describe('a challenge', () => {
  test('of somebody else’s factor, or of none, is not found', async () => {
    const { id } = await guarded();
    const stranger = await site.signUp(newAddress());
    for (const [factor, code] of [
      [id, 'mfa_factor_not_found'],
      ['00000000-0000-4000-8000-000000000000', 'mfa_factor_not_found'],
      ['not-a-uuid', 'validation_failed'],
    ] as const) {
      const calls = [
        await site.call('POST', `/factors/${factor}/challenge`, { token: stranger.accessToken, json: {} }),
        await verify(stranger.accessToken, factor, { challenge_id: factor, code: '000000' }),
        await site.call('DELETE', `/factors/${factor}`, { token: stranger.accessToken }),
      ];
      for (const { status, body } of calls) expect({ status, code: body.code }).toEqual({ status: 404, code });
    }
  });

  test('is answered once, where it was asked for, and within five minutes', async () => {
    const { id, first, accessToken, code } = await guarded();
    expect(await verify(first, id, { challenge_id: await challenge(first, id), code: '' })).toMatchObject({
      status: 400,
    });
    const used = await challenge(accessToken, id);
    expect((await verify(accessToken, id, { challenge_id: used, code: code() })).status).toBe(200);
    site.pass(30);
    const elsewhere = await challenge(accessToken, id);
    const late = await challenge(accessToken, id);
    const outcomes = [
      await verify(accessToken, id, { challenge_id: used, code: code() }),
      await verify(accessToken, id, { challenge_id: elsewhere, code: code() }, { 'x-test-visitor': '192.0.2.99' }),
      await verify(accessToken, id, { challenge_id: 'x', code: code() }),
    ];
    site.pass(300);
    outcomes.push(await verify(accessToken, id, { challenge_id: late, code: code() }));
    expect(outcomes.map(({ status, body }) => `${status} ${text(body.code)}`)).toEqual([
      '422 mfa_ip_address_mismatch',
      '422 mfa_ip_address_mismatch',
      '422 mfa_factor_not_found',
      '422 mfa_challenge_expired',
    ]);
  });

  test('is closed by ten wrong codes, and so is the next one for a quarter of an hour', async () => {
    const { id, accessToken, code } = await guarded();
    const guessed = await challenge(accessToken, id);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await verify(accessToken, id, { challenge_id: guessed, code: '000000' })).toMatchObject({
        body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
      });
    }
    const right = { challenge_id: guessed, code: code() };
    expect(await verify(accessToken, id, right)).toMatchObject({ body: { code: 'mfa_challenge_expired' } });
    const next = { challenge_id: await challenge(accessToken, id), code: code() };
    const refused = await verify(accessToken, id, next);
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    site.pass(900);
    const later = { challenge_id: await challenge(accessToken, id), code: code() };
    expect((await verify(accessToken, id, later)).status).toBe(200);
  });

  test('two right answers with one code at the same moment are one', async () => {
    const { id, accessToken, code } = await guarded();
    const challenges = [await challenge(accessToken, id), await challenge(accessToken, id)];
    const answers = await Promise.all(
      challenges.map((each) => verify(accessToken, id, { challenge_id: each, code: code() })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('sessions', () => {
  test('a token from before the second factor does not rise with its session', async () => {
    const { id, first } = await guarded();
    expect(await site.call('DELETE', `/factors/${id}`, { token: first })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_aal' },
    });
  });

  test('a verified factor deletes the unfinished ones, and a second one leaves the first', async () => {
    const { accessToken } = await guarded();
    const [second, unfinished] = [await enroll(accessToken), await enroll(accessToken)];
    const answer = { challenge_id: await challenge(accessToken, second.id), code: second.app?.code() };
    const { body } = await verify(accessToken, second.id, answer);
    const { factors } = Object(body.user);
    expect(factors).toHaveLength(2);
    expect(JSON.stringify(factors)).not.toContain(unfinished.id);
    expect(JSON.stringify(factors)).not.toContain('secret');
  });

  test('that another factor raised stay at aal2 when one is removed', async () => {
    const { email, id, accessToken } = await guarded();
    const second = await enroll(accessToken);
    const raise = async (factorId: string, code: string | undefined, token: string) =>
      site.sessionOf((await verify(token, factorId, { challenge_id: await challenge(token, factorId), code })).body);
    await raise(second.id, second.app?.code(), accessToken);
    site.pass(30);
    const other = await raise(second.id, second.app?.code(), (await site.signIn(email)).accessToken);
    const owner = await site.call('DELETE', `/factors/${id}`, { token: other.accessToken });
    expect(owner.status).toBe(200);
    const rows = await site.query(`select aal from identity.sessions where user_id = '${other.userId}'`);
    expect(rows.map(({ aal }) => aal)).toEqual(['aal2', 'aal2']);
    await site.call('DELETE', `/factors/${second.id}`, { token: other.accessToken });
    const lowered = await site.query(`select aal, amr::text from identity.sessions where user_id = '${other.userId}'`);
    for (const { aal, amr } of lowered) expect([aal, text(amr).includes('totp')]).toEqual(['aal1', false]);
  });
});

test('secrets are encrypted when the operator gave a key', async () => {
  const factorKeys = [randomBytes(32)];
  const own = await openAuthSite({ mailAutoconfirm: true, factorKeys });
  try {
    const { accessToken } = await own.signUp('secret@example.com');
    const { id, app } = await enroll(accessToken, {}, own);
    const challenged = await own.call('POST', `/factors/${id}/challenge`, { token: accessToken, json: {} });
    const json = { challenge_id: challenged.body.id, code: app?.code() };
    expect((await own.call('POST', `/factors/${id}/verify`, { token: accessToken, json })).status).toBe(200);
    const [row] = await own.query(`select get_byte(secret, 0) as form, length(secret) as bytes from identity.factors`);
    expect(row).toEqual({ form: 1, bytes: 49 });
  } finally {
    await own.close();
  }
});
