import { GoTrueClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Backend } from './backend.ts';
import { publicConfig } from './public-config.ts';
import { SESSION_KEY } from './session-key.ts';

/** Builds the clients of auth/v1, rest/v1 and functions/v1. The bearer is the session's, else the anonymous key. */
export function openBackend(): Backend {
  const { url, anonKey } = publicConfig();
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
  const signedFetch: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? anonKey}`);
    return fetch(input, { ...init, headers });
  };
  return {
    auth,
    rest: new PostgrestClient(`${url}/rest/v1`, { fetch: signedFetch }),
    functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: signedFetch }),
  };
}
