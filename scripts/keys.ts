import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/platform/node/config.ts';
import { runKeys } from './keys/run-keys.ts';
import { type CommandOutcome, done, refused, tell } from './operator/command.ts';
import { openSiteDatabase } from './operator/open-site-database.ts';

// Without a word it prints {"url":…,"anonKey":…} of the server that runs on this DATA_DIR, for scripts and tests; with
// one it changes the keys that sign access tokens (docs/decisions/0021).
const words = process.argv.slice(2);
await tell(words.length === 0 ? findServer : changeKeys);

async function findServer(): Promise<CommandOutcome> {
  const { dataDir } = readConfig();
  try {
    const { url, anonKey, pid } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
    process.kill(pid, 0);
    return done(JSON.stringify({ url, anonKey }));
  } catch {
    return refused('No server is running on this DATA_DIR. Start one with: npm start');
  }
}

async function changeKeys(): Promise<CommandOutcome> {
  const { db, close } = await openSiteDatabase(readConfig(), false);
  try {
    return await runKeys(words, { db, now: () => new Date() });
  } finally {
    await close();
  }
}
