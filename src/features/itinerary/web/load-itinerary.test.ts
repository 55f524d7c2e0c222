import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { loadItinerary } from './load-itinerary.ts';

const BOOKING = 'b6a2f3de-7b52-4a57-8f5e-3d1f0c0f9a10';

function serverThatAnswers(status: number, body: unknown) {
  const asked: string[] = [];
  const rest = new PostgrestClient('http://server/rest/v1', {
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
    },
  });
  return { asked, rest };
}

test('the itinerary asks for the plan of one booking, its version and status, and nothing else', async () => {
  const { asked, rest } = serverThatAnswers(200, {
    ai_recommendations: { days: [{ schedule: [] }] },
    revision: 3,
    status: 'confirmed',
  });
  expect(await loadItinerary(rest, BOOKING)).toMatchObject({
    plan: { days: [{ schedule: [] }] },
    revision: 3,
    tripStatus: 'confirmed',
  });
  expect(asked).toEqual([
    `http://server/rest/v1/bookings?select=ai_recommendations%2Crevision%2Cstatus&id=eq.${BOOKING}`,
  ]);
});

test('a booking without a plan is told apart from one that is not there, or not ours to see', async () => {
  expect(await loadItinerary(serverThatAnswers(200, { ai_recommendations: null }).rest, BOOKING)).toBeNull();
  const noRow = { code: 'PGRST116', message: 'Cannot coerce', details: 'The result contains 0 rows', hint: null };
  expect(await loadItinerary(serverThatAnswers(406, noRow).rest, BOOKING)).toBe('no-trip');
});

test('any other refusal is a failure to be told', async () => {
  const broken = { code: 'XX000', message: 'no', details: null, hint: null };
  await expect(loadItinerary(serverThatAnswers(500, broken).rest, BOOKING)).rejects.toMatchObject({ code: 'XX000' });
});
