import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const PLAIN = 0;
const ENCRYPTED = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** No key of the operator's opens this secret: one was taken out of FACTOR_KEYS while it was still needed. */
export class FactorKeyMissing extends Error {}

/**
 * An app's secret as it is stored: with AES-256-GCM under the newest of the operator's keys, and bound to its factor, so
 * that a row copied to another account opens nothing. Without a key it is stored as it is; a key kept in the same
 * database would only look like more.
 */
export function sealSecret(secret: Buffer, factorId: string, keys: readonly Buffer[]): Buffer {
  const [newest] = keys;
  if (!newest) return Buffer.concat([Buffer.of(PLAIN), secret]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(ENCRYPTED), nonce, cipher.getAuthTag(), sealed]);
}

/** The secret again. Throws FactorKeyMissing when none of the keys fits. */
export function openSecret(stored: Buffer, factorId: string, keys: readonly Buffer[]): Buffer {
  if (stored[0] === PLAIN) return stored.subarray(1);
  const nonce = stored.subarray(1, 1 + NONCE_BYTES);
  const tag = stored.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const sealed = stored.subarray(1 + NONCE_BYTES + TAG_BYTES);
  for (const key of keys) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(factorId)).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      // Another key, then: GCM says so for certain.
    }
  }
  throw new FactorKeyMissing('A factor is encrypted with a key that is not among FACTOR_KEYS');
}

/**
 * The secret sealed anew when the newest key is not the one that holds it, or none does; undefined when it is. Done
 * whenever a code was right, so that an old key is needed no longer than its last user stays away.
 */
export function renewSeal(stored: Buffer, factorId: string, keys: readonly Buffer[]): Buffer | undefined {
  const [newest] = keys;
  if (!newest || (stored[0] === ENCRYPTED && opens(stored, factorId, newest))) return undefined;
  return sealSecret(openSecret(stored, factorId, keys), factorId, keys);
}

function opens(stored: Buffer, factorId: string, key: Buffer): boolean {
  try {
    openSecret(stored, factorId, [key]);
    return true;
  } catch (error) {
    if (error instanceof FactorKeyMissing) return false;
    throw error;
  }
}
