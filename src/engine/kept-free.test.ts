import { describe, expect, test } from 'vitest';
import { daily, townStop, townTrip, townVenue } from '../../tests/support/small-town.ts';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { checkPlan } from './check-plan.ts';
import { freeHoursOnDays, outsideFreeHours } from './kept-free.ts';
import { moveSlot } from './move-slot.ts';
import type { Places } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { replanTrip } from './replan-trip.ts';

const PLACES: Places = { kind: 'city', city: syntheticCity(1, 90) };
const OPTIONS = { seed: 7, iterations: 60, destination: 'testville' };
const SATURDAY = 1;
const AFTERNOON = { day: SATURDAY, startMinute: 14 * 60, endMinute: 16 * 60 };
const request = tripRequest({ keptFree: [AFTERNOON] });

const inAfternoon = (plan: Parameters<typeof slotsOnDays>[0]) =>
  slotsOnDays(plan).filter(
    ({ day, slot }) =>
      day === SATURDAY && slot.startMinute < AFTERNOON.endMinute && slot.endMinute > AFTERNOON.startMinute,
  );

describe('hours that the group keeps for itself', () => {
  test('have nothing planned in them, and the plan says so', () => {
    const usual = planTrip(tripRequest(), PLACES, OPTIONS);
    expect(inAfternoon(usual)).not.toEqual([]);
    const plan = planTrip(request, PLACES, OPTIONS);
    expect(inAfternoon(plan)).toEqual([]);
    expect(plan.notes).toContain('14:00 to 16:00 on Saturday is kept free, as you asked.');
    expect(checkPlan(plan, request, PLACES)).toEqual([]);
    expect(plan.days[SATURDAY]?.slots.length).toBeGreaterThan(2);
  });

  test('stay free when the plan is made again around a change', () => {
    const plan = planTrip(request, PLACES, OPTIONS);
    const calmer = { ...request, wishes: { ...request.wishes, pace: 'packed' as const } };
    const again = replanTrip(plan, calmer, PLACES, { ...OPTIONS, freeSlotIds: [], dropSlotIds: [], add: [] });
    expect(inAfternoon(again)).toEqual([]);
  });

  test('are a rule that the checker knows by itself', () => {
    const usual = planTrip(tripRequest(), PLACES, OPTIONS);
    const codes = checkPlan(usual, request, PLACES).map(({ code }) => code);
    expect(codes).toContain('in-hours-kept-free');
  });

  test('cost a meal only where no other hour has one, and the plan names it', () => {
    const evening = { day: SATURDAY, startMinute: 17 * 60, endMinute: 23 * 60 };
    const plan = planTrip(tripRequest({ keptFree: [evening] }), PLACES, OPTIONS);
    expect(plan.relaxations).toContainEqual(
      expect.objectContaining({ kind: 'meal-dropped', day: SATURDAY, meal: 'dinner' }),
    );
    const early = { day: SATURDAY, startMinute: 17 * 60, endMinute: 20 * 60 };
    const dined = planTrip(tripRequest({ keptFree: [early] }), PLACES, OPTIONS);
    expect(dined.relaxations).toEqual([]);
  });

  test('refuse a slot that is moved into them, with the hours', () => {
    const karts = townVenue('Karts', { hours: daily('10:00-18:00'), durationMinutes: 60 });
    const stops = [townStop(SATURDAY, karts, '11:00'), townStop(0, townVenue('Walk'), '16:00')];
    const { places, plan, request: asked } = townTrip([...stops, townStop(2, townVenue('Park'), '11:00')]);
    const placed = slotsOnDays(plan).find(({ slot }) => slot.venueId === karts.id);
    if (!placed) throw new Error('the town has another plan');
    const move = (startMinute: number) =>
      moveSlot({ plan, request: { ...asked, keptFree: [AFTERNOON] }, places, placed, day: SATURDAY, startMinute });
    const [into, beside] = [move(14 * 60 + 30), move(16 * 60)];
    expect(into.ok || into.reason.why).toBe('14:00 to 16:00 on Saturday is kept free.');
    expect(beside.ok && beside.value.slot.startMinute).toBe(16 * 60);
  });
});

test('a slot may end as free hours begin and begin as they end', () => {
  expect(outsideFreeHours([{ from: 600, to: 1200 }], { before: 60, after: 0 }, [AFTERNOON])).toEqual([
    { from: 600, to: 780 },
    { from: 960, to: 1200 },
  ]);
  expect(outsideFreeHours([{ from: 800, to: 950 }], { before: 60, after: 0 }, [AFTERNOON])).toEqual([]);
});

test('free hours go with their day, and out with it', () => {
  expect(freeHoursOnDays(request, (day) => day + 1)).toEqual({ keptFree: [{ ...AFTERNOON, day: 2 }] });
  expect(freeHoursOnDays(request, () => null)).toEqual({ keptFree: [] });
  expect(freeHoursOnDays(tripRequest(), (day) => day)).toEqual({});
});
