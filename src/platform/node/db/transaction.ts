import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type Transaction,
} from 'kysely';
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

/**
 * Sends statements at once, also while others are on their way (`pipeline` of pg): independent ones in a `Promise.all`
 * cost one round trip, and PostgreSQL still runs them in their order. The beginning goes out together with the first,
 * in one write. Each round trip costs a request more than its statements do.
 */
export class OpenTransaction implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #beginning: string;
  readonly #nameOf: NameOf;
  #hasBegun = false;
  #isOver = false;
  /** The first error: PostgreSQL refuses whatever was sent behind it, and those refusals say nothing of the cause. */
  #failure: unknown;

  constructor(client: pg.PoolClient, beginning: string, nameOf: NameOf) {
    this.#client = client;
    this.#beginning = beginning;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // It would run as nobody in particular, in a transaction of its own or of the next request.
    if (this.#isOver) throw lateStatement();
    try {
      return resultOf(await this.#send(query));
    } catch (error) {
      throw this.#failure ?? error;
    }
  }

  streamQuery(): never {
    throw wholeRowsOnly();
  }

  /** Throws when PostgreSQL rolls back instead, because a statement failed and its error was not passed on. */
  async commit(): Promise<void> {
    this.#isOver = true;
    if (!this.#hasBegun) return;
    const { command } = await this.#client.query('commit');
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    if (this.#hasBegun) await this.#client.query('rollback');
  }

  /** Sends the beginning, unless it is sent; of itself this comes with the first statement. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#noteFailure(this.#client.query(this.#beginning));
  }

  #send(query: CompiledQuery): Promise<pg.QueryResult> {
    const { stream } = this.#client.connection;
    stream.cork();
    this.begin();
    const sent = this.#client.query(queryConfig(query, this.#nameOf));
    this.#noteFailure(sent);
    stream.uncork();
    return sent;
  }

  /** Answers come in the order in which statements were sent, so the first noted is the cause. */
  #noteFailure(sent: Promise<unknown>): void {
    sent.catch((error: unknown) => {
      this.#failure ??= error;
    });
  }
}

/**
 * Runs `work` in one transaction that begins with `beginning`, which names who acts: nothing is sent before it. What
 * fails halfway is rolled back. A connection that cannot even do that is thrown away, and so is one whose prepared
 * statements are from before a migration.
 */
export async function inTransaction<Tables, Value>(
  pool: pg.Pool,
  beginning: string,
  work: (tx: Transaction<Tables>) => Promise<Value>,
  nameOf: NameOf = NO_NAMES,
): Promise<Value> {
  const client = await pool.connect();
  const open = new OpenTransaction(client, beginning, nameOf);
  try {
    const value = await work(transactionOver<Tables>(open));
    await open.commit();
    client.release();
    return value;
  } catch (error) {
    await releaseFailed(client, error, open.rollback());
    throw error;
  }
}
