import type { Tx } from '../db/database.ts';
import type { OutboxTables } from './outbox-table.sql.ts';

/** A mail that this process alone may send now, until its claim ends. */
export interface ClaimedMail {
  id: string;
  claim: string;
  messageKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  choice: string | null;
  /** This one included. */
  tries: number;
  writtenAt: Date;
}

const queue = (tx: Tx) => tx.$extendTables<OutboxTables>();

/**
 * Claims mail that is due, at most `most`. Rows that another instance is claiming are passed over and not waited for. A
 * claim whose process died is due again at `claimEndsAt`.
 */
export async function claimDueMails(
  tx: Tx,
  { claim, most, now, claimEndsAt }: { claim: string; most: number; now: Date; claimEndsAt: Date },
): Promise<ClaimedMail[]> {
  const due = queue(tx)
    .selectFrom('internal.mail_outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await queue(tx)
    .updateTable('internal.mail_outbox')
    .set((row) => ({ claim, next_try_at: claimEndsAt, tries: row('tries', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      claim,
      messageKey: row.message_key,
      to: row.to_address,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      replyTo: row.reply_to,
      choice: row.choice,
      tries: row.tries,
      writtenAt: row.sent_at,
    }))
    .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
}

/** What became of a try. `gave-up` and `withheld` are final as well as `delivered`. */
export type TryOutcome =
  | { kind: 'delivered'; reply: string; at: Date }
  | { kind: 'gave-up'; reply: string }
  | { kind: 'withheld' }
  | { kind: 'try-again'; reply: string; at: Date };

/**
 * Writes down what became of a claimed mail; false when the claim had ended and another process has it. A delivered mail
 * loses its words: nobody needs them here any more, and they may hold a code.
 */
export async function recordTry(tx: Tx, { id, claim }: ClaimedMail, outcome: TryOutcome): Promise<boolean> {
  const changed = await queue(tx)
    .updateTable('internal.mail_outbox')
    .set({ claim: null, ...changesOf(outcome) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function changesOf(outcome: TryOutcome) {
  switch (outcome.kind) {
    case 'delivered':
      return {
        state: 'delivered' as const,
        delivered_at: outcome.at,
        next_try_at: null,
        last_reply: outcome.reply,
        body_text: '',
        body_html: '',
      };
    case 'gave-up':
      return { state: 'failed' as const, next_try_at: null, last_reply: outcome.reply };
    case 'withheld':
      return { state: 'withheld' as const, next_try_at: null, body_text: '', body_html: '' };
    case 'try-again':
      return { next_try_at: outcome.at, last_reply: outcome.reply };
  }
}
