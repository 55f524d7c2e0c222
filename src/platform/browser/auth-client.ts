import type { GoTrueClient } from '@supabase/auth-js';
import { lateCode } from './late-code.ts';

type Listener = (opening: Promise<GoTrueClient>) => void;

let opened: Promise<GoTrueClient> | undefined;
const listeners = new Set<Listener>();

/**
 * The one client of auth/v1 in this tab, loaded on first use: a visitor without a session never loads it. Rejects
 * when it cannot be fetched or the page carries no configuration; the next call then tries again.
 */
export function authClient(): Promise<GoTrueClient> {
  if (opened !== undefined) return opened;
  const opening = lateCode(() => import('./open-auth-client.ts')).then(({ openAuthClient }) => openAuthClient());
  opened = opening;
  opening.catch(() => {
    opened = undefined;
  });
  for (const listener of listeners) listener(opening);
  return opening;
}

/** Hears of the client as soon as anybody asks for it, or at once when somebody has; before its first use either way. */
export function onAuthClient(listener: Listener): () => void {
  listeners.add(listener);
  if (opened !== undefined) listener(opened);
  return () => void listeners.delete(listener);
}
