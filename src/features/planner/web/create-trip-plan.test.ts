import { FunctionsClient } from '@supabase/functions-js';
import { describe, expect, test } from 'vitest';
import type { TripBrief } from '../domain/trip-brief.ts';
import { createTripPlan, TRY_LATER } from './create-trip-plan.ts';

const BOOKING = 'b6a2f3de-7b52-4a57-8f5e-3d1f0c0f9a10';
const DRAFT = '6f0f6c2e-55c4-4f0e-9a0b-0d7f3c1b2a11';
const user = { id: '0f9a1c1e-1111-4222-8333-444455556666', email: 'amy@example.com' };
const brief: TripBrief = {
  eventType: 'hen-party',
  vibe: '',
  destination: 'Kraków',
  groupSize: 9,
  dates: '2026-12-04 to 2026-12-06',
  budgetRange: 'premium',
  contactEmail: 'amy@example.com',
  specialRequirements: 'Two vegans',
};

/** The real client over a wire that ends here. */
function serverThatAnswers(status: number, body: unknown) {
  const calls: { url: string; headers: Headers; body: unknown }[] = [];
  const customFetch: typeof fetch = async (input, init) => {
    calls.push({
      url: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init?.headers),
      body: JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
    });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
  };
  return { calls, functions: new FunctionsClient('http://server/functions/v1', { customFetch }) };
}

const failure = (message: string) => ({ ok: false, reason: { kind: 'failed', message } });

describe('creating a trip plan', () => {
  test('[W-13] sends the ten fields of the specification and reads the booking id, or the error', async () => {
    const { calls, functions } = serverThatAnswers(200, { bookingId: BOOKING });
    expect(await createTripPlan(functions, brief, user, DRAFT)).toEqual({ ok: true, value: BOOKING });
    expect(calls[0]?.url).toBe('http://server/functions/v1/ai-concierge');
    expect(calls[0]?.body).toEqual({
      eventType: 'hen-party',
      vibe: '',
      destination: 'Kraków',
      groupSize: 9,
      dates: '2026-12-04 to 2026-12-06',
      budgetRange: 'premium',
      contactEmail: 'amy@example.com',
      specialRequirements: 'Two vegans',
      userId: user.id,
      userEmail: user.email,
    });
    const refusing = serverThatAnswers(422, { error: 'Nothing is open on 25 December.' });
    expect(await createTripPlan(refusing.functions, brief, user, DRAFT)).toEqual(
      failure('Nothing is open on 25 December.'),
    );
  });

  test('carries the draft’s own key, so that a second try cannot make a second booking', async () => {
    const { calls, functions } = serverThatAnswers(200, { bookingId: BOOKING });
    await createTripPlan(functions, brief, user, DRAFT);
    await createTripPlan(functions, brief, user, DRAFT);
    expect(calls.map((call) => call.headers.get('Idempotency-Key'))).toEqual([DRAFT, DRAFT]);
  });

  test('gives the server’s own reason even when it came in place of a booking', async () => {
    const { functions } = serverThatAnswers(200, { error: 'Nothing is open on 25 December.' });
    expect(await createTripPlan(functions, brief, user, DRAFT)).toEqual(failure('Nothing is open on 25 December.'));
  });

  test('asks to try again later when there is no reason to give', async () => {
    for (const server of [
      serverThatAnswers(500, '<html>'),
      serverThatAnswers(503, {}),
      serverThatAnswers(200, {}),
      serverThatAnswers(200, { bookingId: 'not-an-id' }),
    ]) {
      expect(await createTripPlan(server.functions, brief, user, DRAFT)).toEqual(failure(TRY_LATER));
    }
    const offline = new FunctionsClient('http://server/functions/v1', {
      customFetch: () => Promise.reject(new TypeError('network')),
    });
    expect(await createTripPlan(offline, brief, user, DRAFT)).toEqual(failure(TRY_LATER));
  });

  test('tells a session that ran out from a failure', async () => {
    const { functions } = serverThatAnswers(401, { message: 'Invalid JWT' });
    expect(await createTripPlan(functions, brief, user, DRAFT)).toEqual({ ok: false, reason: { kind: 'signed-out' } });
  });
});
