import type { Database } from '../../../platform/node/db/database.ts';
import type { Log } from '../../../platform/node/log.ts';
import { dayAt } from '../../../shared/dates.ts';
import { HOME_TIME_ZONE } from '../../planner/server/public.ts';
import { completeEnded } from './trip-status.sql.ts';

const EVERY_MS = 60 * 60 * 1000;
/** A transaction at a time stays short, whatever has gathered while nothing ran. */
const AT_ONCE = 500;

/** Completes the confirmed trips whose last day has passed. Any number of instances may do so: each trip is completed once. */
export async function completeEndedTrips(db: Database, now: Date): Promise<number> {
  const today = dayAt(now, HOME_TIME_ZONE);
  let count = 0;
  for (;;) {
    const completed = await db.asApp((tx) => completeEnded(tx, today, AT_ONCE));
    count += completed;
    if (completed < AT_ONCE) return count;
  }
}

/** Completes at once and then every hour, so that a trip is over on the morning after. Returns how to stop. */
export function startCompleting(db: Database, now: () => Date, log: Log): () => void {
  const run = () =>
    void completeEndedTrips(db, now()).catch((fault: unknown) =>
      log.error({ error: String(fault) }, 'ended trips were not completed'),
    );
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
