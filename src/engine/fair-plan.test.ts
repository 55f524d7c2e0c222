import { describe, expect, test } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { LISBON } from '../catalogue/cities/lisbon.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { checkPlan } from './check-plan.ts';
import { planFairly, satisfaction, servedBy, worthTo } from './fair-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import type { Member, TripRequest } from './trip-request.ts';

const PLACES: Places = { kind: 'city', city: LONDON };
const OPTIONS = { seed: 5, iterations: 60, destination: 'London' };

const member = (label: string, changes: Partial<Member> = {}): Member => ({
  id: label,
  label,
  weight: 1,
  likedTypes: [],
  dislikedTypes: [],
  likedVibes: [],
  isGuestOfHonour: false,
  ...changes,
});

const MEMBERS: readonly Member[] = [
  member('Ana', { likedVibes: ['cultural'], likedTypes: ['Museum'] }),
  member('Ben', { likedVibes: ['party-hard'], dislikedTypes: ['Museum', 'Gallery'] }),
  member('Cleo', { likedVibes: ['foodie'], likedTypes: ['Food market'] }),
  member('Dev', { likedVibes: ['adventurous'], isGuestOfHonour: true }),
];
const REQUEST: TripRequest = tripRequest({ members: MEMBERS, groupSize: 4 });

const venuesOf = (plan: ReturnType<typeof planTrip>): string[] =>
  plan.days.flatMap((day) => day.slots.map(({ venueId }) => venueId));

describe('a plan for people of different tastes', () => {
  const fair = planFairly(REQUEST, PLACES, OPTIONS);

  test('keeps every rule of the brief, and equal input gives an equal plan', () => {
    expect(checkPlan(fair, REQUEST, PLACES)).toEqual([]);
    expect(planFairly(REQUEST, PLACES, OPTIONS)).toEqual(fair);
  });

  test('says of everyone how they are served, the least satisfied first', () => {
    expect(fair.served?.map(({ label }) => label).sort()).toEqual(['Ana', 'Ben', 'Cleo', 'Dev']);
    const percents = fair.served?.map(({ percent }) => percent) ?? [];
    expect(percents).toEqual([...percents].sort((left, right) => left - right));
    for (const percent of percents) expect(percent).toBeGreaterThan(40);
    const slots = new Map(fair.days.flatMap((day) => day.slots.map((slot) => [slot.id, slot.type])));
    const ana = fair.served?.find(({ label }) => label === 'Ana');
    for (const id of ana?.likedSlotIds ?? []) expect(slots.get(id)).toBe('Museum');
  });

  test('without members is the plan it always was', () => {
    const request = tripRequest();
    expect(planFairly(request, PLACES, OPTIONS)).toEqual(planTrip(request, PLACES, OPTIONS));
    expect(planFairly({ ...request, members: [] }, PLACES, OPTIONS).served).toBeUndefined();
  });

  test('one whose tastes everybody shares is served as well as the plan serves anybody', () => {
    const request = tripRequest({ members: [member('Ana', { likedTypes: ['Museum'], weight: 10 })] });
    const plan = planFairly(request, PLACES, OPTIONS);
    expect(plan.served).toHaveLength(1);
    expect(plan.served?.[0]?.percent).toBe(100);
    expect(plan.days.flatMap((day) => day.slots).some(({ type }) => type === 'Museum')).toBe(true);
  });

  test('what one person cannot stand gives way to something else', () => {
    const plain = planTrip(tripRequest(), PLACES, OPTIONS);
    const [first] = plain.days.flatMap((day) => day.slots).filter(({ kind }) => kind === 'activity');
    if (!first) throw new Error('no activity planned');
    const request = tripRequest({ members: [member('Ana', { dislikedTypes: [first.type], weight: 10 })] });
    const plan = planFairly(request, PLACES, OPTIONS);
    expect(plan.days.flatMap((day) => day.slots).some(({ type }) => type === first.type)).toBe(false);
  });
});

describe('fairness over several trips', () => {
  test('the least satisfied gains and the mean does not lose', () => {
    const gains = { least: 0, mean: 0 };
    for (const city of [LONDON, LISBON]) {
      const places: Places = { kind: 'city', city };
      for (const seed of [1, 2]) {
        const options = { ...OPTIONS, seed };
        const mean = planTrip(REQUEST, places, options);
        const fair = planFairly(REQUEST, places, options);
        const alone = MEMBERS.map((_, only) =>
          planTrip({ ...REQUEST, memberShares: MEMBERS.map((_one, index) => Number(index === only)) }, places, options),
        );
        const ideals = MEMBERS.map((_, index) =>
          Math.max(...[mean, fair, ...alone].map((plan) => worthTo(plan, REQUEST, places, index))),
        );
        const [before, after] = [mean, fair].map((plan) => satisfaction(plan, REQUEST, places, ideals));
        gains.least += (after?.least ?? 0) - (before?.least ?? 0);
        gains.mean += (after?.mean ?? 0) - (before?.mean ?? 0);
      }
    }
    expect(gains.least).toBeGreaterThan(0);
    expect(gains.mean).toBeGreaterThan(-0.04);
  });
});

test('a plan changed since is judged afresh', () => {
  const fair = planFairly(REQUEST, PLACES, OPTIONS);
  const { served: _served, ...changed } = fair;
  const judged = servedBy(changed, REQUEST, PLACES);
  expect(judged.map(({ label }) => label).sort()).toEqual(['Ana', 'Ben', 'Cleo', 'Dev']);
  expect(servedBy(fair, REQUEST, PLACES)).toBe(fair.served);
  expect(venuesOf(changed)).toEqual(venuesOf(fair));
  expect(servedBy(changed, tripRequest(), PLACES)).toEqual([]);
});
