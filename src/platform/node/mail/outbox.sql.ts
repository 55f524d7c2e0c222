import { type Generated, sql } from 'kysely';
import type { Tx } from '../db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface StoredMail extends Mail {
  sentAt: Date;
}

type OutboxTables = {
  'internal.mail_outbox': {
    id: Generated<string>;
    to_address: string;
    subject: string;
    body_text: string;
    body_html: string;
    sent_at: Generated<Date>;
  };
};

/** Leaves the mail in the outbox, in the caller's transaction: it goes out exactly when the command holds. */
export async function sendToOutbox(tx: Tx, { to, subject, text, html }: Mail): Promise<void> {
  await tx
    .$extendTables<OutboxTables>()
    .insertInto('internal.mail_outbox')
    .values({ to_address: to, subject, body_text: text, body_html: html })
    .execute();
}

/** Mails older than twelve months go, as the privacy page says of what people wrote. */
export async function deleteOldMails(tx: Tx, now: Date): Promise<void> {
  await sql`delete from internal.mail_outbox where sent_at < ${now}::timestamptz - interval '12 months'`.execute(tx);
}

/** Every mail in the outbox, oldest first. */
export async function listMails(tx: Tx): Promise<StoredMail[]> {
  return tx
    .$extendTables<OutboxTables>()
    .selectFrom('internal.mail_outbox')
    .select(['to_address as to', 'subject', 'body_text as text', 'body_html as html', 'sent_at as sentAt'])
    .orderBy('id')
    .execute();
}
