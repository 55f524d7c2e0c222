import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnvironment } from '../../config.ts';
import { freePort } from '../../free-port.ts';
import { findBinaries } from './binaries.ts';
import { claimDataFolder, type DataFolder, prepareDataFolder, readPostmaster } from './data-folder.ts';

export interface EmbeddedPostgres {
  /** As the superuser, for setting up roles and databases only. */
  superuserUrl: string;
  folder: string;
  postmasterPid: () => number | undefined;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Told when PostgreSQL died by itself and is started again. */
  onRestart?: (attempt: number) => void;
  /** Where a port comes from that nobody listens on; the system's choice without it. */
  findPort?: () => Promise<number>;
}

const START_TIMEOUT_MS = 60_000;

/** Between looking for a free port and listening on it somebody else may take it, so another one is tried. */
const PORT_TRIES = 3;

/** Small on purpose: app and database share one little server (under 400 MB together). */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  max_parallel_workers: '0',
  autovacuum_max_workers: '1',
  // Its own fate and no more: what a statement and its row held is our customers' business (RELIABILITY 6).
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Keeps a pipe open to a watchdog (`cat`): however this process dies, the pipe closes, cat ends and PostgreSQL
 * gets a fast shutdown.
 */
const WATCHDOG =
  'exec 3<&0; "$@" </dev/null 3<&- & p=$!; { cat <&3; kill -INT $p; } >/dev/null 2>&1 & w=$!; wait $p; r=$?; kill $w 2>/dev/null; exit $r';

function launch(folder: DataFolder, program: string, port: number): ChildProcess {
  const env = childEnvironment();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', folder.pgdata, '-p', String(port), ...settings];
  const log = openSync(path.join(folder.folder, 'postgres.log'), 'a');
  try {
    if (process.platform === 'win32')
      return spawn(program, args, { env, cwd: folder.folder, stdio: ['pipe', log, log] });
    return spawn('/bin/sh', ['-c', WATCHDOG, 'postgres', program, ...args], {
      ...folder.runAs,
      env,
      cwd: folder.folder,
      stdio: ['pipe', log, log],
      // Its own process group: Ctrl-C is ours to handle, in order.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

class NotStarted extends Error {
  /** It ended by itself; otherwise it is only slow. */
  readonly isGone: boolean;
  constructor(folder: DataFolder, isGone: boolean) {
    super(`PostgreSQL did not start, see ${path.join(folder.folder, 'postgres.log')}`);
    this.isGone = isGone;
  }
}

async function untilReady(folder: DataFolder, child: ChildProcess): Promise<void> {
  let isGone = false;
  child.once('exit', () => {
    isGone = true;
  });
  child.once('error', () => {
    isGone = true;
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!readPostmaster(folder.pgdata)?.isReady) {
    if (isGone || performance.now() > deadline) throw new NotStarted(folder, isGone);
    await delay(5);
  }
}

async function launchOnFreePort(folder: DataFolder, program: string, findPort: () => Promise<number>) {
  for (let tries = 1; ; tries += 1) {
    const port = await findPort();
    const child = launch(folder, program, port);
    try {
      await untilReady(folder, child);
      return { port, child };
    } catch (error) {
      if (tries === PORT_TRIES || !(error instanceof NotStarted && error.isGone)) throw error;
    }
  }
}

/**
 * Starts the PostgreSQL that npm installed, on a random local port, with its data under `dataDir`, and keeps it
 * running: when it dies by itself it is started again on the same port, so that a pool reconnects. Throws when
 * another process owns the folder.
 */
export async function startEmbeddedPostgres({
  dataDir,
  onRestart,
  findPort = freePort,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const programs = findBinaries();
  const folder = prepareDataFolder(dataDir, programs('initdb'));
  await claimDataFolder(folder);
  const { port, child: first } = await launchOnFreePort(folder, programs('postgres'), findPort);
  let isStopping = false;
  let attempt = 0;
  let child = first;

  const startAgain = async (): Promise<void> => {
    attempt += 1;
    onRestart?.(attempt);
    await delay(Math.min(200 * 2 ** (attempt - 1), 10_000));
    if (isStopping) return;
    try {
      await claimDataFolder(folder);
    } catch {
      // What is left of the old one is still there; were this thrown, the whole site would end with it.
      return startAgain();
    }
    // A stop may have come while the folder was looked at: nobody would stop what is started now.
    if (isStopping) return;
    child = launch(folder, programs('postgres'), port);
    keepRunning(child);
    await untilReady(folder, child).then(
      () => {
        attempt = 0;
      },
      // The exit handler of this child tries again; the log file has the reason.
      () => undefined,
    );
  };
  const keepRunning = (running: ChildProcess): void => {
    running.once('exit', () => {
      if (isStopping) return;
      void startAgain();
    });
  };
  keepRunning(child);

  return {
    superuserUrl: `postgres://postgres:${folder.password}@127.0.0.1:${port}/postgres`,
    folder: folder.folder,
    postmasterPid: () => readPostmaster(folder.pgdata)?.pid,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (process.platform === 'win32') spawnSync(programs('pg_ctl'), ['stop', '-D', folder.pgdata, '-m', 'fast']);
      else child.stdin?.end();
      await exited;
    },
  };
}
