/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRequest } from '../../tests/support/arbitrary-request.ts';
import { syntheticCity, syntheticGeneric } from '../../tests/support/synthetic-city.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';

const ITERATIONS = 8;

const ROOMY: Places = { kind: 'city', city: syntheticCity(11, 72) };
const SPARSE: Places = { kind: 'city', city: syntheticCity(12, 18) };
const GENERIC: Places = { kind: 'generic', catalogue: syntheticGeneric(13, 45) };

describe('plans for briefs of every sort', () => {
  test.each([
    ['a city with plenty to do', ROOMY, 300],
    ['a city with hardly anything', SPARSE, 250],
    ['a place outside our cities', GENERIC, 250],
  ])('%s: every plan passes the independent checker', (_where, places, runs) => {
    fc.assert(
      fc.property(arbitraryRequest(places), fc.integer({ min: 0, max: 1e6 }), (request, seed) => {
        const plan = planTrip(request, places, { seed, iterations: ITERATIONS, destination: 'Elsewhere' });
        expect(checkPlan(plan, request, places)).toEqual([]);
      }),
      { numRuns: runs, seed: 20261121 },
    );
  });
});
