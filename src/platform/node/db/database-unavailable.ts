/** The database cannot be reached, is starting or stopping, or has no connection left: answer 503 and try again later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is not available', { cause });
  }
}

/** SQLSTATE classes 08 (connection) and 53 (resources), and the shutdown and startup codes of class 57. */
const UNAVAILABLE_STATE = /^(08...|53...|57P0[1-5])$/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);

/** A prepared statement whose table has other columns since: PostgreSQL plans nothing anew that answers differently. */
export const isStalePlan = (error: unknown): boolean =>
  sqlState(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';

/** Whether the same call may succeed later: the database cannot be reached, is starting, stopping or full, or was cut off. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isStalePlan(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE_STATE.test(code) || NETWORK_CODES.has(code)) return true;
  // pg has no codes for these two: a connection cut in the middle of a query, and a pool that waited too long.
  return /^Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message);
}

/** SQLSTATE of an error that PostgreSQL itself raised, or undefined. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
