import { describe, expect, test } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { CITIES } from '../catalogue/cities.ts';
import { GENERIC } from '../catalogue/generic.ts';
import type { CityCatalogue } from '../catalogue/venue.ts';
import { checkPlan } from './check-plan.ts';
import { type CloserPlan, closerToHotel } from './closer-to-hotel.ts';
import type { Places } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { legBetween } from './travel-legs.ts';
import type { TripRequest } from './trip-request.ts';

const request = tripRequest({ vibe: 'cultural', eventType: 'group-weekend', budgetCapPence: 500_00 });
const planIn = (places: Places, asked: TripRequest = request) =>
  planTrip(asked, places, { seed: 3, iterations: 40, destination: 'Whitby' });
const inCity = (city: CityCatalogue): Places => ({ kind: 'city', city });
const SOME_CITIES = CITIES.slice(0, 4);
const TRIPS = SOME_CITIES.map((city) => ({ name: city.name, city, places: inCity(city), plan: planIn(inCity(city)) }));

function minutesFromHotel(city: CityCatalogue, hotelId: string | undefined, venueId: string): number {
  const hotel = city.hotels.find(({ id }) => id === hotelId);
  const venue = city.venues.find(({ id }) => id === venueId);
  if (!hotel || !venue) throw new Error('Both are in the catalogue');
  return legBetween(inCity(city), hotel, venue, request.groupSize).minutes;
}

const swapsOf = (closer: CloserPlan) => (closer.kind === 'changed' ? closer.swaps : []);

describe('a plan that is to be closer to the hotel', () => {
  test.each(TRIPS)('$name: every swap is nearer, the trip takes less time on the way, all else stays', (trip) => {
    const { city, places, plan } = trip;
    const closer = closerToHotel(plan, request, places, { day: null });
    if (closer.kind !== 'changed') return expect(['close-already', 'no-swap']).toContain(closer.kind);
    expect(checkPlan(closer.plan, closer.request, places)).toEqual([]);
    expect(closer.effect.deltaTravelMinutes).toBeLessThan(0);
    expect(closer.plan.stay).toEqual(plan.stay);
    const gone = new Set(closer.swaps.map(({ slot }) => slot.venueId));
    for (const { day, slot } of slotsOnDays(plan)) {
      const venueIds = closer.plan.days[day]?.slots.map(({ venueId }) => venueId);
      if (gone.has(slot.venueId)) expect(venueIds).not.toContain(slot.venueId);
      else expect(venueIds).toContain(slot.venueId);
    }
    for (const { slot, instead, fromMinutes, toMinutes } of closer.swaps) {
      expect(minutesFromHotel(city, plan.stay?.hotelId, slot.venueId)).toBe(fromMinutes);
      expect(minutesFromHotel(city, plan.stay?.hotelId, instead.venueId)).toBe(toMinutes);
      expect(toMinutes).toBeLessThan(fromMinutes);
    }
  });

  test('only the day, or the slot, that was asked for changes its places, and twice the same', () => {
    const onDays = TRIPS.map(({ places, plan }) => swapsOf(closerToHotel(plan, request, places, { day: 1 })));
    expect(onDays.flat().length).toBeGreaterThan(0);
    expect(onDays.flat().every(({ day }) => day === 1)).toBe(true);
    for (const [index, [one]] of onDays.entries()) {
      const trip = TRIPS[index];
      if (!one || !trip) continue;
      const options = { day: null, slotIds: [one.slot.id] };
      const only = closerToHotel(trip.plan, request, trip.places, options);
      expect(swapsOf(only).map(({ slot }) => slot.id)).toEqual([one.slot.id]);
      expect(closerToHotel(trip.plan, request, trip.places, options)).toEqual(only);
    }
  });

  test('where places that cost no more are nearer, nothing dearer comes in', () => {
    const all = TRIPS.map(({ places, plan }) => swapsOf(closerToHotel(plan, request, places, { day: null })));
    const isDearer = ({ slot, instead }: (typeof all)[number][number]): boolean =>
      instead.pricePerPersonPence > slot.pricePerPersonPence + Math.max(300, 0.1 * slot.pricePerPersonPence);
    expect(all.flat().length).toBeGreaterThan(0);
    for (const swaps of all) expect(swaps.some(isDearer) && !swaps.every(isDearer)).toBe(false);
  });

  test('what the organiser holds stays, however far it is', () => {
    for (const { places, plan } of TRIPS) {
      const mustHaveVenueIds = slotsOnDays(plan).map(({ slot }) => slot.venueId);
      const held: TripRequest = { ...request, wishes: { ...request.wishes, mustHaveVenueIds } };
      expect(closerToHotel(plan, held, places, { day: null })).toEqual({ kind: 'close-already' });
    }
  });

  test('outside our cities nobody knows what is near', () => {
    const places: Places = { kind: 'generic', catalogue: GENERIC };
    expect(closerToHotel(planIn(places), request, places, { day: null })).toEqual({ kind: 'no-map' });
  });
});
