import type { FunctionsClient } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { ChangeMade } from '../../plan-tools/domain/plan-answer.ts';
import type { PlanChange } from '../../plan-tools/domain/plan-question.ts';

const TIMEOUT_MS = 30_000;
const TRY_AGAIN = 'Something went wrong. Please try again.';

const Refusal = z.object({ error: z.string(), why: z.optional(z.string()) });

export interface VersionRefused {
  words: string;
  /** Somebody changed the plan meanwhile: what was shown is no longer what would happen. */
  isConflict: boolean;
}

/** Brings a version back, or takes that back; gives the new revision. */
export async function changeVersion(
  functions: Pick<FunctionsClient, 'invoke'>,
  call: PlanChange,
): Promise<Result<number, VersionRefused>> {
  const { data, error } = await functions.invoke<unknown>('plan-change', { body: { ...call }, timeout: TIMEOUT_MS });
  if (!error) {
    const made = ChangeMade.safeParse(data);
    return made.success ? ok(made.data.revision) : fail({ words: TRY_AGAIN, isConflict: true });
  }
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return fail({ words: TRY_AGAIN, isConflict: false });
  const refusal = Refusal.safeParse(await response.json().catch(() => null));
  const isOurs = refusal.success && response.status >= 400 && response.status < 500;
  return fail({
    words: isOurs ? (refusal.data.why ?? refusal.data.error) : TRY_AGAIN,
    isConflict: response.status === 409,
  });
}
