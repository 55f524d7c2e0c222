import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { IdentityRow, IdentityTables, Metadata, UserRow } from './identity-tables.sql.ts';

const tables = (tx: Tx) => tx.$extendTables<IdentityTables>();

/** What a provider calls a person by. For `email` it is the account's own id. */
export interface Subject {
  provider: string;
  providerId: string;
}

/** One at a time decides what becomes of a provider's person, until this transaction ends. */
export async function lockSubject(tx: Tx, { provider, providerId }: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${provider}:${providerId}`}, 0))`.execute(tx);
}

export function findIdentity(tx: Tx, { provider, providerId }: Subject): Promise<IdentityRow | undefined> {
  return tables(tx)
    .selectFrom('identity.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

export async function insertIdentity(
  tx: Tx,
  { userId, provider, providerId, data, at }: Subject & { userId: string; data: Metadata; at: Date },
): Promise<void> {
  await tables(tx)
    .insertInto('identity.identities')
    .values({
      user_id: userId,
      provider,
      provider_id: providerId,
      identity_data: JSON.stringify(data),
      last_sign_in_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** What the provider says of the person today. */
export async function renewIdentity(tx: Tx, identityId: string, data: Metadata, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('identity.identities')
    .set({ identity_data: JSON.stringify(data), last_sign_in_at: at, updated_at: at })
    .where('identity_id', '=', identityId)
    .execute();
}

export async function deleteIdentity(tx: Tx, identityId: string): Promise<void> {
  await tables(tx).deleteFrom('identity.identities').where('identity_id', '=', identityId).execute();
}

export async function deleteIdentitiesOf(tx: Tx, userId: string, provider: string): Promise<void> {
  await tables(tx)
    .deleteFrom('identity.identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/** A new account whose address a provider vouches for; undefined when the address is taken. */
export function insertProvenUser(
  tx: Tx,
  { id, email, metadata, at }: { id: string; email: string; metadata: Metadata; at: Date },
): Promise<UserRow | undefined> {
  return tables(tx)
    .insertInto('identity.users')
    .values({
      id,
      email,
      email_confirmed_at: at,
      user_metadata: JSON.stringify(metadata),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
