import { postFunction } from '../../../platform/browser/post-function.ts';
import { type QuickSearch, quickSearchBody } from '../domain/quick-search-form.ts';

/** A plan takes a second; whoever has waited for this long is better served by an answer. */
const TIMEOUT_MS = 30_000;

/** Calls the concierge as SPEC 7 has it. The token of the ideas, or null when there is none, for whatever reason. */
export async function askForIdeas(search: QuickSearch): Promise<string | null> {
  const response = await postFunction('ai-concierge', quickSearchBody(search), TIMEOUT_MS);
  if (!response.ok) return null;
  const answer: unknown = await response.json();
  // SPEC 7: the answer is logged, for whoever looks there.
  console.info('AI Concierge ideas', answer);
  return typeof answer === 'object' && answer !== null && 'ideasToken' in answer ? String(answer.ideasToken) : null;
}
