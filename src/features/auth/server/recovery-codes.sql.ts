import type { Tx } from '../../../platform/node/db/database.ts';
import type { FactorTables } from './factor-tables.sql.ts';

const codes = (tx: Tx) => tx.$extendTables<FactorTables>();

/** A new sheet of codes; the one before is void. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { userId, hashes, at }: { userId: string; hashes: readonly string[]; at: Date },
): Promise<void> {
  await deleteRecoveryCodesOf(tx, userId);
  await codes(tx)
    .insertInto('identity.recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: at })))
    .execute();
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const { count } = await codes(tx)
    .selectFrom('identity.recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True when the code was one of the account's; it is burnt. */
export async function burnRecoveryCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const burnt = await codes(tx)
    .deleteFrom('identity.recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .execute();
  return burnt.length > 0;
}

export async function deleteRecoveryCodesOf(tx: Tx, userId: string): Promise<void> {
  await codes(tx).deleteFrom('identity.recovery_codes').where('user_id', '=', userId).execute();
}
