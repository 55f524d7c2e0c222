import { GoTrueClient } from '@supabase/auth-js';
import { publicConfig } from './public-config.ts';
import { SESSION_KEY } from './session-key.ts';

/** Keeps the session in local storage, refreshes it, and reads the one that an email link brings in the address. */
export function openAuthClient(): GoTrueClient {
  const { url, anonKey } = publicConfig();
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
}
