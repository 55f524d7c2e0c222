import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOOK_AGAIN_MS = 200;
/** No build takes so long: the process that the lock names is another by now, which got the number of one that died. */
const OLDEST_MS = 20 * 60_000;
/** A process that died between making the file and writing into it. */
const UNWRITTEN_MS = 5000;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Blocks the thread, as a build does that runs in it. */
const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
};

/**
 * Does the work while no other process does it that names the same file. The file holds the number of the process at
 * work; one that died with it in its hands is not waited for.
 * @param onWait is told once, with that number, when another is at work
 */
export function withBuildLock<Made>(file: string, onWait: (pid: number) => void, work: () => Made): Made {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasWaited = false;
  while (!take(file)) {
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (!isAtWork(owner)) {
      clear(file, owner.pid);
      continue;
    }
    if (!hasWaited) onWait(owner.pid);
    hasWaited = true;
    pause();
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

interface Owner {
  /** 0 for as long as the number is not written yet. */
  pid: number;
  sinceMs: number;
}

function ownerOf(file: string): Owner | null {
  try {
    return { pid: Number(readFileSync(file, 'utf8')), sinceMs: statSync(file).mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isAtWork({ pid, sinceMs }: Owner): boolean {
  const age = Date.now() - sinceMs;
  if (pid === 0) return age < UNWRITTEN_MS;
  // Its own number was left by an earlier life: numbers begin anew with each container.
  if (!Number.isSafeInteger(pid) || pid === process.pid || age > OLDEST_MS) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else’s process is one, too.
    return codeOf(error) === 'EPERM';
  }
}

/** Takes a lock away that nobody holds; another may have done so, and have taken it, since it was read. */
function clear(file: string, deadPid: number): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (Number(readFileSync(aside, 'utf8')) === deadPid) rmSync(aside);
  else renameSync(aside, file);
}
