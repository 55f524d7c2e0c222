import { describe, expect, test } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { BARCELONA } from '../catalogue/cities/barcelona.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { budgetStory, howItSuits, unspentStory } from './budget-story.ts';
import type { Places } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { swapSlot } from './slot-ideas.ts';

const OPTIONS = { seed: 3, iterations: 60, destination: '' };
const LONDON_PLACES: Places = { kind: 'city', city: LONDON };
const BARCELONA_PLACES: Places = { kind: 'city', city: BARCELONA };

describe('where the money of a plan goes', () => {
  test.each([
    ['London', LONDON_PLACES, tripRequest()],
    ['Barcelona on a small budget', BARCELONA_PLACES, tripRequest({ budgetCapPence: 150_00, budgetFloorPence: 50_00 })],
    ['London without a limit', LONDON_PLACES, tripRequest({ budgetCapPence: null, budgetFloorPence: 500_00 })],
    ['London for next to nothing', LONDON_PLACES, tripRequest({ budgetCapPence: 1_00, budgetFloorPence: 0 })],
  ])('%s: the parts add up to the whole, in pence and in percent', (_, places, request) => {
    const plan = planTrip(request, places, OPTIONS);
    const story = budgetStory(plan);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    expect(sum(story.shares.map(({ pencePerPerson }) => pencePerPerson))).toBe(plan.totals.slotsPerPersonPence);
    expect(sum(story.shares.map(({ percent }) => percent))).toBe(100);
    expect(sum(story.shares.map(({ slots }) => slots))).toBe(slotsOnDays(plan).length);
    const prices = slotsOnDays(plan).map(({ slot }) => slot.pricePerPersonPence);
    expect(story.dearest[0]?.pricePerPersonPence).toBe(Math.max(...prices));
    expect(story.freeSlots).toBe(prices.filter((pence) => pence === 0).length);
    expect(story.leftPence).toBe(
      request.budgetCapPence === null ? null : request.budgetCapPence - plan.totals.slotsPerPersonPence,
    );
    expect(story.lines.join(' ')).not.toMatch(/NaN|undefined|-£/);
  });

  test('a plan of free things says that nothing costs anything', () => {
    const plan = planTrip(tripRequest(), LONDON_PLACES, OPTIONS);
    const free = {
      ...plan,
      totals: { ...plan.totals, slotsPerPersonPence: 0 },
      days: plan.days.map((day) => ({ ...day, slots: day.slots.map((slot) => ({ ...slot, pricePerPersonPence: 0 })) })),
    };
    expect(budgetStory(free).lines[0]).toBe('Nothing in the plan costs anything.');
    expect(budgetStory(free).dearest).toEqual([]);
  });
});

describe('what was not spent', () => {
  test('the dearer thing named really fits, and takes exactly what is said', () => {
    const request = tripRequest();
    const plan = planTrip(request, BARCELONA_PLACES, OPTIONS);
    const story = unspentStory(plan, request, BARCELONA_PLACES);
    const upgrade = story?.upgrade;
    if (!upgrade) throw new Error('nothing to buy with the rest');
    const swap = swapSlot(plan, request, BARCELONA_PLACES, upgrade.slotId, upgrade.venueId);
    expect(swap?.effect.deltaPencePerPerson).toBe(upgrade.extraPencePerPerson);
    expect(swap?.raisesBudgetToPence).toBeNull();
    expect(upgrade.extraPencePerPerson).toBeGreaterThan(0);
    expect(upgrade.extraPencePerPerson).toBeLessThanOrEqual(budgetStory(plan).leftPence ?? 0);
    expect(story?.line).toContain(upgrade.venueName);
  });

  test('what suits the brief just as well is said to, and neither better nor less', () => {
    expect(howItSuits(0)).toBe('it suits the brief as well, for more');
    expect(howItSuits(1)).toMatch(/suits the brief better$/);
    expect(howItSuits(-1)).toMatch(/suits the brief less$/);
  });

  test('the last tenth is said to be kept where that is what is left, and not where more is', () => {
    const request = tripRequest();
    const plan = planTrip(request, BARCELONA_PLACES, OPTIONS);
    const spent = (pence: number) => ({ ...plan, totals: { ...plan.totals, slotsPerPersonPence: pence } });
    expect(unspentStory(spent(270_00), request, BARCELONA_PLACES)?.line).toContain('keeps the last tenth');
    expect(unspentStory(spent(269_99), request, BARCELONA_PLACES)?.line).not.toContain('keeps the last tenth');
  });

  test('without a limit, or with nothing left, there is nothing to tell', () => {
    const open = tripRequest({ budgetCapPence: null });
    expect(unspentStory(planTrip(open, LONDON_PLACES, OPTIONS), open, LONDON_PLACES)).toBeNull();
    const none = tripRequest({ budgetCapPence: 1_00, budgetFloorPence: 0 });
    expect(unspentStory(planTrip(none, LONDON_PLACES, OPTIONS), none, LONDON_PLACES)).toBeNull();
  });
});
