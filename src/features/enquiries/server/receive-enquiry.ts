import type { Database, Tx } from '../../../platform/node/db/database.ts';
import { takeAllowance, tryAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import type { Mail } from '../../../platform/node/mail/outbox.sql.ts';
import { deleteOldEnquiries } from './enquiries.sql.ts';
import { confirmationMail, type OperatorWords, operatorMail } from './enquiry-mail.ts';

export interface EnquiryServices {
  db: Database;
  now: () => Date;
  /** Where the operator reads their mail. */
  operatorAddress: string;
  sendMail: (tx: Tx, mail: Mail) => Promise<void>;
}

export interface Enquiry {
  /** As the confirmation calls it: `your message`. */
  what: string;
  /** Whoever asks; the answer goes there. */
  email: string;
  store: (tx: Tx) => Promise<void>;
  forOperator: OperatorWords;
}

export type EnquiryOutcome = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

const HOUR = 3600;
/** An office or a phone network stands behind one address, and a person writes a handful of messages. */
const MOST_PER_CLIENT = 20;
const MOST_PER_SENDER = 5;
/** More than that in an hour is nobody's post: the operator's mailbox stays readable. */
const MOST_FOR_OPERATOR = 300;
/** What a stranger's mailbox can be made to take in a day by somebody who types its address. */
const CONFIRMATIONS_PER_DAY = 6;

/**
 * Stores an enquiry, tells the operator and confirms it to the sender: all of it, or nothing. The same answer whether
 * the address is known here or not. Limits are counted per client, per sender and for the operator's mailbox.
 */
export async function receiveEnquiry(
  services: EnquiryServices,
  clientKey: string,
  { what, email, store, forOperator }: Enquiry,
): Promise<EnquiryOutcome> {
  const now = services.now();
  const sender = email.toLowerCase();
  return services.db.asApp(async (tx): Promise<EnquiryOutcome> => {
    const limits = [
      { key: `enquiry:client:${clientKey}`, most: MOST_PER_CLIENT },
      { key: `enquiry:sender:${sender}`, most: MOST_PER_SENDER },
      { key: 'enquiry:operator', most: MOST_FOR_OPERATOR },
    ];
    for (const limit of limits) {
      const outcome = await tryAllowance(tx, { ...limit, windowSeconds: HOUR, now });
      if (!outcome.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: outcome.retryAfterSeconds };
    }
    await store(tx);
    const mayConfirm = await takeAllowance(tx, {
      key: `enquiry:confirmation:${sender}`,
      most: CONFIRMATIONS_PER_DAY,
      windowSeconds: 24 * HOUR,
      now,
    });
    if (mayConfirm) await services.sendMail(tx, confirmationMail(email, what, now));
    await services.sendMail(tx, operatorMail(services.operatorAddress, email, forOperator));
    await deleteOldEnquiries(tx, now);
    return { ok: true };
  });
}
