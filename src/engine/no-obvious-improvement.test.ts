import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import type { Venue } from '../catalogue/venue.ts';
import { candidatesFor } from './candidates.ts';
import { checkPlan } from './check-plan.ts';
import { kindCap } from './day-rules.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import { legBetween } from './travel-legs.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

const KINDS: Record<Venue['kind'], readonly SlotKind[]> = {
  activity: ['activity'],
  restaurant: ['lunch', 'dinner'],
  nightlife: ['night'],
};

/** The plan with one more slot after `index` of a day, at any quarter of an hour that no rule forbids; null if none. */
function withOneMore(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  venue: Venue,
  kind: SlotKind,
): { day: number; startMinute: number } | null {
  for (const [day, { slots }] of plan.days.entries()) {
    if (slots.filter((slot) => slot.kind === kind).length >= kindCap(request, day, kind)) continue;
    for (let index = 0; index <= slots.length; index++) {
      const before = slots[index - 1];
      const after = slots[index];
      const arrives = before
        ? before.endMinute + legBetween(places, before, venue, request.groupSize).minutes
        : (request.days[day]?.startMinute ?? 0);
      const leaves = after
        ? after.startMinute - legBetween(places, venue, after, request.groupSize).minutes
        : (request.days[day]?.endMinute ?? 0);
      for (let start = Math.ceil(arrives / 15) * 15; start + venue.durationMinutes <= leaves; start += 15) {
        const slot = slotAt(plan, places, request, venue, kind, day, start, before ?? null);
        const days = plan.days.map((other, at) =>
          at === day ? { ...other, slots: [...slots.slice(0, index), slot, ...slots.slice(index)] } : other,
        );
        // Legs, sums and ids are those of the old plan, so only the rules of time, people and variety count here.
        const broken = checkPlan({ ...plan, days }, request, places).filter(
          ({ code }) => !['leg-differs', 'totals-wrong', 'travel-home-differs', 'slot-id-repeated'].includes(code),
        );
        if (broken.length === 0) return { day, startMinute: start };
      }
    }
  }
  return null;
}

function slotAt(
  plan: TripPlan,
  places: Places,
  request: TripRequest,
  venue: Venue,
  kind: SlotKind,
  day: number,
  startMinute: number,
  before: PlanSlot | null,
): PlanSlot {
  const [some] = plan.days.flatMap((other) => other.slots);
  const candidate = candidatesFor(request, places, false).find((one) => one.venue.id === venue.id);
  if (!some || !candidate) throw new Error('An empty plan cannot be added to');
  const prefix = { activity: 'a9', night: 'n9', lunch: 'lunch', dinner: 'dinner' }[kind];
  return {
    ...some,
    ...venue,
    id: `d${day + 1}-${prefix}`,
    kind,
    venueId: venue.id,
    venueKind: venue.kind,
    startMinute,
    endMinute: startMinute + venue.durationMinutes,
    timeOfDay: startMinute < 720 ? 'Morning' : startMinute < 1080 ? 'Afternoon' : 'Evening',
    pricePerPersonPence: candidate.pricePence,
    localPrice: venue.price,
    travel: legBetween(places, before ?? { lat: null, lon: null }, venue, request.groupSize),
    splitInto: 1,
  };
}

const REQUESTS: readonly (readonly [string, TripRequest])[] = [
  ['a stag weekend', tripRequest()],
  ['a tight budget', tripRequest({ budgetCapPence: 150_00, budgetFloorPence: 50_00 })],
  ['a large work do', tripRequest({ eventType: 'work-do', groupSize: 18, days: weekendDays(2) })],
  [
    'a packed day',
    tripRequest({ days: weekendDays(1), wishes: { pace: 'packed', mustHaveVenueIds: [], likedTypes: [] } }),
  ],
];

describe('no obvious improvement', () => {
  test.each(REQUESTS)(
    '%s: nothing that is open, near and affordable was left out of an empty hour',
    (_what, request) => {
      for (const seed of [1, 2, 3]) {
        const places: Places = { kind: 'city', city: syntheticCity(seed, 60) };
        const plan = planTrip(request, places, { seed, iterations: 30, destination: 'Testville' });
        const used = new Set(plan.days.flatMap((day) => day.slots.map((slot) => slot.venueId)));
        const missed = candidatesFor(request, places, false)
          .filter(({ venue, splitInto }) => !used.has(venue.id) && splitInto === 1)
          .flatMap(({ venue }) => KINDS[venue.kind].map((kind) => ({ venue, kind })))
          .map(({ venue, kind }) => ({ venue: venue.id, at: withOneMore(plan, request, places, venue, kind) }))
          .filter(({ at }) => at !== null);
        expect(missed).toEqual([]);
      }
    },
  );
});
