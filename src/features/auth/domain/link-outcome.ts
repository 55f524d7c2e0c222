/** What a link from one of our e-mails, or a return from Google, brought in the fragment of the address. */
export type LinkOutcome =
  | { kind: 'none' }
  | { kind: 'error'; message: string; isDeadLink: boolean }
  | { kind: 'half-done'; message: string }
  | { kind: 'session'; isRecovery: boolean };

const PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['otp_expired', 'This link has expired or was used before. Sign in, or ask for a new email.'],
  ['access_denied', 'Access was refused, so you are not signed in.'],
  ['bad_oauth_state', 'That sign-in took too long, or was begun in another browser. Please start again.'],
  ['identity_already_exists', 'That Google account belongs to another account here.'],
]);

const DID_NOT_WORK = 'This link did not work.';
/**
 * Anybody can write the fragment of a link, and it would be read on our page: words may stand there, but nothing to call,
 * to write to or to follow.
 */
const HARMLESS = /^(?!.*\bwww\b)(?!.*\p{L}\.\p{L})[\p{L} ,.;!?'’()-]{1,120}$/iu;

/** A change of address waits for both mailboxes, and one of them has agreed. */
const HALF_DONE = 'Thank you, that is one of two. Now follow the link in the other mailbox.';

/** Reads `#access_token=…` or `#error=…&error_code=…&error_description=…`. A known code speaks in our words. */
export function linkOutcome(fragment: string): LinkOutcome {
  const fields = new Map(
    fragment
      .replace(/^#/, '')
      .split('&')
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at), decode(pair.slice(at + 1))];
      }),
  );
  const description = fields.get('error_description');
  if (description !== undefined || fields.has('error')) {
    const code = fields.get('error_code') ?? '';
    const known = PLAIN_WORDS.get(code) ?? PLAIN_WORDS.get(fields.get('error') ?? '');
    const message = known ?? (description !== undefined && HARMLESS.test(description) ? description : DID_NOT_WORK);
    return { kind: 'error', message, isDeadLink: code === 'otp_expired' };
  }
  if (fields.has('message')) return { kind: 'half-done', message: HALF_DONE };
  if (!fields.has('access_token')) return { kind: 'none' };
  return { kind: 'session', isRecovery: fields.get('type') === 'recovery' };
}

/** A fragment that somebody cut short must not break the page. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
