import type { GoTrueClient } from '@supabase/auth-js';

let opened: Promise<GoTrueClient> | undefined;

/**
 * The one client of auth/v1 in this tab, loaded on first use. Pages that need only the session do not load
 * the clients of data and functions with it. Rejects when the page carries no configuration.
 */
export function authClient(): Promise<GoTrueClient> {
  opened ??= import('./open-auth-client.ts').then(({ openAuthClient }) => openAuthClient());
  return opened;
}
