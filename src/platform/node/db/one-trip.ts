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

/** Statements that are built and not yet sent. */
class HeldTransaction implements DatabaseConnection {
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

  /** Sends all of it with its beginning and its commit in one write; throws the first error, and then nothing is done. */
  async send(client: pg.PoolClient, beginning: string): Promise<void> {
    this.#isSent = true;
    const { stream } = client.connection;
    stream.cork();
    const answers = [client.query(beginning)];
    for (const { query, answer } of this.#held) {
      const sent = client.query(query);
      sent.then(answer.resolve, answer.reject);
      answers.push(sent);
    }
    const committed = client.query('commit');
    stream.uncork();
    // PostgreSQL refuses whatever was sent behind a failure, so the first in their order is the cause.
    const settled = await Promise.allSettled([...answers, committed]);
    const failed = settled.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

/**
 * A transaction of one round trip, built before it is known whether it is wanted: the statements that `work` makes at
 * once are held back until `isWanted` says true, and then leave together with the beginning and the commit in one write.
 * None may depend on the answer of another; one that comes later is refused. Undefined where it was not wanted: then
 * nothing was sent, and `work` never goes on.
 */
export async function inOneTrip<Tables, Value>(
  pool: pg.Pool,
  beginning: string,
  isWanted: Promise<boolean>,
  work: (tx: Transaction<Tables>) => Promise<Value>,
  nameOf: NameOf = NO_NAMES,
): Promise<Value | undefined> {
  const held = new HeldTransaction(nameOf);
  const value = work(transactionOver<Tables>(held));
  let buildFault: { error: unknown } | undefined;
  value.catch((error: unknown) => {
    buildFault = { error };
  });
  // Kysely hands a statement over some promises later, all of them in this turn.
  const [isSent] = await Promise.all([isWanted, nextTurn()]);
  if (!isSent) return undefined;
  // The statements that were built before the fault are half of something.
  if (buildFault) throw buildFault.error;
  const client = await pool.connect();
  try {
    await held.send(client, beginning);
  } catch (error) {
    await releaseFailed(client, error, client.query('rollback'));
    throw error;
  }
  client.release();
  return value;
}
