import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousClient, briefCall, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const invoke = (name: string, body: Record<string, unknown>, who = organiser) =>
  who.client.functions.invoke(name, { body });

async function createBooking(changes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await invoke('ai-concierge', briefCall(changes));
  expect(error).toBeNull();
  return data.bookingId;
}

interface StoredSlot {
  id: string;
  venueId: string;
  name: string;
  pricePerPersonPence: number;
}

async function readBooking(bookingId: string) {
  const { data } = await organiser.client
    .from('bookings')
    .select('revision,plan,ai_recommendations,price_per_person_pence')
    .eq('id', bookingId)
    .single();
  const slots: StoredSlot[] = data?.plan.days.flatMap((day: { slots: StoredSlot[] }) => day.slots) ?? [];
  return { revision: Number(data?.revision), slots, plan: data?.plan, recommendations: data?.ai_recommendations };
}

async function ask(bookingId: string, question: Record<string, unknown>) {
  const { data, error } = await invoke('plan-question', { bookingId, ...question });
  expect(error).toBeNull();
  return data;
}

describe('asking about a plan', () => {
  test('why a stop is there, what else there is, what the money goes on: nothing of it changes the plan', async () => {
    const bookingId = await createBooking();
    const before = await readBooking(bookingId);
    for (const { id } of before.slots.slice(0, 3)) {
      const why = await ask(bookingId, { ask: 'why-this', slotId: id });
      expect(why).toMatchObject({ revision: 1, answer: { ask: 'why-this', lines: expect.any(Array) } });
      const { answer } = await ask(bookingId, { ask: 'ideas', slotId: id });
      expect(answer.ideas.length).toBeLessThanOrEqual(3);
    }
    const { answer: budget } = await ask(bookingId, { ask: 'budget' });
    expect(
      budget.shares.reduce((sum: number, share: { pencePerPerson: number }) => sum + share.pencePerPerson, 0),
    ).toBe(before.plan.totals.slotsPerPersonPence);
    expect(await readBooking(bookingId)).toEqual(before);
  });

  test('why a favourite is not in it, and honest words for a place nobody knows', async () => {
    const bookingId = await createBooking();
    const { answer } = await ask(bookingId, { ask: 'why-not', name: 'Tower of London' });
    expect(answer.text).toContain('Tower of London');
    const unknown = await ask(bookingId, { ask: 'why-not', name: 'Blorptastic Palace' });
    expect(unknown.answer.text).toContain('no place called “Blorptastic Palace”');
  });

  test.each([
    ['a slot that does not exist', { ask: 'why-this', slotId: 'd9-a9' }, 404],
    ['no such question', { ask: 'gossip' }, 400],
    ['a slot id that is none', { ask: 'ideas', slotId: "d1-a1'; drop table bookings" }, 400],
    ['a day beyond the calendar', { ask: 'rain', day: 99 }, 400],
    ['a field too many', { ask: 'budget', userId: 'somebody' }, 400],
  ])('%s is refused', async (_what, question, status) => {
    const bookingId = await createBooking();
    const { error } = await invoke('plan-question', { bookingId, ...question });
    expect((await refusalOf(error)).status).toBe(status);
  });
});

describe('choosing another idea', () => {
  test('puts exactly that in, costs exactly what was shown, and can be taken back', async () => {
    const bookingId = await createBooking();
    const before = await readBooking(bookingId);
    const { slotId, idea, revision } = await firstIdea(bookingId, before.slots);
    const change = { kind: 'swap', slotId, venueId: idea.venueId };
    const made = await invoke('plan-change', { bookingId, revision, change });
    expect(made.data).toEqual({ revision: 2 });
    const after = await readBooking(bookingId);
    expect(after.slots.map(({ venueId }) => venueId)).toContain(idea.venueId);
    expect(after.plan.totals.slotsPerPersonPence - before.plan.totals.slotsPerPersonPence).toBe(
      idea.effect.deltaPencePerPerson,
    );
    expect(JSON.stringify(after.recommendations)).toContain(idea.stop.name);
    const undone = await invoke('plan-change', { bookingId, revision: 2, change: { kind: 'undo' } });
    expect(undone.data).toEqual({ revision: 3 });
    expect((await readBooking(bookingId)).plan).toEqual(before.plan);
  });

  test('is refused when the plan has changed since it was shown, and nothing is lost', async () => {
    const bookingId = await createBooking();
    const { slotId, idea, revision } = await firstIdea(bookingId, (await readBooking(bookingId)).slots);
    const swap = { bookingId, revision, change: { kind: 'swap', slotId, venueId: idea.venueId } };
    const [one, other] = await Promise.all([invoke('plan-change', swap), invoke('plan-change', swap)]);
    const refused = [one, other].filter(({ error }) => error !== null);
    expect(refused).toHaveLength(1);
    expect((await refusalOf(refused[0]?.error)).status).toBe(409);
    expect((await readBooking(bookingId)).revision).toBe(2);
    const late = await invoke('plan-change', swap);
    expect((await refusalOf(late.error)).status).toBe(409);
  });

  test('of a place that does not fit is refused, and so is taking back what was never done', async () => {
    const bookingId = await createBooking();
    const [slot] = (await readBooking(bookingId)).slots;
    const call = (change: Record<string, unknown>) => invoke('plan-change', { bookingId, revision: 1, change });
    const nowhere = await call({ kind: 'swap', slotId: slot?.id, venueId: 'the-ritz' });
    expect((await refusalOf(nowhere.error)).status).toBe(422);
    const nothing = await call({ kind: 'undo' });
    expect((await refusalOf(nothing.error)).status).toBe(422);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  async function firstIdea(bookingId: string, slots: readonly StoredSlot[]) {
    for (const { id } of slots) {
      const { revision, answer } = await ask(bookingId, { ask: 'ideas', slotId: id });
      const [idea] = answer.ideas;
      if (idea) return { slotId: id, idea, revision };
    }
    throw new Error('no slot has another idea');
  }
});

test('a plan for the rain is shown first and used when the organiser says so', async () => {
  const bookingId = await createBooking({ vibe: 'cultural', destination: 'Lisbon' });
  const { revision, answer } = await ask(bookingId, { ask: 'rain', day: null });
  expect(answer.outcome.kind).toBe('changed');
  const made = await invoke('plan-change', { bookingId, revision, change: { kind: 'rain', day: null } });
  expect(made.data).toEqual({ revision: 2 });
  const { slots } = await readBooking(bookingId);
  const names = slots.map(({ name }) => name);
  for (const { from, to } of answer.outcome.swaps) {
    expect(names).not.toContain(from.name);
    if (to) expect(names).toContain(to.name);
  }
});

describe('whose plan it is', () => {
  test('[A-09] nobody asks about or changes the plan of another', async () => {
    const bookingId = await createBooking();
    const stranger = await signUpOrganiser(server, 'stranger');
    const asked = await invoke('plan-question', { bookingId, ask: 'budget' }, stranger);
    expect((await refusalOf(asked.error)).status).toBe(404);
    const changed = await invoke(
      'plan-change',
      { bookingId, revision: 1, change: { kind: 'rain', day: null } },
      stranger,
    );
    expect((await refusalOf(changed.error)).status).toBe(404);
    expect((await readBooking(bookingId)).revision).toBe(1);
  });

  test('a visitor is asked to sign in', async () => {
    const bookingId = await createBooking();
    const { error } = await anonymousClient(server).functions.invoke('plan-question', {
      body: { bookingId, ask: 'budget' },
    });
    expect((await refusalOf(error)).status).toBe(401);
  });
});
