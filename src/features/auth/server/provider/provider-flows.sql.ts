import type { Tx } from '../../../../platform/node/db/database.ts';
import type { IdentityTables, ProviderFlowRow } from '../identity-tables.sql.ts';

const flows = (tx: Tx) => tx.$extendTables<IdentityTables>();

/** A few at a time, so that the table stays small without a job of its own. */
const FORGOTTEN_AT_ONCE = 20;

export async function insertProviderFlow(tx: Tx, flow: ProviderFlowRow): Promise<void> {
  await flows(tx).insertInto('identity.provider_flows').values(flow).execute();
}

/** The flow, used up: of two that come back with one state, the second finds nothing. */
export function takeProviderFlow(
  tx: Tx,
  { stateHash, browserHash }: { stateHash: string; browserHash: string },
): Promise<ProviderFlowRow | undefined> {
  return flows(tx)
    .deleteFrom('identity.provider_flows')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .returningAll()
    .executeTakeFirst();
}

/** The account of a session that adds a provider, while that session lives. */
export async function findLinkingUser(tx: Tx, sessionId: string): Promise<string | undefined> {
  const row = await flows(tx)
    .selectFrom('identity.sessions')
    .select('user_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteProviderFlowsBefore(tx: Tx, before: Date): Promise<void> {
  await flows(tx)
    .deleteFrom('identity.provider_flows')
    .where('state_hash', 'in', (query) =>
      query
        .selectFrom('identity.provider_flows')
        .select('state_hash')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(FORGOTTEN_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
