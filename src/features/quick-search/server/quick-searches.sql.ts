import { sql } from 'kysely';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { KeptSearch } from '../domain/kept-search.ts';

type QuickSearchTables = {
  'internal.quick_searches': { token_hash: string; search: string; plan: string; created_at: Date };
};

/** How long a link to ideas works. What a passing visitor asked for is no business of ours for longer (RELIABILITY 5.5). */
const KEPT_DAYS = 30;
const keptSince = sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;

const searches = (tx: Tx) => tx.withTables<QuickSearchTables>();

/** Forgets the searches whose links work no longer. */
export async function deleteOldSearches(tx: Tx): Promise<void> {
  await searches(tx).deleteFrom('internal.quick_searches').where('created_at', '<', keptSince).execute();
}

/** Keeps the ideas of a quick search under the hash of their link, and forgets those that are too old. */
export async function insertQuickSearch(tx: Tx, tokenHash: string, search: KeptSearch, plan: TripPlan): Promise<void> {
  await deleteOldSearches(tx);
  await searches(tx)
    .insertInto('internal.quick_searches')
    .values({
      token_hash: tokenHash,
      search: JSON.stringify(search),
      plan: JSON.stringify(plan),
      created_at: sql`now()`,
    })
    .execute();
}

/** The search and its plan, or undefined when no link has this hash or its time is over. */
export async function findQuickSearch(
  tx: Tx,
  tokenHash: string,
): Promise<{ search: KeptSearch; plan: TripPlan } | undefined> {
  const row = await searches(tx)
    .selectFrom('internal.quick_searches')
    .select([sql<KeptSearch>`search`.as('search'), sql<TripPlan>`plan`.as('plan')])
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>=', keptSince)
    .executeTakeFirst();
  return row;
}
