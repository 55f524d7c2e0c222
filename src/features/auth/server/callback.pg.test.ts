import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite, TEST_URL } from '../../../../tests/support/auth-site.ts';
import { type ForgingIssuer, startForgingIssuer } from '../../../../tests/support/forging-issuer.ts';
import { googleVisitor } from '../../../../tests/support/google-visitor.ts';

let site: AuthSite;
let issuer: ForgingIssuer;
beforeAll(async () => {
  issuer = await startForgingIssuer();
  const googleClient = { issuer: issuer.issuer, clientId: 'site', clientSecret: 'a-secret' };
  site = await openAuthSite({ googleClient });
});
afterAll(async () => {
  await site.close();
  await issuer.close();
});

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const accounts = async () => Number((await site.query('select count(*) as n from identity.users'))[0]?.n);

describe('what comes back from Google', () => {
  test('is taken when it is right', async () => {
    const { status, address, fragment } = await googleVisitor(site, issuer).signIn();
    expect({ status, address }).toEqual({ status: 302, address: TEST_URL });
    expect(fragment).toMatchObject({ provider_token: 'theirs', token_type: 'bearer' });
    expect(await site.call('GET', '/user', { token: fragment.access_token ?? '' })).toMatchObject({
      body: { email: 'somebody@gmail.example' },
    });
  });

  test.each([
    ['is meant for another site', { claims: { aud: 'another-site' } }],
    ['is meant for several sites and not for ours above all', { claims: { aud: ['site', 'another'], azp: 'another' } }],
    ['is said by another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['answers another question', { claims: { nonce: 'another' } }],
    ['answers no question', { claims: { nonce: undefined } }],
    ['has expired', { claims: { iat: now() - 2 * HOUR, exp: now() - HOUR } }],
    ['is signed by a stranger', { isWrongKey: true }],
    ['names nobody', { claims: { sub: '' } }],
    ['names nobody at all', { claims: { sub: undefined } }],
    ['is a refused code', { tokenStatus: 400 }],
  ])('and %s opens nothing', async (_, forgery) => {
    const before = await accounts();
    const { status, fragment } = await googleVisitor(site, issuer).signIn(forgery);
    expect(status).toBe(302);
    expect(fragment).toEqual({
      error: 'server_error',
      error_code: 'bad_oauth_callback',
      error_description: 'Unable to exchange external code',
      sb: '',
    });
    expect(await accounts()).toBe(before);
  });

  test('by way of another issuer opens nothing', async () => {
    const { fragment } = await googleVisitor(site, issuer).signIn({ issuerInCallback: 'https://evil.example' });
    expect(fragment).toMatchObject({ error: 'server_error', error_code: 'bad_oauth_callback' });
  });

  test.each([
    ['fails', { tokenStatus: 503 }],
    ['is silent', { isSilent: true }],
  ])('while Google %s, is said to be for later', async (_, forgery) => {
    const { fragment } = await googleVisitor(site, issuer).signIn(forgery);
    expect(fragment).toMatchObject({
      error: 'temporarily_unavailable',
      error_code: 'unexpected_failure',
      error_description: 'The sign-in provider cannot be reached right now, please try again',
    });
  });

  test('twice at the same moment signs in once', async () => {
    const visitor = googleVisitor(site, issuer);
    const { wayBack } = await visitor.leave();
    const arrivals = await Promise.all([1, 2, 3, 4].map(() => visitor.arrive(wayBack)));
    expect(arrivals.filter(({ fragment }) => fragment.access_token)).toHaveLength(1);
    expect(arrivals.filter(({ fragment }) => fragment.error_code === 'bad_oauth_state')).toHaveLength(3);
  });

  test('from two tabs of one browser signs in both', async () => {
    const visitor = googleVisitor(site, issuer);
    const [first, second] = [await visitor.leave(), await visitor.leave()];
    for (const { wayBack } of [second, first]) {
      expect((await visitor.arrive(wayBack)).fragment).toHaveProperty('access_token');
    }
  });

  test.each([
    ['of words that are no error of the standard', '<script>', 'server_error'],
    ['of the standard', 'login_required', 'login_required'],
  ])('as an error %s is told without another site’s markup', async (_, error, told) => {
    const visitor = googleVisitor(site, issuer);
    const { address } = await visitor.leave();
    const state = new URL(address).searchParams.get('state') ?? '';
    const description = `Nö\r\n"\\<b>${'x'.repeat(1000)}`;
    const query = new URLSearchParams({ error, error_description: description, state, iss: issuer.issuer });
    const { fragment } = await visitor.arrive(`?${query}`);
    expect(fragment).toMatchObject({ error: told, error_code: 'bad_oauth_callback' });
    expect(fragment.error_description).toMatch(/^[ -~]{1,200}$/);
  });

  test.each(['', '?state=', '?code=x', '?state=x&state=y', `?state=${'x'.repeat(9000)}`, '?state=%00'])(
    'as %s is nothing',
    async (query) => {
      const { status, address, fragment } = await googleVisitor(site, issuer).arrive(query);
      expect({ status, address }).toEqual({ status: 302, address: TEST_URL });
      expect(fragment.error_code).toMatch(/^bad_oauth_(callback|state)$/);
    },
  );

  test('is nothing to a look with HEAD, and works after it', async () => {
    const visitor = googleVisitor(site, issuer);
    const { wayBack } = await visitor.leave();
    expect((await site.call('HEAD', `/callback${wayBack}`)).status).toBe(200);
    expect((await visitor.arrive(wayBack)).fragment).toHaveProperty('access_token');
  });
});

describe('what stays behind while somebody is at Google', () => {
  test('is of no use to whoever reads the database', async () => {
    const visitor = googleVisitor(site, issuer);
    const { address } = await visitor.leave();
    const { state = '', nonce = '' } = Object.fromEntries(new URL(address).searchParams);
    const stored = JSON.stringify(await site.query('select * from identity.provider_flows'));
    for (const secret of [state, nonce]) expect(stored).not.toContain(secret);
  });

  test('is forgotten after a day', async () => {
    await googleVisitor(site, issuer).leave();
    site.pass(86_401);
    await googleVisitor(site, issuer).leave();
    const [{ n } = {}] = await site.query('select count(*) as n from identity.provider_flows');
    expect(Number(n)).toBe(1);
  });

  test('in the code flow keeps Google’s tokens for the browser alone', async () => {
    const challenge = 'a-plain-challenge-of-forty-three-characters';
    const visitor = googleVisitor(site, issuer);
    const { address } = await visitor.signIn({}, `&code_challenge=${challenge}&code_challenge_method=plain`);
    // Bytes as text whatever they are: a sealed secret may well hold a zero.
    const stored = JSON.stringify(
      await site.query("select encode(provider_tokens, 'escape') as sealed from identity.pkce_codes"),
    );
    expect(stored).toContain('sealed');
    expect(stored).not.toContain('theirs');
    const json = { auth_code: new URL(address).searchParams.get('code'), code_verifier: challenge };
    expect(await site.call('POST', '/token?grant_type=pkce', { json })).toMatchObject({
      status: 200,
      body: { provider_token: 'theirs', user: { email: 'somebody@gmail.example' } },
    });
  });
});

describe('while Google is down', () => {
  test('the way there leads back with the reason, and works again when Google does', async () => {
    const own = await startForgingIssuer();
    const googleClient = { issuer: own.issuer, clientId: 'site', clientSecret: 'a-secret' };
    const cold = await openAuthSite({ googleClient });
    try {
      own.goDown();
      const visitor = googleVisitor(cold, own);
      const { status, address } = await visitor.leave(
        {},
        `&redirect_to=${encodeURIComponent(`${TEST_URL}/dashboard`)}`,
      );
      expect(status).toBe(302);
      expect(address).toBe(
        `${TEST_URL}/dashboard#error=temporarily_unavailable&error_code=unexpected_failure&error_description=The+sign-in+provider+cannot+be+reached+right+now%2C+please+try+again&sb=`,
      );
      own.comeUp();
      cold.pass(5);
      expect((await visitor.signIn()).fragment).toHaveProperty('access_token');
      own.goDown();
      cold.pass(2 * HOUR);
      expect((await visitor.leave()).address).toContain(`${own.issuer}/authorize?`);
    } finally {
      await cold.close();
      await own.close();
    }
  });

  test('a crowd asks it once', async () => {
    const own = await startForgingIssuer();
    const googleClient = { issuer: own.issuer, clientId: 'site', clientSecret: 'a-secret' };
    const cold = await openAuthSite({ googleClient });
    try {
      await Promise.all(Array.from({ length: 8 }, () => googleVisitor(cold, own).leave()));
      expect(own.discoveries()).toBe(1);
    } finally {
      await cold.close();
      await own.close();
    }
  });
});

test('the log says why a sign-in failed, and nothing that could open one', async () => {
  const own = await startForgingIssuer();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const googleClient = { issuer: own.issuer, clientId: 'site', clientSecret: 'a-secret' };
  const told = await openAuthSite({ googleClient, log });
  try {
    const visitor = googleVisitor(told, own);
    const secrets = ['a-secret', 'theirs', 'somebody@gmail.example', 'eyJ'];
    for (const forgery of [
      { tokenStatus: 401 },
      { isWrongKey: true },
      { claims: { nonce: 'x' } },
      { tokenStatus: 503 },
    ]) {
      const { address, wayBack } = await visitor.leave(forgery);
      secrets.push(...new URL(address).searchParams.values().filter((value) => value.length > 40));
      secrets.push(new URLSearchParams(wayBack).get('code') ?? '');
      await visitor.arrive(wayBack);
    }
    own.goDown();
    told.pass(2 * HOUR);
    await visitor.leave();
    const text = lines.join('');
    expect(lines).toHaveLength(4);
    expect(text).toContain('invalid_grant');
    for (const secret of secrets) expect(text).not.toContain(secret);
  } finally {
    await told.close();
    await own.close();
  }
});

test.each(['', '&code_challenge=x', '&code_challenge=x&code_challenge_method=s256'])(
  'a site without Google, or a request without sense (%s), says so in JSON',
  async (query) => {
    expect(await site.call('GET', `/authorize?provider=github${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported provider: provider is not enabled' },
    });
    if (query !== '') {
      expect(await site.call('GET', `/authorize?provider=google${query}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    }
  },
);
