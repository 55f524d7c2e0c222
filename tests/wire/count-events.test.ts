import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTED_EVENTS } from '../../src/features/analytics/domain/count-call.ts';
import type { AnalyticsEvent } from '../../src/platform/browser/analytics/analytics-event.ts';
import { clickEvent, labelOf } from '../../src/platform/browser/analytics/click-events.ts';
import { countOf } from '../../src/platform/browser/analytics/count-of.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (counts: readonly object[]) =>
  fetch(`${server.url}/functions/v1/count-events`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ counts }),
  });

/** One of every kind the browser may record; the compiler notices a kind that is missing. */
const ONE_OF_EACH: { [Name in AnalyticsEvent['event']]: Extract<AnalyticsEvent, { event: Name }> } = {
  page_view: { event: 'page_view', path: '/cities/prague', content_group: 'cities', sub_group: 'prague' },
  destination_view: { event: 'destination_view', destination: 'prague' },
  activity_view: { event: 'activity_view', activity_type: 'stag-do' },
  form_start: { event: 'form_start', form: 'quote' },
  field_change: { event: 'field_change', form: 'quote', field: 'about' },
  step_completed: { event: 'step_completed', form: 'trip-plan', step: 1, step_name: 'Event Type' },
  form_submit: { event: 'form_submit', form: 'quote', outcome: 'sent' },
  search: { event: 'search', search: 'quick-search', event_type: 'hen', destination: 'prague', group_size: 8 },
  button_click: { event: 'button_click', label: 'Start Planning Now' },
  link_click: { event: 'link_click', label: 'plan', target: '/plan' },
  trip_planning_step: { event: 'trip_planning_step', step: 'form_start', step_number: 1 },
  trip_plan_created: {
    event: 'trip_plan_created',
    category: 'conversion',
    label: 'hen-party',
    value: 8,
    currency: 'GBP',
  },
  booking: { event: 'booking', category: 'booking', action: 'book_link', label: 'itinerary' },
  ai_interaction: { event: 'ai_interaction', action: 'message_sent' },
  timing_complete: { event: 'timing_complete', name: 'page_load', value_ms: 800 },
  scroll_depth: { event: 'scroll_depth', percent: 25 },
  web_vital: { event: 'web_vital', name: 'LCP', value: 900, rating: 'good' },
};

test('every event that a browser may record is counted, and the server knows no other', async () => {
  expect(Object.keys(ONE_OF_EACH).toSorted()).toEqual(COUNTED_EVENTS.toSorted());
  const response = await send(Object.values(ONE_OF_EACH).map(countOf));
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  const kept: { event: string; label: string; total: number }[] = await (
    await fetch(`${server.url}/dev/counts.json`)
  ).json();
  expect(kept.map(({ event }) => event).toSorted()).toEqual(COUNTED_EVENTS.toSorted());
  expect(kept.find(({ event }) => event === 'search')?.label).toBe('hen prague');
});

test('a click on our own mail address is counted like any other, and takes no batch with it', async () => {
  const origin = 'https://huzzah.example';
  const href = 'mailto:hello@huzzah.example';
  const click = clickEvent({ kind: 'link', label: labelOf(' hello@huzzah.example\n'), href, origin });
  expect((await send([click].map(countOf))).status).toBe(200);
});

test.each([
  ['an event that is not ours', [{ event: 'keystroke', label: 'a' }]],
  ['a mail address', [{ event: 'page_view', label: '/invite/ana@example.com' }]],
  ['a character that no table keeps', [{ event: 'page_view', label: 'a\0b' }]],
  ['a long text', [{ event: 'page_view', label: 'x'.repeat(81) }]],
  ['anything beside name and label', [{ event: 'page_view', label: '/', user: 7 }]],
  ['an empty batch', []],
  ['an endless batch', Array.from({ length: 51 }, () => ({ event: 'page_view', label: '/' }))],
])('%s is refused', async (_what, counts) => {
  expect((await send(counts)).status).toBe(400);
});
