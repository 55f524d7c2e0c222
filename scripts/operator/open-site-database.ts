import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../src/platform/node/config.ts';
import { type Database, openDatabase } from '../../src/platform/node/db/database.ts';
import { reachableFolder } from '../../src/platform/node/db/embedded/data-folder.ts';
import { findRunningPostgres } from '../../src/platform/node/db/embedded/running-postgres.ts';
import { ownerUrlOf, startDatabase } from '../../src/platform/node/db/start-database.ts';

export interface SiteDatabase {
  db: Database;
  /** Which database it is, for people. */
  where: string;
  close: () => Promise<void>;
}

/**
 * The database of the site, whether its server runs or not: the one of DATABASE_URL, the embedded one of the running
 * server, or the embedded one started for as long as the command takes. Throws when there is none and `mayCreate` is not
 * set: a command that only looks must not make one.
 */
export async function openSiteDatabase(config: Config, mayCreate: boolean): Promise<SiteDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) {
    const running = findRunningPostgres(dataDir);
    if (running) {
      const db = openDatabase({ connectionString: ownerUrlOf(running.superuserUrl), poolMax: 1 });
      return {
        db,
        where: `${reachableFolder(dataDir)} (the server is running and takes it up by itself)`,
        close: db.close,
      };
    }
    if (!mayCreate && !existsSync(path.join(reachableFolder(dataDir), 'pgdata')))
      throw new Error(
        `There is no database in ${dataDir} yet. Run this where the site runs, or set DATA_DIR or DATABASE_URL.`,
      );
  }
  const started = await startDatabase({ databaseUrl, dataDir });
  const db = openDatabase({ connectionString: started.ownerUrl, poolMax: 1 });
  const close = async () => {
    await db.close();
    await started.stop();
  };
  return { db, where: started.folder ?? 'the database of DATABASE_URL', close };
}
