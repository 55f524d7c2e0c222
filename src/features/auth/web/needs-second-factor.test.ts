import { expect, test } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';

const tokenWith = (claims: unknown): string =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
const verified = [{ status: 'unverified' }, { status: 'verified' }];

test('an account without a verified second factor needs none', () => {
  expect(needsSecondFactor({ accessToken: tokenWith({ aal: 'aal1' }), factors: undefined })).toBe(false);
  expect(needsSecondFactor({ accessToken: tokenWith({ aal: 'aal1' }), factors: [{ status: 'unverified' }] })).toBe(
    false,
  );
});

test('a session that knows the password only still needs the second factor', () => {
  expect(needsSecondFactor({ accessToken: tokenWith({ aal: 'aal1' }), factors: verified })).toBe(true);
});

test('a session that has shown the second factor needs nothing more', () => {
  expect(needsSecondFactor({ accessToken: tokenWith({ aal: 'aal2', sub: '~?ÿ>' }), factors: verified })).toBe(false);
});

test('a token that cannot be read has shown nothing', () => {
  for (const accessToken of ['', 'a.b.c', 'e30.bnVsbA.c2ln', tokenWith('aal2')])
    expect(needsSecondFactor({ accessToken, factors: verified })).toBe(true);
});
