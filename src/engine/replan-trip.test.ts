import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { type Alternative, alternativesFor } from './alternatives-for.ts';
import { checkPlan } from './check-plan.ts';
import { openingWindows } from './opening-windows.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import { totalsOf } from './render-plan.ts';
import { type ReplanOptions, replanTrip } from './replan-trip.ts';
import { legBetween, type Spot } from './travel-legs.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const CITY = syntheticCity(1, 90);
const PLACES: Places = { kind: 'city', city: CITY };
const REQUEST = tripRequest();
const OPTIONS = { seed: 7, iterations: 60, destination: 'Testville' };
const PLAN = planTrip(REQUEST, PLACES, OPTIONS);

const slotsOf = (plan: TripPlan): PlanSlot[] => plan.days.flatMap((day) => day.slots);
const venuesOf = (plan: TripPlan): string[] => slotsOf(plan).map((slot) => slot.venueId);
const countsOf = (plan: TripPlan): number[] => plan.days.map((day) => day.slots.length);

function replan(request: TripRequest, change: Partial<ReplanOptions>): TripPlan {
  const plan = replanTrip(PLAN, request, PLACES, { ...OPTIONS, freeSlotIds: [], ...change });
  expect(checkPlan(plan, request, PLACES)).toEqual([]);
  return plan;
}

/** Share of the old slots, the freed ones aside, that are still there on their day. */
function keptShare(plan: TripPlan, freed: readonly string[]): number {
  const old = PLAN.days.flatMap((day, index) => day.slots.map((slot) => ({ index, slot })));
  const untouched = old.filter(({ slot }) => !freed.includes(slot.id));
  const kept = untouched.filter(({ index, slot }) =>
    plan.days[index]?.slots.some((other) => other.venueId === slot.venueId && other.kind === slot.kind),
  );
  return kept.length / untouched.length;
}

describe('a plan that is changed', () => {
  test('nothing asked, nothing changed', () => {
    expect(slotsOf(replan(REQUEST, {})).map(({ venueId, startMinute }) => [venueId, startMinute])).toEqual(
      slotsOf(PLAN).map(({ venueId, startMinute }) => [venueId, startMinute]),
    );
  });

  test('a night stays also where it leaves the next morning no more than its rest', () => {
    const tight = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const plan = planTrip(REQUEST, PLACES, { ...OPTIONS, seed });
      const days = plan.days.map((day, index) => {
        const night = plan.days[index - 1]?.slots.at(-1);
        const [first, ...later] = day.slots;
        if (!night || !first) return day;
        const by = night.endMinute + 540 - 1440 - first.startMinute;
        const moved = { ...first, startMinute: first.startMinute + by, endMinute: first.endMinute + by };
        return { ...day, slots: [moved, ...later] };
      });
      const next = { ...plan, days };
      return checkPlan(next, REQUEST, PLACES).length === 0 ? [next] : [];
    });
    expect(tight.length).toBeGreaterThan(0);
    for (const plan of tight) {
      const again = replanTrip(plan, REQUEST, PLACES, { ...OPTIONS, iterations: 1, freeSlotIds: [] });
      expect(venuesOf(again)).toEqual(venuesOf(plan));
    }
  });

  test('any one slot can be swapped, all others stay, and the gap is filled if anything can fill it', () => {
    for (const slot of slotsOf(PLAN)) {
      const request = tripRequest({ bannedVenueIds: [slot.venueId] });
      const plan = replan(request, { freeSlotIds: [slot.id] });
      expect(venuesOf(plan)).not.toContain(slot.venueId);
      const hasChoice = alternativesFor(PLAN, request, PLACES, slot.id, 1).length > 0;
      // Where nothing fits the gap as it is, a meal may cost one other slot, and anything else stays out.
      expect(keptShare(plan, [slot.id])).toBeGreaterThanOrEqual(hasChoice ? 1 : 0.8);
      if (hasChoice) expect(slotsOf(plan)).toHaveLength(slotsOf(PLAN).length);
    }
  });

  test('a swap for a chosen alternative puts in exactly that venue', () => {
    for (const slot of slotsOf(PLAN)) {
      const [choice] = alternativesFor(PLAN, REQUEST, PLACES, slot.id, 1);
      if (!choice) continue;
      const day = PLAN.days.findIndex((one) => one.slots.includes(slot));
      const plan = replan(tripRequest({ bannedVenueIds: [slot.venueId] }), {
        freeSlotIds: [slot.id],
        add: [{ day, kind: slot.kind, venueId: choice.venue.id }],
      });
      expect(venuesOf(plan)).toContain(choice.venue.id);
      expect(keptShare(plan, [slot.id])).toBe(1);
      expect(plan.totals.slotsPerPersonPence - PLAN.totals.slotsPerPersonPence).toBe(choice.deltaPencePerPerson);
    }
  });

  test('a dropped slot leaves a gap that stays', () => {
    const [slot] = slotsOf(PLAN);
    const plan = replan(REQUEST, { dropSlotIds: [slot?.id ?? ''] });
    expect(slotsOf(plan)).toHaveLength(slotsOf(PLAN).length - 1);
    expect(keptShare(plan, [slot?.id ?? ''])).toBe(1);
  });

  test('a cheaper trip keeps what it can and meets the target', () => {
    const target = Math.round(PLAN.totals.slotsPerPersonPence * 0.85);
    const plan = replan(tripRequest({ budgetCapPence: target, budgetFloorPence: 0 }), {});
    expect(plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(target);
    expect(keptShare(plan, [])).toBeGreaterThanOrEqual(0.6);
  });

  test('a trip without alcohol changes the bars and keeps the rest', () => {
    const request = tripRequest({ needs: { ...REQUEST.needs, noAlcohol: true } });
    const plan = replan(request, {});
    const bars = slotsOf(PLAN).filter(
      (slot) =>
        PLACES.kind === 'city' && PLACES.city.venues.find((venue) => venue.id === slot.venueId)?.alcohol === 'central',
    );
    expect(
      keptShare(
        plan,
        bars.map((slot) => slot.id),
      ),
    ).toBeGreaterThanOrEqual(0.8);
  });

  test('new dates keep four fifths of the places that are open then, at their old hours', () => {
    const old = PLAN.days.flatMap((day, index) => day.slots.map((slot) => ({ index, slot })));
    let closed = 0;
    for (const start of ['2027-03-15', '2027-03-16', '2027-03-17', '2027-03-20', '2027-03-21']) {
      const request = tripRequest({ days: weekendDays(3, start) });
      const plan = replan(request, {});
      expect(plan.days[0]?.date).toBe(start);
      const open = old.filter(({ slot, index }) =>
        openingWindows(
          CITY.venues.find((venue) => venue.id === slot.venueId)?.hours ?? {},
          request.days[index]?.weekday ?? 0,
        ).some((window) => window.open <= slot.startMinute && slot.endMinute <= window.close),
      );
      closed += old.length - open.length;
      const stays = open.filter(({ slot, index }) =>
        plan.days[index]?.slots.some(
          (other) => other.venueId === slot.venueId && other.startMinute === slot.startMinute,
        ),
      );
      // What replaces a closed neighbour may push one of them aside.
      expect(stays.length).toBeGreaterThanOrEqual(open.length * 0.8);
    }
    expect(closed).toBeGreaterThan(0);
  });

  test('two people fewer change prices, not the plan', () => {
    const plan = replan(tripRequest({ groupSize: 8 }), {});
    expect(plan.groupSize).toBe(8);
    expect(keptShare(plan, [])).toBeGreaterThanOrEqual(0.8);
  });

  test('a day that asks for one activity more gets one', () => {
    const request = tripRequest({ wishes: { ...REQUEST.wishes, pace: 'packed' } });
    const plan = replan(request, { add: [{ day: 1, kind: 'activity', venueId: null }] });
    expect(keptShare(plan, [])).toBeGreaterThanOrEqual(0.8);
    expect((countsOf(plan)[1] ?? 0) - (countsOf(PLAN)[1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

/** The plan with a slot's venue exchanged, every way and sum worked out afresh and nothing else touched. */
function exchanged(slotId: string, { venue, ...terms }: Alternative): TripPlan {
  const base = PLAN.stay ?? CITY.centre;
  const facts = { ...venue, venueId: venue.id, venueKind: venue.kind, localPrice: venue.price };
  const swap = (slot: PlanSlot): PlanSlot => ({
    ...slot,
    ...facts,
    id: slot.id,
    kind: slot.kind,
    startMinute: terms.startMinute,
    endMinute: terms.endMinute,
    timeOfDay: terms.startMinute < 720 ? 'Morning' : terms.startMinute < 1080 ? 'Afternoon' : 'Evening',
    pricePerPersonPence: terms.pricePerPersonPence,
    splitInto: terms.splitInto,
  });
  const days = PLAN.days.map((day) => {
    const slots = day.slots.map((slot) => (slot.id === slotId ? swap(slot) : slot));
    const way = (from: Spot, to: Spot) => legBetween(PLACES, from, to, REQUEST.groupSize);
    return {
      ...day,
      slots: slots.map((slot, index) => ({ ...slot, travel: way(slots[index - 1] ?? base, slot) })),
      travelHome: way(slots.at(-1) ?? base, base),
    };
  });
  return { ...PLAN, days, totals: totalsOf(days, PLAN.stay, REQUEST.groupSize) };
}

describe('alternatives for a slot', () => {
  test('each can be swapped in with nothing else moved, at the price it says', () => {
    let tried = 0;
    for (const slot of slotsOf(PLAN)) {
      for (const one of alternativesFor(PLAN, REQUEST, PLACES, slot.id, 20)) {
        tried += 1;
        expect(checkPlan(exchanged(slot.id, one), REQUEST, PLACES)).toEqual([]);
        expect(one.deltaPencePerPerson).toBe(one.pricePerPersonPence - slot.pricePerPersonPence);
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  test('the best fit comes first', () => {
    for (const slot of slotsOf(PLAN)) {
      const points = alternativesFor(PLAN, REQUEST, PLACES, slot.id, 20).map((one) => one.fitPoints);
      expect(points).toEqual([...points].sort((left, right) => right - left));
    }
  });

  test('an unknown slot has none', () => {
    expect(alternativesFor(PLAN, REQUEST, PLACES, 'd9-lunch', 5)).toEqual([]);
  });
});
