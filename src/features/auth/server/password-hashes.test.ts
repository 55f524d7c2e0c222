import { describe, expect, test } from 'vitest';
import { createPasswordHashes, TooManyHashes } from './password-hashes.ts';

describe('a password hash', () => {
  test('fits its password, written on any keyboard, and no other', async () => {
    const passwords = createPasswordHashes();
    const phc = await passwords.hash('Zo\u00eb likes gin');
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.verify('Zo\u00eb likes gin', phc)).toBe(true);
    expect(await passwords.verify('Zoe\u0308 likes gin', phc)).toBe(true);
    expect(await passwords.verify('Zoe likes gin', phc)).toBe(false);
    expect(await passwords.verify('', phc)).toBe(false);
  });

  test('is salted: the same password twice gives two hashes', async () => {
    const passwords = createPasswordHashes();
    expect(await passwords.hash('violet-otter')).not.toBe(await passwords.hash('violet-otter'));
  });

  test('made elsewhere at another cost is understood', async () => {
    // The reference implementation's own test vector for argon2id (phc-winner-argon2, src/test.c).
    const phc = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await createPasswordHashes().verify('password', phc)).toBe(true);
    expect(await createPasswordHashes().verify('Password', phc)).toBe(false);
  });

  test('that is missing never fits', async () => {
    expect(await createPasswordHashes().verify('violet-otter', undefined)).toBe(false);
    expect(await createPasswordHashes().verify('', null)).toBe(false);
  });

  test('in a form that we never write is a fault and never a match', async () => {
    await expect(createPasswordHashes().verify('x', 'plain')).rejects.toThrow(/not in the form/);
  });

  test('waits its turn in a burst, and a burst without end is turned away', async () => {
    const passwords = createPasswordHashes();
    const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    const settled = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify('x', cheap)));
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(300 - 202);
    expect(refused.every((result) => result.status === 'rejected' && result.reason instanceof TooManyHashes)).toBe(
      true,
    );
    expect(await passwords.verify('x', cheap)).toBe(false);
  });
});
