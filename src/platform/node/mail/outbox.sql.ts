import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { MailState, OutboxTables } from './outbox-table.sql.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to the site: the visitor whose words are in a mail to the operator. */
  replyTo?: string;
  /** Set on mail that a person may switch off in their settings; the name of the choice. */
  choice?: string;
}

export interface StoredMail extends Mail {
  /** When the command that wrote it was done. */
  sentAt: Date;
  state: MailState;
  /** What the mail server said last, while it has not taken the mail. */
  trouble: string | null;
}

/** Writes a mail in the caller's transaction: it goes out exactly when the command holds. */
export type SendMail = (tx: Tx, mail: Mail) => Promise<void>;

const outbox = (tx: Tx) => tx.$extendTables<OutboxTables>();

async function insertMail(tx: Tx, { to, subject, text, html, replyTo, choice }: Mail, isWaiting: boolean) {
  await outbox(tx)
    .insertInto('internal.mail_outbox')
    .values({
      to_address: to,
      subject,
      body_text: text,
      body_html: html,
      reply_to: replyTo ?? null,
      choice: choice ?? null,
      state: isWaiting ? 'waiting' : 'kept',
      // The queue's clock is the server's, so that a test can move it; a new mail is due under any clock.
      next_try_at: isWaiting ? new Date(0) : null,
    })
    .execute();
}

/** Leaves the mail in the outbox, where the local developer reads it: there is no mail server. */
export const sendToOutbox: SendMail = (tx, mail) => insertMail(tx, mail, false);

/** Leaves the mail for the sending job, which takes it within a second or two. */
export const sendByServer: SendMail = (tx, mail) => insertMail(tx, mail, true);

/**
 * Mails older than twelve months go, as the privacy page says of what people wrote; of a delivered one nothing but the
 * address is left, and that goes after thirty days.
 */
export async function deleteOldMails(tx: Tx, now: Date): Promise<void> {
  await sql`delete from internal.mail_outbox where sent_at < ${now}::timestamptz - interval '12 months'
    or (state in ('delivered', 'withheld') and sent_at < ${now}::timestamptz - interval '30 days')`.execute(tx);
}

/** Every mail in the outbox, oldest first. A delivered one has no words any more. */
export async function listMails(tx: Tx): Promise<StoredMail[]> {
  const rows = await outbox(tx)
    .selectFrom('internal.mail_outbox')
    .select(['to_address', 'subject', 'body_text', 'body_html', 'sent_at', 'state', 'last_reply'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    to: row.to_address,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sentAt: row.sent_at,
    state: row.state,
    trouble: row.state === 'delivered' ? null : row.last_reply,
  }));
}
