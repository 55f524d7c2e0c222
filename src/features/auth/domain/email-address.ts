import { fail, ok, type Result } from '../../../shared/result.ts';

export type EmailFault = 'missing' | 'too-long' | 'invalid-format';

/** SPEC 9, and the longest address that SMTP can deliver to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

/** The rule of `<input type=email>` (HTML standard, "valid email address"), so that form and server agree. */
const FORMAT =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The address in lower case, as it is stored and compared. */
export function parseEmailAddress(text: string): Result<string, EmailFault> {
  if (text === '') return fail('missing');
  if (text.length > EMAIL_MAX_LENGTH) return fail('too-long');
  // Judged before it is lowered: the Kelvin sign becomes a plain k, and would be another person's address.
  return FORMAT.test(text) ? ok(text.toLowerCase()) : fail('invalid-format');
}
