import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the pages are built from: a change in any of these makes a build stale. */
const SOURCES = ['src', 'public', 'vite.config.ts', 'react-router.config.ts', 'scripts', 'package-lock.json'];
const IS_TEST = /\.test\.tsx?$/;

function* filesBelow(target: string): Generator<string> {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield target;
    return;
  }
  for (const name of readdirSync(target).sort()) yield* filesBelow(path.join(target, name));
}

/** A hash over the mode the pages are made for (vite.config.ts) and every source of theirs, by content, so that a checkout's file times do not matter. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(process.env.SITE_MODE === 'live' ? 'live' : 'demo');
  for (const source of SOURCES) {
    for (const file of filesBelow(path.join(root, source))) {
      if (IS_TEST.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
