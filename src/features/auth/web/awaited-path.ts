import * as z from 'zod/mini';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { safeNextPath } from '../domain/safe-next-path.ts';

const KEY = 'huzzah.next';
/** As long as the link of a confirmation e-mail is good. */
const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

const Remembered = z.object({ path: z.string(), at: z.number() });

/**
 * Keeps where the visitor wanted to go while they look for our e-mail: its link leads to the site's root (SPEC 7),
 * often in a new tab, and knows nothing of the trip they had just filled in.
 */
export function rememberAwaitedPath(path: string, nowMs: number): void {
  browserStorage()?.setItem(KEY, JSON.stringify({ path: safeNextPath(path), at: nowMs }));
}

/** The path that was kept, or null when there is none or it is too old. */
export function awaitedPath(nowMs: number): string | null {
  try {
    const kept = Remembered.safeParse(JSON.parse(browserStorage()?.getItem(KEY) ?? 'null'));
    return kept.success && nowMs - kept.data.at < GOOD_FOR_MS ? safeNextPath(kept.data.path) : null;
  } catch {
    // Not JSON: somebody else's entry, or a damaged one. There is nowhere to go back to.
    return null;
  }
}

export function forgetAwaitedPath(): void {
  browserStorage()?.removeItem(KEY);
}
