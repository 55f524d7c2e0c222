import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { FactorKeyMissing, openSecret, renewSeal, sealSecret } from './factor-secret.ts';

const secret = randomBytes(20);
const [first, second] = [randomBytes(32), randomBytes(32)] as const;

test('a secret is stored unreadable with the operator’s key, and opened by it alone', () => {
  const stored = sealSecret(secret, 'factor-1', [first]);
  expect(stored.includes(secret)).toBe(false);
  expect(openSecret(stored, 'factor-1', [first])).toEqual(secret);
  expect(() => openSecret(stored, 'factor-1', [second])).toThrow(FactorKeyMissing);
  expect(() => openSecret(stored, 'factor-1', [])).toThrow(FactorKeyMissing);
});

test('a secret that was copied to another factor, or changed, opens nothing', () => {
  const stored = sealSecret(secret, 'factor-1', [first]);
  expect(() => openSecret(stored, 'factor-2', [first])).toThrow(FactorKeyMissing);
  const changed = Buffer.from(stored);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSecret(changed, 'factor-1', [first])).toThrow(FactorKeyMissing);
});

test('a new key is put in front, and what the old one sealed still opens', () => {
  const old = sealSecret(secret, 'factor-1', [first]);
  const renewed = sealSecret(secret, 'factor-1', [second, first]);
  expect(openSecret(old, 'factor-1', [second, first])).toEqual(secret);
  expect(openSecret(renewed, 'factor-1', [second])).toEqual(secret);
});

test('without a key it is stored as it is, and still opens when a key comes later', () => {
  const stored = sealSecret(secret, 'factor-1', []);
  expect(openSecret(stored, 'factor-1', [first])).toEqual(secret);
});

test('a secret that is plain, or under an old key, is sealed anew; one under the newest key is left alone', () => {
  for (const stored of [sealSecret(secret, 'factor-1', []), sealSecret(secret, 'factor-1', [first])]) {
    const renewed = renewSeal(stored, 'factor-1', [second, first]);
    expect(renewed && openSecret(renewed, 'factor-1', [second])).toEqual(secret);
  }
  expect(renewSeal(sealSecret(secret, 'factor-1', [second]), 'factor-1', [second, first])).toBeUndefined();
  expect(renewSeal(sealSecret(secret, 'factor-1', []), 'factor-1', [])).toBeUndefined();
});
