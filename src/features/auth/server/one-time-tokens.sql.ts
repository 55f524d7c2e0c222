import type { Tx } from '../../../platform/node/db/database.ts';
import type { IdentityTables, OneTimeTokenRow, Purpose } from './identity-tables.sql.ts';
import type { CodeChallenge } from './pkce-parameters.ts';

const tokens = (tx: Tx) => tx.$extendTables<IdentityTables>();

export interface NewOneTimeToken {
  userId: string;
  purpose: Purpose;
  tokenHash: string;
  codeHash: string;
  relatesTo: string;
  challenge: CodeChallenge | undefined;
  at: Date;
}

/** Takes the place of an earlier token for the same purpose, whose link and code die with it. */
export async function replaceOneTimeToken(tx: Tx, token: NewOneTimeToken): Promise<void> {
  const row = {
    token_hash: token.tokenHash,
    code_hash: token.codeHash,
    relates_to: token.relatesTo,
    failed_tries: 0,
    code_challenge: token.challenge?.challenge ?? null,
    code_challenge_method: token.challenge?.method ?? null,
    created_at: token.at,
  };
  await tokens(tx)
    .insertInto('identity.one_time_tokens')
    .values({ user_id: token.userId, purpose: token.purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
}

/** How a token is looked for: by what its link carries, or by the address that its code was mailed to. */
export type TokenKey = { tokenHash: string } | { address: string };

/**
 * The tokens under this key. Their accounts are locked first, as every command that writes tokens does, so that of two
 * uses of one mail the second finds nothing, and nobody waits in a circle. Two accounts may be changing to one address,
 * hence several.
 */
export async function lockOneTimeTokens(
  tx: Tx,
  key: TokenKey,
  purposes: readonly Purpose[],
): Promise<OneTimeTokenRow[]> {
  if (purposes.length === 0) return [];
  const matching = tokens(tx)
    .selectFrom('identity.one_time_tokens')
    .where('purpose', 'in', purposes)
    .where((row) => ('tokenHash' in key ? row('token_hash', '=', key.tokenHash) : row('relates_to', '=', key.address)));
  await tokens(tx)
    .selectFrom('identity.users')
    .select('id')
    .where('id', 'in', matching.select('user_id'))
    .orderBy('id')
    .forUpdate()
    .execute();
  return matching.selectAll().execute();
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
