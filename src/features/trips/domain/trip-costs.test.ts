import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../../catalogue/cities.ts';
import { GENERIC } from '../../../catalogue/generic.ts';
import { BUDGET_BANDS, EVENT_TYPES } from '../../../catalogue/vocabulary.ts';
import { planTrip } from '../../../engine/plan-trip.ts';
import { toRecommendations } from '../../itinerary/domain/recommendations.ts';
import { type ReadRecommendations, readRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { briefToRequest } from '../../planner/domain/brief-to-request.ts';
import { placesNamed } from '../../planner/domain/catalogue-places.ts';
import { type Cost, type TripCosts, tripCosts } from './trip-costs.ts';

const TODAY = '2026-11-21';

/** A real plan, as it is stored and read again. */
function readPlan(brief: Partial<Parameters<typeof briefToRequest>[0]> = {}): ReadRecommendations {
  const { request, places, destination } = briefToRequest(
    { eventType: 'hen-party', destination: 'Prague', groupSize: 7, dates: '2027-05-14 to 2027-05-16', ...brief },
    { cities: CITIES, generic: GENERIC, today: TODAY },
  );
  const plan = planTrip(request, placesNamed(places), { destination, seed: 3, iterations: 30 });
  const read = readRecommendations(JSON.parse(JSON.stringify(toRecommendations(plan, request))));
  if (read === null) throw new Error('the plan could not be read');
  return read;
}

const costsOf = (plan: ReadRecommendations): TripCosts => {
  const costs = tripCosts(plan);
  if (costs === null) throw new Error('the plan has no costs');
  return costs;
};

/** Added up in another way than the code under test does it. */
const added = (costs: readonly Cost[]): Cost => {
  let perPersonPence = 0;
  let groupPence = 0;
  for (const cost of costs) {
    perPersonPence += cost.perPersonPence;
    groupPence += cost.groupPence;
  }
  return { perPersonPence, groupPence };
};

function expectToAddUp(costs: TripCosts): void {
  for (const day of costs.days) expect(day.sum).toEqual(added(day.lines));
  expect(costs.slots).toEqual(added(costs.days.map((day) => day.sum)));
  expect(costs.all).toEqual(added(costs.kinds.map(({ cost }) => cost)));
  expect(costs.all).toEqual(added([costs.slots, ...(costs.stay ? [costs.stay] : [])]));
}

describe('what a trip costs', () => {
  it('adds up to the penny, by line, by day and by kind, and to what the plan itself says', () => {
    const briefs = fc.record({
      eventType: fc.constantFrom(...EVENT_TYPES),
      destination: fc.constantFrom('London', 'Prague', 'Lisbon', 'Krakow', 'Reykjavik'),
      groupSize: fc.integer({ min: 1, max: 60 }),
      budgetRange: fc.constantFrom(...BUDGET_BANDS),
    });
    fc.assert(
      fc.property(briefs, (brief) => {
        const plan = readPlan(brief);
        const costs = costsOf(plan);
        expectToAddUp(costs);
        expect({
          slotsPerPersonPence: costs.slots.perPersonPence,
          slotsGroupPence: costs.slots.groupPence,
          stayPerPersonPence: costs.stay?.perPersonPence ?? 0,
          stayGroupPence: costs.stay?.groupPence ?? 0,
          allPerPersonPence: costs.all.perPersonPence,
          allGroupPence: costs.all.groupPence,
        }).toEqual(plan.totals);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  it('has a line for everything in the plan, and each line for the group is as many times the price as there are people', () => {
    const plan = readPlan();
    const costs = costsOf(plan);
    const slots = plan.days.flatMap(({ schedule }) => schedule);
    expect(costs.days.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(
      slots.map((entry) => entry?.activity?.name),
    );
    for (const line of costs.days.flatMap(({ lines }) => lines)) expect(line.groupPence).toBe(7 * line.perPersonPence);
  });

  it('says prices in the money of the place, and from when they are', () => {
    const lines = costsOf(readPlan()).days.flatMap((day) => day.lines);
    expect(lines.some(({ localPrice }) => /^[\d,.]+ Kč per (person|group)$/.test(localPrice ?? ''))).toBe(true);
    for (const { asOf } of lines) expect(asOf).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    const atHome = costsOf(readPlan({ destination: 'London' })).days.flatMap((day) => day.lines);
    for (const { localPrice } of atHome) expect(localPrice ?? '£1 per group').toMatch(/^£[\d,.]+ per group$/);
  });

  it('measures the budget against what is done, not against the stay', () => {
    const plan = readPlan({ budgetRange: 'mid-range' });
    const costs = costsOf(plan);
    expect(costs.budget).toEqual({
      capPence: plan.budgetCapPence,
      leftPence: (plan.budgetCapPence ?? 0) - costs.slots.perPersonPence,
    });
    expect(costs.stay?.perPersonPence).toBeGreaterThan(0);
    expect(costsOf(readPlan({ budgetRange: 'luxury' })).budget).toBeNull();
  });

  it('tells what had to be bent where it costs money, and nothing else', () => {
    const plan = { ...readPlan(), relaxations: [] };
    const bent = [
      { kind: 'budget-raised', text: '£22 a head more than you said.' },
      { kind: 'pin-moved', text: 'Dinner is an hour later.' },
      { kind: 'group-split', text: 'You sit at two tables.' },
    ];
    expect(costsOf({ ...plan, relaxations: bent }).bent).toEqual([
      '£22 a head more than you said.',
      'You sit at two tables.',
    ]);
    expect(costsOf(plan).bent).toEqual([]);
  });

  it('reads plans of before slots said what they are for', () => {
    const plan = readPlan();
    const older = {
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        schedule: day.schedule.map((entry) =>
          entry?.slot ? { ...entry, slot: { ...entry.slot, kind: null } } : entry,
        ),
      })),
    };
    expect(costsOf(older).kinds.map(({ kind }) => kind)).toContain('meals');
    expectToAddUp(costsOf(older));
    expect(tripCosts({ ...plan, groupSize: null })).toBeNull();
  });

  it('counts what is open still, and says that its price is only the usual one', () => {
    const open = costsOf(readPlan({ destination: 'Reykjavik' }));
    expect(open.days.flatMap(({ lines }) => lines).every(({ isUsual }) => isUsual)).toBe(true);
    expect(open.stay).toBeNull();
  });
});
