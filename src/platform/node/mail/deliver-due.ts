import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { type ClaimedMail, claimDueMails, recordTry, type TryOutcome } from './mail-queue.sql.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { Deliver, Delivery } from './smtp-server.ts';

export interface DeliveryDeps {
  db: Database;
  deliver: Deliver;
  now: () => Date;
  log: Log;
  /** False for mail that its reader has switched off; asked for mail with a `choice` only, just before it is sent. */
  isWanted: (tx: Tx, mail: { to: string; choice: string }) => Promise<boolean>;
  /** In [0, 1): spreads the tries. */
  chance: () => number;
}

export interface Round {
  tried: number;
  delivered: number;
  /** Tries that ended because of the server and not because of the mail. */
  unreachable: number;
}

/** Longer than any try takes, so that a claim outlives its try unless the process has died. */
const CLAIM_MS = 5 * 60_000;
/** A mail server may be away for a weekend. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;
/** A server that says "later" means it; one that is away is looked for more often. */
const PUT_OFF = { first: 30_000, most: 30 * 60_000 };
export const UNREACHABLE = { first: 1_000, most: 5 * 60_000 };
/** A mail is with its server, and the database is restarting: not to write that down would send it twice. */
const RECORD_TRIES = 8;
const RECORD_AGAIN = { first: 250, most: 15_000 };

/** Sends what is due, at most `most` mails at once, and writes down what became of each. Never throws for a mail's sake. */
export async function deliverDue(deps: DeliveryDeps, most: number, signal: AbortSignal): Promise<Round> {
  const now = deps.now();
  const claimEndsAt = new Date(now.getTime() + CLAIM_MS);
  const claimed = await deps.db.asApp(async (tx) => {
    const due = await claimDueMails(tx, { claim: randomUUID(), most, now, claimEndsAt });
    return Promise.all(due.map(async (mail) => ({ mail, isWanted: await isWanted(deps, tx, mail) })));
  });
  const deliveries = await Promise.all(
    claimed.map(({ mail, isWanted }) => (isWanted ? tryMail(deps, mail, signal) : withhold(deps, mail))),
  );
  return {
    tried: claimed.length,
    delivered: deliveries.filter((delivery) => delivery?.ok).length,
    unreachable: deliveries.filter((delivery) => delivery && !delivery.ok && delivery.verdict === 'unreachable').length,
  };
}

const isWanted = ({ isWanted: ask }: DeliveryDeps, tx: Tx, { to, choice }: ClaimedMail): Promise<boolean> =>
  choice === null ? Promise.resolve(true) : ask(tx, { to, choice });

async function withhold(deps: DeliveryDeps, mail: ClaimedMail): Promise<undefined> {
  await record(deps, mail, { kind: 'withheld' });
}

async function tryMail(deps: DeliveryDeps, mail: ClaimedMail, signal: AbortSignal): Promise<Delivery> {
  const delivery = await deps.deliver(mail, signal);
  const outcome = outcomeOf(delivery, mail, deps);
  const { id, tries } = mail;
  if (outcome.kind === 'delivered') deps.log.info({ mail: id, tries }, 'mail delivered');
  // The server's words may quote the address, so they stand in the database and not in the log.
  if (outcome.kind === 'gave-up') deps.log.error({ mail: id, tries }, 'mail given up: npm run mail -- failed');
  await record(deps, mail, outcome);
  return delivery;
}

function outcomeOf(delivery: Delivery, mail: ClaimedMail, { now, chance }: DeliveryDeps): TryOutcome {
  const at = now();
  if (delivery.ok) return { kind: 'delivered', reply: delivery.reply, at };
  const { verdict, reply } = delivery;
  if (verdict === 'refused' || at.getTime() - mail.writtenAt.getTime() > GIVE_UP_MS) return { kind: 'gave-up', reply };
  const delayMs = retryDelayMs(mail.tries, chance(), verdict === 'put-off' ? PUT_OFF : UNREACHABLE);
  return { kind: 'try-again', reply, at: new Date(at.getTime() + delayMs) };
}

async function record(deps: DeliveryDeps, mail: ClaimedMail, outcome: TryOutcome): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const isOurs = await deps.db.asApp((tx) => recordTry(tx, mail, outcome));
      if (!isOurs) deps.log.warn({ mail: mail.id, outcome: outcome.kind }, 'the claim on a mail had ended');
      return;
    } catch (error) {
      if (tries >= RECORD_TRIES) {
        deps.log.error(
          { mail: mail.id, outcome: outcome.kind, error: String(error) },
          'a try could not be written down',
        );
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(tries, deps.chance(), RECORD_AGAIN)));
    }
  }
}
