import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { anonymousClient, briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
let model: ModelServer;
let withModel: TestServer;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ mailAutoconfirm: true });
  withModel = await startTestServer({
    mailAutoconfirm: true,
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test-model' },
  });
  organiser = await signUpOrganiser(server);
});
afterAll(async () => {
  await server.close();
  await withModel.close();
  await model.close();
});

async function newTrip(changes: Record<string, unknown> = {}, who = organiser): Promise<string> {
  const { data, error } = await who.client.functions.invoke('ai-concierge', { body: briefCall(changes) });
  expect(error).toBeNull();
  return data.bookingId;
}

const step = (bookingId: string, from: string, to: string, more: Record<string, unknown> = {}, who = organiser) =>
  who.client.functions.invoke('trip-status', { body: { bookingId, from, to, ...more } });

const say = (bookingId: string, message: string, who = organiser, headers: Record<string, string> = {}) =>
  who.client.functions.invoke('ai-concierge', { body: { type: 'chat', booking_id: bookingId, message }, headers });

async function readTrip(bookingId: string, who = organiser) {
  const { data } = await who.client.from('bookings').select('status,revision,plan').eq('id', bookingId).single();
  return data;
}

describe('the status of a trip', () => {
  test('goes from planning to confirmed and back, and its owner reads each step', async () => {
    const trip = await newTrip();
    expect((await step(trip, 'planning', 'pending')).data).toEqual({ status: 'pending' });
    expect((await step(trip, 'pending', 'confirmed', { revision: 1 })).data).toEqual({ status: 'confirmed' });
    expect((await step(trip, 'confirmed', 'planning')).data).toEqual({ status: 'planning' });
    const { data: steps } = await organiser.client
      .from('status_changes')
      .select('from_status,to_status,actor')
      .eq('booking_id', trip)
      .order('position');
    expect(steps).toEqual([
      { from_status: 'planning', to_status: 'pending', actor: 'organiser' },
      { from_status: 'pending', to_status: 'confirmed', actor: 'organiser' },
      { from_status: 'confirmed', to_status: 'planning', actor: 'organiser' },
    ]);
  });

  test('changed on another device meanwhile answers 409 with what it is now', async () => {
    const trip = await newTrip();
    await step(trip, 'planning', 'cancelled');
    const { error } = await step(trip, 'planning', 'confirmed');
    expect(await refusalOf(error)).toEqual({
      status: 409,
      body: { error: 'The status has changed meanwhile: it is “Cancelled” now.', status: 'cancelled' },
    });
  });

  test('is not confirmed for a plan that its organiser has not seen', async () => {
    const trip = await newTrip();
    await say(trip, 'make it 9 people');
    const { error } = await step(trip, 'planning', 'confirmed', { revision: 1 });
    expect(await refusalOf(error)).toMatchObject({ status: 409, body: { status: 'planning' } });
    expect((await readTrip(trip))?.status).toBe('planning');
  });

  test('that is not allowed answers 422 with the reason', async () => {
    const undated = await newTrip({ dates: 'flexible' });
    expect(await refusalOf((await step(undated, 'planning', 'confirmed')).error)).toEqual({
      status: 422,
      body: { error: 'This trip has no dates yet. Add its dates first.', status: 'planning' },
    });
    const dated = await newTrip();
    expect(await refusalOf((await step(dated, 'planning', 'completed')).error)).toMatchObject({
      status: 422,
      body: { error: 'A trip is completed when its last day has passed.' },
    });
  });

  test('is nobody else’s to change or to read, and a visitor is asked to sign in', async () => {
    const trip = await newTrip();
    await step(trip, 'planning', 'pending');
    const stranger = await signUpOrganiser(server, 'stranger');
    const { error } = await step(trip, 'pending', 'cancelled', {}, stranger);
    expect(await refusalOf(error)).toEqual({ status: 404, body: { error: 'There is no such booking' } });
    expect((await stranger.client.from('status_changes').select('*')).data).toEqual([]);
    const visitor = anonymousClient(server);
    const body = { bookingId: trip, from: 'pending', to: 'cancelled' };
    expect((await refusalOf((await visitor.functions.invoke('trip-status', { body })).error)).status).toBe(401);
    const forged = await organiser.client
      .from('status_changes')
      .insert({ booking_id: trip, from_status: 'pending', to_status: 'completed', actor: 'clock' });
    expect(forged.error?.code).toBe('42501');
    expect((await readTrip(trip))?.status).toBe('pending');
  });

  test.each([
    ['a status that is none', { from: 'planning', to: 'postponed' }],
    ['an actor of one’s own', { from: 'planning', to: 'pending', actor: 'clock' }],
    ['a user in the body', { from: 'planning', to: 'pending', userId: 'somebody' }],
    ['a version that is none', { from: 'planning', to: 'pending', revision: 0 }],
  ])('with %s is refused before anything is looked at', async (_what, body) => {
    const { error } = await organiser.client.functions.invoke('trip-status', {
      body: { bookingId: await newTrip(), ...body },
    });
    expect((await refusalOf(error)).status).toBe(400);
  });
});

describe('a trip that is confirmed', () => {
  test('keeps its plan: the concierge says why and what to do, still answers, and changes it again once reopened', async () => {
    const trip = await newTrip();
    await step(trip, 'planning', 'confirmed');
    const before = await readTrip(trip);
    const { data: refused } = await say(trip, 'make it 9 people');
    expect(refused.changed).toBe(false);
    expect(refused.response).toMatch(/^This trip is confirmed, so I have left the plan as it is\. Reopen it first/);
    const { data: answered } = await say(trip, 'what does it cost?');
    expect(answered.response).toMatch(/£\d/);
    expect(await readTrip(trip)).toEqual(before);
    await step(trip, 'confirmed', 'planning');
    expect((await say(trip, 'make it 9 people')).data.changed).toBe(true);
  });

  test('says so in a stream as well', async () => {
    const trip = await newTrip();
    await step(trip, 'planning', 'confirmed');
    const { data } = await say(trip, 'make it 9 people', organiser, { Accept: 'text/event-stream' });
    const done = /^event: done\ndata: (.+)$/m.exec(await data.text());
    expect(JSON.parse(done?.[1] ?? '{}')).toMatchObject({
      changed: false,
      response: expect.stringContaining('This trip is confirmed'),
    });
  });

  test('keeps its plan from a model too, whatever the model says it did', async () => {
    const guest = await signUpOrganiser(withModel);
    const trip = await newTrip({}, guest);
    await step(trip, 'planning', 'confirmed', {}, guest);
    model.play(
      { kind: 'call', tools: [{ name: 'set_group_size', args: { people: 10 } }] },
      { kind: 'say', text: 'Sorted, ten of you.' },
    );
    const { data } = await say(trip, 'ten of us now', guest);
    expect(data).toMatchObject({ changed: false, response: expect.stringContaining('This trip is confirmed') });
    expect((await readTrip(trip, guest))?.revision).toBe(1);
  });

  test('keeps its plan from the buttons of the plan page', async () => {
    const trip = await newTrip();
    await step(trip, 'planning', 'confirmed');
    const { error } = await organiser.client.functions.invoke('plan-change', {
      body: { bookingId: trip, revision: 1, change: { kind: 'rain', day: null } },
    });
    const { status, body } = await refusalOf(error);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Reopen');
    expect((await readTrip(trip))?.revision).toBe(1);
  });

  test('has the plan of before or the changed one when both come at once, and never one that was not stored', async () => {
    for (let round = 0; round < 4; round += 1) {
      const trip = await newTrip();
      const [chat, confirmation] = await Promise.all([
        say(trip, 'make it 9 people'),
        step(trip, 'planning', 'confirmed', { revision: 1 }),
      ]);
      const after = await readTrip(trip);
      if (confirmation.error === null) {
        expect(after).toMatchObject({ status: 'confirmed', revision: 1, plan: { groupSize: 8 } });
        expect(chat.data).toMatchObject({
          changed: false,
          response: expect.stringContaining('This trip is confirmed'),
        });
      } else {
        expect((await refusalOf(confirmation.error)).status).toBe(409);
        expect(after).toMatchObject({ status: 'planning', revision: 2, plan: { groupSize: 9 } });
        expect(chat.data.changed).toBe(true);
      }
    }
  });
});
