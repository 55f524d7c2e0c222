import { createPrivateKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Database } from '../../../platform/node/db/database.ts';
import {
  findActiveKey,
  listVerificationKeys,
  type NewKey,
  offerActiveKey,
  type PrivateKey,
  type PublicKey,
} from './signing-keys.sql.ts';

/** The one algorithm of this site: pinned when signing and when verifying, whatever a token's header says. */
export const ALGORITHM = 'ES256';

/** Published keys may be cached for ten minutes by clients (WIRE 3). */
export const KEYS_MAX_AGE_MS = 600_000;

/** We look more often ourselves: a key that was revoked is refused by every instance after this time. */
export const KEYS_REREAD_MS = 60_000;

export interface SigningKey {
  kid: string;
  key: KeyObject;
}

export interface KeySource {
  db: Database;
  now: () => Date;
}

/** The active key, made on first use. Two instances that start at once end on the same key. */
export async function ensureSigningKey({ db, now }: KeySource): Promise<SigningKey> {
  const known = (await db.asApp(findActiveKey)) ?? (await createSigningKey({ db, now }));
  return { kid: known.kid, key: createPrivateKey({ key: known.jwk, format: 'jwk' }) };
}

async function createSigningKey({ db, now }: KeySource): Promise<PrivateKey> {
  const key = await makeKey(now());
  await db.asApp((tx) => offerActiveKey(tx, key));
  const winner = await db.asApp(findActiveKey);
  if (!winner) throw new Error('The signing key that was just written is gone');
  return winner;
}

/** A new key pair, not stored yet; its id is the thumbprint of RFC 7638. */
export async function makeKey(at: Date): Promise<NewKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  return { kid: await calculateJwkThumbprint(publicJwk), privateJwk, publicJwk, at };
}

export async function importKey(jwk: PublicKey['jwk']): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is symmetric');
  return key;
}

/** The active signing key, kept in memory for a minute: a changed key comes into use without a restart. */
export function createSigningKeyCache(source: KeySource): () => Promise<SigningKey> {
  let cached: { until: number; key: Promise<SigningKey> } | undefined;
  return () => {
    const at = source.now().getTime();
    if (cached && at < cached.until) return cached.key;
    const key = ensureSigningKey(source);
    const entry = { until: at + KEYS_REREAD_MS, key };
    cached = entry;
    key.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return key;
  };
}

export interface VerifyingKey {
  key: CryptoKey;
  /** Its signatures are good for the anonymous key alone, which says nothing about anybody and outlives every rotation. */
  isRetired: boolean;
}

/** Keys by key id. */
export async function loadVerifyingKeys(db: Database): Promise<Map<string, VerifyingKey>> {
  const keys = await db.asApp(listVerificationKeys);
  return new Map(
    await Promise.all(
      keys.map(
        async ({ kid, jwk, status }) => [kid, { key: await importKey(jwk), isRetired: status === 'retired' }] as const,
      ),
    ),
  );
}
