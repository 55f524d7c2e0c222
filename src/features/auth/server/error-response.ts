import type { Context } from 'hono';
import { isClientGone } from '../../../platform/node/client-gone.ts';
import { isUnavailable, sqlState } from '../../../platform/node/db/database-unavailable.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import { TooManyHashes } from './password-hashes.ts';

const API_VERSION = '2024-01-01';

/** Turns a refusal into bytes: the shape of 2024-01-01 for clients that ask for it, the older one for all others. */
export function errorResponse(
  c: Context,
  { status, code, message, weakPassword, retryAfterSeconds }: AuthError,
): Response {
  c.header('x-sb-error-code', code);
  if (status === 503) c.header('Retry-After', '1');
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const weak = weakPassword ? { weak_password: { reasons: weakPassword } } : {};
  if (wantsCodes(c.req.header('x-supabase-api-version'))) {
    // The client reads `code` only when the version comes back.
    c.header('X-Supabase-Api-Version', API_VERSION);
    return c.json({ code, message, ...weak }, status);
  }
  const errorId = status >= 500 ? requestId(c) : undefined;
  return c.json(
    { code: status, error_code: code, msg: message, ...(errorId ? { error_id: errorId } : {}), ...weak },
    status,
  );
}

/** Set by the server in front of us, and written in its log. */
export const requestId = (c: Context): string | undefined => c.res.headers.get('x-request-id') ?? undefined;

function wantsCodes(version: string | undefined): boolean {
  return (
    version !== undefined &&
    /^\d{4}-\d{2}-\d{2}$/.test(version) &&
    !Number.isNaN(Date.parse(version)) &&
    version >= API_VERSION
  );
}

/** Deadlock, serialisation failure, unique key: two commands of one account met, and trying again helps. */
const CONFLICT_STATES = new Set(['40001', '40P01', '23505']);

/** Our statements are small: one that runs out of time has waited for a lock or an overloaded server, and may be tried again. */
const STATEMENT_TIMEOUT = '57014';

/** What a caller may know of an error that we threw. */
export function thrownError(error: unknown): AuthError {
  if (isClientGone(error)) return authErrors.badJson('it did not arrive whole');
  if (isUnavailable(error) || sqlState(error) === STATEMENT_TIMEOUT) return authErrors.unavailable;
  if (error instanceof TooManyHashes) return authErrors.tooBusy;
  return CONFLICT_STATES.has(sqlState(error) ?? '') ? authErrors.conflict : authErrors.unexpected;
}

/** What of an error may stand in a log: PostgreSQL's `detail` would quote whole rows, hashes and addresses included. */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const state = sqlState(error);
  return { error: error.message, stack: error.stack, ...(state ? { state } : {}) };
}
