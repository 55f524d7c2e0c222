import type { Generated } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';

type ChatTables = {
  'public.bookings': { id: string };
  'public.chat_messages': {
    booking_id: string;
    role: 'user' | 'assistant';
    content: string;
    revision: number;
    position: Generated<string>;
  };
};

export interface SaidMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** How much of the conversation the concierge looks back on. */
const HISTORY_MAX = 20;

/** The last messages of the booking, oldest first. */
export async function recentMessages(tx: Tx, bookingId: string): Promise<SaidMessage[]> {
  const newest = await tx
    .withTables<ChatTables>()
    .selectFrom('public.chat_messages')
    .select(['role', 'content'])
    .where('booking_id', '=', bookingId)
    .orderBy('position', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return newest.reverse();
}

/**
 * Adds messages to the booking's conversation; false, and nothing is written, when the booking was deleted meanwhile, as
 * with its owner's account. From here on a deletion waits for this transaction.
 */
export async function insertMessages(
  tx: Tx,
  bookingId: string,
  revision: number,
  messages: readonly SaidMessage[],
): Promise<boolean> {
  const chat = tx.withTables<ChatTables>();
  const booking = await chat
    .selectFrom('public.bookings')
    .select('id')
    .where('id', '=', bookingId)
    .forKeyShare()
    .executeTakeFirst();
  if (!booking) return false;
  await chat
    .insertInto('public.chat_messages')
    .values(messages.map(({ role, content }) => ({ booking_id: bookingId, role, content, revision })))
    .execute();
  return true;
}
