import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';

/**
 * The account's row, and with it by foreign key all that carries its id. Then what is only found by its address: mails,
 * and enquiries that anybody may write without an account. Null when the address was never shown to be theirs.
 */
export async function deleteEverythingOf(tx: Tx, userId: string, confirmedEmail: string | null): Promise<void> {
  await sql`delete from identity.users where id = ${userId}`.execute(tx);
  if (confirmedEmail === null) return;
  await sql`delete from internal.mail_outbox
    where lower(to_address) = ${confirmedEmail} or lower(reply_to) = ${confirmedEmail}`.execute(tx);
  for (const table of ['contact_messages', 'partner_applications', 'quote_requests']) {
    await sql`delete from ${sql.table(`internal.${table}`)} where lower(email) = ${confirmedEmail}`.execute(tx);
  }
}
