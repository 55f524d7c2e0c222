import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, isUnavailable } from './database-unavailable.ts';
import type { NameOf } from './lent-connection.ts';
import { createPreparedNames } from './prepared-names.ts';
import { inSpeculativeTransaction, type SpeculativeWork } from './speculative-transaction.ts';
import { inTransaction } from './transaction.ts';

/** Slices declare their own tables with `tx.withTables<…>()`; the adapter knows none. */
export type Tables = Record<never, never>;
export type Tx = Transaction<Tables>;

/** Who row-level security sees: the claims of a verified token and nothing else. */
export interface Caller {
  role: 'anon' | 'authenticated';
  claims: Readonly<Record<string, unknown>>;
}

export interface Database {
  /** One transaction as the server's own role `app`: no superuser, no owner, row-level security applies. */
  asApp: <Value>(work: (tx: Tx) => Promise<Value>, durability?: Durability) => Promise<Value>;
  /**
   * As asApp, begun before it is known whether it is wanted; undefined when it is not, and then nothing is done
   * (`inSpeculativeTransaction`).
   */
  asAppIf: <Value>(
    isWanted: Promise<boolean>,
    work: SpeculativeWork<Tables, Value>,
    durability?: Durability,
  ) => Promise<Value | undefined>;
  /** One transaction in which policies see the caller. Claims never outlive it, so a shared pool leaks nothing. */
  asCaller: <Value>(caller: Caller, work: (tx: Tx) => Promise<Value>) => Promise<Value>;
  /** One transaction of whoever works at the machine. PostgreSQL refuses it on the login that the server runs with. */
  asOperator: <Value>(work: (tx: Tx) => Promise<Value>) => Promise<Value>;
  /** Throws DatabaseUnavailable when no answer comes in time. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * `kept` (the default) answers once the disk has it. `soon` does not wait for the disk: a machine that stops dead may
 * lose the last 0.6 seconds of such work, never half of one, and nothing else. Only for what its person can do again at
 * no loss, such as signing in (decision 31).
 */
export type Durability = 'kept' | 'soon';

export interface DatabaseOptions {
  connectionString: string;
  poolMax?: number;
  /** How long one transaction may wait for its connection. */
  acquireMaxMs?: number;
  /** How long one transaction may hold its connection. */
  leaseMaxMs?: number;
  onIdleError?: (error: Error) => void;
  /**
   * The server's own statements are prepared and keep their plans. Not for a pooler that gives each transaction another
   * connection and knows no prepared statements.
   */
  isPrepared?: boolean;
}

const ACQUIRE_MAX_MS = 2_000;
/** Longer than any of our transactions: then nobody is answering at the other end, not even to cancel a statement. */
const LEASE_MAX_MS = 5_000;
type ActingRole = Caller['role'] | 'app' | 'operator';
const STATEMENT_TIMEOUT: Record<ActingRole, string> = { anon: '1s', authenticated: '3s', app: '3s', operator: '3s' };

/**
 * Begins and says who acts, in one message: every request pays for each round trip. Such a message takes no parameters.
 * Settings by `set`, not by `set_config`: PostgreSQL plans nothing for them and answers without rows.
 */
const beginAs = (role: ActingRole, claims: string, durability: Durability = 'kept'): string =>
  [
    'begin',
    `set local role ${role}`,
    `set local request.jwt.claims = ${pg.escapeLiteral(claims)}`,
    `set local statement_timeout = '${STATEMENT_TIMEOUT[role]}'`,
    ...(durability === 'soon' ? ['set local synchronous_commit = off'] : []),
  ].join('; ');

/**
 * Opens the pool. Every statement runs inside a transaction that sets its role first, so it works behind PgBouncer
 * in transaction mode, and with a DATABASE_URL whose user is stronger than `app`. All of them throw
 * DatabaseUnavailable when the database is gone, full or restarting.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const {
    connectionString,
    poolMax = 16,
    acquireMaxMs = ACQUIRE_MAX_MS,
    leaseMaxMs = LEASE_MAX_MS,
    onIdleError,
    isPrepared = false,
  } = options;
  const nameOf = isPrepared ? createPreparedNames() : undefined;
  const pool = new pg.Pool({
    connectionString,
    max: poolMax,
    connectionTimeoutMillis: acquireMaxMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
  });
  // Without these listeners the process goes down with a connection that PostgreSQL drops: the pool speaks for idle
  // ones, and a client for itself while it is lent out between two queries.
  pool.on('error', (error) => onIdleError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A server that is frozen, or cut off without a word, never answers: the connection is dropped, and its request with it.
  const leases = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) =>
    leases.set(
      client,
      setTimeout(() => client.connection.stream.destroy(), leaseMaxMs),
    ),
  );
  pool.on('release', (_error, client) => clearTimeout(leases.get(client)));

  const telling = async <Value>(transaction: Promise<Value>): Promise<Value> => {
    try {
      return await transaction;
    } catch (error) {
      throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
    }
  };
  const transact = <Value>(beginning: string, work: (tx: Tx) => Promise<Value>, names?: NameOf) =>
    telling(inTransaction(pool, beginning, work, names));

  return {
    // Whatever comes over rest/v1 is not prepared: it may be a statement that nobody sends twice.
    asApp: (work, durability) => transact(beginAs('app', '', durability), work, nameOf),
    asAppIf: (isWanted, work, durability) =>
      telling(inSpeculativeTransaction(pool, beginAs('app', '', durability), isWanted, work, nameOf)),
    asCaller: ({ role, claims }, work) => transact(beginAs(role, JSON.stringify(claims)), work),
    asOperator: (work) => transact(beginAs('operator', ''), work),
    ping: async () => {
      await transact(beginAs('app', ''), (tx) => sql`select 1`.execute(tx));
    },
    close: () => pool.end(),
  };
}
