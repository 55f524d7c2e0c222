import { describe, expect, test } from 'vitest';
import { smallTown, townStop, townTrip, townVenue } from '../../tests/support/small-town.ts';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { CITIES } from '../catalogue/cities.ts';
import { GENERIC } from '../catalogue/generic.ts';
import { checkPlan } from './check-plan.ts';
import { type Places, venuesOf } from './places.ts';
import { outdoorVenueIds, slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { rainPlan } from './rain-plan.ts';
import { slotIdeas } from './slot-ideas.ts';

const request = tripRequest({ vibe: 'cultural', eventType: 'group-weekend' });
const planIn = (places: Places) => planTrip(request, places, { seed: 2, iterations: 40, destination: 'Whitby' });

const EVERYWHERE: readonly (readonly [string, Places])[] = [
  ...CITIES.slice(0, 3).map((city) => [city.name, { kind: 'city', city }] as const),
  ['elsewhere', { kind: 'generic', catalogue: GENERIC }],
];

describe('a trip in the rain', () => {
  test.each(EVERYWHERE)(
    '%s: nothing is outdoors, or it is named as what stays; the rest stays as it was',
    (_, places) => {
      const plan = planIn(places);
      const outdoor = outdoorVenueIds(places);
      const rain = rainPlan(plan, request, places, { day: null });
      const wasOutdoor = slotsOnDays(plan).filter(({ slot }) => outdoor.has(slot.venueId));
      if (rain.kind === 'dry-already') return expect(wasOutdoor).toEqual([]);
      const stays = rain.stays.map(({ slot }) => slot.venueId);
      if (rain.kind === 'no-swap') return expect(stays).toEqual(wasOutdoor.map(({ slot }) => slot.venueId));
      expect(checkPlan(rain.plan, rain.request, places)).toEqual([]);
      const isOutdoor = slotsOnDays(rain.plan).filter(({ slot }) => outdoor.has(slot.venueId));
      expect(isOutdoor.map(({ slot }) => slot.venueId).sort()).toEqual([...stays].sort());
      for (const { day, slot } of slotsOnDays(plan)) {
        if (outdoor.has(slot.venueId)) continue;
        expect(rain.plan.days[day]?.slots.map(({ venueId }) => venueId)).toContain(slot.venueId);
      }
      expect(rain.swaps.length + stays.length).toBe(wasOutdoor.length);
      expect(rain.effect.deltaPencePerPerson).toBe(
        rain.plan.totals.slotsPerPersonPence - plan.totals.slotsPerPersonPence,
      );
      const cap = rain.raisesBudgetToPence ?? request.budgetCapPence ?? 0;
      expect(rain.plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(cap);
    },
  );

  test('the change is stored without forbidding the outdoors for ever', () => {
    const [first] = EVERYWHERE;
    if (!first) throw new Error('no city');
    const rain = rainPlan(planIn(first[1]), request, first[1], { day: null });
    expect(rain.kind).toBe('changed');
    if (rain.kind === 'changed') expect(rain.request.bannedVenueIds).toEqual([]);
  });
});

describe('one rainy day', () => {
  test.each(EVERYWHERE)('%s: the other days keep every slot', (_, places) => {
    const plan = planIn(places);
    for (const day of plan.days.keys()) {
      const rain = rainPlan(plan, request, places, { day });
      if (rain.kind !== 'changed') continue;
      plan.days.forEach(({ slots }, other) => {
        if (other === day) return;
        const after = rain.plan.days[other]?.slots.map(({ venueId }) => venueId);
        expect(after).toEqual(slots.map(({ venueId }) => venueId));
      });
    }
  });

  test('a day indoors says so', () => {
    const city = syntheticCity(6, 60);
    const indoors: Places = {
      kind: 'city',
      city: { ...city, venues: city.venues.map((venue) => ({ ...venue, indoor: true })) },
    };
    expect(rainPlan(planIn(indoors), request, indoors, { day: 0 })).toEqual({ kind: 'dry-already' });
  });
});

test('what stays outdoors has no indoor idea that fits, and where nothing is indoors everything stays', () => {
  const city = syntheticCity(6, 60);
  const kept = planIn({ kind: 'city', city });
  const [placed] = slotsOnDays(kept);
  const outdoors: Places = {
    kind: 'city',
    city: { ...city, venues: city.venues.map((venue) => ({ ...venue, indoor: false })) },
  };
  expect(placed).toBeDefined();
  const plan = planIn(outdoors);
  const rain = rainPlan(plan, request, outdoors, { day: null });
  expect(rain.kind).toBe('no-swap');
  if (rain.kind === 'no-swap') expect(rain.stays.map(({ tried }) => tried)).toEqual(slotsOnDays(plan).map(() => 0));

  for (const [, places] of EVERYWHERE.slice(0, 3)) {
    const real = planIn(places);
    const wet = rainPlan(real, request, places, { day: null });
    if (wet.kind !== 'changed') continue;
    for (const { slot } of wet.stays) {
      const now = slotsOnDays(wet.plan).find((one) => one.slot.venueId === slot.venueId);
      const ideas = slotIdeas(wet.plan, wet.request, places, now?.slot.id ?? '', {
        limit: 3,
        accepts: ({ id }) => venuesOf(places).some((venue) => venue.id === id && venue.indoor),
        mayStretch: false,
        triesMax: 5,
      });
      expect(ideas).toEqual([]);
    }
  }
});

test('what is pinned stays outdoors, is named, and everything else still goes indoors', () => {
  const [, places] = EVERYWHERE[2] ?? [];
  if (!places) throw new Error('no city');
  const plan = planIn(places);
  const outdoor = slotsOnDays(plan).filter(({ slot }) => outdoorVenueIds(places).has(slot.venueId));
  const pins = outdoor.map(({ day, slot: { kind, venueId, startMinute } }) => ({ day, kind, venueId, startMinute }));
  const [first] = pins;
  if (!first || pins.length < 2) throw new Error('too little is outdoors');
  const rain = rainPlan(plan, { ...request, pinned: [first] }, places, { day: null });
  expect(rain).toMatchObject({ kind: 'changed', request: { pinned: [first] } });
  if (rain.kind !== 'changed') return;
  expect(rain.plan.days[first.day]?.slots.map(({ venueId }) => venueId)).toContain(first.venueId);
  expect(rain.stays.filter(({ isPinned }) => isPinned).map(({ slot }) => slot.venueId)).toEqual([first.venueId]);
  expect(rain.swaps.length).toBeGreaterThan(0);
  expect(rainPlan(plan, { ...request, pinned: pins }, places, { day: null }).kind).toBe('no-swap');
});

describe('staying dry on a budget that is used up', () => {
  const outdoors = ['Park', 'Lake', 'Wood'].map((name) => townVenue(name, { indoor: false }));
  const stops = outdoors.map((venue, day) => townStop(day, venue, '12:00'));
  const on = townTrip(stops, { budgetCapPence: 30_00, budgetFloorPence: 0 });
  const price = { minor: 13_00, currency: 'GBP', per: 'person' } as const;
  const halls = ['Museum', 'Baths', 'Arcade'].map((name) => townVenue(name, { price }));
  const rainWith = (count: number) =>
    rainPlan(on.plan, on.request, smallTown([...outdoors, ...halls.slice(0, count)]), { day: null });

  test('says how far it goes beyond', () => {
    expect(rainWith(1)).toMatchObject({ kind: 'changed', raisesBudgetToPence: 33_00 });
  });

  test('goes no further than a fifth beyond: what would cost more stays outdoors', () => {
    const rain = rainWith(3);
    expect(rain).toMatchObject({ kind: 'changed', raisesBudgetToPence: 36_00 });
    expect(rain).toHaveProperty('stays.length', 1);
  });
});
