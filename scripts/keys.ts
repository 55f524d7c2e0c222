import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/platform/node/config.ts';

// Prints {"url":…,"anonKey":…} of the server that runs on this DATA_DIR, for scripts and tests.
const { dataDir } = readConfig();
try {
  const { url, anonKey, pid } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
  process.kill(pid, 0);
  console.log(JSON.stringify({ url, anonKey }));
} catch {
  console.error('No server is running on this DATA_DIR. Start one with: npm start');
  process.exit(1);
}
