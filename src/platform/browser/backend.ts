import type { GoTrueClient } from '@supabase/auth-js';
import type { FunctionsClient } from '@supabase/functions-js';
import type { PostgrestClient } from '@supabase/postgrest-js';

/** The three protocols of the server, signed with the session of the moment. */
export interface Backend {
  auth: GoTrueClient;
  rest: PostgrestClient;
  functions: FunctionsClient;
}

let opened: Promise<Backend> | undefined;

/**
 * The one connection of this tab, opened on first use so that pages without data never load the clients.
 * Rejects when the page carries no configuration (public-config.ts says why).
 */
export function backend(): Promise<Backend> {
  opened ??= import('./open-backend.ts').then(({ openBackend }) => openBackend());
  return opened;
}
