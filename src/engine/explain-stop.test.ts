import { describe, expect, test } from 'vitest';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { PRAGUE } from '../catalogue/cities/prague.ts';
import { GENERIC } from '../catalogue/generic.ts';
import { EVENT_TYPES, VIBES } from '../catalogue/vocabulary.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import type { PlanSlot } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const LONDON_PLACES: Places = { kind: 'city', city: LONDON };
const EVERYWHERE: readonly (readonly [string, Places])[] = [
  ['London', LONDON_PLACES],
  ['Prague', { kind: 'city', city: PRAGUE }],
  ['elsewhere', { kind: 'generic', catalogue: GENERIC }],
];

const slotsOf = (request: TripRequest, places: Places = LONDON_PLACES): PlanSlot[] =>
  planTrip(request, places, { seed: 3, iterations: 12, destination: 'Whitby' }).days.flatMap((day) => day.slots);

describe('the reason of a stop', () => {
  test.each(EVERYWHERE)('%s: one short sentence, never the same twice in a row', (_where, places) => {
    for (const vibe of VIBES) {
      for (const eventType of EVENT_TYPES) {
        const reasons = slotsOf(tripRequest({ vibe, eventType }), places).map((slot) => slot.reason);
        reasons.forEach((reason, index) => {
          expect(reason).toMatch(/^[A-Z][^.!?]*(?:\d\.\d[^.!?]*)*(?:[.!?][^.!?]+)?\.$/);
          expect(reason.length).toBeLessThanOrEqual(150);
          expect(reason).not.toBe(reasons[index - 1]);
          expect(reason.match(/£/g)?.length ?? 0).toBeLessThanOrEqual(1);
        });
        expect(new Set(reasons).size).toBe(reasons.length);
      }
    }
  });

  test('what was asked for by name or kind says so', () => {
    const wishes = { pace: 'normal' as const, mustHaveVenueIds: ['london-fabric'], likedTypes: ['Axe throwing'] };
    const slots = slotsOf(tripRequest({ wishes }));
    expect(slots.find((slot) => slot.venueId === 'london-fabric')?.reason).toMatch(/^You named it/);
    expect(slots.find((slot) => slot.type === 'Axe throwing')?.reason).toMatch(/^Here is the axe throwing you asked/);
  });

  test('what one of the group likes names them', () => {
    const ana = {
      id: 'ana',
      label: 'Ana',
      weight: 10,
      likedTypes: ['Axe throwing'],
      dislikedTypes: [],
      likedVibes: [],
    };
    const slots = slotsOf(tripRequest({ members: [{ ...ana, isGuestOfHonour: false }] }));
    expect(slots.find((slot) => slot.type === 'Axe throwing')?.reason).toMatch(/\bAna\b/);
    for (const slot of slots) if (slot.type !== 'Axe throwing') expect(slot.reason).not.toContain('Ana');
  });

  test('a meal of a vegan group tells that it caters for them', () => {
    const request = tripRequest({ needs: { ...tripRequest().needs, diets: ['vegan'] } });
    const meals = slotsOf(request).filter((slot) => slot.kind === 'lunch' || slot.kind === 'dinner');
    expect(meals.some((slot) => slot.reason.includes('vegan'))).toBe(true);
  });

  test('minutes and prices in a reason are those of the slot, and nobody walks where the plan takes a ride', () => {
    let walks = 0;
    for (const vibe of VIBES) {
      for (const slot of slotsOf(tripRequest({ vibe, days: weekendDays(4) }))) {
        const minutes = /(\d+) minutes/.exec(slot.reason)?.[1];
        if (minutes !== undefined) expect(Number(minutes)).toBe(slot.travel.minutes);
        if (/on foot|stroll/.test(slot.reason)) {
          expect(slot.travel.mode).toBe('walk');
          walks += 1;
        }
        const pounds = /£([\d.]+)/.exec(slot.reason)?.[1];
        if (pounds !== undefined) expect(Number(pounds) * 100).toBeCloseTo(slot.pricePerPersonPence);
      }
    }
    expect(walks).toBeGreaterThan(0);
  });

  test('a way is called short only where the walk takes nine minutes at most', () => {
    let short = 0;
    for (const vibe of VIBES.slice(0, 3)) {
      for (const slot of slotsOf(tripRequest({ vibe, days: weekendDays(7) }))) {
        if (!/Only \d+ minutes on foot|Round the corner|short stroll/.test(slot.reason)) continue;
        expect(slot.travel).toMatchObject({ mode: 'walk' });
        expect(slot.travel.minutes).toBeLessThanOrEqual(9);
        short += 1;
      }
    }
    expect(short).toBeGreaterThan(0);
  });
});
