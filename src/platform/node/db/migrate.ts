import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { ensureRoles } from './roles.ts';

/** `20261121T0900_planner_create_bookings.sql`: time, slice, what. The order of the names is the order of the work. */
const FILE_NAME = /^\d{8}T\d{4}_[a-z0-9_]+\.sql$/;

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../../db/migrations');

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new Error(`db/migrations/${name}: the name must match ${FILE_NAME}`);
    const text = await readFile(path.join(folder, name), 'utf8');
    migrations[name.replace(/\.sql$/, '')] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
}

/**
 * Brings the database to the newest schema, forward only, all or nothing, under an advisory lock, so that several
 * processes may start at once. The connection is the owner's, never the app's. Returns the names it ran.
 */
export async function migrate(connectionString: string, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const pool = new pg.Pool({ connectionString, max: 2 });
  // A connection that the server cuts while it says goodbye must not take the process with it: an idle one says it through
  // its pool, a lent one for itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const client = await pool.connect();
    try {
      await ensureRoles(client);
    } finally {
      client.release();
    }
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(folder) },
      migrationTableSchema: 'migrations',
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
