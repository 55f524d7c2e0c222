import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const say = async (bookingId: string, message: string) =>
  organiser.client.functions.invoke('ai-concierge', { body: { type: 'chat', booking_id: bookingId, message } });

async function planOf(bookingId: string) {
  const { data } = await organiser.client.from('bookings').select('plan, revision').eq('id', bookingId).single();
  return { plan: data?.plan, revision: data?.revision };
}

test('each undo goes a further step back and each redo a step forth, from what is stored', async () => {
  const { data } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  const { bookingId } = data;
  const start = await planOf(bookingId);
  await say(bookingId, 'we are 11 now');
  const eleven = await planOf(bookingId);
  await say(bookingId, 'we are 12 now');
  const twelve = await planOf(bookingId);

  await say(bookingId, 'undo');
  expect((await planOf(bookingId)).plan).toEqual(eleven.plan);
  await say(bookingId, 'undo');
  expect((await planOf(bookingId)).plan).toEqual(start.plan);
  const nothing = await say(bookingId, 'undo');
  expect(nothing.data).toMatchObject({ changed: false });
  await say(bookingId, 'redo');
  await say(bookingId, 'redo');
  expect((await planOf(bookingId)).plan).toEqual(twelve.plan);
  await say(bookingId, 'go back to how it was at the start');
  expect((await planOf(bookingId)).plan).toEqual(start.plan);

  const { rows } = await server.db.asApp((tx) =>
    sql<{ restores: number | null }>`
      select restores from plan_versions where booking_id = ${bookingId} order by revision`.execute(tx),
  );
  expect(rows.map(({ restores }) => restores)).toEqual([null, null, null, 2, 1, 2, 3, 1]);
});

test('the Undo button goes further back too', async () => {
  const { data } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  const { bookingId } = data;
  const start = await planOf(bookingId);
  await say(bookingId, 'we are 11 now');
  await say(bookingId, 'we are 12 now');
  for (const revision of [3, 4])
    await organiser.client.functions.invoke('plan-change', {
      body: { bookingId, revision, change: { kind: 'undo' } },
    });
  expect((await planOf(bookingId)).plan).toEqual(start.plan);
});
