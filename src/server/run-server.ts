import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isMailWanted } from '../features/account/server/notification-choices.sql.ts';
import type { PasswordHashes } from '../features/auth/server/password-hashes.ts';
import { IMAGE_ORIGIN as STORE_IMAGE_ORIGIN } from '../features/store/domain/storefront-answer.ts';
import { startCompleting } from '../features/trips/server/complete-ended-trips.ts';
import type { Config } from '../platform/node/config.ts';
import { type StartedDatabase, startDatabase } from '../platform/node/db/start-database.ts';
import type { Log } from '../platform/node/log.ts';
import { sendByServer, sendToOutbox } from '../platform/node/mail/outbox.sql.ts';
import { startMailJob } from '../platform/node/mail/start-mail-job.ts';
import type { WorkerPool } from '../platform/node/workers/worker-pool.ts';
import { createApp } from './app.ts';
import { clientKeyOf } from './client-key.ts';
import { startForgetting } from './forget-old.ts';
import { createFront } from './http-server.ts';
import { createListeningServer } from './listening-server.ts';
import { compressPages } from './pages/compress-pages.ts';
import { loadPageFiles } from './pages/page-files.ts';
import { createServices, openShelf, startPlannerThreads } from './services.ts';
import { warmUpFurther } from './warm-up.ts';

export interface RunningServer {
  url: string;
  port: number;
  anonKey: string;
  /** What the app answers, middleware included: the tests of every endpoint see by it that none was left out. */
  routes: readonly { method: string; path: string }[];
  database: StartedDatabase;
  /** What goes on behind the start is done: pages are packed as well as can be, and the threads are warm. */
  settled: Promise<unknown>;
  /** Stops taking requests, finishes those under way, then stops the jobs, the database and the threads. */
  close: () => Promise<void>;
}

export interface RunOptions {
  config: Config;
  log: Log;
  /** The folder of the built pages. */
  pages: string;
  now?: () => Date;
  /** Tests bring a database of their own; the product starts the one that the configuration names. */
  openDatabase?: () => Promise<StartedDatabase>;
  /** Tests lend every server the same threads. */
  startThreads?: () => Promise<WorkerPool>;
  /** Tests bring hashes that cost next to nothing. */
  passwords?: PasswordHashes;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Is Huzzah running already? Stop it, or set another PORT.`)
          : error,
      ),
    );
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

const openConfigured = (config: Config, log: Log): Promise<StartedDatabase> =>
  startDatabase({
    databaseUrl: config.databaseUrl,
    isPrepared: config.isPrepared,
    dataDir: config.dataDir,
    onRestart: (attempt) => log.error({ attempt }, 'PostgreSQL died and is started again'),
    onIdleError: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
  });

/** Starts the whole product in this process. Everything it started is stopped again when any part fails. */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const { config, log, pages, now = () => new Date() } = options;
  const { server, handle, drain } = createListeningServer();
  const port = await listen(server, config.port);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const undo: (() => Promise<unknown>)[] = [];
  let isDraining = false;
  const close = async () => {
    isDraining = true;
    await drain();
    const faults: unknown[] = [];
    // One that cannot be stopped keeps nothing else running.
    for (const stop of undo.toReversed()) await stop().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };
  try {
    const threads = options.startThreads?.() ?? startPlannerThreads(log, config.planMaxMs);
    // They start while the database does, so they are there to be stopped also when that fails.
    undo.push(() =>
      threads.then(
        (pool) => pool.close(),
        () => undefined,
      ),
    );
    const database = await (options.openDatabase ?? (() => openConfigured(config, log)))();
    undo.push(database.stop);
    const pool = await threads;
    const sendMail = config.mail === null ? sendToOutbox : sendByServer;
    const services = await createServices(database.db, pool, now, log, config.model, sendMail);
    const publicConfig = {
      url: publicUrl,
      anonKey: services.anonKey,
      siteMode: config.siteMode,
      features: { group: false },
      storeUrl: config.store?.origin ?? null,
      // Absent without a tile server: every page carries this text.
      ...(config.mapTiles === null ? {} : { mapTiles: config.mapTiles }),
    };
    const files = loadPageFiles({
      folder: pages,
      blanks: {
        '%HUZZAH_CONFIG%': JSON.stringify(publicConfig),
        '%HUZZAH_URL%': publicUrl,
        '%HUZZAH_SHOP%': publicConfig.storeUrl ?? '/#store',
        '%HUZZAH_YEAR%': String(now().getUTCFullYear()),
      },
      policy: {
        imageOrigins: [
          ...(config.store === null ? [] : [STORE_IMAGE_ORIGIN]),
          ...(config.mapTiles === null ? [] : [new URL(config.mapTiles.url).origin]),
        ],
        isHttpsOnly: config.siteMode === 'live',
      },
    });
    const app = createApp({
      services,
      log,
      publicUrl,
      publicConfig,
      readShelf: openShelf(config.store, now, log),
      pageAt: (address) => files.get(address)?.bodies.identity.toString('utf8'),
      mailAutoconfirm: config.mailAutoconfirm,
      securityContact: config.securityContact,
      allowedOrigins: config.allowedOrigins,
      clientKey: clientKeyOf(config.trustedProxies),
      accounts: { ...config, ...(options.passwords && { passwords: options.passwords }) },
      isDraining: () => isDraining,
    });
    handle(createFront({ files, app, site: { siteMode: config.siteMode, publicUrl }, log }));

    const compressing = new AbortController();
    undo.push(async () => compressing.abort());
    const packed = compressPages(files, compressing.signal).catch((fault: unknown) =>
      log.warn({ error: String(fault) }, 'pages stay as they were compressed at first'),
    );
    const settled = Promise.all([packed, warmUpFurther(pool)]);
    const stopForgetting = startForgetting(database.db, now, log);
    undo.push(async () => stopForgetting());
    const stopCompleting = startCompleting(database.db, now, log);
    undo.push(async () => stopCompleting());
    if (config.mail) {
      const { smtpServer } = await import('../platform/node/mail/smtp-server.ts');
      const mail = { db: database.db, deliver: smtpServer(config.mail), now, log, isWanted: isMailWanted };
      const job = startMailJob({ ...mail, chance: Math.random });
      undo.push(job.stop);
    } else if (config.siteMode === 'live') {
      log.warn('SMTP_URL is not set: mail is kept in the database and nobody gets it');
    }

    const addressFile = path.join(config.dataDir, 'server.json');
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(addressFile, JSON.stringify({ url: publicUrl, anonKey: services.anonKey, pid: process.pid }));
    undo.push(async () => rmSync(addressFile, { force: true }));
    const routes = app.routes.map(({ method, path }) => ({ method, path }));
    return { url: publicUrl, port, anonKey: services.anonKey, routes, database, settled, close };
  } catch (error) {
    await close().catch((fault: unknown) => log.error({ error: String(fault) }, 'not everything could be stopped'));
    throw error;
  }
}
