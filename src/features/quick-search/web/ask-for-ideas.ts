import type { FunctionsClient } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { type QuickSearch, quickSearchBody } from '../domain/quick-search-form.ts';

/** A plan takes a second; whoever has waited for this long is better served by an answer. */
const TIMEOUT_MS = 30_000;

const Answer = z.object({ ideasToken: z.string() });

/** Calls the concierge as SPEC 7 has it. The token of the ideas, or null when there is none, for whatever reason. */
export async function askForIdeas(
  functions: Pick<FunctionsClient, 'invoke'>,
  search: QuickSearch,
): Promise<string | null> {
  const { data, error } = await functions.invoke<unknown>('ai-concierge', {
    body: quickSearchBody(search),
    timeout: TIMEOUT_MS,
  });
  if (error) return null;
  // SPEC 7: the answer is logged, for whoever looks there.
  console.info('AI Concierge ideas', data);
  const answer = Answer.safeParse(data);
  return answer.success ? answer.data.ideasToken : null;
}
