import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlanOutline } from '../../src/features/trips/domain/plan-outline.ts';
import { VERSION_TERMS_SELECT, VersionTerms } from '../../src/features/trips/domain/version-terms.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let organiser: Organiser;
let bookingId: string;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
  const { data } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall() });
  bookingId = data.bookingId;
});
afterAll(() => server.close());

const versions = (who: Organiser) =>
  who.client
    .from('plan_versions')
    .select(`revision,cause,restores,created_at,outline,${VERSION_TERMS_SELECT}`)
    .eq('booking_id', bookingId);

interface Slot {
  kind: string;
  venueId: string;
  name: string;
  startMinute: number;
}

test('what the history shows of a version is what its plan says', async () => {
  const { data: stored } = await organiser.client.from('plan_versions').select('plan,outline').single();
  const { plan, outline } = stored ?? {};
  expect(PlanOutline.parse(outline)).toEqual(outline);
  expect(outline).toMatchObject({
    people: 8,
    pence: plan.totals.allPerPersonPence,
    stay: plan.stay.name,
  });
  const days = plan.days.map(({ date, weekday, slots }: { date: string; weekday: number; slots: Slot[] }) => ({
    date,
    weekday,
    stops: slots.map(({ kind, venueId, name, startMinute }) => ({ kind, venueId, name, startMinute })),
  }));
  expect(outline.days).toEqual(days);
});

test('what a version had to keep to is read out of its request by name', async () => {
  const { data: stored } = await organiser.client
    .from('plan_versions')
    .select(`request,${VERSION_TERMS_SELECT}`)
    .single();
  const { request, ...terms } = stored ?? {};
  const { budgetCapPence, eventType, vibe, needs, wishes } = request;
  expect(VersionTerms.parse(terms)).toEqual({ budgetCapPence, eventType, vibe, needs, pace: wishes.pace });
  expect(terms).toMatchObject({ budgetCapPence: expect.any(Number), eventType: 'hen-party' });
});

test('a history of five hundred versions is read twenty at a time, without a plan among them', async () => {
  await server.db.asApp((tx) =>
    sql`insert into public.plan_versions (booking_id, revision, cause, request, plan, brief)
      select booking_id, 1 + n, 'Change ' || n, request, plan, brief
      from public.plan_versions, generate_series(1, 499) as n where booking_id = ${bookingId}`.execute(tx),
  );
  const seen: number[] = [];
  for (let before = 501; before > 1; before = seen.at(-1) ?? 1) {
    const { data, error } = await versions(organiser)
      .lt('revision', before)
      .order('revision', { ascending: false })
      .limit(21);
    expect(error).toBeNull();
    const page = data ?? [];
    expect(JSON.stringify(page).length).toBeLessThan(60_000);
    seen.push(...page.slice(0, 20).map(({ revision }) => revision));
  }
  expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => 500 - index));
});

test('[A-09] nobody reads the history of another', async () => {
  const stranger = await signUpOrganiser(server, 'stranger');
  expect((await versions(stranger)).data).toEqual([]);
});
