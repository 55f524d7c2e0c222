import { existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Who runs PostgreSQL: empty for ourselves, an unprivileged user when we are root, which initdb and postgres refuse. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** Whether this process is run by root; never on Windows. */
export const isRoot = (): boolean => process.platform !== 'win32' && process.getuid?.() === 0;

/** The owner of an existing cluster, else the system's `postgres` or `nobody`. */
export function chooseOwner(pgdata: string): RunAs {
  if (!isRoot()) return {};
  if (existsSync(pgdata)) {
    const { uid, gid } = statSync(pgdata);
    return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('Running as root, and there is no "postgres" or "nobody" user to run PostgreSQL as.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** True when any user may pass every folder from the root down to `target`. */
export function isEnterableByAll(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 1) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Hands a folder and all in it to another user; a link is handed over itself, and not what it points to. */
export function giveTo(target: string, owner: { uid: number; gid: number }): void {
  lchownSync(target, owner.uid, owner.gid);
  if (!lstatSync(target).isDirectory()) return;
  for (const name of readdirSync(target)) giveTo(path.join(target, name), owner);
}
