import { describe, expect, test } from 'vitest';
import { syntheticCity, syntheticGeneric } from '../../tests/support/synthetic-city.ts';
import type { Places } from './places.ts';
import { crowKilometres, legBetween, scheduledMinutes } from './travel-legs.ts';

const CITY: Places = { kind: 'city', city: { ...syntheticCity(1, 3), detourFactor: 1.25 } };
const BIG_BEN = { lat: 51.5007, lon: -0.1246 };
/** 0.8 km from Big Ben as the crow flies, so one kilometre of streets. */
const NEAR = { lat: 51.5007 + 0.8 / 111.195, lon: -0.1246 };
const TOWER_BRIDGE = { lat: 51.5055, lon: -0.0754 };

describe('the way between two stops', () => {
  test('Big Ben and Tower Bridge are three and a half kilometres apart', () => {
    expect(crowKilometres(BIG_BEN, TOWER_BRIDGE)).toBeCloseTo(3.45, 1);
  });

  test('a kilometre of streets is walked in 13 minutes, and five are added', () => {
    expect(legBetween(CITY, BIG_BEN, NEAR, 6)).toEqual({ minutes: 18, mode: 'walk', km: 1 });
  });

  test('a larger group takes longer', () => {
    const minutes = [8, 9, 20, 21].map((people) => legBetween(CITY, BIG_BEN, NEAR, people).minutes);
    expect(minutes).toEqual([18, 19, 19, 20]);
  });

  test('beyond a mile the group rides', () => {
    const leg = legBetween(CITY, BIG_BEN, TOWER_BRIDGE, 6);
    expect(leg.mode).toBe('ride');
    expect(leg.minutes).toBe(Math.ceil(8 + ((leg.km ?? 0) / 18) * 60) + 5);
  });

  test('a ride out of town is faster than one through it, and never shorter for going further', () => {
    const minutesAt = (km: number): number =>
      legBetween(CITY, BIG_BEN, { lat: 51.5007 + km / 1.25 / 111.195, lon: -0.1246 }, 6).minutes;
    // Five kilometres of town, ten of A road and ten of faster road, boarding and buffer included.
    expect(minutesAt(5)).toBe(Math.ceil(8 + 16.67) + 5);
    expect(minutesAt(25)).toBe(Math.ceil(8 + 16.67 + 14.63 + 10) + 5);
    for (let km = 2; km < 40; km++) expect(minutesAt(km + 1)).toBeGreaterThanOrEqual(minutesAt(km));
  });

  test('the schedule sets aside steps of five minutes', () => {
    expect(scheduledMinutes(CITY, BIG_BEN, NEAR, 6)).toBe(20);
  });

  test('outside our cities every way takes what the catalogue assumes', () => {
    const places: Places = { kind: 'generic', catalogue: syntheticGeneric(1, 3) };
    const nowhere = { lat: null, lon: null };
    expect(legBetween(places, nowhere, nowhere, 6)).toEqual({ minutes: 20, mode: 'ride', km: null });
  });
});
