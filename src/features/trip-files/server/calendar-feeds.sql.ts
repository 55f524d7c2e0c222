import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';

type FeedTables = {
  'internal.calendar_feeds': { user_id: string; booking_id: string | null; token_hash: string; created_at: Date };
};

/** Whose feed, and of which trip; null for all of theirs. */
export interface FeedPlace {
  userId: string;
  bookingId: string | null;
}

const feeds = (tx: Tx) => tx.withTables<FeedTables>();

const isPlace = ({ userId, bookingId }: FeedPlace) =>
  sql<boolean>`user_id = ${userId} and booking_id is not distinct from ${bookingId}`;

/** Puts a new address in the place of the one there was, which is dead from then on. */
export async function replaceFeed(tx: Tx, { userId, bookingId }: FeedPlace, tokenHash: string): Promise<Date> {
  const { created_at } = await feeds(tx)
    .insertInto('internal.calendar_feeds')
    .values({ user_id: userId, booking_id: bookingId, token_hash: tokenHash, created_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'booking_id']).doUpdateSet({ token_hash: tokenHash, created_at: sql`now()` }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return created_at;
}

/** Stops the address of a trip, or of all trips of a person: there is nothing left that could tell that it ever was. */
export async function deleteFeed(tx: Tx, place: FeedPlace): Promise<void> {
  await feeds(tx).deleteFrom('internal.calendar_feeds').where(isPlace(place)).execute();
}

/** When the feed there was made, or undefined when there is none. */
export async function findFeed(tx: Tx, place: FeedPlace): Promise<Date | undefined> {
  const row = await feeds(tx)
    .selectFrom('internal.calendar_feeds')
    .select('created_at')
    .where(isPlace(place))
    .executeTakeFirst();
  return row?.created_at;
}

/** Whose feed a token opens. A revoked one leaves no trace, so that it cannot be told from one that never was. */
export async function findFeedByHash(tx: Tx, tokenHash: string): Promise<FeedPlace | undefined> {
  const row = await feeds(tx)
    .selectFrom('internal.calendar_feeds')
    .select(['user_id', 'booking_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && { userId: row.user_id, bookingId: row.booking_id };
}
