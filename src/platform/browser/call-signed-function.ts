import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';
import { backend } from './backend.ts';

const TIMEOUT_MS = 30_000;

const Refusal = z.object({ error: z.string(), code: z.optional(z.string()) });

const UNREACHABLE = 'We could not reach our server. Check your connection and try again.';
const TRY_LATER = 'Something went wrong on our side. Please try again in a moment.';

export interface CallFault {
  /** Zero when there was no answer. */
  status: number;
  /** A sentence for the visitor, the server's own where it gave one. */
  words: string;
  /** The server's name for the refusal, where it has one. */
  code?: string | undefined;
}

/** Calls functions/v1 as the person who is signed in. It never throws. The answer is checked by whoever asked. */
export async function callSignedFunction(
  name: string,
  body: Record<string, unknown>,
): Promise<Result<unknown, CallFault>> {
  try {
    const { functions } = await backend();
    const { data, error } = await functions.invoke<unknown>(name, { body, timeout: TIMEOUT_MS });
    return error ? fail(await faultOf(error)) : ok(data);
  } catch (fault) {
    console.warn(`${name} was not reached`, fault);
    return fail({ status: 0, words: UNREACHABLE });
  }
}

/** The client keeps the server's answer with its error. */
async function faultOf(error: unknown): Promise<CallFault> {
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return { status: 0, words: UNREACHABLE };
  return refusalOf(response.status, await response.json().catch(() => null));
}

/** What a refusal with this status and body says. Faults of our own side keep their words to themselves. */
export function refusalOf(status: number, body: unknown): CallFault {
  const refusal = Refusal.safeParse(body);
  if (!refusal.success || status < 400 || status >= 500) return { status, words: TRY_LATER };
  return { status, words: refusal.data.error, code: refusal.data.code };
}
