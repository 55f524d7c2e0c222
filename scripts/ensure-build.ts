import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printPageSizes } from './page-sizes.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STAMP = path.join(ROOT, 'build', '.source-hash');

/** Builds the pages unless the build on disk is of exactly these sources. In a process of its own, so that its memory is given back. */
export function ensureBuild(): void {
  const hash = sourceHash(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Building the pages (only when they changed) …');
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts/build.ts')], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr);
    console.error('The pages could not be built; the reason is above.');
    process.exit(1);
  }
  writeFileSync(STAMP, hash);
}

if (import.meta.main) {
  ensureBuild();
  if (process.argv.includes('--sizes')) printPageSizes(path.join(ROOT, 'build/client'));
}
