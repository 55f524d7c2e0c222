import type { Tx } from '../../../platform/node/db/database.ts';
import { deleteOneTimeTokensOf } from './one-time-tokens.sql.ts';
import { deletePkceCodesOf } from './pkce-codes.sql.ts';

/** Whatever was mailed for the account, or waits in a browser for its session, opens it no more. */
export async function voidPendingSignIns(tx: Tx, userId: string): Promise<void> {
  await deleteOneTimeTokensOf(tx, userId);
  await deletePkceCodesOf(tx, userId);
}
