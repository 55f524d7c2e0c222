import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Caller } from '../../platform/node/db/database.ts';

export type VerifyToken = (
  token: string,
) => Promise<{ ok: true; claims: Readonly<Record<string, unknown>> } | { ok: false; reason: string }>;

export interface FunctionCaller extends Caller {
  /** Null for the anonymous key. */
  userId: string | null;
}

const unauthorized = (message: string): HTTPException =>
  new HTTPException(401, { res: Response.json({ code: 'UNAUTHORIZED', message }, { status: 401 }) });

/** The account has a second factor, and this session has not shown it. */
const secondFactorMissing = (): HTTPException => {
  const message = 'Please confirm your second factor first';
  return new HTTPException(403, {
    res: Response.json({ code: 'insufficient_aal', message, error: message }, { status: 403 }),
  });
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who calls, by the bearer token alone. The gateway's 401 when there is none, or it does not hold. */
export async function identifyCaller(context: Context, verifyToken: VerifyToken): Promise<FunctionCaller> {
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (!token) throw unauthorized('Missing authorization header');
  const verified = await verifyToken(token);
  if (!verified.ok) throw verified.reason === 'insufficient-aal' ? secondFactorMissing() : unauthorized('Invalid JWT');
  const { role, sub } = verified.claims;
  if (role === 'anon') return { role: 'anon', claims: verified.claims, userId: null };
  if (role === 'authenticated' && typeof sub === 'string' && UUID.test(sub)) {
    return { role: 'authenticated', claims: verified.claims, userId: sub };
  }
  throw unauthorized('Invalid JWT');
}
