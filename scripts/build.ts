import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishPages } from './finish-pages.ts';
import { makeSamplePlans } from './make-sample-plans.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the website: afterwards `build/client` is all the server needs. The subset fonts come from vite.config.ts.
 */
rmSync(path.join(root, 'build'), { recursive: true, force: true });
makeSamplePlans(root);
const built = spawnSync(process.execPath, [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
if (built.status !== 0) process.exit(built.status ?? 1);
const client = path.join(root, 'build', 'client');
await finishPages(root, client);
await precompress(client);
rmSync(path.join(root, 'build', 'server'), { recursive: true });
