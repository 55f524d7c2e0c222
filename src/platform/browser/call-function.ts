import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';
import { postFunction } from './post-function.ts';

const TIMEOUT_MS = 20_000;

const Refusal = z.object({ error: z.string() });

const UNREACHABLE = 'We could not reach our server. Check your connection and try again.';
const TRY_LATER = 'Something went wrong on our side. Please try again in a moment.';

/**
 * Calls functions/v1 as a passing visitor, with the anonymous key and nothing else loaded. It never throws: a failure
 * is a sentence for the visitor, the server's own where it gave one.
 */
export async function callFunction(name: string, body: unknown): Promise<Result<null, string>> {
  try {
    const response = await postFunction(name, body, TIMEOUT_MS);
    if (response.ok) return ok(null);
    const refusal = Refusal.safeParse(await response.json().catch(() => null));
    return fail(refusal.success ? refusal.data.error : TRY_LATER);
  } catch (fault) {
    console.warn(`${name} was not reached`, fault);
    return fail(UNREACHABLE);
  }
}
