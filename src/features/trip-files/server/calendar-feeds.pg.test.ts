import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../../tests/support/rest-site.ts';
import type { Caller } from '../../../platform/node/db/database.ts';
import { deleteFeed, findFeed, findFeedByHash, replaceFeed } from './calendar-feeds.sql.ts';
import { hashFeedToken, newFeedToken } from './feed-token.ts';

let site: RestSite;
beforeAll(async () => {
  site = await openRestSite();
});
afterAll(() => site.close());

const make = async (userId: string, bookingId: string | null): Promise<string> => {
  const hash = hashFeedToken(newFeedToken());
  await site.db.asApp((tx) => replaceFeed(tx, { userId, bookingId }, hash));
  return hash;
};
const open = (hash: string) => site.db.asApp((tx) => findFeedByHash(tx, hash));

describe('the address of a calendar', () => {
  test('is one a trip, and one for all trips of a person: a new one ends the one before', async () => {
    const userId = await site.addUser();
    const bookingId = await site.addBooking(userId);
    const first = await make(userId, bookingId);
    const all = await make(userId, null);
    const second = await make(userId, bookingId);
    expect(await open(first)).toBeUndefined();
    expect(await open(second)).toEqual({ userId, bookingId });
    const allAgain = await make(userId, null);
    expect(await open(all)).toBeUndefined();
    expect(await open(allAgain)).toEqual({ userId, bookingId: null });
  });

  test('stopped leaves nothing behind, and no other address with it', async () => {
    const userId = await site.addUser();
    const bookingId = await site.addBooking(userId);
    const stopped = await make(userId, bookingId);
    const kept = await make(userId, null);
    await site.db.asApp((tx) => deleteFeed(tx, { userId, bookingId }));
    expect(await open(stopped)).toBeUndefined();
    expect(await site.db.asApp((tx) => findFeed(tx, { userId, bookingId }))).toBeUndefined();
    expect(await open(kept)).toEqual({ userId, bookingId: null });
  });

  test('goes with its trip and with its account', async () => {
    const userId = await site.addUser();
    const bookingId = await site.addBooking(userId);
    const ofTrip = await make(userId, bookingId);
    const ofAll = await make(userId, null);
    await site.asApp('delete from public.bookings where id = $1', [bookingId]);
    expect(await open(ofTrip)).toBeUndefined();
    await site.db.asApp((tx) => sql`delete from identity.users where id = ${userId}`.execute(tx));
    expect(await open(ofAll)).toBeUndefined();
  });

  test('is kept as a hash that nobody but the server reads, not even its owner', async () => {
    const userId = await site.addUser();
    await make(userId, null);
    const owner: Caller = { role: 'authenticated', claims: { sub: userId, role: 'authenticated', aal: 'aal1' } };
    const visitor: Caller = { role: 'anon', claims: { role: 'anon' } };
    for (const caller of [owner, visitor]) {
      const read = site.db.asCaller(caller, (tx) => sql`select token_hash from internal.calendar_feeds`.execute(tx));
      await expect(read).rejects.toMatchObject({ code: '42501' });
    }
    const token = newFeedToken();
    const plain = site.db.asApp((tx) => replaceFeed(tx, { userId, bookingId: null }, token));
    await expect(plain).rejects.toMatchObject({ code: '23514' });
  });
});
