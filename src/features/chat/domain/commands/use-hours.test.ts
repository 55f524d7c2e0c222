import { describe, expect, test } from 'vitest';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { changeHours } from './change-hours.ts';
import { lostToHours } from './use-hours.ts';

const london = londonTrip();
const firstOf = (plan: TripPlan, day: number): number => plan.days[day]?.slots[0]?.startMinute ?? 0;

describe('a day that may begin earlier', () => {
  test.each([1, 2])('begins earlier, or the reply says that it cannot (day %s)', (day) => {
    const was = firstOf(london.plan, day);
    const outcome = changeHours(london, { edge: 'start', day, minute: was - 60 });
    if (outcome.kind !== 'changed') throw new Error(outcome.text);
    const isTold = outcome.aside?.includes('cannot start earlier') ?? false;
    expect(isTold || firstOf(outcome.trip.plan, day) < was).toBe(true);
  });

  test('waits where the hour is only the earliest that will do', () => {
    const was = firstOf(london.plan, 1);
    const days = london.request.days.map((day, at) => (at === 1 ? { ...day, startMinute: was - 90 } : day));
    const open = { ...london, request: { ...london.request, days } };
    const outcome = changeHours(open, { edge: 'start', day: 1, minute: was - 60, isLeast: true });
    if (outcome.kind !== 'changed') throw new Error(outcome.text);
    expect(firstOf(outcome.trip.plan, 1)).toBe(was);
    expect(outcome.aside).toBeNull();
  });

  test('and is not made longer by such an hour where it begins later anyway', () => {
    const begins = london.request.days[1]?.startMinute ?? 0;
    const outcome = changeHours(london, { edge: 'start', day: 1, minute: begins - 60, isLeast: true });
    expect(outcome).toMatchObject({ kind: 'said', isRefusal: false });
  });
});

describe('a stop that later hours leave no room for', () => {
  const shorter: TripPlan = {
    ...london.plan,
    days: london.plan.days.map((day, at) => (at === 1 ? { ...day, slots: day.slots.slice(1) } : day)),
  };

  test('is named with the reason', () => {
    const name = london.plan.days[1]?.slots[0]?.name ?? '';
    expect(lostToHours(london.plan, shorter, 1)).toBe(`Saturday has no room left for ${name}.`);
  });

  test('is not looked for where nothing went', () => expect(lostToHours(london.plan, london.plan, 1)).toBeNull());
});
