import type { Recommendations } from '../../itinerary/domain/recommendations.ts';
import { toBudgetBand, toEventType } from '../../planner/domain/event-vocabulary.ts';
import { type PlannerServices, planBrief } from '../../planner/server/public.ts';
import type { KeptSearch } from '../domain/kept-search.ts';
import type { QuickSearchCall } from '../domain/quick-search-call.ts';
import { hashIdeasToken, newIdeasToken } from './ideas-token.ts';
import { insertQuickSearch } from './quick-searches.sql.ts';

export interface Ideas {
  /** The unguessable link to these ideas; the server keeps only its hash. */
  ideasToken: string;
  recommendations: Recommendations;
}

/**
 * Plans for a visitor without an account. The contact address is the site's own (SPEC 7) and is not stored; nothing
 * here ever reaches a model.
 */
export async function searchIdeas(services: PlannerServices, call: QuickSearchCall): Promise<Ideas> {
  const search = keptSearch(call);
  const trip = await planBrief(services, search);
  const ideasToken = newIdeasToken();
  await services.db.asApp((tx) => insertQuickSearch(tx, hashIdeasToken(ideasToken), search, trip.plan));
  return { ideasToken, recommendations: trip.recommendations };
}

function keptSearch({ data }: QuickSearchCall): KeptSearch {
  const eventType = toEventType(data.event_type);
  if (!eventType) throw new Error('the schema let an unknown event type through');
  return {
    eventType,
    isLeavingDo: data.event_type.trim().toLowerCase() === 'leaving',
    destination: data.destination,
    groupSize: data.group_size,
    dates: data.dates ?? '',
    budgetRange: toBudgetBand(data.budget_range ?? 'medium') ?? 'mid-range',
  };
}
