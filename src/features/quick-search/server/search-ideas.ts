import { type Allowance, type AllowanceOutcome, tryAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
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
  search: KeptSearch;
  recommendations: Recommendations;
}

/** A whole pub behind one address may try it, but nobody fills the disk with plans that they never read. */
const LIMITS: readonly Pick<Allowance, 'most' | 'windowSeconds'>[] = [
  { most: 60, windowSeconds: 10 * 60 },
  { most: 300, windowSeconds: 24 * 60 * 60 },
];

/**
 * Plans for a visitor without an account, so many times an hour and a day for each address (`client`); a refusal says
 * after how many seconds to come back. The contact address is the site's own (SPEC 7) and is not stored; nothing here
 * ever reaches a model.
 */
export async function searchIdeas(
  services: PlannerServices,
  client: string,
  call: QuickSearchCall,
): Promise<Result<Ideas, number>> {
  const allowed = await countSearch(services, client);
  if (!allowed.ok) return fail(allowed.retryAfterSeconds);
  const search = keptSearch(call);
  const trip = await planBrief(services, search);
  const ideasToken = newIdeasToken();
  await services.db.asApp((tx) => insertQuickSearch(tx, hashIdeasToken(ideasToken), search, trip.plan));
  return ok({ ideasToken, search, recommendations: trip.recommendations });
}

/** Before the plan is made, since that is what costs. */
const countSearch = ({ db, now }: PlannerServices, client: string): Promise<AllowanceOutcome> =>
  db.asApp(async (tx) => {
    for (const limit of LIMITS) {
      const key = `quick-search-${limit.windowSeconds}:${client}`;
      const outcome = await tryAllowance(tx, { ...limit, key, now: now() });
      if (!outcome.ok) return outcome;
    }
    return { ok: true };
  });

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
