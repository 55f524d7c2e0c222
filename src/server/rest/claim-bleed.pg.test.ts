import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

let site: RestSite;
beforeAll(async () => {
  site = await openRestSite({ poolMax: 1 });
});
afterAll(() => site.close());

const ROUNDS = 100;

test('people who share one connection never see each other, after failures either', async () => {
  const [ann, bob] = [await site.addUser(), await site.addUser()];
  await site.addBooking(ann, 'London');
  await site.addBooking(bob, 'Prague');
  const cities = async (as?: string) => {
    const reply = await site.call('/bookings?select=destination', as === undefined ? {} : { as });
    return reply.status === 200 ? reply.json : reply.status;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [anns, bobs, failed, rolledBack, nobodys] = await Promise.all([
      cities(ann),
      cities(bob),
      site.call('/bookings?id=eq.nonsense', { as: ann }),
      site.call('/profiles?user_id=eq.00000000-0000-4000-8000-000000000000', {
        as: bob,
        accept: 'application/vnd.pgrst.object+json',
      }),
      cities(),
    ]);
    expect([anns, bobs, failed.status, rolledBack.status, nobodys]).toEqual([
      [{ destination: 'London' }],
      [{ destination: 'Prague' }],
      400,
      406,
      401,
    ]);
  }
});
