import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { ensureRoles } from './roles.ts';

export interface StartedDatabase {
  db: Database;
  /** The owner's connection, for migrations and maintenance; never for requests. */
  ownerUrl: string;
  appUrl: string;
  /** Where an embedded database keeps its files; undefined for one of your own. */
  folder: string | undefined;
  postmasterPid: () => number | undefined;
  stop: () => Promise<void>;
}

export interface StartDatabaseOptions {
  databaseUrl: string | undefined;
  /** Whether the database behind `databaseUrl` may be sent prepared statements; our own always is. */
  isPrepared?: boolean;
  dataDir: string;
  onRestart?: (attempt: number) => void;
  onIdleError?: (error: Error) => void;
}

const OWNER = 'huzzah_owner';
const DATABASE = 'huzzah';

/** Each role's password is made of the superuser's, so that it need not be kept anywhere. */
const passwordOf = (role: string, secret: string): string =>
  createHash('sha256').update(`${role}:${secret}`).digest('hex');

const withUser = (superuserUrl: string, user: string, password: string): string => {
  const url = new URL(superuserUrl);
  url.username = user;
  url.password = password;
  url.pathname = `/${DATABASE}`;
  return url.href;
};

/** The owner's way into a cluster that is set up already. */
export const ownerUrlOf = (superuserUrl: string): string =>
  withUser(superuserUrl, OWNER, passwordOf(OWNER, new URL(superuserUrl).password));

/** Owner and app each get a login of their own; only the set-up here ever uses the superuser. */
export async function setUpCluster(superuserUrl: string): Promise<{ ownerUrl: string; appUrl: string }> {
  const secret = new URL(superuserUrl).password;
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query(
      `do $$ begin create role ${OWNER} nosuperuser createrole; exception when duplicate_object then null; end $$`,
    );
    await ensureRoles(client);
    await client.query(`alter role ${OWNER} login password '${passwordOf(OWNER, secret)}'`);
    await client.query(`alter role app login password '${passwordOf('app', secret)}'`);
    await client.query(`grant anon, authenticated, app, operator to ${OWNER}`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  return {
    ownerUrl: ownerUrlOf(superuserUrl),
    appUrl: withUser(superuserUrl, 'app', passwordOf('app', secret)),
  };
}

/** The database behind DATABASE_URL, or our own; migrated and open. */
export async function startDatabase(options: StartDatabaseOptions): Promise<StartedDatabase> {
  const { databaseUrl, dataDir, onRestart, onIdleError, isPrepared = false } = options;
  const listeners = onIdleError ? { onIdleError } : {};
  if (databaseUrl) {
    await migrate(databaseUrl);
    const db = openDatabase({ connectionString: databaseUrl, isPrepared, ...listeners });
    return {
      db,
      ownerUrl: databaseUrl,
      appUrl: databaseUrl,
      folder: undefined,
      postmasterPid: () => undefined,
      stop: db.close,
    };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, ...(onRestart ? { onRestart } : {}) });
  try {
    const { ownerUrl, appUrl } = await setUpCluster(embedded.superuserUrl);
    await migrate(ownerUrl);
    const db = openDatabase({ connectionString: appUrl, isPrepared: true, ...listeners });
    const stop = async () => {
      await db.close();
      await embedded.stop();
    };
    return { db, ownerUrl, appUrl, folder: embedded.folder, postmasterPid: embedded.postmasterPid, stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
