import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { OtpBody } from '../domain/request-bodies.ts';
import { findMetadataFault, mergeMetadata } from '../domain/user-metadata.ts';
import { type AuthError, authErrors, emailError, metadataError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { atEvenPace } from './even-pace.ts';
import type { Metadata, UserRow } from './identity-tables.sql.ts';
import { overLimit } from './limits.ts';
import { type CodeChallenge, checkPkceParameters } from './pkce-parameters.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendSignInLink } from './send-sign-in-link.ts';
import { insertUser, lockUserByEmail } from './users.sql.ts';

interface Wish {
  email: string;
  mayCreate: boolean;
  data: Metadata;
  challenge: CodeChallenge | undefined;
}

/**
 * POST /otp: a mail to sign in with, by its link or its code. An unknown address becomes an account without a password,
 * unless `create_user` is false; whether it was known is not to be seen from the answer.
 */
export const requestOtp =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, OtpBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const wish = checkWish(body.value);
    if (!wish.ok) return errorResponse(c, wish.reason);
    const { email, challenge } = wish.value;
    const refusal = await overLimit(c, services, 'otp', { kind: 'magiclink', to: email });
    if (refusal) return errorResponse(c, refusal);
    const at = services.now();
    const redirectTo = redirectTarget(services, c.req.query('redirect_to'));
    const sending = services.db.asApp(async (tx) => {
      const user = await findOrCreate(tx, wish.value, at);
      if (!user) return;
      await sendSignInLink(tx, services, 'magiclink', { userId: user.id, email, redirectTo, challenge, at });
    });
    await atEvenPace(sending);
    return c.json({});
  };

function checkWish(body: OtpBody): Result<Wish, AuthError> {
  if (body.email === '') {
    return fail(
      body.phone === '' ? authErrors.invalid('One of email or phone must be set') : authErrors.phoneOtpDisabled,
    );
  }
  if (body.phone !== '') return fail(authErrors.invalid('Only an email address or phone number should be provided'));
  const challenge = checkPkceParameters(body.code_challenge, body.code_challenge_method);
  if (!challenge.ok) return challenge;
  const email = parseEmailAddress(body.email);
  if (!email.ok) return fail(emailError(email.reason));
  const data = mergeMetadata({}, body.data);
  const fault = findMetadataFault(data);
  if (fault) return fail(metadataError(fault));
  return ok({ email: email.value, mayCreate: body.create_user, data, challenge: challenge.value });
}

async function findOrCreate(tx: Tx, { email, mayCreate, data }: Wish, at: Date): Promise<UserRow | undefined> {
  if (!mayCreate) return lockUserByEmail(tx, email);
  const id = randomUUID();
  const metadata = { ...data, sub: id, email, email_verified: false, phone_verified: false };
  const inserted = await insertUser(tx, { id, email, passwordHash: null, metadata, at });
  return inserted ?? (await lockUserByEmail(tx, email));
}
