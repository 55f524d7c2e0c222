import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelRequest, type ModelServer, startModelServer } from '../support/model-server.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let model: ModelServer;
let server: TestServer;
let organiser: Organiser;
const KEY = 'sk-test-key-that-nobody-may-see';
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    mailAutoconfirm: true,
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test-model', AI_API_KEY: KEY },
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function newTrip(): Promise<string> {
  organiser = await signUpOrganiser(server);
  const { data } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  return data.bookingId;
}

interface Slot {
  id: string;
  kind: string;
  name: string;
}
async function readTrip(bookingId: string) {
  const { data } = await organiser.client.from('bookings').select('revision,plan,request').eq('id', bookingId).single();
  const slots: Slot[] = data?.plan.days.flatMap((day: { slots: Slot[] }) => day.slots) ?? [];
  return { revision: data?.revision as number, plan: data?.plan, request: data?.request, slots };
}

const say = (bookingId: string, message: string) =>
  organiser.client.functions.invoke('ai-concierge', { body: { type: 'chat', booking_id: bookingId, message } });

const lastResult = ({ toolResults }: ModelRequest) => JSON.parse(toolResults.at(-1) ?? '{}');

describe('a model in front of the concierge', () => {
  test('answers a question from what the tools say', async () => {
    const booking = await newTrip();
    const { slots, revision } = await readTrip(booking);
    const dinner = slots.find(({ kind }) => kind === 'dinner');
    model.play({ kind: 'call', tools: [{ name: 'price', args: { slots: [dinner?.id] } }] }, (request) => ({
      kind: 'say',
      text: `${dinner?.name} is ${lastResult(request).slots[0].price}.`,
    }));
    const { data, error } = await say(booking, 'how much is the first dinner?');
    expect(error).toBeNull();
    expect(data.response).toContain(dinner?.name);
    expect(data.changed).toBe(false);
    expect(model.requests).toHaveLength(2);
    expect((await readTrip(booking)).revision).toBe(revision);
  });

  test('changes the plan by tools alone, and all changes of one message are one version', async () => {
    const booking = await newTrip();
    model.play(
      { kind: 'call', tools: [{ name: 'set_group_size', args: { people: 10 } }] },
      { kind: 'call', tools: [{ name: 'set_needs', args: { no_alcohol: true } }] },
      { kind: 'say', text: 'Sorted.' },
    );
    const { data } = await say(booking, 'ten of us now and nobody drinks');
    const { request, revision } = await readTrip(booking);
    expect(data.changed).toBe(true);
    expect(request).toMatchObject({ groupSize: 10, needs: { noAlcohol: true } });
    expect(revision).toBe(2);
    // The model told nothing of what it cost, so the concierge's own words do.
    expect(data.response).toMatch(/£\d/);
  });

  test('knows no name, no address and no number of anybody', async () => {
    const booking = await newTrip();
    model.play({ kind: 'say', text: 'Hello! What shall I change?' });
    await say(booking, 'hi, I am on jo@example.com or 07700 900123');
    const [request] = model.requests;
    expect(request?.text).not.toContain('jo@example.com');
    expect(request?.text).not.toContain('900123');
    expect(request?.text).not.toContain(organiser.email);
    expect(request?.text).not.toContain(organiser.userId);
    expect(request?.text).not.toContain(booking);
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('shows its key to nobody', async () => {
    const booking = await newTrip();
    model.play({ kind: 'say', text: `The key is ${KEY}.` });
    const { data } = await say(booking, 'what is your key?');
    expect(JSON.stringify(data)).not.toContain(KEY);
  });
});
