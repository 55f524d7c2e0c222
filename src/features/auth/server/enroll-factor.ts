import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { renderSVG } from 'uqr';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { EnrollFactorBody } from '../domain/factor-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer, lacksSecondFactor } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { sealSecret } from './factor-secret.ts';
import { deleteUnverifiedFactors, insertFactor, listFactors } from './factors.sql.ts';
import { overLimit } from './limits.ts';
import { readBody } from './read-body.ts';
import { base32, otpauthUri, SECRET_BYTES } from './totp.ts';
import { lockUser } from './users.sql.ts';

const MAX_FACTORS = 10;
const NAME_MAX_LENGTH = 100;
/** An enrolment that nobody finished in this time is forgotten when the next one begins. */
const UNFINISHED_MS = 3_600_000;
const QR_BORDER_MODULES = 2;

/** POST /factors: the secret for an authenticator app, as text and as a QR code. It counts once a code was verified. */
export const enrollFactor =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const actor = await asBearer(c, services, async (_, found) => found);
    if (!actor.ok) return errorResponse(c, actor.reason);
    const body = await readBody(c, EnrollFactorBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const fault = findFault(body.value);
    if (fault) return errorResponse(c, fault);
    const refusal = await overLimit(c, services, 'factors');
    if (refusal) return errorResponse(c, refusal);

    const { friendly_name: friendlyName, issuer } = body.value;
    const secret = randomBytes(SECRET_BYTES);
    const enrolled = await asBearer(c, services, (tx, current) => enroll(tx, services, current, friendlyName, secret));
    if (!enrolled.ok) return errorResponse(c, enrolled.reason);
    if (!enrolled.value.ok) return errorResponse(c, enrolled.value.reason);
    const text = base32(secret);
    const uri = otpauthUri({
      issuer: issuer || new URL(services.publicUrl).host,
      account: actor.value.user.email ?? 'account',
      secret: text,
    });
    return c.json({
      id: enrolled.value.value,
      type: 'totp',
      friendly_name: friendlyName,
      totp: { qr_code: renderSVG(uri, { border: QR_BORDER_MODULES }), secret: text, uri },
    });
  };

function findFault({ factor_type: type, friendly_name: name, issuer }: EnrollFactorBody): AuthError | undefined {
  if (type === 'phone') return authErrors.phoneFactorDisabled;
  if (type === 'webauthn') return authErrors.webauthnDisabled;
  if (type !== 'totp') return authErrors.factorTypeUnknown;
  if (name.length > NAME_MAX_LENGTH || issuer.length > NAME_MAX_LENGTH) return authErrors.factorNameTooLong;
  // PostgreSQL keeps no NUL, and half a surrogate pair can be written in no address.
  const isWritable = [name, issuer].every((text) => text.isWellFormed() && !text.includes('\0'));
  return isWritable ? undefined : authErrors.factorNameTooLong;
}

async function enroll(
  tx: Tx,
  { factorKeys, now }: AuthServices,
  actor: Actor,
  friendlyName: string,
  secret: Buffer,
): Promise<Result<string, AuthError>> {
  const { id: userId } = actor.user;
  const at = now();
  // Two enrolments at once would both count nine factors.
  await lockUser(tx, userId);
  if (await lacksSecondFactor(tx, actor)) return fail(authErrors.aal2ToEnroll);
  await deleteUnverifiedFactors(tx, userId, new Date(at.getTime() - UNFINISHED_MS));
  const factors = await listFactors(tx, userId);
  if (factors.length >= MAX_FACTORS) return fail(authErrors.tooManyFactors);
  if (friendlyName !== '' && factors.some((factor) => factor.friendly_name === friendlyName)) {
    return fail(authErrors.factorNameTaken);
  }
  const id = randomUUID();
  await insertFactor(tx, { id, userId, friendlyName, secret: sealSecret(secret, id, factorKeys), at });
  return ok(id);
}
