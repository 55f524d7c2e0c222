import type { Tx } from '../db/database.ts';
import type { MailState, OutboxTables } from './outbox-table.sql.ts';

/** A mail as the operator sees it: where it stands, and never what is in it. */
export interface MailStanding {
  id: string;
  to: string;
  subject: string;
  state: MailState;
  writtenAt: Date;
  deliveredAt: Date | null;
  tries: number;
  nextTryAt: Date | null;
  /** The mail server's words at the last try. */
  lastReply: string | null;
}

const outbox = (tx: Tx) => tx.$extendTables<OutboxTables>();

/** Mails of these states, or of any, the newest first. Runs as the operator. */
export async function listStandings(tx: Tx, states: readonly MailState[], most: number): Promise<MailStanding[]> {
  const rows = await outbox(tx)
    .selectFrom('internal.mail_outbox')
    .select(['id', 'to_address', 'subject', 'state', 'sent_at', 'delivered_at', 'tries', 'next_try_at', 'last_reply'])
    .$if(states.length > 0, (query) => query.where('state', 'in', states))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    state: row.state,
    writtenAt: row.sent_at,
    deliveredAt: row.delivered_at,
    tries: row.tries,
    nextTryAt: row.next_try_at,
    lastReply: row.last_reply,
  }));
}

/** How many mails are in each state; states without one are left out. */
export async function countStates(tx: Tx): Promise<{ state: MailState; total: number }[]> {
  const rows = await outbox(tx)
    .selectFrom('internal.mail_outbox')
    .select(({ fn }) => ['state', fn.count<string>('id').as('total')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ state, total }) => ({ state, total: Number(total) }));
}

/** Puts a failed mail back into the queue, due at once; one that waits for its next try is due at once as well. False for any other. */
export async function retryMail(tx: Tx, id: string): Promise<boolean> {
  const changed = await outbox(tx)
    .updateTable('internal.mail_outbox')
    .set({ state: 'waiting', next_try_at: new Date(0), tries: 0, claim: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'waiting'])
    // One that is being sent at this moment stays with whoever sends it.
    .where('claim', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Deletes a mail, whatever its state; false when there is none. */
export async function forgetMail(tx: Tx, id: string): Promise<boolean> {
  const gone = await outbox(tx).deleteFrom('internal.mail_outbox').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
