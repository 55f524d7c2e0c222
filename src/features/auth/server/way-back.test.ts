import { describe, expect, test } from 'vitest';
import { refusalOf, refusedAddress, sessionFields, withFragment, withQuery } from './way-back.ts';

const refusal = { error: 'access_denied', code: 'otp_expired', description: 'Email link is invalid & gone' };

describe('the way back to a page', () => {
  test('keeps what the page asked for', () => {
    expect(withQuery('https://huzzah.example/dashboard?tab=1', { code: 'a b' })).toBe(
      'https://huzzah.example/dashboard?tab=1&code=a+b',
    );
    expect(withFragment('https://huzzah.example', { a: '#&=' })).toBe('https://huzzah.example#a=%23%26%3D');
  });

  test('replaces a code that somebody put there before', () => {
    expect(withQuery('https://huzzah.example/?code=theirs', { code: 'ours' })).toBe(
      'https://huzzah.example/?code=ours',
    );
  });

  test('tells of a refusal in the fragment, and to the code flow in the query too', () => {
    const told = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+%26+gone';
    expect(refusedAddress('https://huzzah.example/x', refusal, false)).toBe(`https://huzzah.example/x#${told}&sb=`);
    expect(refusedAddress('https://huzzah.example/x', refusal, true)).toBe(
      `https://huzzah.example/x?${told}#${told}&sb=`,
    );
    expect(refusalOf({ status: 403, code: 'otp_expired', message: 'm' })).toEqual({
      error: 'access_denied',
      code: 'otp_expired',
      description: 'm',
    });
  });

  test('carries a session in the order of the official server, and the provider’s tokens only when there are some', () => {
    const session = {
      access_token: 'a',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: 1,
      refresh_token: 'r',
      user: {},
    } as const;
    expect(Object.keys(sessionFields(session))).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    expect(sessionFields(session, { accessToken: 'p' })).toMatchObject({ provider_token: 'p' });
    expect(sessionFields(session, { accessToken: 'p' })).not.toHaveProperty('provider_refresh_token');
    expect(sessionFields(session, { accessToken: 'p', refreshToken: 'q' })).toMatchObject({
      provider_refresh_token: 'q',
    });
  });
});
