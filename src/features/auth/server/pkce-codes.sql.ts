import type { Tx } from '../../../platform/node/db/database.ts';
import type { IdentityTables, PkceCodeRow } from './identity-tables.sql.ts';

const codes = (tx: Tx) => tx.$extendTables<IdentityTables>();

/** A few at a time, so that the table stays small without a job of its own. */
const FORGOTTEN_AT_ONCE = 20;

export async function insertPkceCode(tx: Tx, code: PkceCodeRow): Promise<void> {
  await codes(tx).insertInto('identity.pkce_codes').values(code).execute();
}

/** The code, with every other use of it waiting until this transaction ends. */
export function lockPkceCode(tx: Tx, codeHash: string): Promise<PkceCodeRow | undefined> {
  return codes(tx)
    .selectFrom('identity.pkce_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function deletePkceCode(tx: Tx, codeHash: string): Promise<void> {
  await codes(tx).deleteFrom('identity.pkce_codes').where('code_hash', '=', codeHash).execute();
}

export async function deletePkceCodesOf(tx: Tx, userId: string): Promise<void> {
  await codes(tx).deleteFrom('identity.pkce_codes').where('user_id', '=', userId).execute();
}

export async function deletePkceCodesBefore(tx: Tx, before: Date): Promise<void> {
  await codes(tx)
    .deleteFrom('identity.pkce_codes')
    .where('code_hash', 'in', (query) =>
      query
        .selectFrom('identity.pkce_codes')
        .select('code_hash')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(FORGOTTEN_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
