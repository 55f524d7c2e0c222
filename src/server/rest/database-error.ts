import type { StatusCode } from 'hono/utils/http-status';
import type { Caller } from '../../platform/node/db/database.ts';
import { DatabaseUnavailable, sqlState } from '../../platform/node/db/database-unavailable.ts';
import { RestError } from './rest-error.ts';

/** Statuses by SQLSTATE or its class, as PostgREST maps them; the longest prefix counts, and 400 is the rest. */
const STATUS: Readonly<Record<string, StatusCode>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '42501': 403,
  '53': 503,
  '53400': 500,
  '54': 413,
  // A write to a view that only shows; PostgREST answers 500, but the request asked for what cannot be.
  '55000': 405,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
};
/** Failures of the moment whose message says nothing about our tables: timeout, deadlock, lock, two equal rows in a batch. */
const HARMLESS_FAILURE = /^(57014|40001|40P01|55P03|21000)$/;
const RETRY_AFTER_SECONDS = '1';

/**
 * What the client hears of an error of the database, or undefined for one that is ours. PostgreSQL's own words pass
 * when the request caused them; of a failure on our side only the code does. Where it happened in the SQL never passes.
 */
export function databaseError(error: unknown, role: Caller['role']): RestError | undefined {
  if (error instanceof DatabaseUnavailable) {
    return new RestError(503, 'PGRST000', 'Database connection error. Retrying the connection.', {
      headers: { 'Retry-After': RETRY_AFTER_SECONDS },
    });
  }
  const state = sqlState(error);
  if (state === undefined || !(error instanceof Error)) return undefined;
  // Anonymous visitors could still sign in, hence 401.
  if (state === '42501' && role === 'anon') {
    return new RestError(401, state, error.message, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  const status = STATUS[state] ?? STATUS[state.slice(0, 2)] ?? 400;
  if (status >= 500) {
    return HARMLESS_FAILURE.test(state) ? new RestError(status, state, error.message) : undefined;
  }
  // Our own SQL at fault, and not the names or values of the request.
  if (state === '42601') return undefined;
  return new RestError(status, state, error.message, { details: textOf(error, 'detail'), hint: textOf(error, 'hint') });
}

function textOf(error: Error, key: 'detail' | 'hint'): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}
