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
const HandedOver = z.extend(Answer, { ideasToken: z.string() });

/** POSTs to a function; as postFunction does. */
type Post = (name: string, body: unknown, timeoutMs: number) => Promise<Response>;

/**
 * The ideas behind the part of the address after `#`: those that the search of this tab left (`handedOver`), or else the
 * server's. Never throws: whatever goes wrong is a state of the page.
 */
export async function readIdeas(post: Post, hash: string, handedOver: unknown = null): Promise<IdeasState> {
  const token = hash.replace(/^#/, '');
  if (token === '') return { status: 'none' };
  // A link that was cut short on its way through a chat is no link.
  if (!TOKEN.test(token)) return { status: 'gone' };
  const own = HandedOver.safeParse(handedOver);
  if (own.success && own.data.ideasToken === token) {
    const plan = readRecommendations(own.data.recommendations);
    if (plan !== null) return { status: 'shown', search: own.data.search, plan };
  }
  try {
    const response = await post('read-ideas', { ideasToken: token }, TIMEOUT_MS);
    if (!response.ok) return { status: response.status === 404 ? 'gone' : 'failed' };
    const { search, recommendations } = Answer.parse(await response.json());
    const plan = readRecommendations(recommendations);
    return plan === null ? { status: 'failed' } : { status: 'shown', search, plan };
  } catch (fault) {
    console.warn('The ideas could not be read', fault);
    return { status: 'failed' };
  }
}
