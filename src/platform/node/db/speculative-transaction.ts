import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult, Transaction } from 'kysely';
import type pg from 'pg';
import {
  lateStatement,
  type NameOf,
  NO_NAMES,
  queryConfig,
  releaseFailed,
  resultOf,
  transactionOver,
  wholeRowsOnly,
} from './lent-connection.ts';
import { OpenTransaction } from './transaction.ts';

/** Statements that are built and not yet sent. */
class HeldStatements implements DatabaseConnection {
  readonly #nameOf: NameOf;
  readonly #held: { query: pg.QueryConfig; answer: PromiseWithResolvers<pg.QueryResult> }[] = [];
  #isSent = false;

  constructor(nameOf: NameOf) {
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isSent) throw lateStatement();
    const answer = Promise.withResolvers<pg.QueryResult>();
    this.#held.push({ query: queryConfig(query, this.#nameOf), answer });
    return resultOf(await answer.promise);
  }

  streamQuery(): never {
    throw wholeRowsOnly();
  }

  /** Sends all of them with the commit in one write; throws the first error, and then nothing of the transaction is done. */
  async sendWithCommit(client: pg.PoolClient, open: OpenTransaction): Promise<void> {
    this.#isSent = true;
    const { stream } = client.connection;
    stream.cork();
    open.begin();
    const answers = this.#held.map(({ query, answer }) => {
      const sent = client.query(query);
      sent.then(answer.resolve, answer.reject);
      return sent;
    });
    const committed = open.commit();
    stream.uncork();
    // PostgreSQL refuses whatever was sent behind a failure, so the first in their order is the cause.
    const settled = await Promise.allSettled([...answers, committed]);
    const failed = settled.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

/** The work of a transaction that may not be wanted in the end. */
export interface SpeculativeWork<Tables, Value> {
  /** Its statements are sent at once. Nothing that others would wait for: they would wait until it is known. */
  ahead: (tx: Transaction<Tables>) => Promise<unknown>;
  /**
   * Its statements are built at once, held back until the transaction is known to be wanted, and then leave with the commit
   * in one write. None may depend on the answer of another; one that comes later is refused.
   */
  atLast: (tx: Transaction<Tables>) => Promise<Value>;
}

/**
 * A transaction that begins before it is known whether it is wanted, so that what is left to wait for then is short. It
 * keeps a connection meanwhile. Undefined where it was not wanted: `atLast` never goes on, everything is undone, and
 * nobody waits for that.
 */
export async function inSpeculativeTransaction<Tables, Value>(
  pool: pg.Pool,
  beginning: string,
  isWanted: Promise<boolean>,
  { ahead, atLast }: SpeculativeWork<Tables, Value>,
  nameOf: NameOf = NO_NAMES,
): Promise<Value | undefined> {
  const client = await pool.connect();
  const open = new OpenTransaction(client, beginning, nameOf);
  const held = new HeldStatements(nameOf);
  const done = ahead(transactionOver<Tables>(open));
  const value = atLast(transactionOver<Tables>(held));
  let buildFault: { error: unknown } | undefined;
  // Where it is not wanted, nobody asks for either.
  done.catch(() => undefined);
  value.catch((error: unknown) => {
    buildFault = { error };
  });
  try {
    // Kysely hands a statement over some promises later, all of them in this turn.
    const [isKept] = await Promise.all([isWanted, nextTurn()]);
    if (!isKept) {
      void undo(client, open);
      return undefined;
    }
    // The statements that were built before the fault are half of something.
    if (buildFault) throw buildFault.error;
    const [first, last] = await Promise.allSettled([done, held.sendWithCommit(client, open)]);
    if (first.status === 'rejected') throw first.reason;
    if (last.status === 'rejected') throw last.reason;
  } catch (error) {
    await releaseFailed(client, error, open.rollback());
    throw error;
  }
  client.release();
  return value;
}

/** Once the answer is on its way: how long this takes is nobody's to hear. */
async function undo(client: pg.PoolClient, open: OpenTransaction): Promise<void> {
  await nextTurn();
  await releaseFailed(client, undefined, open.rollback());
}
