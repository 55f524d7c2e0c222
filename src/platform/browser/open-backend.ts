import type { GoTrueClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { authClient } from './auth-client.ts';
import { publicConfig } from './public-config.ts';

/** The three protocols of the server, signed with the session of the moment. */
export interface Backend {
  auth: GoTrueClient;
  rest: PostgrestClient;
  functions: FunctionsClient;
}

/** Builds the clients of rest/v1 and functions/v1. The bearer is the session's, else the anonymous key. */
export async function openBackend(): Promise<Backend> {
  const { url, anonKey } = publicConfig();
  const auth = await authClient();
  const signedFetch: typeof fetch = async (input, init) => {
    const { data, error } = await auth.getSession();
    // A session that could not be renewed just now is still one: asking as a stranger would show empty lists.
    if (error) throw error;
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? anonKey}`);
    return fetch(input, { ...init, headers });
  };
  return {
    auth,
    // The query cache tries again by itself (SPEC 9); both together would leave somebody waiting for half a minute.
    rest: new PostgrestClient(`${url}/rest/v1`, { fetch: signedFetch, retry: false }),
    functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: signedFetch }),
  };
}
