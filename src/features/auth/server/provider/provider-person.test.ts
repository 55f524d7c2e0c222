import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../../tests/support/any-text.ts';
import { personOf } from './provider-person.ts';

const claims = { iss: 'https://accounts.google.com', sub: '1', email: 'Ada@Example.com', email_verified: true };

describe('what a provider says of a person', () => {
  test('is taken with the address in lower case', () => {
    expect(personOf('google', { ...claims, name: 'Ada Byron' })).toEqual({
      provider: 'google',
      subject: '1',
      email: 'ada@example.com',
      isEmailVerified: true,
      identityData: {
        iss: claims.iss,
        sub: '1',
        provider_id: '1',
        email: 'ada@example.com',
        email_verified: true,
        phone_verified: false,
        name: 'Ada Byron',
        full_name: 'Ada Byron',
      },
      names: { display_name: 'Ada Byron' },
    });
  });

  test.each([
    undefined,
    null,
    '',
    0,
    [],
    {},
    { ...claims, sub: '' },
    { ...claims, sub: 1 },
    { ...claims, sub: 'x'.repeat(256) },
  ])('is nobody when it is %j', (what) => {
    expect(personOf('google', what)).toBeUndefined();
  });

  test.each([false, undefined, null, 'false', 'TRUE', 1, {}])(
    'is unproven when email_verified is %j',
    (email_verified) => {
      expect(personOf('google', { ...claims, email_verified })?.isEmailVerified).toBe(false);
    },
  );

  test('is proven by the word as well, and never without an address', () => {
    expect(personOf('google', { ...claims, email_verified: 'true' })?.isEmailVerified).toBe(true);
    expect(personOf('google', { ...claims, email: 'nobody' })).toMatchObject({
      email: undefined,
      isEmailVerified: false,
    });
  });

  test('whatever it is, leaves names of one line and of a length that a page can show', () => {
    fc.assert(
      fc.property(anyText(300), fc.anything(), (name, other) => {
        const person = personOf('google', { ...claims, name, given_name: name, family_name: other, picture: other });
        for (const text of Object.values(person?.names ?? {})) {
          expect(text).toSatisfy((value: string) => value.length > 0 && value.length <= 100 && value.isWellFormed());
          expect(text).not.toMatch(/[\p{Cc}\p{Cf}<>]/u);
        }
      }),
    );
  });
});
