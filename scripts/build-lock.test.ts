import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { withBuildLock } from './build-lock.ts';

const folder = temporaryFolder('lock');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

afterAll(folder.remove);

const LOCK_MODULE = path.resolve(import.meta.dirname, 'build-lock.ts');

/** A process that works under the lock until `go` is there, and says what it does. */
function worker(lock: string, go: string): { saysNext: () => Promise<string>; ended: Promise<unknown> } {
  const script = `
    import { existsSync } from 'node:fs';
    import { withBuildLock } from ${JSON.stringify(LOCK_MODULE)};
    const say = (word) => process.stdout.write(word + '\\n');
    withBuildLock(${JSON.stringify(lock)}, (pid) => say('waits for ' + pid), () => {
      say('works');
      while (!existsSync(${JSON.stringify(go)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    });
    say('done');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const words: string[] = [];
  const waiting: ((word: string) => void)[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    for (const word of chunk.toString().split('\n').filter(Boolean)) {
      const next = waiting.shift();
      if (next === undefined) words.push(word);
      else next(word);
    }
  });
  const saysNext = () => {
    const word = words.shift();
    return word === undefined ? new Promise<string>((resolve) => waiting.push(resolve)) : Promise.resolve(word);
  };
  return { saysNext, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

it('of two servers started at once in one folder, one builds, and the other says that it waits and goes on after it', async () => {
  const lock = path.join(folder.path, 'two', 'building.pid');
  const go = path.join(folder.path, 'go');
  const first = worker(lock, go);
  expect(await first.saysNext()).toBe('works');
  const pid = readFileSync(lock, 'utf8');
  const second = worker(lock, go);
  expect(await second.saysNext()).toBe(`waits for ${pid}`);
  writeFileSync(go, '');
  expect(await first.saysNext()).toBe('done');
  expect([await second.saysNext(), await second.saysNext()]).toEqual(['works', 'done']);
  await Promise.all([first.ended, second.ended]);
  expect(existsSync(lock)).toBe(false);
});

it('a build that was killed is not waited for, nor is a lock that an earlier life of this process left', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  for (const pid of [dead, process.pid]) {
    const lock = path.join(folder.path, `left-by-${pid}.pid`);
    writeFileSync(lock, String(pid));
    const waits: number[] = [];
    expect(
      withBuildLock(
        lock,
        (owner) => waits.push(owner),
        () => readFileSync(lock, 'utf8'),
      ),
    ).toBe(String(process.pid));
    expect(waits).toEqual([]);
    expect(existsSync(lock)).toBe(false);
  }
});

it('a build that fails leaves no lock', () => {
  const lock = path.join(folder.path, 'failed.pid');
  const fail = () => {
    throw new Error('no fonts');
  };
  expect(() => withBuildLock(lock, () => undefined, fail)).toThrow('no fonts');
  expect(existsSync(lock)).toBe(false);
});
