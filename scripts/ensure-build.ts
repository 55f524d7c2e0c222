import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { printPageSizes } from './page-sizes.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STAMP = path.join(ROOT, 'build', '.source-hash');

const LOCK = path.join(ROOT, '.cache', 'building.pid');

const isBuilt = (hash: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/**
 * Builds the pages unless the build on disk is of exactly these sources. In a process of its own, so that its memory is
 * given back; of two that are started at once in one folder, one builds and the other waits for it.
 */
export function ensureBuild(): void {
  const hash = sourceHash(ROOT);
  if (isBuilt(hash)) return;
  const onWait = (pid: number) => console.log(`Another process (${pid}) is building the pages: waiting for it …`);
  const isDone = withBuildLock(LOCK, onWait, () => isBuilt(hash) || build(hash));
  if (!isDone) process.exit(1);
}

function build(hash: string): boolean {
  console.log('Building the pages (only when they changed) …');
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build.ts')], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr);
    console.error('The pages could not be built; the reason is above.');
    return false;
  }
  writeFileSync(STAMP, hash);
  return true;
}

if (import.meta.main) {
  ensureBuild();
  if (process.argv.includes('--sizes')) printPageSizes(path.join(ROOT, 'build/client'));
}
