/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { AMSTERDAM } from '../catalogue/cities/amsterdam.ts';
import { BRISTOL } from '../catalogue/cities/bristol.ts';
import { LISBON } from '../catalogue/cities/lisbon.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { PRAGUE } from '../catalogue/cities/prague.ts';
import { toPence } from '../catalogue/exchange-rates.ts';
import type { CityCatalogue, Venue } from '../catalogue/venue.ts';
import { EVENT_TYPES, VIBES } from '../catalogue/vocabulary.ts';
import { openingWindows } from './opening-windows.ts';
import { planTrip } from './plan-trip.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';
import { familyOf } from './type-families.ts';

const ITERATIONS = 20;

const planIn = (city: CityCatalogue, request: TripRequest, seed = 1): TripPlan =>
  planTrip(request, { kind: 'city', city }, { seed, iterations: ITERATIONS, destination: '' });
const slotsOf = (plan: TripPlan): PlanSlot[] => plan.days.flatMap((day) => day.slots);
const venueOf = (city: CityCatalogue, slot: PlanSlot): Venue | undefined =>
  city.venues.find((venue) => venue.id === slot.venueId);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Every occasion and vibe for ten people in spring. */
function everyBrief(overrides: Partial<TripRequest> = {}): TripRequest[] {
  return VIBES.flatMap((vibe) => EVENT_TYPES.map((eventType) => tripRequest({ vibe, eventType, ...overrides })));
}

describe.each([
  ['London', LONDON],
  ['Prague', PRAGUE],
])('plans a picky organiser reads, %s', (_name, city) => {
  const plans = everyBrief().map((request) => ({ request, plan: planIn(city, request) }));

  test('a luxury group dines far better than a thrifty one', () => {
    const dinners = (budgetCapPence: number | null) =>
      everyBrief({ budgetCapPence, budgetFloorPence: 0 })
        .flatMap((request) => slotsOf(planIn(city, request)))
        .filter((slot) => slot.kind === 'dinner')
        .map((slot) => slot.pricePerPersonPence);
    expect(meanOf(dinners(null))).toBeGreaterThan(2 * meanOf(dinners(150_00)));
  });

  test('a luxury group seldom dines where half the town is dearer', () => {
    const prices = city.venues
      .filter((venue) => venue.kind === 'restaurant')
      .map((venue) => toPence(venue.price))
      .sort((left, right) => left - right);
    const middle = prices[Math.floor(prices.length / 2)] ?? 0;
    const dinners = everyBrief({ budgetCapPence: null, budgetFloorPence: 500_00 })
      .flatMap((request) => slotsOf(planIn(city, request)))
      .filter((slot) => slot.kind === 'dinner');
    expect(dinners.filter((slot) => slot.pricePerPersonPence < middle).length / dinners.length).toBeLessThan(0.1);
  });

  test('no two stops in a row are of one family', () => {
    for (const { plan } of plans) {
      for (const { slots } of plan.days) {
        slots.forEach((slot, index) => {
          const before = slots[index - 1];
          if (before) expect(familyOf(before.type)).not.toBe(familyOf(slot.type));
        });
      }
    }
  });

  test('a stag or hen night out is a night out, not a dessert or a bagel', () => {
    for (const { request, plan } of plans) {
      if (request.eventType !== 'stag-do' && request.eventType !== 'hen-party') continue;
      if (!['party-hard', 'adventurous', 'mix'].includes(request.vibe)) continue;
      for (const { slots } of plan.days) {
        const [first] = slots.filter((slot) => slot.kind === 'night');
        if (first) expect(first.endMinute - first.startMinute).toBeGreaterThanOrEqual(75);
      }
    }
  });

  test('what lies outdoors by day is over by dusk', () => {
    for (const { weekday, slots } of plans.flatMap(({ plan }) => plan.days)) {
      for (const slot of slots) {
        const venue = venueOf(city, slot);
        if (slot.kind !== 'activity' || venue?.indoor !== false) continue;
        const [window] = openingWindows(venue.hours, weekday).filter(({ close }) => close >= slot.endMinute);
        // A ghost walk or a beer trail that begins in the evening is meant for the dark.
        if (window && window.open < 15 * 60) expect(slot.endMinute).toBeLessThanOrEqual(19 * 60);
      }
    }
  });

  test('a group that does not drink is not sent to a club', () => {
    for (const request of everyBrief({ needs: { ...tripRequest().needs, noAlcohol: true } })) {
      expect(slotsOf(planIn(city, request)).filter((slot) => slot.type === 'Club')).toEqual([]);
    }
  });

  test('with children along, nothing is about drink where anything else is open', () => {
    const needs = { ...tripRequest().needs, minorsPresent: true };
    const drinks = VIBES.map((vibe) => tripRequest({ eventType: 'birthday', vibe, needs }))
      .flatMap((request) => slotsOf(planIn(city, request)))
      .filter((slot) => venueOf(city, slot)?.alcohol === 'central');
    expect(drinks).toEqual([]);
  });

  test('no whole day has a hole of four hours', () => {
    for (const { plan } of plans) {
      for (const { slots } of plan.days) {
        slots.forEach((slot, index) => {
          const before = slots[index - 1];
          if (before) expect(slot.startMinute - before.endMinute - slot.travel.minutes).toBeLessThan(240);
        });
      }
    }
  });

  test('dinner is at a dinner hour, and a night out begins at nine where the evening has room', () => {
    const starts = plans.flatMap(({ plan }) => slotsOf(plan)).filter((slot) => slot.kind === 'dinner');
    const early = starts.filter((slot) => slot.startMinute < 18 * 60 + 45);
    expect(early.length / starts.length).toBeLessThan(0.4);
  });
});

describe('wishes and manners', () => {
  test('karting across town is in the plan when it was asked for', () => {
    const wishes = { pace: 'normal' as const, mustHaveVenueIds: [], likedTypes: ['Go-karting'] };
    const types = slotsOf(planIn(PRAGUE, tripRequest({ vibe: 'adventurous', wishes }))).map((slot) => slot.type);
    expect(types.filter((type) => type === 'Go-karting')).toHaveLength(1);
  });

  test.each([
    ['surfing 14 km out of Bristol', BRISTOL, 'Surfing'],
    ['skiing 20 km out of Amsterdam', AMSTERDAM, 'Indoor skiing'],
    ['a surf lesson 15 km out of Lisbon', LISBON, 'Surf lesson'],
  ])('%s is in the plan when it was asked for', (_what, city, type) => {
    const wishes = { pace: 'normal' as const, mustHaveVenueIds: [], likedTypes: [type] };
    const request = tripRequest({ vibe: 'adventurous', wishes });
    expect(slotsOf(planIn(city, request)).map((slot) => slot.type)).toContain(type);
  });

  test('hardly anybody rides longer to a place than they stay', () => {
    const slots = everyBrief().flatMap((request) => slotsOf(planIn(LISBON, request)));
    const silly = slots.filter(({ travel, startMinute, endMinute }) => travel.minutes >= endMinute - startMinute);
    expect(silly.length / slots.length).toBeLessThan(0.01);
  });

  test('colleagues do not share a dormitory while rooms for two are to be had', () => {
    const { stay } = planIn(LONDON, tripRequest({ eventType: 'work-do', groupSize: 14 }));
    expect(stay?.rooms).toBe(7);
  });

  test('a quiet weekend still has something to do before and after lunch', () => {
    const request = tripRequest({
      vibe: 'chill-relaxed',
      wishes: { pace: 'calm', mustHaveVenueIds: [], likedTypes: [] },
    });
    expect(planIn(LONDON, request).days[1]?.slots.filter((slot) => slot.kind === 'activity')).toHaveLength(2);
  });

  test('a fortnight on a small budget is raised to what its meals cost, and no more', () => {
    const request = tripRequest({ days: weekendDays(14), budgetCapPence: 150_00, budgetFloorPence: 50_00 });
    const plan = planIn(LONDON, request);
    const meals = slotsOf(plan).filter((slot) => slot.kind === 'lunch' || slot.kind === 'dinner');
    expect(meals).toHaveLength(26);
    const cheapest = LONDON.venues
      .filter((venue) => venue.kind === 'restaurant' && venue.groupSize.max >= 10 && venue.groupSize.min <= 10)
      .map((venue) => venue.price.minor)
      .sort((left, right) => left - right);
    const least = cheapest.slice(0, meals.length).reduce((sum, minor) => sum + minor, 0);
    expect(plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(least * 1.03);
  });
});
