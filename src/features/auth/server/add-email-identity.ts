import type { Tx } from '../../../platform/node/db/database.ts';
import { insertIdentity } from './identities.sql.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { keepProviders } from './keep-providers.ts';
import { listIdentities } from './users.sql.ts';

/**
 * An account that a provider opened gets a second way in once its proven address can open it alone, so that the provider
 * can be unlinked. Does nothing when the account has that way already or no proven address.
 */
export async function addEmailIdentity(tx: Tx, user: UserRow, at: Date): Promise<UserRow> {
  if (user.email === null || !user.email_confirmed_at) return user;
  const identities = await listIdentities(tx, user.id);
  if (identities.some(({ provider }) => provider === 'email')) return user;
  const data = { sub: user.id, email: user.email, email_verified: true, phone_verified: false };
  await insertIdentity(tx, { userId: user.id, provider: 'email', providerId: user.id, data, at });
  return keepProviders(tx, user, at);
}
