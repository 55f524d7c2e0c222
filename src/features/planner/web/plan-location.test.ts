import { expect, test } from 'vitest';
import { PLAN_TABS, planSearch, readPlanLocation } from './plan-location.ts';

const BOOKING = 'b6a2f3de-7b52-4a57-8f5e-3d1f0c0f9a10';
const read = (query: string) => readPlanLocation(new URLSearchParams(query));

test('without a trip only the wizard is open, whatever the address asks for', () => {
  expect(read('')).toEqual({ bookingId: null, tab: 'plan' });
  expect(read('tab=chat')).toEqual({ bookingId: null, tab: 'plan' });
  expect(read('booking=42&tab=group')).toEqual({ bookingId: null, tab: 'plan' });
});

test('a trip opens on its chat unless the address names another tab', () => {
  expect(read(`booking=${BOOKING}`)).toEqual({ bookingId: BOOKING, tab: 'chat' });
  expect(read(`booking=${BOOKING}&tab=votes`)).toEqual({ bookingId: BOOKING, tab: 'chat' });
});

test('an address keeps trip and tab through a reload', () => {
  for (const tab of PLAN_TABS) {
    expect(read(planSearch({ bookingId: BOOKING, tab }))).toEqual({ bookingId: BOOKING, tab });
  }
  expect(planSearch({ bookingId: null, tab: 'plan' })).toBe('');
});
