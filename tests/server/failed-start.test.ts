import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../src/platform/node/config.ts';
import type { StartedDatabase } from '../../src/platform/node/db/start-database.ts';
import { freePort } from '../../src/platform/node/free-port.ts';
import { createLog } from '../../src/platform/node/log.ts';
import { runServer } from '../../src/server/run-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('failed-start');
afterAll(() => folder.remove());

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Starts a server whose database is as said, and tells what became of the start and of everything it had started. */
async function start(openDatabase: () => Promise<StartedDatabase>) {
  const port = await freePort();
  const stopped: string[] = [];
  const fault = await runServer({
    config: readConfig({ PORT: String(port), DATA_DIR: folder.path }),
    log: createLog('silent'),
    pages: folder.path,
    openDatabase,
    startThreads: async () => ({
      run: () => Promise.reject(new Error('no thread')),
      runOnEach: async () => [],
      close: async () => void stopped.push('threads'),
    }),
  }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  return { fault, stopped, isPortFree: await isFree(port) };
}

test('a start without its database leaves no thread and no port behind, and says what was wrong', async () => {
  const failed = await start(() => Promise.reject(new Error('initdb failed')));
  expect(failed).toEqual({ fault: 'initdb failed', stopped: ['threads'], isPortFree: true });
});

test('what cannot be stopped neither hides the reason nor keeps the rest running', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const failed = await start(async () => ({
    db: { asApp: gone, asAppIf: gone, asCaller: gone, asOperator: gone, ping: gone, close: gone },
    ownerUrl: '',
    appUrl: '',
    folder: undefined,
    postmasterPid: () => undefined,
    stop: () => Promise.reject(new Error('does not stop')),
  }));
  expect(failed).toEqual({ fault: 'gone', stopped: ['threads'], isPortFree: true });
});
