import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/node/db/database.ts';

export interface TestDatabase {
  db: Database;
  /** The tables' owner, to look behind row-level security's back or to add a table. */
  ownerUrl: string;
  appUrl: string;
  close: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

const inDatabase = (url: string, name: string): string => {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
};

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client(inject('superuserUrl'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Connections beside the product's own. One that is still saying goodbye when its database is dropped is told so, and
 * nobody needs to know: an idle one says it through its pool, a lent one for itself.
 */
export function openTestPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, pipeline: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A fresh, migrated database of its own. Close it in afterAll. */
export async function openTestDatabase(options: { poolMax?: number } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`create database ${name} template huzzah owner huzzah_owner`);
  const appUrl = inDatabase(inject('appUrl'), name);
  const db = openDatabase({
    connectionString: appUrl,
    isPrepared: true,
    poolMax: options.poolMax ?? 8,
    // Nobody is turned away because the machine is busy with other things.
    acquireMaxMs: PATIENCE_MS,
    leaseMaxMs: PATIENCE_MS,
  });
  return {
    db,
    ownerUrl: inDatabase(inject('ownerUrl'), name),
    appUrl,
    close: async () => {
      await db.close();
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}
