import { DatabaseUnavailable, sqlState } from '../platform/node/db/database-unavailable.ts';
import { PoolBusy } from '../platform/node/workers/worker-pool.ts';

/** Deadlock, serialisation failure, lock not had in time, statement out of time: the same request may well succeed next time. */
const PASSING_STATES = new Set(['40001', '40P01', '55P03', '57014']);

/** True when the same request may well succeed in a moment. */
export const isPassing = (error: Error): boolean =>
  error instanceof DatabaseUnavailable || error instanceof PoolBusy || PASSING_STATES.has(sqlState(error) ?? '');

/** What of an error may stand in a log: PostgreSQL's `detail` would quote whole rows, addresses included. */
export const loggable = (error: Error) => ({ error: error.message, stack: error.stack, sqlState: sqlState(error) });
