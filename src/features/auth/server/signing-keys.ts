import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Database } from '../../../platform/node/db/database.ts';
import { findActiveKey, listPublicKeys, offerActiveKey, type PrivateKey, type PublicKey } from './signing-keys.sql.ts';

/** The one algorithm of this site: pinned when signing and when verifying, whatever a token's header says. */
export const ALGORITHM = 'ES256';

/** Published keys may be cached for ten minutes by clients and by us (WIRE 3). */
export const KEYS_MAX_AGE_MS = 600_000;

export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

export interface KeySource {
  db: Database;
  now: () => Date;
}

/** The active key, made on first use. Two instances that start at once end on the same key. */
export async function ensureSigningKey({ db, now }: KeySource): Promise<SigningKey> {
  const known = (await db.asApp(findActiveKey)) ?? (await createSigningKey({ db, now }));
  return { kid: known.kid, key: await importKey(known.jwk) };
}

async function createSigningKey({ db, now }: KeySource): Promise<PrivateKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  const kid = await calculateJwkThumbprint(publicJwk);
  await db.asApp((tx) => offerActiveKey(tx, { kid, privateJwk, publicJwk, at: now() }));
  const winner = await db.asApp(findActiveKey);
  if (!winner) throw new Error('The signing key that was just written is gone');
  return winner;
}

export async function importKey(jwk: PublicKey['jwk']): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is symmetric');
  return key;
}

/**
 * The active signing key, kept in memory for ten minutes, so that a changed key comes into use without a restart
 * while the old one is still published.
 */
export function createSigningKeyCache(source: KeySource): () => Promise<SigningKey> {
  let cached: { until: number; key: Promise<SigningKey> } | undefined;
  return () => {
    const at = source.now().getTime();
    if (cached && at < cached.until) return cached.key;
    const key = ensureSigningKey(source);
    const entry = { until: at + KEYS_MAX_AGE_MS, key };
    cached = entry;
    key.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return key;
  };
}

/** Public keys by key id. */
export async function loadPublicKeys(db: Database): Promise<Map<string, CryptoKey>> {
  const keys = await db.asApp(listPublicKeys);
  return new Map(await Promise.all(keys.map(async ({ kid, jwk }) => [kid, await importKey(jwk)] as const)));
}
