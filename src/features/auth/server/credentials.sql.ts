import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { FactorRow } from './factor-tables.sql.ts';
import { listFactors } from './factors.sql.ts';
import type { IdentityRow, IdentityTables } from './identity-tables.sql.ts';

/** How an account is got into, as every answer about it says. */
export interface Credentials {
  identities: IdentityRow[];
  factors: FactorRow[];
}

/** One round trip for the many accounts without a second factor, whose sign-ins, refreshes and reads all ask this. */
export async function listCredentials(tx: Tx, userId: string): Promise<Credentials> {
  const rows = await tx
    .$extendTables<IdentityTables>()
    .selectFrom('identity.identities')
    .selectAll()
    .select(sql<boolean>`exists (select 1 from identity.factors where user_id = ${userId})`.as('has_factors'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('identity_id')
    .execute();
  const identities = rows.map(({ has_factors: _hasFactors, ...identity }) => identity);
  // Without a row nothing was asked of the factors.
  const mayHaveFactors = rows[0]?.has_factors ?? true;
  return { identities, factors: mayHaveFactors ? await listFactors(tx, userId) : [] };
}
