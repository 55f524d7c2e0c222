import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnvironment } from '../../config.ts';
import { chooseOwner, giveTo, isEnterableByAll, isRoot, type RunAs } from './unix-owner.ts';

export interface DataFolder {
  folder: string;
  pgdata: string;
  password: string;
  runAs: RunAs;
}

/**
 * As root, PostgreSQL runs as another user and must be able to enter the folder: below a closed one (a home,
 * `mktemp -d`) the data goes to /var/lib, in a folder of its own for each path, and the caller says so.
 */
export function reachableFolder(dataDir: string): string {
  const wanted = path.resolve(dataDir);
  if (!isRoot() || isEnterableByAll(path.dirname(wanted))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return path.join('/var/lib/huzzah', name);
}

/** Makes the cluster on first use: beside its place and then renamed, so a half-made one is never used. */
export function prepareDataFolder(dataDir: string, initdb: string): DataFolder {
  const folder = reachableFolder(dataDir);
  const pgdata = path.join(folder, 'pgdata');
  const passwordFile = path.join(folder, 'password');
  mkdirSync(folder, { recursive: true });
  const runAs = chooseOwner(pgdata);
  if (!existsSync(pgdata)) {
    rmSync(`${pgdata}.new`, { recursive: true, force: true });
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if ('uid' in runAs) giveTo(folder, runAs as { uid: number; gid: number });
    const made = spawnSync(
      initdb,
      // biome-ignore format: one option a word reads worse
      ['-D', `${pgdata}.new`, '-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8',
       '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
      { ...runAs, env: childEnvironment(), cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? ''} ${made.stderr}`);
    renameSync(`${pgdata}.new`, pgdata);
  }
  return { folder, pgdata, password: readFileSync(passwordFile, 'utf8').trim(), runAs };
}

/** Process id and start time together: a reused pid or a zombie is not the process it was. Empty when gone. */
function processIdentity(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? '' : `${pid} ${fields[19]}`;
  } catch {
    return String(pid);
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** What postmaster.pid says, and whether that process really is a PostgreSQL on this folder. */
export function readPostmaster(pgdata: string): { pid: number; isOurs: boolean; isReady: boolean } | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(pgdata, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const isOurs = process.platform === 'win32' || commandLine(pid).includes(pgdata);
  return { pid, isOurs, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Makes the folder ours. A live owner is refused with its pid; the orphan of a killed run is stopped; a stale
 * postmaster.pid is removed.
 */
export async function claimDataFolder({ folder, pgdata }: DataFolder): Promise<void> {
  const ownerFile = path.join(folder, 'owner');
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : '';
  const ownerPid = Number.parseInt(owner, 10);
  for (let tries = 0; ; tries++) {
    const postmaster = readPostmaster(pgdata);
    if (!postmaster) break;
    if (!postmaster.isOurs) {
      rmSync(path.join(pgdata, 'postmaster.pid'), { force: true });
      break;
    }
    if (tries >= 5 && owner !== '' && owner === processIdentity(ownerPid)) {
      throw new Error(`Huzzah is already running on ${folder} (pid ${ownerPid}). Stop it, or set another DATA_DIR.`);
    }
    // The orphan's watchdog gets half a second to stop it before we do.
    if (tries % 40 === 10) process.kill(postmaster.pid, 'SIGINT');
    if (tries === 600) throw new Error(`An earlier PostgreSQL (pid ${postmaster.pid}) on ${pgdata} does not stop.`);
    await delay(50);
  }
  writeFileSync(ownerFile, processIdentity(process.pid));
}
