import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachableFolder, readPostmaster } from './data-folder.ts';

/**
 * The way into the PostgreSQL that a running server started on this folder, or null when none is running there. Throws
 * when its files belong to somebody else.
 */
export function findRunningPostgres(dataDir: string): { superuserUrl: string } | null {
  const folder = reachableFolder(dataDir);
  const pgdata = path.join(folder, 'pgdata');
  const postmaster = readPostmaster(pgdata);
  if (!postmaster?.isOurs || !postmaster.isReady) return null;
  // The fourth line of postmaster.pid is the port (PostgreSQL, src/include/utils/pidfile.h).
  const port = readFileSync(path.join(pgdata, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim() ?? '';
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  return { superuserUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}
