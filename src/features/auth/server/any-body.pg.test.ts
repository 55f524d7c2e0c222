import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
let session: { accessToken: string; refreshToken: string };
beforeAll(async () => {
  // Nobody listens there, so that a way to Google ends at once.
  site = await openAuthSite({ googleClient: { issuer: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's' } });
  await site.query(`insert into identity.users (email, email_confirmed_at) values ('ann@example.com', now())`);
  await site.call('POST', '/signup', { json: { email: 'bob@example.com', password: 'violet-otter' } });
  const text = (await site.mailsTo('bob@example.com'))[0]?.text ?? '';
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const json = { type: 'signup', email: 'bob@example.com', token: code };
  session = site.sessionOf((await site.call('POST', '/verify', { json })).body);
});
afterAll(() => site.close());

const ENDPOINTS = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token'],
  ['PUT', '/user'],
  ['POST', '/verify'],
  ['POST', '/resend'],
  ['POST', '/recover'],
  ['POST', '/otp'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/callback'],
  ['DELETE', '/user/identities/%00'],
  ['POST', '/logout?scope=nowhere'],
] as const;

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string(),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'ann@example.com',
    'bob@example.com',
    'cy@example.com',
    '123456',
    '__proto__',
    "'; drop table x",
  ),
);
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ stringUnit: anyCharacter }),
  fc.constantFrom(null, 0, -1, 1e308, true, [], {}),
);
/** Mostly what the field is for, sometimes another text, now and then anything at all, so that every depth is reached. */
const mostly = <Value>(usual: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 2, arbitrary: anyText }, { weight: 1, arbitrary: anyValue });
const seldom = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(undefined, null) },
  { weight: 1, arbitrary: anyValue },
);
const sensible = {
  email: mostly(fc.oneof(fc.constantFrom('ann@example.com', 'bob@example.com', 'cy@example.com'), fc.emailAddress())),
  password: mostly(fc.constantFrom('violet-otter', 'crimson-badger', 'abc', '123456')),
  data: mostly(fc.dictionary(fc.oneof(anyText, fc.constantFrom('email', 'sub', 'first_name')), anyValue)),
  type: mostly(fc.constantFrom('signup', 'email', 'email_change', 'recovery', 'invite', 'sms')),
  token: mostly(fc.constantFrom('123456', '000000')),
  token_hash: seldom,
  refresh_token: mostly(fc.oneof(fc.constant('A'.repeat(70)), fc.base64String())),
  phone: seldom,
  code_challenge: fc.oneof(seldom, fc.constant('c'.repeat(43))),
  code_challenge_method: fc.oneof(seldom, fc.constantFrom('s256', 'plain')),
  auth_code: mostly(fc.base64String()),
  code_verifier: mostly(fc.constant('c'.repeat(43))),
  create_user: fc.oneof(seldom, fc.boolean()),
  nonce: seldom,
  current_password: fc.oneof(seldom, fc.constantFrom('violet-otter', 'crimson-badger')),
  app_metadata: seldom,
  unknown: anyValue,
};
const anyBody = fc.oneof(
  { weight: 8, arbitrary: fc.record(sensible).map((body) => JSON.stringify(body)) },
  { weight: 2, arbitrary: fc.record(sensible, { requiredKeys: [] }).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: anyText },
);
const anyRedirect = fc.option(fc.oneof(fc.webUrl(), anyText, fc.constant('http://localhost:1/x')), { nil: undefined });

test('whatever is sent, the answer is JSON and never a fault of the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ENDPOINTS),
      anyBody,
      anyRedirect,
      fc.boolean(),
      async ([method, path], text, redirect, isOwner) => {
        const query =
          redirect === undefined
            ? ''
            : `${path.includes('?') ? '&' : '?'}redirect_to=${encodeURIComponent(redirect.toWellFormed())}`;
        const token = isOwner ? session.accessToken : undefined;
        // A browser cannot send a body with every method, nor do we read one then.
        const content = method === 'DELETE' ? {} : { text };
        const { status, body } = await site.call(method, path + query, { ...content, ...(token ? { token } : {}) });
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      },
    ),
    { numRuns: 600 },
  );
});

test('whatever a link carries, the answer is a refusal in JSON or a way back to this site', async () => {
  const query = fc.record(
    { token: anyText, type: sensible.type, redirect_to: fc.oneof(fc.webUrl(), anyText) },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const entries = Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const { status, headers } = await site.call('GET', `/verify?${new URLSearchParams(entries)}`);
      if (status === 303) expect(new URL(headers.get('location') ?? '').hostname).toBe('localhost');
      else expect(status).toBe(400);
    }),
    { numRuns: 500 },
  );
});

test('whatever a way to Google or back carries, it ends at this site or in a refusal in JSON', async () => {
  const names = [
    'provider',
    'state',
    'code',
    'error',
    'error_description',
    'iss',
    'scopes',
    'prompt',
    'redirect_to',
  ] as const;
  const field = fc.option(fc.oneof(anyText, fc.constantFrom('google', 'openid')), { nil: undefined });
  const query = fc.record(Object.fromEntries(names.map((name) => [name, field])));
  const cookie = fc.oneof(fc.constant(`huzzah-provider-flow=${'x'.repeat(43)}`), fc.string({ unit: 'grapheme-ascii' }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/authorize', '/callback'), query, cookie, async (path, fields, given) => {
      const entries = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      const { status, headers } = await site.call('GET', `${path}?${new URLSearchParams(entries)}`, {
        headers: { cookie: given },
      });
      if (status === 302) expect(new URL(headers.get('location') ?? '').hostname).toBe('localhost');
      else expect(status).toBe(400);
    }),
    { numRuns: 500 },
  );
});

test('whatever the headers say, a token that we did not sign opens nothing', async () => {
  const header = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(header, header, async (authorization, version) => {
      const headers = { authorization: `Bearer ${authorization}`, 'x-supabase-api-version': version };
      const { status } = await site.call('GET', '/user', { headers });
      expect([401, 403]).toContain(status);
    }),
    { numRuns: 500 },
  );
});
