/** What a link from one of our e-mails, or a return from Google, brought in the fragment of the address. */
export type LinkOutcome = { kind: 'none' } | { kind: 'error'; message: string } | { kind: 'session' };

const PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['otp_expired', 'This link has expired or was used before. Sign in, or ask for a new email.'],
  ['access_denied', 'Access was refused, so you are not signed in.'],
]);

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
    const known = PLAIN_WORDS.get(fields.get('error_code') ?? '') ?? PLAIN_WORDS.get(fields.get('error') ?? '');
    return { kind: 'error', message: known ?? (description || 'This link did not work.') };
  }
  return fields.has('access_token') ? { kind: 'session' } : { kind: 'none' };
}

/** A fragment that somebody cut short must not break the page. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
