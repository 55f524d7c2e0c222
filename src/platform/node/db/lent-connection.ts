import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import { isStalePlan } from './database-unavailable.ts';

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** An answer of pg as Kysely takes it; rows are counted only where a statement changes them. */
export function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  return { rows, ...(COUNTED.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
}

/** A statement as pg takes it. Without parameters it goes as it is, in one message that needs no name. */
export function queryConfig({ sql, parameters }: CompiledQuery, nameOf: NameOf): pg.QueryConfig {
  const name = parameters.length === 0 ? undefined : nameOf(sql);
  return { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) };
}

/** For a statement that comes when its transaction has ended already. */
export const lateStatement = () => new Error('A statement came after the end of its transaction.');
/** For whoever asks for rows one by one. */
export const wholeRowsOnly = () => new Error('Rows are read whole: a cursor would hold its connection.');

/** PostgreSQL's words; the connection under each transaction is one that we lend it. */
const DIALECT: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const PARTS = { config: { dialect: DIALECT }, dialect: DIALECT, driver: new DummyDriver() };
const ADAPTER = new PostgresAdapter();
const COMPILER = new PostgresQueryCompiler();

/** Under which name a statement is prepared, or undefined for one that is planned each time. */
export type NameOf = (sql: string) => string | undefined;
/** Every statement is planned each time. */
export const NO_NAMES: NameOf = () => undefined;

/** What Kysely builds over it goes through this connection; beginning and end are for whoever lends it. */
export function transactionOver<Tables>(connection: DatabaseConnection): Transaction<Tables> {
  const executor = new DefaultQueryExecutor(COMPILER, ADAPTER, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<Tables>({ ...PARTS, executor });
}

/**
 * Gives a connection back after its transaction failed. One that cannot even roll back is thrown away, and so is one whose
 * prepared statements are from before a migration.
 */
export async function releaseFailed(client: pg.PoolClient, error: unknown, rollback: Promise<unknown>): Promise<void> {
  await rollback.then(
    () => client.release(isStalePlan(error)),
    () => client.release(true),
  );
}
