import { createHash } from 'node:crypto';
import { type AllowanceOutcome, tryAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import { findFeedByHash } from './calendar-feeds.sql.ts';
import { FEED_TOKEN, hashFeedToken } from './feed-token.ts';
import { type FiledTrip, listFeedTrips, readFeedRows } from './filed-trips.sql.ts';
import { timeZoneOf } from './time-zone-of.ts';
import type { TripFileServices } from './trip-file-services.ts';

export type FeedAnswer =
  | { kind: 'unknown' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unchanged'; etag: string }
  | { kind: 'calendar'; etag: string; bytes: Uint8Array };

/** A calendar service reads for many people from one address, each of them every few hours. */
const READ_LIMIT = { most: 600, windowSeconds: 10 * 60 };
/** Bump it when the file says something else about the same trips. */
const FORMAT = 'v2';

/**
 * The calendar behind a token, for whoever holds it. A reader that names the version it has (`isKnown`) is told that
 * nothing changed before any plan is read. A token that never was, and one that was stopped, are the same to it.
 */
export async function readFeed(
  services: TripFileServices,
  client: string,
  token: string,
  isKnown: (etag: string) => boolean,
): Promise<FeedAnswer> {
  const { db, now } = services;
  const found = await db.asApp(async (tx) => {
    const limit: AllowanceOutcome = await tryAllowance(tx, {
      ...READ_LIMIT,
      key: `calendar-read:${client}`,
      now: now(),
    });
    if (!limit.ok) return limit;
    const place = FEED_TOKEN.test(token) ? await findFeedByHash(tx, hashFeedToken(token)) : undefined;
    return { ok: true as const, place, trips: place ? await listFeedTrips(tx, place) : [] };
  });
  if (!found.ok) return { kind: 'too-many', retryAfterSeconds: found.retryAfterSeconds };
  const { place, trips } = found;
  if (!place) return { kind: 'unknown' };
  const etag = etagOf(services.publicUrl, trips);
  if (isKnown(etag)) return { kind: 'unchanged', etag };
  const rows = await db.asApp((tx) => readFeedRows(tx, place));
  const filed = await Promise.all(
    trips.map(async (trip) => ({
      row: rows.get(trip.id),
      timeZone: await timeZoneOf(services.cities, trip),
      changedAt: trip.changedAt.toISOString(),
    })),
  );
  const [only] = trips;
  const name =
    place.bookingId !== null && only
      ? tripTitle({ event_type: only.eventType, destination: only.destination })
      : 'Huzzah trips';
  const bytes = await services.makeFile(
    {
      format: 'calendar',
      name,
      isFeed: true,
      siteUrl: services.publicUrl,
      trips: filed.flatMap(({ row, ...trip }) => (row === undefined ? [] : [{ row, ...trip }])),
    },
    place.userId,
  );
  return bytes ? { kind: 'calendar', etag, bytes } : { kind: 'unknown' };
}

/** Changes with every version, status and trip of the feed. */
function etagOf(publicUrl: string, trips: readonly FiledTrip[]): string {
  const hash = createHash('sha256').update(`${FORMAT} ${publicUrl}`);
  for (const { id, revision, status, changedAt } of trips)
    hash.update(`\n${id} ${revision} ${status} ${changedAt.toISOString()}`);
  return `"${hash.digest('base64url').slice(0, 32)}"`;
}
