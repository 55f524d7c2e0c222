import type { Generated } from 'kysely';

/**
 * `kept`: there is no mail server. `waiting`: on its way. `delivered`: a server took it. `failed`: refused for good, or
 * tried for too long. `withheld`: its reader has switched this kind off.
 */
export type MailState = 'kept' | 'waiting' | 'delivered' | 'failed' | 'withheld';

/** db/migrations/…_mail_deliver_outbox.sql */
export type OutboxTables = {
  'internal.mail_outbox': {
    id: Generated<string>;
    to_address: string;
    subject: string;
    body_text: string;
    body_html: string;
    sent_at: Generated<Date>;
    state: Generated<MailState>;
    message_key: Generated<string>;
    reply_to: string | null;
    choice: string | null;
    tries: Generated<number>;
    next_try_at: Date | null;
    claim: string | null;
    delivered_at: Date | null;
    last_reply: string | null;
  };
};
