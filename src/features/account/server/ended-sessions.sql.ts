import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';

/**
 * Deletes the sessions that are over by their age or their silence, by the same bounds as `isSessionOver`: no refresh
 * came to find that out, and their owner's list of devices still named them.
 */
export async function deleteEndedSessions(tx: Tx, now: Date): Promise<void> {
  await sql`delete from identity.sessions where refreshed_at < ${now}::timestamptz - interval '720 hours'
    or created_at < ${now}::timestamptz - interval '4320 hours'`.execute(tx);
}
