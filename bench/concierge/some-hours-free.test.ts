/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** Whether so many minutes of an afternoon of this trip, from a half hour on, have nothing planned in them. */
function hasFree({ plan, request }: ConciergeState, day: number, minutes: number): boolean {
  const to = Math.min(18 * 60, request.days[day]?.endMinute ?? 0) - minutes;
  const from = Math.max(12 * 60, request.days[day]?.startMinute ?? 0);
  const slots = plan.days[day]?.slots ?? [];
  const starts = Array.from({ length: Math.floor((to - from) / 30) + 1 }, (_, at) => from + at * 30);
  return starts.some((start) => slots.every((slot) => slot.endMinute <= start || slot.startMinute >= start + minutes));
}

test.each([
  ['free couple of hours {day} afternoon', 120],
  ['we want a couple of hours free on {day} afternoon', 120],
  ['give us 2 hours to ourselves on {day}', 120],
  ['can we have an hour free on {day}', 60],
  ['leave half an hour free on {day} afternoon', 30],
] as const)('some hours of a day are kept free where they cost the plan least: %s', (wording, minutes) => {
  for (const { id } of TRIP_OUTLINES) {
    const trip = tripOf(id);
    const day = trip.plan.days.length > 1 ? 1 : 0;
    const message = wording.replace('{day}', dayName(trip.plan, day).toLowerCase());
    const { turn, state } = saidOn(trip, message);
    const [kept] = state.request.keptFree ?? [];
    if (!kept) throw new Error(`${id}: ${message}: ${turn.reply}`);
    expect(kept.endMinute - kept.startMinute, id).toBe(minutes);
    const after = slotsOnDays(state.plan);
    const within = after.filter(
      (one) => one.day === day && one.slot.startMinute < kept.endMinute && one.slot.endMinute > kept.startMinute,
    );
    expect(within, id).toEqual([]);
    if (message.includes('afternoon') && hasFree(trip, day, minutes)) expect(after, id).toEqual(slotsOnDays(trip.plan));
    expect(slotsOnDays(trip.plan).length - after.length, `${id}: ${turn.reply}`).toBeLessThanOrEqual(1);
  }
});
