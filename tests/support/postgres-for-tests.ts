import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/platform/node/db/embedded/embedded-postgres.ts';
import { migrate } from '../../src/platform/node/db/migrate.ts';
import { setUpCluster } from '../../src/platform/node/db/start-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
    ownerUrl: string;
    appUrl: string;
  }
}

/** What these settings keep safe is lost with the power and not with a process, and this database lives for minutes. */
async function skipWaitingForDisk(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

/** One PostgreSQL for the whole run. Its migrated database is the template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('test');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder.path, 'data') });
  await skipWaitingForDisk(postgres.superuserUrl);
  const { ownerUrl, appUrl } = await setUpCluster(postgres.superuserUrl);
  await migrate(ownerUrl);
  project.provide('superuserUrl', postgres.superuserUrl);
  project.provide('ownerUrl', ownerUrl);
  project.provide('appUrl', appUrl);
  return async () => {
    await postgres.stop();
    folder.remove();
  };
}
