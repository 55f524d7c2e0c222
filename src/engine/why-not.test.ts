/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import type { Venue } from '../catalogue/venue.ts';
import { type Places, venuesOf } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { swapSlot } from './slot-ideas.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';
import { whyNot } from './why-not.ts';
import type { WhyNotReason } from './why-not-reason.ts';

const OPTIONS = { seed: 3, iterations: 80, destination: '' };
const CITY = syntheticCity(11, 54);
const PLACES: Places = { kind: 'city', city: CITY };
const REQUEST = tripRequest({
  budgetCapPence: 220_00,
  needs: { ...tripRequest().needs, diets: ['vegan'], stepFree: true },
});
const PLAN = planTrip(REQUEST, PLACES, OPTIONS);

const ask = (venueId: string, request = REQUEST, places: Places = PLACES, plan = PLAN): WhyNotReason =>
  whyNot(plan, request, places, venueId).reason;
const withCap = (capPence: number): { plan: TripPlan; request: TripRequest } => ({
  plan: { ...PLAN, budgetCapPence: capPence },
  request: { ...REQUEST, budgetCapPence: capPence },
});
const changed = (venue: Venue, change: Partial<Venue>): Places => ({
  kind: 'city',
  city: { ...CITY, venues: CITY.venues.map((one) => (one.id === venue.id ? { ...one, ...change } : one)) },
});
const ALWAYS_OPEN = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, '08:00-28:00']),
);

describe('why a place is not in the plan', () => {
  const told = CITY.venues.map((venue) => ({ venue, ...whyNot(PLAN, REQUEST, PLACES, venue.id) }));

  test('every place of the city has one reason, in a sentence with its name', () => {
    for (const { venue, text } of told) {
      expect(text).toContain(venue.name);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/NaN|undefined|null/);
    }
    expect(new Set(told.map(({ reason }) => reason.kind)).size).toBeGreaterThan(4);
  });

  test('the reason is the true one: with its opposite, the place is no longer kept out by it', () => {
    for (const { venue, reason } of told) {
      switch (reason.kind) {
        case 'in-plan':
          expect(slotsOnDays(PLAN).map(({ slot }) => slot.venueId)).toContain(venue.id);
          break;
        case 'need':
          expect(venue.stepFree).toBe(false);
          expect(ask(venue.id, { ...REQUEST, needs: { ...REQUEST.needs, stepFree: false } }).kind).not.toBe('need');
          break;
        case 'diet':
          expect(reason.missing).toEqual(['vegan']);
          expect(ask(venue.id, { ...REQUEST, needs: { ...REQUEST.needs, diets: [] } }).kind).not.toBe('diet');
          break;
        case 'group-size': {
          const places = changed(venue, { groupSize: { min: 1, max: 100 } });
          expect(ask(venue.id, REQUEST, places).kind).not.toBe('group-size');
          break;
        }
        case 'closed':
        case 'hours':
          expect(['closed', 'hours']).not.toContain(
            ask(venue.id, REQUEST, changed(venue, { hours: ALWAYS_OPEN })).kind,
          );
          break;
        case 'too-dear': {
          const enough = withCap(220_00 + reason.byPence);
          const short = withCap(220_00 + reason.byPence - 1);
          expect(ask(venue.id, enough.request, PLACES, enough.plan).kind).toMatch(/taken|has-room/);
          expect(ask(venue.id, short.request, PLACES, short.plan)).toMatchObject({ kind: 'too-dear', byPence: 1 });
          break;
        }
        case 'taken': {
          const swap = swapSlot(PLAN, REQUEST, PLACES, reason.by.slot.id, venue.id);
          expect(swap?.raisesBudgetToPence).toBeNull();
          expect(swap?.effect).toEqual(reason.effect);
          break;
        }
        case 'too-far': {
          const { lat, lon } = PLAN.stay ?? CITY.centre;
          expect(ask(venue.id, REQUEST, changed(venue, { lat, lon })).kind).toMatch(/taken|has-room|too-dear/);
          break;
        }
        case 'too-long': {
          const places = changed(venue, { durationMinutes: Math.ceil(venue.durationMinutes / 2) });
          expect(ask(venue.id, REQUEST, places).kind).toMatch(/taken|has-room|too-dear/);
          break;
        }
        case 'has-room':
          expect(reason.effect.added.map(({ slot }) => slot.venueId)).toEqual([venue.id]);
          expect(reason.effect.gone).toEqual([]);
          break;
        case 'type-often':
          expect(slotsOnDays(PLAN).filter(({ slot }) => slot.type === venue.type)).toHaveLength(reason.count);
          break;
        case 'no-room':
        case 'banned':
        case 'unknown':
          break;
      }
    }
  });
});

test('what the organiser left out is known as such', () => {
  const [first] = LONDON.venues;
  if (!first) throw new Error('London is empty');
  const places: Places = { kind: 'city', city: LONDON };
  const request = tripRequest({ bannedVenueIds: [first.id] });
  const plan = planTrip(request, places, OPTIONS);
  expect(whyNot(plan, request, places, first.id).reason).toEqual({ kind: 'banned' });
});

test('a place that is on no list is not made up', () => {
  expect(whyNot(PLAN, REQUEST, PLACES, 'the-ritz')).toMatchObject({ reason: { kind: 'unknown' } });
});

test('what is too far or takes too long names what would have to go for it', () => {
  const places: Places = { kind: 'city', city: LONDON };
  const request = tripRequest({ budgetCapPence: 400_00 });
  const plan = planTrip(request, places, OPTIONS);
  const some = venuesOf(places).filter(({ kind, durationMinutes }) => kind === 'activity' && durationMinutes >= 120);
  const reasons = some.slice(0, 8).map(({ id }) => whyNot(plan, request, places, id).reason);
  const sacrifices = reasons.flatMap((reason) =>
    reason.kind === 'too-far' || reason.kind === 'too-long' ? [reason.atThePriceOf] : [],
  );
  const real = sacrifices.filter((one) => one !== null);
  expect(real.length).toBeGreaterThan(0);
  for (const { gone, at } of real) {
    const planned = slotsOnDays(plan).map(({ slot }) => slot.venueId);
    for (const { slot } of gone) expect(planned).toContain(slot.venueId);
    expect(planned).not.toContain(at.slot.venueId);
  }
});
