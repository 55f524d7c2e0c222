import type { Caller } from '../../../platform/node/db/database.ts';
import { tryAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { TripFeedAnswer, TripFeedCall } from '../domain/trip-file-call.ts';
import { deleteFeed, findFeed, replaceFeed } from './calendar-feeds.sql.ts';
import { hashFeedToken, newFeedToken } from './feed-token.ts';
import { findFiledTrip } from './filed-trips.sql.ts';
import type { TripFileServices } from './trip-file-services.ts';

export type FeedFault = { kind: 'no-such-booking' | 'no-dates' } | { kind: 'too-many'; retryAfterSeconds: number };

/** Nobody needs more addresses; whoever makes them all day long has lost control of something. */
const CREATE_LIMIT = { most: 30, windowSeconds: 60 * 60 };

/**
 * Makes, stops or looks at the calendar address of the caller's own trip, or of all their trips. One lives at a time:
 * making one stops the one before. Only `create` tells the address, of which nothing but a hash is kept.
 */
export async function changeFeed(
  { db, now, publicUrl }: Pick<TripFileServices, 'db' | 'now' | 'publicUrl'>,
  caller: Caller & { userId: string },
  { bookingId, action }: TripFeedCall,
): Promise<Result<TripFeedAnswer, FeedFault>> {
  const { userId } = caller;
  if (bookingId !== null) {
    const trip = await db.asCaller(caller, (tx) => findFiledTrip(tx, bookingId));
    if (!trip) return fail({ kind: 'no-such-booking' });
    if (action === 'create' && !trip.hasDates) return fail({ kind: 'no-dates' });
  }
  const place = { userId, bookingId };
  switch (action) {
    case 'show': {
      const createdAt = await db.asApp((tx) => findFeed(tx, place));
      return ok({ feed: createdAt ? { createdAt: createdAt.toISOString() } : null });
    }
    case 'revoke': {
      await db.asApp((tx) => deleteFeed(tx, place));
      return ok({ feed: null });
    }
    case 'create': {
      const token = newFeedToken();
      return db.asApp(async (tx): Promise<Result<TripFeedAnswer, FeedFault>> => {
        const limit = await tryAllowance(tx, { ...CREATE_LIMIT, key: `calendar-feed:${userId}`, now: now() });
        if (!limit.ok) return fail({ kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds });
        const createdAt = await replaceFeed(tx, place, hashFeedToken(token));
        return ok({ feed: { createdAt: createdAt.toISOString(), url: `${publicUrl}/calendar/${token}.ics` } });
      });
    }
  }
}
