import path from 'node:path';
import { collectGarbage } from '../platform/node/collect-garbage.ts';
import { readConfig } from '../platform/node/config.ts';
import { createLog } from '../platform/node/log.ts';
import { runServer } from './run-server.ts';

const PAGES = path.resolve(import.meta.dirname, '../../build/client');

/** Says what is wrong and leaves; a stack would only hide it. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  for (const name of config.ignoredNames) log.warn({ name }, 'this setting is not read yet');
  const running = await runServer({ config, log, pages: PAGES });
  console.log(`Huzzah is ready at ${running.url}`);
  if (running.database.folder) console.log(`Data: ${running.database.folder}`);

  void running.settled.then(collectGarbage);

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      running.close().then(() => process.exit(0), giveUp);
    });
  }
}

main().catch(giveUp);
