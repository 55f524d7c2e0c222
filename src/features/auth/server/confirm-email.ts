import type { Tx } from '../../../platform/node/db/database.ts';
import { addEmailIdentity } from './add-email-identity.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { changeEmailIdentity, changeUser, listIdentities } from './users.sql.ts';

/** The address is proven to be the person's: says so on the account and on its e-mail identity, which a new address gets. */
export async function confirmEmail(tx: Tx, user: UserRow, email: string, at: Date): Promise<UserRow> {
  const proven = { email, email_verified: true };
  const identity = (await listIdentities(tx, user.id)).find(({ provider }) => provider === 'email');
  if (identity) await changeEmailIdentity(tx, user.id, { ...identity.identity_data, ...proven }, at);
  const isNewAddress = email !== user.email;
  const confirmed = await changeUser(
    tx,
    user.id,
    {
      email_confirmed_at: at,
      user_metadata: { ...user.user_metadata, ...proven },
      ...(isNewAddress ? { email, new_email: null, email_change_confirmations: 0 } : {}),
    },
    at,
  );
  return identity || !isNewAddress ? confirmed : addEmailIdentity(tx, confirmed, at);
}
