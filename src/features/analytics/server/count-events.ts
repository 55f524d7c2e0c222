import type { Database } from '../../../platform/node/db/database.ts';
import { takeAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import { dayAt } from '../../../shared/dates.ts';
import type { CountCall } from '../domain/count-call.ts';
import { addCounts } from './event-counts.sql.ts';

export interface CountServices {
  db: Database;
  now: () => Date;
}

/** A busy visitor sends a batch every fifteen seconds from a few tabs. */
const BATCHES_PER_MINUTE = 40;
const TIME_ZONE = 'Europe/London';

/**
 * Adds a batch to the operator's tally. What one client may add is limited, so that nobody's script can make up the
 * figures; a batch over the limit is dropped and nobody is told, since nobody waits for it.
 */
export async function countEvents(services: CountServices, clientKey: string, { counts }: CountCall): Promise<void> {
  const now = services.now();
  const totals = Map.groupBy(counts, ({ event, label }) => `${event} ${label}`)
    .values()
    .flatMap(([first, ...more]) => (first ? [{ ...first, times: more.length + 1 }] : []));
  await services.db.asApp(async (tx) => {
    const allowance = { key: `count:${clientKey}`, most: BATCHES_PER_MINUTE, windowSeconds: 60, now };
    if (await takeAllowance(tx, allowance)) await addCounts(tx, dayAt(now, TIME_ZONE), [...totals]);
  });
}
