import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { IsoDay } from '../../../shared/dates.ts';

/** Different labels that one day may hold: a stranger with a script cannot fill the disk. */
const LINES_A_DAY = 2_000;

export interface EventTotal {
  day: IsoDay;
  event: string;
  label: string;
  total: number;
}

/** Adds to the day's totals. Labels beyond the day's room are left out. Rows go in order, so that batches never wait in a ring. */
export async function addCounts(
  tx: Tx,
  day: IsoDay,
  totals: readonly { event: string; label: string; times: number }[],
): Promise<void> {
  const ordered = totals.toSorted((a, b) => (`${a.event} ${a.label}` < `${b.event} ${b.label}` ? -1 : 1));
  const { rows } = await sql<{ lines: number }>`
    select count(*)::int as lines from internal.event_counts where day = ${day}`.execute(tx);
  const isFull = (rows[0]?.lines ?? 0) >= LINES_A_DAY;
  for (const { event, label, times } of ordered) {
    await (isFull
      ? sql`update internal.event_counts set total = total + ${times}
            where day = ${day} and event = ${event} and label = ${label}`
      : sql`insert into internal.event_counts as held (day, event, label, total)
            values (${day}, ${event}, ${label}, ${times})
            on conflict (day, event, label) do update set total = held.total + excluded.total`
    ).execute(tx);
  }
}

/** The totals of each day, newest day and largest total first. */
export async function listCounts(tx: Tx): Promise<EventTotal[]> {
  const { rows } = await sql<EventTotal>`
    select day::text as day, event, label, total::int as total from internal.event_counts
    order by day desc, total desc, event, label limit 5000`.execute(tx);
  return rows;
}
