import type { Tx } from '../../../platform/node/db/database.ts';
import type { IdentityTables, OneTimeTokenRow, Purpose } from './identity-tables.ts';

const tokens = (tx: Tx) => tx.$extendTables<IdentityTables>();

export interface NewOneTimeToken {
  userId: string;
  purpose: Purpose;
  tokenHash: string;
  codeHash: string;
  relatesTo: string;
  at: Date;
}

/** Takes the place of an earlier token for the same purpose, whose link and code die with it. */
export async function replaceOneTimeToken(tx: Tx, token: NewOneTimeToken): Promise<void> {
  const row = {
    token_hash: token.tokenHash,
    code_hash: token.codeHash,
    relates_to: token.relatesTo,
    failed_tries: 0,
    created_at: token.at,
  };
  await tokens(tx)
    .insertInto('identity.one_time_tokens')
    .values({ user_id: token.userId, purpose: token.purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Of two that come with the same link, the second finds nothing. */
export function lockTokenByHash(
  tx: Tx,
  tokenHash: string,
  purposes: readonly Purpose[],
): Promise<OneTimeTokenRow | undefined> {
  return tokens(tx)
    .selectFrom('identity.one_time_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .forUpdate()
    .executeTakeFirst();
}

/** The tokens that were mailed to an address. Two accounts may be changing to the same one, hence several. */
export function lockTokensByAddress(tx: Tx, address: string, purposes: readonly Purpose[]): Promise<OneTimeTokenRow[]> {
  return tokens(tx)
    .selectFrom('identity.one_time_tokens')
    .selectAll()
    .where('relates_to', '=', address)
    .where('purpose', 'in', purposes)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function countFailedTry(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tokens(tx)
    .updateTable('identity.one_time_tokens')
    .set((row) => ({ failed_tries: row('failed_tries', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

export async function deleteOneTimeToken(tx: Tx, id: string): Promise<void> {
  await tokens(tx).deleteFrom('identity.one_time_tokens').where('id', '=', id).execute();
}

export async function deleteOneTimeTokensOf(tx: Tx, userId: string): Promise<void> {
  await tokens(tx).deleteFrom('identity.one_time_tokens').where('user_id', '=', userId).execute();
}
