import { createHmac, type KeyObject } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import type { Database } from '../../../platform/node/db/database.ts';
import { loadAnonKey } from './anon-key.ts';
import { ensureSigningKey, loadVerifyingKeys, type SigningKey } from './signing-keys.ts';
import { createTokenVerifier } from './token-verifier.ts';

const START = new Date('2026-06-01T12:00:00Z');
const SECONDS = Math.floor(START.getTime() / 1000);
const now = () => START;

let database: TestDatabase;
let signing: SigningKey;
beforeAll(async () => {
  database = await openTestDatabase();
  signing = await ensureSigningKey({ db: database.db, now });
});
afterAll(() => database.close());

const sign = (claims: Record<string, unknown>, { kid, key }: { kid: string; key: KeyObject | CryptoKey } = signing) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key);
const valid = { role: 'authenticated', aud: 'authenticated', sub: 'someone', iat: SECONDS, exp: SECONDS + 3600 };
const verify = (token: string, options: { at?: Date; skewSeconds?: number } = {}) =>
  createTokenVerifier({
    db: database.db,
    now: () => options.at ?? START,
    ...(options.skewSeconds === undefined ? {} : { skewSeconds: options.skewSeconds }),
  }).verify(token);
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** So many views of one database; the first answer of each comes only when all have theirs. */
function instancesAfterFirstLook(db: Database, count: number): Database[] {
  const everybodyLooked = Promise.withResolvers<void>();
  let looked = 0;
  return Array.from({ length: count }, () => {
    let isFirst = true;
    const asApp: Database['asApp'] = async (work) => {
      const value = await db.asApp(work);
      if (isFirst) {
        isFirst = false;
        looked += 1;
        if (looked === count) everybodyLooked.resolve();
        await everybodyLooked.promise;
      }
      return value;
    };
    return { ...db, asApp };
  });
}

describe('a token', () => {
  test('of this site is accepted with its claims', async () => {
    expect(await verify(await sign(valid))).toEqual({ ok: true, claims: valid });
  });

  test('is refused one second after it expired, and on request thirty seconds later', async () => {
    const token = await sign(valid);
    const late = (seconds: number) => new Date(START.getTime() + (3600 + seconds) * 1000);
    expect(await verify(token, { at: late(-1) })).toMatchObject({ ok: true });
    expect(await verify(token, { at: late(1) })).toEqual({ ok: false, reason: 'expired' });
    expect(await verify(token, { at: late(29), skewSeconds: 30 })).toMatchObject({ ok: true });
    expect(await verify(token, { at: late(31), skewSeconds: 30 })).toEqual({ ok: false, reason: 'expired' });
  });

  test('without a signature (alg none) is refused', async () => {
    const [, payload] = (await sign(valid)).split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await verify(`${base64url({ alg, kid: signing.kid })}.${payload}.`)).toEqual({
        ok: false,
        reason: 'bad-signature',
      });
    }
  });

  test('signed by HMAC with the public key as the secret is refused', async () => {
    const key = (await loadVerifyingKeys(database.db)).get(signing.kid)?.key;
    if (!key) throw new Error('the active key is not published');
    for (const secret of [await exportSPKI(key), JSON.stringify(await exportJWK(key))]) {
      const text = `${base64url({ alg: 'HS256', kid: signing.kid })}.${base64url(valid)}`;
      const token = `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
      expect(await verify(token)).toEqual({ ok: false, reason: 'bad-signature' });
    }
  });

  test('signed by a stranger is refused under our key id, their own, and a key carried in the header', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    expect(await verify(await sign(valid, { kid: signing.kid, key: privateKey }))).toMatchObject({ ok: false });
    expect(await verify(await sign(valid, { kid: 'elsewhere', key: privateKey }))).toMatchObject({ ok: false });
    const jwk = await exportJWK(publicKey);
    const header = { alg: 'ES256', kid: signing.kid, jwk, jku: 'https://evil.example/jwks.json' };
    const token = await new SignJWT(valid).setProtectedHeader(header).sign(privateKey);
    expect(await verify(token)).toEqual({ ok: false, reason: 'bad-signature' });
  });

  test('whose claims were changed after signing is refused', async () => {
    const [header, , signature] = (await sign(valid)).split('.');
    const token = `${header}.${base64url({ ...valid, sub: 'someone-else' })}.${signature}`;
    expect(await verify(token)).toEqual({ ok: false, reason: 'bad-signature' });
  });

  test.each([
    ['another audience', { ...valid, aud: 'elsewhere' }, 'wrong-audience'],
    ['a role of the database', { ...valid, role: 'app' }, 'malformed'],
    ['no role', { exp: valid.exp }, 'malformed'],
    ['no expiry', { role: 'anon' }, 'malformed'],
    ['an issue time in the future', { ...valid, iat: SECONDS + 120 }, 'not-yet-valid'],
    ['a start in the future', { ...valid, nbf: SECONDS + 120 }, 'not-yet-valid'],
  ])('with %s is refused even when we signed it', async (_, claims, reason) => {
    expect(await verify(await sign(claims))).toEqual({ ok: false, reason });
  });

  test.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '..', 'ey.ey.ey', `${'x'.repeat(10_000)}.y.z`, '\0.\0.\0'])(
    'that is no token is malformed: %j',
    async (token) => {
      expect(await verify(token)).toEqual({ ok: false, reason: 'malformed' });
    },
  );
});

describe('keys', () => {
  test('are one key when several instances start at once on a new site', async () => {
    const fresh = await openTestDatabase();
    try {
      // All six have seen that there is no key before the first of them makes one.
      const keys = await Promise.all(instancesAfterFirstLook(fresh.db, 6).map((db) => ensureSigningKey({ db, now })));
      expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
      const anonKeys = await Promise.all(instancesAfterFirstLook(fresh.db, 6).map((db) => loadAnonKey({ db, now })));
      expect(new Set(anonKeys).size).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  test('made up by a caller cost no more than one query in five seconds', async () => {
    let reads = 0;
    const counting = {
      ...database.db,
      asApp: <Value>(work: Parameters<typeof database.db.asApp<Value>>[0]) => {
        reads += 1;
        return database.db.asApp(work);
      },
    };
    const { verify: verifyCounted } = createTokenVerifier({ db: counting, now });
    for (let index = 0; index < 50; index += 1) {
      const token = await sign(valid, { kid: `made-up-${index}`, key: signing.key });
      expect(await verifyCounted(token)).toEqual({ ok: false, reason: 'bad-signature' });
    }
    expect(reads).toBe(1);
  });

  test('the anonymous key stays the same and is accepted for ten years', async () => {
    const source = { db: database.db, now };
    const first = await loadAnonKey(source);
    expect(await loadAnonKey({ ...source, now: () => new Date('2030-01-01T00:00:00Z') })).toBe(first);
    const verified = await verify(first, { at: new Date('2036-05-01T00:00:00Z') });
    expect(verified).toMatchObject({ ok: true, claims: { role: 'anon' } });
    expect(verified.ok && verified.claims.sub).toBeUndefined();
  });
});
