import type { FunctionsClient } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { type ReadRecommendations, readRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { KeptSearch } from '../domain/kept-search.ts';

export interface ReadIdeas {
  search: KeptSearch;
  plan: ReadRecommendations;
}

/** `none`: the address carries no link. `gone`: there is nothing under it, or nothing any more. */
export type IdeasState =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'gone' }
  | { status: 'failed' }
  | ({ status: 'shown' } & ReadIdeas);

const TIMEOUT_MS = 15_000;
const TOKEN = /^[\w-]{32}$/;

const Answer = z.object({ search: KeptSearch, recommendations: z.unknown() });

/** The ideas behind the part of the address after `#`. Never throws: whatever goes wrong is a state of the page. */
export async function readIdeas(functions: Pick<FunctionsClient, 'invoke'>, hash: string): Promise<IdeasState> {
  const token = hash.replace(/^#/, '');
  if (token === '') return { status: 'none' };
  // A link that was cut short on its way through a chat is no link.
  if (!TOKEN.test(token)) return { status: 'gone' };
  const { data, error } = await functions.invoke<unknown>('read-ideas', {
    body: { ideasToken: token },
    timeout: TIMEOUT_MS,
  });
  if (error) return { status: isNotFound(error) ? 'gone' : 'failed' };
  const answer = Answer.safeParse(data);
  const plan = answer.success ? readRecommendations(answer.data.recommendations) : null;
  return answer.success && plan !== null ? { status: 'shown', search: answer.data.search, plan } : { status: 'failed' };
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'context' in error && error.context instanceof Response && error.context.status === 404;
