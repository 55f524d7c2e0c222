import { describe, expect, test } from 'vitest';
import type { PlanSlot, TripPlan } from '../../../../engine/trip-plan.ts';
import { knownPlan } from '../fixtures/known-plan.ts';
import { changeLines, priceLine } from './describe-change.ts';

const { plan } = knownPlan();

/** The plan with the stop taken from one day and put on another at that minute. */
function moved(slot: PlanSlot, to: number, startMinute: number): TripPlan {
  const shifted = { ...slot, startMinute, endMinute: startMinute + slot.endMinute - slot.startMinute };
  const days = plan.days.map((day, at) => {
    const others = day.slots.filter(({ id }) => id !== slot.id);
    return { ...day, slots: at === to ? [...others, shifted] : others };
  });
  return { ...plan, days };
}

function stopOf(day: number): PlanSlot {
  const stop = plan.days[day]?.slots.find(({ kind }) => kind === 'activity');
  if (!stop) throw new Error(`day ${day} has no activity`);
  return stop;
}

describe('a stop that moves', () => {
  const stop = { ...stopOf(1), startMinute: 845 };

  test('within its day is told by both hours', () => {
    expect(changeLines(moved(stop, 1, 845), moved(stop, 1, 660))).toEqual([
      `${stop.name} on Saturday moves from 14:05 to 11:00.`,
    ]);
  });

  test('to another day is told by both days, each with its hour', () => {
    expect(changeLines(moved(stop, 2, 845), moved(stop, 1, 660))).toEqual([
      `${stop.name} moves from Sunday 14:05 to Saturday 11:00.`,
    ]);
  });
});

describe('what a change does to the price', () => {
  const totals = {
    slotsPerPersonPence: 100_00,
    slotsGroupPence: 1_000_00,
    stayPerPersonPence: 50_00,
    stayGroupPence: 500_00,
    allPerPersonPence: 150_00,
    allGroupPence: 1_500_00,
  };
  const trip = { ...plan, groupSize: 10, totals };
  const dearer = { ...totals, slotsPerPersonPence: 112_00, allPerPersonPence: 162_00, allGroupPence: 1_620_00 };
  const withoutStay = { ...totals, allPerPersonPence: 100_00, allGroupPence: 1_000_00, stayPerPersonPence: 0 };

  test('is first the sum that the page of the plan shows, called by its name, then the one without the stay', () => {
    expect(priceLine(trip, { ...trip, totals: dearer })).toBe(
      'That makes it £162 a person with the stay instead of £150 (£12 more), and £1,620 in total for 10 instead of £1,500. Without the stay it is £112 instead of £100.',
    );
    expect(priceLine(trip, trip)).toBe(
      'The price stays at £150 a person with the stay, £1,500 in total. Without the stay it is £100.',
    );
  });

  test('is one sum where nobody stays the night', () => {
    const day = { ...trip, stay: null, totals: withoutStay };
    expect(priceLine(day, day)).toBe('The price stays at £100 a person, £1,000 in total.');
  });

  test('tells the same price for fewer people as that', () => {
    const fewer = { ...trip, groupSize: 9, totals: { ...totals, allGroupPence: 1_350_00 } };
    expect(priceLine(trip, fewer)).toBe(
      'Still £150 a person with the stay, so £1,350 in total for 9 instead of £1,500 for 10. Without the stay it is £100.',
    );
  });
});
