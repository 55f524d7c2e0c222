import type { Database } from '../../../platform/node/db/database.ts';
import { type Recommendations, toRecommendations } from '../../itinerary/domain/recommendations.ts';
import type { KeptSearch } from '../domain/kept-search.ts';
import { hashIdeasToken } from './ideas-token.ts';
import { findQuickSearch } from './quick-searches.sql.ts';

export interface KeptIdeas {
  search: KeptSearch;
  recommendations: Recommendations;
}

/** The ideas behind a link, for whoever holds it; null when there are none under it, or none any more. */
export async function readIdeas(db: Database, ideasToken: string): Promise<KeptIdeas | null> {
  const found = await db.asApp((tx) => findQuickSearch(tx, hashIdeasToken(ideasToken)));
  return found ? { search: found.search, recommendations: toRecommendations(found.plan) } : null;
}
