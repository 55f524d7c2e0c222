import { readConfig } from '../../src/platform/node/config.ts';
import type { Database } from '../../src/platform/node/db/database.ts';
import { createLog, type Log } from '../../src/platform/node/log.ts';
import { listMails, type StoredMail } from '../../src/platform/node/mail/outbox.sql.ts';
import type { WorkerPool } from '../../src/platform/node/workers/worker-pool.ts';
import { runServer } from '../../src/server/run-server.ts';
import { startPlannerThreads } from '../../src/server/services.ts';
import { warmUpConcierge } from '../../src/server/warm-up.ts';
import { quickHashes } from './quick-hashes.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestServer {
  url: string;
  /** Where it listens, whatever its configured address is. */
  port: number;
  anonKey: string;
  routes: readonly { method: string; path: string }[];
  db: Database;
  ownerUrl: string;
  mails: () => Promise<StoredMail[]>;
  close: () => Promise<void>;
}

/** Nobody is turned away because the machine is busy with other things. */
const PLAN_MAX_MS = 60_000;

let threads: Promise<WorkerPool> | undefined;

/** No test's first message has to wait until the concierge is read, least of all one with a deadline. */
async function startWarmThreads(): Promise<WorkerPool> {
  const pool = await startPlannerThreads(createLog('silent'), PLAN_MAX_MS);
  await warmUpConcierge(pool);
  return pool;
}

/**
 * The planner's threads are started once for all servers of this process: they keep nothing of a task, and starting
 * them takes as long as all that most test files do. The process takes them along when it ends.
 */
async function borrowThreads(): Promise<WorkerPool> {
  threads ??= startWarmThreads();
  const { run } = await threads;
  // These servers share them, so nothing is left to be compiled beforehand for each.
  return { run, runOnEach: async () => [], close: async () => undefined };
}

/** The whole server in this process, on a random port and a database of its own. Pages are not built for it. */
export async function startTestServer(
  options: {
    mailAutoconfirm?: boolean;
    now?: () => Date;
    env?: Record<string, string>;
    /** Puts pages into the folder that the server reads at its start. */
    writePages?: (folder: string) => void;
    log?: Log;
    /** True where what a hash costs is the subject. */
    hashesAsSold?: boolean;
  } = {},
): Promise<TestServer> {
  const folder = temporaryFolder('server');
  const database = await openTestDatabase();
  options.writePages?.(folder.path);
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder.path,
    MAIL_AUTOCONFIRM: options.mailAutoconfirm ? 'on' : 'off',
    LOG_LEVEL: 'silent',
    // A test file is a crowd at one address.
    RATE_LIMIT_SCALE: '1000',
    // A model is heard out, however busy the machine is with other things; it matters only where one is named.
    AI_DEADLINE_MS: '50000',
    ...options.env,
  });
  const running = await runServer({
    config,
    log: options.log ?? createLog('silent'),
    pages: folder.path,
    openDatabase: async () => ({
      ...database,
      folder: undefined,
      postmasterPid: () => undefined,
      stop: async () => undefined,
    }),
    startThreads: borrowThreads,
    ...(options.hashesAsSold ? {} : { passwords: quickHashes() }),
    ...(options.now ? { now: options.now } : {}),
  });
  return {
    url: running.url,
    port: running.port,
    anonKey: running.anonKey,
    routes: running.routes,
    db: database.db,
    ownerUrl: database.ownerUrl,
    mails: () => database.db.asApp(listMails),
    close: async () => {
      await running.close();
      await database.close();
      folder.remove();
    },
  };
}
