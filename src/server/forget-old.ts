import { deleteEndedSessions } from '../features/account/server/ended-sessions.sql.ts';
import { deleteOldEnquiries } from '../features/enquiries/server/enquiries.sql.ts';
import { deleteOldSearches } from '../features/quick-search/server/quick-searches.sql.ts';
import type { Database } from '../platform/node/db/database.ts';
import { deleteOldAttempts } from '../platform/node/limits/allowance.sql.ts';
import type { Log } from '../platform/node/log.ts';
import { deleteOldMails } from '../platform/node/mail/outbox.sql.ts';

const EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what the privacy page says is not kept any longer. Any number of instances may do so. Each kind has a
 * transaction of its own, so that none is held locked while the next is looked through.
 */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.asApp((tx) => deleteOldEnquiries(tx, now));
  await db.asApp((tx) => deleteOldSearches(tx));
  await db.asApp((tx) => deleteOldMails(tx, now));
  await db.asApp((tx) => deleteEndedSessions(tx, now));
  await db.asApp((tx) => deleteOldAttempts(tx, now));
}

/** Forgets at once and then every day, so that a quiet site keeps its promise too. Returns how to stop. */
export function startForgetting(db: Database, now: () => Date, log: Log): () => void {
  const run = () =>
    void forgetOld(db, now()).catch((fault: unknown) =>
      log.error({ error: String(fault) }, 'old rows were not deleted'),
    );
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
