import { describe, expect, it } from 'vitest';
import { linkOutcome } from './link-outcome.ts';

describe('a link from an email', () => {
  it('brings nothing when the address has no fragment', () => {
    expect(linkOutcome('')).toEqual({ kind: 'none' });
    expect(linkOutcome('#destinations')).toEqual({ kind: 'none' });
  });

  it('brings a session', () => {
    expect(linkOutcome('#access_token=a.b.c&expires_in=3600&type=signup')).toEqual({
      kind: 'session',
      isRecovery: false,
    });
  });

  it('brings a session that is there to set a new password', () => {
    expect(linkOutcome('#access_token=a.b.c&expires_in=3600&type=recovery')).toEqual({
      kind: 'session',
      isRecovery: true,
    });
  });

  it('is one of the two that a change of address needs', () => {
    expect(linkOutcome('#message=Confirmation+link+accepted&sb=')).toEqual({
      kind: 'half-done',
      message: 'Thank you, that is one of two. Now follow the link in the other mailbox.',
    });
  });

  it('says in our words that it has expired', () => {
    const fragment =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(linkOutcome(fragment)).toEqual({
      kind: 'error',
      message: 'This link has expired or was used before. Sign in, or ask for a new email.',
      isDeadLink: true,
    });
  });

  it('passes on what the provider says of faults we have no words for', () => {
    const fragment = '#error=server_error&error_code=unexpected_failure&error_description=Too+many%20tries';
    expect(linkOutcome(fragment)).toEqual({ kind: 'error', message: 'Too many tries', isDeadLink: false });
  });

  it('still says that it failed when the fragment was cut short', () => {
    expect(linkOutcome('#error=server_error')).toMatchObject({ kind: 'error', message: 'This link did not work.' });
    expect(linkOutcome('#error_description=100%')).toMatchObject({ kind: 'error', message: 'This link did not work.' });
  });

  it.each([
    'Your account is locked, call 0900 123 456',
    'Sign in again at https://evil.example',
    'Sign in again at evil.example',
    'Sign in again at www evil example',
    'Write to help@evil.example',
    `Please wait ${'and wait '.repeat(40)}`,
    '',
  ])('shows nobody what a stranger wrote into a link: %s', (words) => {
    const fragment = `#error=server_error&error_description=${encodeURIComponent(words)}`;
    expect(linkOutcome(fragment)).toMatchObject({ kind: 'error', message: 'This link did not work.' });
  });
});
