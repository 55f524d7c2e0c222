import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';
import { authenticatorApp } from '../../../../tests/support/authenticator-app.ts';

let site: AuthSite;
let token: string;
let factorId: string;
let challengeId: string;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true });
  token = (await site.signUp(`${'x'.repeat(240)}@example.com`)).accessToken;
  const enrolled = await site.call('POST', '/factors', { token, json: { factor_type: 'totp' } });
  factorId = String(enrolled.body.id);
  challengeId = String((await site.call('POST', `/factors/${factorId}/challenge`, { token, json: {} })).body.id);
});
afterAll(() => site.close());

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string(),
  fc.constantFrom('', '\0', '\ud800', '000000', '９９９９９９', "' or 1=1", '__proto__', 'x'.repeat(101)),
);
const anyValue = fc.oneof(anyText, fc.jsonValue({ stringUnit: anyCharacter }), fc.constantFrom(null, 0, true, [], {}));
const mostly = (usual: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 3, arbitrary: anyText },
    { weight: 1, arbitrary: anyValue },
  );

test('whatever is sent to the factors, the answer is JSON and never a fault of the server', async () => {
  const call = fc.record({
    method: fc.constantFrom('POST', 'DELETE'),
    id: fc.oneof(fc.constant('mine'), fc.uuid(), anyText),
    end: fc.constantFrom('', '/challenge', '/verify'),
    isOwner: fc.boolean(),
    text: fc.oneof(
      { weight: 1, arbitrary: anyText },
      {
        weight: 6,
        arbitrary: fc
          .record({
            factor_type: mostly(['totp', 'phone', 'webauthn']),
            friendly_name: mostly(['Phone']),
            issuer: mostly(['Huzzah', '']),
            challenge_id: fc.oneof(fc.constant('mine'), anyValue),
            code: mostly(['000000', '']),
          })
          .map((body) =>
            JSON.stringify({ ...body, challenge_id: body.challenge_id === 'mine' ? challengeId : body.challenge_id }),
          ),
      },
    ),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ method, id, end, isOwner, text }) => {
      const own = id === 'mine' ? (method === 'DELETE' ? '00000000-0000-4000-8000-000000000000' : factorId) : id;
      const isList = method === 'POST' && end === '';
      const path = isList ? '/factors' : `/factors/${encodeURIComponent(own.toWellFormed())}${end}`;
      const content = method === 'DELETE' ? {} : { text };
      const { status, body } = await site.call(method, path, { ...content, ...(isOwner ? { token } : {}) });
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: 600 },
  );
}, 120_000);

test('the longest names still make a QR code that an app can read', async () => {
  for (const issuer of ['漢'.repeat(100), '%'.repeat(100), ':'.repeat(100), '"<script>&#'.repeat(9)]) {
    await site.query('delete from identity.factors');
    const json = { factor_type: 'totp', issuer, friendly_name: issuer };
    const { status, body } = await site.call('POST', '/factors', { token, json });
    expect(status).toBe(200);
    const { uri, qr_code: picture } = Object(body.totp);
    expect(picture).toMatch(/^<svg [^#]*<\/svg>$/s);
    expect(picture).not.toContain('script');
    expect(authenticatorApp(uri, site.now).code()).toMatch(/^\d{6}$/);
  }
});
