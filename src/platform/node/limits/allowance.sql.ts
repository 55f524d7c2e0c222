import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

export interface Allowance {
  /** What is counted and for whom, such as `quote:203.0.113.7`. Only its digest is stored. */
  key: string;
  /** How often it may be done in one window. */
  most: number;
  /** A window begins with the first attempt and is forgotten when it ends. */
  windowSeconds: number;
  now: Date;
  /** How much of it this attempt takes, in whole units and at most `most`; 1 unless said otherwise. */
  amount?: number;
}

export type AllowanceOutcome = { ok: true } | { ok: false; retryAfterSeconds: number };

const DAY_MS = 86_400_000;
/** Rows whose digest begins so sweep; many more at once than the sixteen that were added meanwhile. */
const SWEEPER = '0';
const SWEPT_AT_ONCE = 200;

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Counts one attempt in the caller's transaction, or refuses it and says when to come back. One statement does both,
 * so a hundred attempts at once on two instances get `most` and not one more. An attempt whose transaction rolls back
 * never happened. Whoever takes several takes them in the same order everywhere, from the narrow to the wide: two
 * transactions then never wait for each other.
 */
export async function tryAllowance(tx: Tx, allowance: Allowance): Promise<AllowanceOutcome> {
  const { key, most, windowSeconds, now, amount = 1 } = allowance;
  const keyHash = digest(key);
  const endsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { rows } = await sql<{ attempts: number }>`
    insert into internal.attempt_counts as held (key_hash, attempts, ends_at) values (${keyHash}, ${amount}, ${endsAt})
    on conflict (key_hash) do update set
      attempts = case when held.ends_at <= ${now} then ${amount} else held.attempts + ${amount} end,
      ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
    where held.ends_at <= ${now} or held.attempts + ${amount} <= ${most}
    returning attempts`.execute(tx);
  const [counted] = rows;
  if (counted) {
    // Whoever adds a row takes some old ones away: one in sixteen of them, so that the rest need not ask.
    if (counted.attempts === amount && keyHash.startsWith(SWEEPER)) await forgetEnded(tx, now);
    return { ok: true };
  }
  const held = await sql<{ ends_at: Date }>`
    select ends_at from internal.attempt_counts where key_hash = ${keyHash}`.execute(tx);
  const waitMs = (held.rows[0]?.ends_at ?? endsAt).getTime() - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/**
 * Corrects what an attempt was counted as, once its true amount is known: `by` may be negative. A window that has
 * ended meanwhile is left alone. Several keys, in the order in which they were
 * counted, are corrected in one statement.
 */
export async function correctAllowance(
  tx: Tx,
  { key, by, now }: { key: string | readonly string[]; by: number; now: Date },
): Promise<void> {
  const keyHashes = [key].flat().map(digest);
  // Where nothing is left of what was counted, the window begins anew with the next attempt. The rows are locked in the
  // order in which they are given.
  await sql`
    with counted as (
      select key_hash from internal.attempt_counts where key_hash = any(${keyHashes}) and ends_at > ${now}
      order by array_position(${keyHashes}::text[], key_hash) for update),
    emptied as (
      delete from internal.attempt_counts
      where key_hash in (select key_hash from counted) and attempts + ${by} <= 0)
    update internal.attempt_counts set attempts = attempts + ${by}
    where key_hash in (select key_hash from counted) and attempts + ${by} > 0`.execute(tx);
}

/** True while a window of this key is open: something was counted under it, however often. Counts nothing. */
export async function wasCounted(tx: Tx, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from internal.attempt_counts where key_hash = ${digest(key)} and ends_at > ${now}`.execute(tx);
  return rows.length > 0;
}

/** True when the attempt is within its allowance; it is then counted. For callers that need no time to come back. */
export async function takeAllowance(tx: Tx, allowance: Allowance): Promise<boolean> {
  return (await tryAllowance(tx, allowance)).ok;
}

/**
 * A few at a time, so that the table stays small without a job of its own. Only what ended a day ago: nobody is about
 * to count on such a row, and so nobody waits for this transaction because of it.
 */
async function forgetEnded(tx: Tx, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DAY_MS);
  await sql`
    delete from internal.attempt_counts where key_hash in (
      select key_hash from internal.attempt_counts where ends_at <= ${longAgo}
      order by ends_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(tx);
}
