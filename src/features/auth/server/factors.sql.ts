import type { Tx } from '../../../platform/node/db/database.ts';
import type { ChallengeRow, FactorRow, FactorTables } from './factor-tables.sql.ts';

const factors = (tx: Tx) => tx.$extendTables<FactorTables>();

/** The account's factors, verified or not, the oldest first. */
export function listFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  return factors(tx)
    .selectFrom('identity.factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** True when the account is closed to sessions without a second factor. */
export async function hasVerifiedFactor(tx: Tx, userId: string): Promise<boolean> {
  const row = await factors(tx)
    .selectFrom('identity.factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .executeTakeFirst();
  return row !== undefined;
}

export function findFactor(tx: Tx, userId: string, id: string): Promise<FactorRow | undefined> {
  return factors(tx)
    .selectFrom('identity.factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface NewFactor {
  id: string;
  userId: string;
  friendlyName: string;
  secret: Buffer;
  at: Date;
}

export async function insertFactor(tx: Tx, { id, userId, friendlyName, secret, at }: NewFactor): Promise<FactorRow> {
  return factors(tx)
    .insertInto('identity.factors')
    .values({
      id,
      user_id: userId,
      friendly_name: friendlyName,
      factor_type: 'totp',
      status: 'unverified',
      secret,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The code of this step was right: the factor counts from now on, and the step's code is used up. */
export async function acceptStep(
  tx: Tx,
  factor: FactorRow,
  { step, renewedSecret, at }: { step: number; renewedSecret: Buffer | undefined; at: Date },
): Promise<void> {
  await factors(tx)
    .updateTable('identity.factors')
    .set({
      last_step: step,
      ...(renewedSecret ? { secret: renewedSecret } : {}),
      ...(factor.status === 'verified' ? {} : { status: 'verified', updated_at: at }),
    })
    .where('id', '=', factor.id)
    .execute();
}

/** Attempts at enrolling that nobody finished; all of them, or those begun before `before`. */
export async function deleteUnverifiedFactors(tx: Tx, userId: string, before?: Date): Promise<void> {
  await factors(tx)
    .deleteFrom('identity.factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? new Date(0)))
    .execute();
}

/** Challenges of a factor go with it. */
export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await factors(tx).deleteFrom('identity.factors').where('id', '=', id).execute();
}

export async function deleteFactorsOf(tx: Tx, userId: string): Promise<void> {
  await factors(tx).deleteFrom('identity.factors').where('user_id', '=', userId).execute();
}

/** A new challenge; those of the factor that were made before `expiredBefore` are forgotten. */
export async function insertChallenge(
  tx: Tx,
  {
    id,
    factorId,
    visitor,
    at,
    expiredBefore,
  }: {
    id: string;
    factorId: string;
    visitor: string;
    at: Date;
    expiredBefore: Date;
  },
): Promise<void> {
  await factors(tx)
    .deleteFrom('identity.factor_challenges')
    .where('factor_id', '=', factorId)
    .where('created_at', '<', expiredBefore)
    .execute();
  await factors(tx)
    .insertInto('identity.factor_challenges')
    .values({ id, factor_id: factorId, visitor, created_at: at })
    .execute();
  await factors(tx)
    .updateTable('identity.factors')
    .set({ last_challenged_at: at })
    .where('id', '=', factorId)
    .execute();
}

export function findChallenge(tx: Tx, factorId: string, id: string): Promise<ChallengeRow | undefined> {
  return factors(tx)
    .selectFrom('identity.factor_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst();
}

export async function spendChallenge(tx: Tx, id: string, at: Date): Promise<void> {
  await factors(tx).updateTable('identity.factor_challenges').set({ verified_at: at }).where('id', '=', id).execute();
}

export async function countWrongCode(tx: Tx, challengeId: string): Promise<void> {
  await factors(tx)
    .updateTable('identity.factor_challenges')
    .set((row) => ({ failed_tries: row('failed_tries', '+', 1) }))
    .where('id', '=', challengeId)
    .execute();
}
