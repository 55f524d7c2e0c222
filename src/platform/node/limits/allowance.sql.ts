import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Tx } from '../db/database.ts';

export interface AllowanceRule {
  /** What is counted and for whom, such as `quote:203.0.113.7`. Only its digest is stored. */
  key: string;
  /** How often it may be done in one window. */
  most: number;
  /** A window begins with the first attempt and is forgotten when it ends. */
  windowSeconds: number;
  /** How much of it this attempt takes, in whole units and at most `most`; 1 unless said otherwise. */
  amount?: number;
  /** Another key: while a window of it is open, this allowance is neither asked nor counted. */
  unlessOpen?: string;
}

export interface Allowance extends AllowanceRule {
  now: Date;
}

export type AllowanceOutcome = { ok: true } | { ok: false; retryAfterSeconds: number };

/** `counted` says of each rule whether the attempt was counted under it. */
export type AllowancesOutcome = { ok: true; counted: readonly boolean[] } | { ok: false; retryAfterSeconds: number };

const digest = (key: string): string => hash('sha256', key);

/**
 * Counts one attempt under each rule in turn, in the caller's transaction, or refuses it at the first that is used up
 * and says when to come back; those before it have counted it then. Counting and refusing are one statement, so a
 * hundred attempts at once on two instances get `most` and not one more. An attempt whose transaction rolls back never
 * happened. Rules are given in the same order everywhere, from the narrow to the wide: two transactions then never wait
 * for each other.
 */
export async function tryAllowances(tx: Tx, rules: readonly AllowanceRule[], now: Date): Promise<AllowancesOutcome> {
  const { rows } = await tx.executeQuery<{ counted: boolean[]; refused_until: Date | null }>(
    CompiledQuery.raw(`select * from ${tryCall(1)}`, tryParameters(rules, now)),
  );
  const [row] = rows;
  if (!row) throw new Error('internal.try_allowances answers with one row');
  if (row.refused_until === null) return { ok: true, counted: row.counted };
  const waitMs = row.refused_until.getTime() - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** The call with its parameters from the given number on; written out, because every request that is limited makes it. */
const tryCall = (from: number): string =>
  `internal.try_allowances(${[0, 1, 2, 3, 4, 5].map((offset) => `$${from + offset}`).join(', ')})`;

const tryParameters = (rules: readonly AllowanceRule[], now: Date): unknown[] => [
  rules.map(({ key }) => digest(key)),
  rules.map((rule) => rule.most),
  rules.map(({ windowSeconds }) => windowSeconds),
  rules.map(({ amount = 1 }) => amount),
  rules.map((rule) => (rule.unlessOpen === undefined ? null : digest(rule.unlessOpen))),
  now,
];

/** As `tryAllowances`, for one. */
export async function tryAllowance(tx: Tx, { now, ...rule }: Allowance): Promise<AllowanceOutcome> {
  const outcome = await tryAllowances(tx, [rule], now);
  return outcome.ok ? { ok: true } : outcome;
}

/** True when the attempt is within its allowance; it is then counted. For callers that need no time to come back. */
export async function takeAllowance(tx: Tx, allowance: Allowance): Promise<boolean> {
  return (await tryAllowance(tx, allowance)).ok;
}

export interface Correction {
  /** One key, or several in the order in which they were counted. */
  key: string | readonly string[];
  /** May be negative. */
  by: number;
  now: Date;
  /** Another attempt, counted when it is within its rule. */
  andTake?: AllowanceRule | undefined;
}

/**
 * Corrects what an attempt was counted as, once its true amount is known. A window that has ended meanwhile is left
 * alone. All of it is one statement. The other attempt stands in `from`: beside a function that returns rows in the
 * select list, PostgreSQL calls the others once more to learn that there are no more rows.
 */
export async function correctAllowance(tx: Tx, { key, by, now, andTake }: Correction): Promise<void> {
  const parameters = [[key].flat().map(digest), by, now];
  const call = 'select internal.correct_allowances($1, $2, $3)';
  await tx.executeQuery(
    andTake
      ? CompiledQuery.raw(`${call} from ${tryCall(4)}`, [...parameters, ...tryParameters([andTake], now)])
      : CompiledQuery.raw(call, parameters),
  );
}

/** So many are forgotten at a time; a busy site forgets with every sixteenth attempt as well. */
const FORGOTTEN_AT_ONCE = 20_000;

/**
 * Forgets the windows that ended a day ago or earlier. Attempts take old ones away too, but a quiet site has none. What
 * somebody else holds is left to the next time.
 */
export async function deleteOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.executeQuery(
    CompiledQuery.raw(
      `delete from internal.attempt_counts where key_hash in (select key_hash from internal.attempt_counts
        where ends_at <= $1::timestamptz - interval '1 day' order by ends_at limit $2 for update skip locked)`,
      [now, FORGOTTEN_AT_ONCE],
    ),
  );
}
