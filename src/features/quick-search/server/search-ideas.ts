import { createHash, randomBytes } from 'node:crypto';
import type { Recommendations } from '../../itinerary/domain/recommendations.ts';
import { toBudgetBand, toEventType } from '../../planner/domain/event-vocabulary.ts';
import { type PlannerServices, planBrief } from '../../planner/server/public.ts';
import type { QuickSearchCall } from '../domain/quick-search-call.ts';
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
export async function searchIdeas(services: PlannerServices, { data }: QuickSearchCall): Promise<Ideas> {
  const eventType = toEventType(data.event_type);
  if (!eventType) throw new Error('the schema let an unknown event type through');
  const trip = await planBrief(services, {
    eventType,
    destination: data.destination,
    groupSize: data.group_size,
    dates: data.dates ?? '',
    budgetRange: toBudgetBand(data.budget_range ?? 'medium') ?? 'mid-range',
  });
  const ideasToken = randomBytes(24).toString('base64url');
  const tokenHash = createHash('sha256').update(ideasToken).digest('hex');
  const { contact_email: _address, ...search } = data;
  await services.db.asApp((tx) => insertQuickSearch(tx, tokenHash, search, trip.plan));
  return { ideasToken, recommendations: trip.recommendations };
}
