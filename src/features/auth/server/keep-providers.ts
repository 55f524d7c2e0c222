import type { Tx } from '../../../platform/node/db/database.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { changeUser, listIdentities } from './users.sql.ts';

/** Says in app_metadata what the account can be opened by, the oldest first, after its identities have changed. */
export async function keepProviders(tx: Tx, user: UserRow, at: Date): Promise<UserRow> {
  const identities = await listIdentities(tx, user.id);
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const [provider = 'email'] = providers;
  return changeUser(tx, user.id, { app_metadata: { ...user.app_metadata, provider, providers } }, at);
}
