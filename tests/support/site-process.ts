import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** For a machine that is slow or busy with other things: only what fails waits that long. */
const START_TIMEOUT_MS = 150_000;

export interface SiteProcess {
  url: string;
  dataDir: string;
  /** Stops the whole process as an operator would and starts it again on the same data and address. */
  restart: () => Promise<void>;
  /** As a crash would: no chance to tidy up. */
  kill: () => Promise<void>;
  /** Stops the process and keeps the data. */
  stopProcess: () => Promise<void>;
  start: () => Promise<void>;
  pid: () => number;
  /** Stops the process and removes the data. */
  stop: () => Promise<void>;
}

function launch(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the site did not start in time: ${said}`));
    }, START_TIMEOUT_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /ready at (\S+)/.exec(said) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve({ child, url });
    });
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${said}`)));
  });
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** The real product as its own process, on a data folder and a port of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  const folder = temporaryFolder('site');
  const dataDir = path.join(folder.path, 'data');
  const base = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    // A test run is a crowd at one address.
    RATE_LIMIT_SCALE: '1000',
    // Nobody is turned away because the machine is busy with other things.
    PLAN_MAX_MS: '60000',
    ...env,
  };
  let { child, url } = await launch({ ...base, PORT: '0' });
  const start = async (): Promise<void> => {
    ({ child, url } = await launch({ ...base, PORT: new URL(url).port }));
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  return {
    get url() {
      return url;
    },
    dataDir,
    start,
    pid: () => child.pid ?? 0,
    stopProcess: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
    stop: async () => {
      await end('SIGTERM');
      folder.remove();
    },
  };
}
