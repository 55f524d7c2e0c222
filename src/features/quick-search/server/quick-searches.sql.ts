import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { Tx } from '../../../platform/node/db/database.ts';

type QuickSearchTables = {
  'internal.quick_searches': { token_hash: string; search: string; plan: string };
};

/** Keeps the ideas of a quick search under the hash of their link. */
export async function insertQuickSearch(tx: Tx, tokenHash: string, search: object, plan: TripPlan): Promise<void> {
  await tx
    .withTables<QuickSearchTables>()
    .insertInto('internal.quick_searches')
    .values({ token_hash: tokenHash, search: JSON.stringify(search), plan: JSON.stringify(plan) })
    .execute();
}
