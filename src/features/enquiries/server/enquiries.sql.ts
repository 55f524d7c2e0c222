import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { MessageCall } from '../domain/message-call.ts';
import type { PartnerCall } from '../domain/partner-call.ts';

type EnquiryTables = {
  'internal.contact_messages': MessageCall;
  'internal.partner_applications': PartnerCall;
};

/** Keeps a message of the contact form for twelve months (`deleteOldEnquiries`). */
export async function insertContactMessage(tx: Tx, message: MessageCall): Promise<void> {
  await tx.withTables<EnquiryTables>().insertInto('internal.contact_messages').values(message).execute();
}

/** Keeps an application of a partner for twelve months (`deleteOldEnquiries`). */
export async function insertPartnerApplication(tx: Tx, application: PartnerCall): Promise<void> {
  await tx.withTables<EnquiryTables>().insertInto('internal.partner_applications').values(application).execute();
}

/** What the privacy page promises: no enquiry is kept longer than twelve months. A few rows at a time, oldest first. */
export async function deleteOldEnquiries(tx: Tx, now: Date): Promise<void> {
  for (const table of ['contact_messages', 'partner_applications', 'quote_requests']) {
    await sql`
      delete from ${sql.table(`internal.${table}`)} where id in (
        select id from ${sql.table(`internal.${table}`)} where created_at < ${now}::timestamptz - interval '12 months'
        order by created_at limit 50)`.execute(tx);
  }
}
