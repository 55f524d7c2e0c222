import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { base32, codeOfStep, otpauthUri, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of RFC 6238 at %d is %s', (seconds, code) => {
    expect(codeOfStep(secret, Math.floor(seconds / 30))).toBe(code);
  });

  test('is the one that an authenticator app shows, whatever the secret', () => {
    for (let number = 0; number < 50; number += 1) {
      const own = Buffer.from(Array.from({ length: 20 }, (_, index) => (number * 37 + index * 101) % 256));
      const timestamp = 1_780_000_000_000 + number * 7_777_777;
      const app = new TOTP({ secret: Secret.fromBase32(base32(own)) });
      expect(codeOfStep(own, Math.floor(timestamp / 30_000))).toBe(app.generate({ timestamp }));
    }
  });

  test('is taken thirty seconds early and late, and not sixty', () => {
    const step = 40_000_000;
    const code = codeOfStep(secret, step);
    const taken = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, code, 0, at((step + away) * 30 + 15)));
    expect(taken).toEqual([undefined, step, step, step, undefined]);
  });

  test('is taken once, and so is any older one', () => {
    const step = 40_000_000;
    expect(stepOfCode(secret, codeOfStep(secret, step), step, at(step * 30))).toBeUndefined();
    expect(stepOfCode(secret, codeOfStep(secret, step - 1), step, at(step * 30))).toBeUndefined();
    expect(stepOfCode(secret, codeOfStep(secret, step + 1), step, at(step * 30))).toBe(step + 1);
  });

  test('may be typed with a gap, and nothing else passes', () => {
    const step = 40_000_000;
    const code = codeOfStep(secret, step);
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, 0, at(step * 30))).toBe(step);
    for (const wrong of ['', '0', code.slice(1), `${code}0`, '９９９９９９', 'abcdef', '-12345']) {
      expect(stepOfCode(secret, wrong, 0, at(step * 30))).toBeUndefined();
    }
  });
});

test('the QR code is read by an authenticator app, odd names included', () => {
  const own = base32(secret);
  for (const [issuer, account] of [
    ['huzzah.example', 'ana@example.com'],
    ['Ana: the & only?', 'weird+name@example.com'],
    ['Fête ünï', 'a b@c'],
  ] as const) {
    const parsed = URI.parse(otpauthUri({ issuer, account, secret: own }));
    expect(parsed).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30, label: account });
    expect(parsed.issuer).toBe(issuer);
    expect(parsed.secret.base32).toBe(own);
  }
});
