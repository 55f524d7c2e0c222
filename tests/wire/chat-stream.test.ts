import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { anonymousClient, briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let withModel: TestServer;
let model: ModelServer;
let organiser: Organiser;
let guest: Organiser;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ mailAutoconfirm: true });
  withModel = await startTestServer({
    mailAutoconfirm: true,
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test-model' },
  });
  organiser = await signUpOrganiser(server);
  guest = await signUpOrganiser(withModel);
});
afterAll(async () => {
  await server.close();
  await withModel.close();
  await model.close();
});

const STREAM = { Accept: 'text/event-stream' };

const chat = (
  who: Organiser,
  bookingId: string,
  message: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
) =>
  who.client.functions.invoke('ai-concierge', {
    body: { type: 'chat', booking_id: bookingId, message },
    headers,
    ...(signal ? { signal } : {}),
  });

async function newTrip(who = organiser): Promise<string> {
  const { data } = await who.client.functions.invoke('ai-concierge', { body: briefCall() });
  return data.bookingId;
}

const eventsIn = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, name, data = '']) => ({ name, data: JSON.parse(data) }));

test('a streamed reply is word for word the plain one, and the change is stored the same', async () => {
  const [plainTrip, streamedTrip] = [await newTrip(), await newTrip()];
  const message = 'make it 9 people';
  const plain = await chat(organiser, plainTrip, message, {});
  const streamed = await chat(organiser, streamedTrip, message, STREAM);
  const response: Response = streamed.data;
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const events = eventsIn(await response.text());
  expect(events.flatMap(({ name, data }) => (name === 'delta' ? [data.text] : [])).join('')).toBe(plain.data.response);
  expect(events.at(-1)).toEqual({ name: 'done', data: plain.data });
  for (const id of [plainTrip, streamedTrip]) {
    const { data } = await organiser.client.from('bookings').select('revision').eq('id', id).single();
    expect(data?.revision).toBe(2);
  }
});

test('what is refused keeps its status and its JSON, streamed or not', async () => {
  const booking = await newTrip();
  const stranger = await signUpOrganiser(server, 'stranger');
  const refusals = await Promise.all([
    chat(stranger, booking, 'hello', STREAM),
    chat(organiser, booking, '  ', STREAM),
    anonymousClient(server).functions.invoke('ai-concierge', {
      body: { type: 'chat', booking_id: booking, message: 'hello' },
      headers: STREAM,
    }),
  ]);
  const answers = await Promise.all(refusals.map(({ error }) => refusalOf(error)));
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 401]);
  for (const { body } of answers) expect(body.error).toBeTypeOf('string');
});

test('only a page of our own may read the stream', async () => {
  const booking = await newTrip();
  const ask = (origin: string) =>
    fetch(`${server.url}/functions/v1/ai-concierge`, {
      method: 'POST',
      headers: {
        ...STREAM,
        origin,
        apikey: server.anonKey,
        authorization: `Bearer ${organiser.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ type: 'chat', booking_id: booking, message: 'hello' }),
    });
  const [own, foreign] = [await ask(server.url), await ask('https://evil.example')];
  expect(own.headers.get('access-control-allow-origin')).toBe(server.url);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  await Promise.all([own.text(), foreign.text()]);
});

test('while a model thinks the stream says so at once, and then speaks', async () => {
  const booking = await newTrip(guest);
  model.play({ kind: 'say', text: 'Hello! What shall we change?' });
  const { data } = await chat(guest, booking, 'hello', STREAM);
  const events = eventsIn(await data.text());
  expect(events[0]).toEqual({ name: 'thinking', data: {} });
  expect(events.at(-1)).toMatchObject({
    name: 'done',
    data: { response: 'Hello! What shall we change?', changed: false },
  });
});

test('somebody who stops listening has changed nothing, and the model is let go', async () => {
  const booking = await newTrip(guest);
  const asked = Promise.withResolvers<void>();
  model.play({ kind: 'call', tools: [{ name: 'set_group_size', args: { people: 9 } }] }, () => {
    asked.resolve();
    return { kind: 'hang' };
  });
  const stop = new AbortController();
  const { data } = await chat(guest, booking, 'make it 9 people', STREAM, stop.signal);
  await asked.promise;
  stop.abort();
  await expect(data.text()).rejects.toThrow();
  await model.idle();
  const { data: trip } = await guest.client.from('bookings').select('revision').eq('id', booking).single();
  expect(trip?.revision).toBe(1);
  const { data: said } = await guest.client.from('chat_messages').select('content').eq('booking_id', booking);
  expect(said).toEqual([]);
});
