import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
});
afterAll(() => server.close());

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The figures as somebody would count them on the page, by other code than the database's. */
function counted(plan: TripPlan) {
  const slots = plan.days.flatMap((day) => day.slots);
  const served = plan.served ?? [];
  const people = sum(served.map((member) => member.people));
  return {
    slotsPence: plan.totals.slotsPerPersonPence,
    stayPence: plan.totals.stayPerPersonPence,
    groupPence: plan.totals.allGroupPence,
    capPence: plan.budgetCapPence,
    days: plan.days.length,
    hasStay: plan.stay !== null,
    slots: slots.length,
    open: slots.filter((slot) => slot.venueToBeConfirmed).length,
    meals: slots.filter(({ kind }) => kind === 'lunch' || kind === 'dinner').length,
    bookable: slots.filter(({ kind, pricePerPersonPence }) => !/lunch|dinner/.test(kind) && pricePerPersonPence > 0)
      .length,
    travel: sum(slots.map(({ travel }) => travel.minutes)) + sum(plan.days.map(({ travelHome }) => travelHome.minutes)),
    free: sum(
      plan.days.flatMap(({ slots: [, ...later], slots: all }) =>
        later.map((slot, index) => Math.max(0, slot.startMinute - slot.travel.minutes - (all[index]?.endMinute ?? 0))),
      ),
    ),
    bent: [...new Set(plan.relaxations.map(({ kind }) => kind))].toSorted(),
    least: people === 0 ? null : Math.min(...served.map(({ percent }) => percent)),
    mean: people === 0 ? null : Math.round(sum(served.map((member) => member.percent * member.people)) / people),
  };
}

test.each([
  ['in a city', {}],
  ['on a small budget, for many', { destination: 'Prague', groupSize: 34, budgetRange: 'budget' }],
  ['for tastes that differ', { specialRequirements: 'Ann loves karaoke, Bo hates karaoke and loves museums' }],
  ['where venues are to be confirmed', { destination: 'Reykjavik', dates: '' }],
  ['of a single day', { dates: '2049-05-14 to 2049-05-14' }],
])('the figures of a plan %s are those of the plan itself, before and after a change', async (_what, brief) => {
  const { data, error } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall(brief) });
  expect(error).toBeNull();
  const read = () =>
    organiser.client.from('bookings').select('plan,figures,planning_ms').eq('id', data.bookingId).single();
  const first = await read();
  expect(first.data?.figures).toEqual(counted(first.data?.plan));
  expect(first.data?.planning_ms).toBeGreaterThanOrEqual(0);
  const slots: TripPlan['days'][number]['slots'] = first.data?.plan.days.flatMap(
    (day: TripPlan['days'][number]) => day.slots,
  );
  const { error: refusal } = await organiser.client.functions.invoke('ai-concierge', {
    body: { type: 'chat', booking_id: data.bookingId, message: `drop ${slots.at(1)?.name}`, chat_history: [] },
  });
  expect(refusal).toBeNull();
  const changed = await read();
  expect(changed.data?.plan).not.toEqual(first.data?.plan);
  expect(changed.data?.figures).toEqual(counted(changed.data?.plan));
});

test('how a trip came about tells changes by chat from those by hand, and when it was first confirmed', async () => {
  const { data } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  const bookingId: string = data.bookingId;
  const invoke = async (name: string, body: object) => {
    const { error } = await organiser.client.functions.invoke(name, { body });
    expect(error).toBeNull();
  };
  const work = async () => {
    const columns = 'by_chat,by_hand,confirmed_at';
    const { data: row } = await organiser.client.from('trip_work').select(columns).eq('booking_id', bookingId).single();
    return row;
  };
  expect(await work()).toEqual({ by_chat: 0, by_hand: 0, confirmed_at: null });
  const chat = { type: 'chat', booking_id: bookingId, chat_history: [] };
  await invoke('ai-concierge', { ...chat, message: 'how much is it?' });
  await invoke('ai-concierge', { ...chat, message: 'make it 9 people' });
  await invoke('plan-change', { bookingId, revision: 2, change: { kind: 'undo' } });
  expect(await work()).toEqual({ by_chat: 1, by_hand: 1, confirmed_at: null });
  await invoke('trip-status', { bookingId, from: 'planning', to: 'confirmed' });
  expect(Date.parse((await work())?.confirmed_at)).toBeGreaterThan(Date.parse('2026-01-01'));
});
