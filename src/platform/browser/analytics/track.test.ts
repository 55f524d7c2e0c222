import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataLayer, track, trackFunnel } from './track.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[T-02] the planning steps carry their numbers 1 to 6, and any other step is 0', () => {
  const steps = ['form_start', 'details_entered', 'ai_processing', 'recommendations_shown'];
  for (const step of [...steps, 'booking_initiated', 'booking_completed', 'window_shopping']) trackFunnel(step);
  expect(dataLayer().map((event) => event.event === 'trip_planning_step' && event.step_number)).toEqual([
    1, 2, 3, 4, 5, 6, 0,
  ]);
});

test('events wait in memory in the order they came', () => {
  track({ event: 'ai_interaction', action: 'message_sent' });
  track({ event: 'ai_interaction', action: 'message_received' });
  expect(dataLayer()).toEqual([
    { event: 'ai_interaction', action: 'message_sent' },
    { event: 'ai_interaction', action: 'message_received' },
  ]);
});
