import type { FunctionsClient } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { QuoteCall } from '../domain/quote-call.ts';

const TRY_LATER = 'Please try again later.';
const TIMEOUT_MS = 20_000;

const Refusal = z.object({ error: z.string() });

/** Sends the request; a failure carries the server's own message where it gave one. */
export async function sendQuote(
  functions: Pick<FunctionsClient, 'invoke'>,
  quote: QuoteCall,
): Promise<Result<null, string>> {
  const { error } = await functions.invoke<unknown>('request-quote', { body: quote, timeout: TIMEOUT_MS });
  if (!error) return ok(null);
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return fail(TRY_LATER);
  const refusal = Refusal.safeParse(await response.json().catch(() => null));
  return fail(refusal.success ? refusal.data.error : TRY_LATER);
}
