import { FunctionsClient } from '@supabase/functions-js';
import { publicConfig } from './public-config.ts';

/**
 * functions/v1 as a passing visitor: with the anonymous key and without a session, so that a document can call a
 * function without loading the client of auth/v1. App pages use `backend()`.
 */
export function openFunctions(): FunctionsClient {
  const { url, anonKey } = publicConfig();
  return new FunctionsClient(`${url}/functions/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  });
}
