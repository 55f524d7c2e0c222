import { postFunction } from '../../../platform/browser/post-function.ts';
import { type QuickSearch, quickSearchBody } from '../domain/quick-search-form.ts';
import { IDEAS_KEY } from './ideas-key.ts';

/** A plan takes a second; whoever has waited for this long is better served by an answer. */
const TIMEOUT_MS = 30_000;

function keepForTheirPage(answer: string): void {
  try {
    sessionStorage.setItem(IDEAS_KEY, answer);
  } catch {
    // Refused, or full: that page asks the server, as it does for whoever was sent the link.
  }
}

/** Calls the concierge as SPEC 7 has it. The token of the ideas, or null when there is none, for whatever reason. */
export async function askForIdeas(search: QuickSearch): Promise<string | null> {
  const response = await postFunction('ai-concierge', quickSearchBody(search), TIMEOUT_MS);
  if (!response.ok) return null;
  const text = await response.text();
  const answer: { ideasToken?: string } = JSON.parse(text);
  // SPEC 7: the answer is logged, for whoever looks there.
  console.info('AI Concierge ideas', answer);
  keepForTheirPage(text);
  return answer.ideasToken ?? null;
}
