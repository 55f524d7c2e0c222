import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/platform/node/config.ts';
import { openCityDatabase } from './catalogue/open-city-database.ts';
import { runKeys } from './keys/run-keys.ts';

// Without a word it prints {"url":…,"anonKey":…} of the server that runs on this DATA_DIR, for scripts and tests; with
// one it changes the keys that sign access tokens (docs/decisions/0021).
const config = readConfig();
const words = process.argv.slice(2);
if (words.length === 0) printServer(config.dataDir);
else await changeKeys();

function printServer(dataDir: string): void {
  try {
    const { url, anonKey, pid } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
    process.kill(pid, 0);
    console.log(JSON.stringify({ url, anonKey }));
  } catch {
    console.error('No server is running on this DATA_DIR. Start one with: npm start');
    process.exitCode = 1;
  }
}

async function changeKeys(): Promise<void> {
  const { db, close } = await openCityDatabase(config, false);
  try {
    const { isDone, lines } = await runKeys(words, { db, now: () => new Date() });
    for (const line of lines) (isDone ? console.log : console.error)(line);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await close();
  }
}
