import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import type { Venue } from '../catalogue/venue.ts';
import { candidatesFor, pricePerPersonPence } from './candidates.ts';
import type { TripRequest } from './trip-request.ts';

const [SOME] = syntheticCity(1, 3).venues;
if (!SOME) throw new Error('The city is empty');
const VENUE: Venue = {
  ...SOME,
  kind: 'restaurant',
  groupSize: { min: 2, max: 20 },
  diets: ['vegan'],
  stepFree: false,
  adultsOnly: true,
  alcohol: 'central',
};

const idsFor = (request: TripRequest, venues: readonly Venue[] = [VENUE], allowsUnconfirmed = false): string[] =>
  candidatesFor(request, { kind: 'city', city: { ...syntheticCity(1, 3), venues } }, allowsUnconfirmed).map(
    ({ venue, splitInto }) => `${venue.id} ${splitInto}`,
  );
const needing = (needs: Partial<TripRequest['needs']>): TripRequest =>
  tripRequest({ needs: { ...tripRequest().needs, ...needs } });

describe('who may come', () => {
  test.each([
    ['a group that fits', tripRequest(), true],
    ['a group below the minimum', tripRequest({ groupSize: 1 }), false],
    ['a diet it caters for', needing({ diets: ['vegan'] }), true],
    ['a diet it does not cater for', needing({ diets: ['vegan', 'halal'] }), false],
    ['a wheelchair user', needing({ stepFree: true }), false],
    ['a group that does not drink', needing({ noAlcohol: true }), false],
    ['a group with children', needing({ minorsPresent: true }), false],
    ['an organiser who struck it out', tripRequest({ bannedVenueIds: [VENUE.id] }), false],
  ])('%s', (_who, request, isWelcome) => {
    expect(idsFor(request)).toEqual(isWelcome ? [`${VENUE.id} 1`] : []);
  });

  test('where no place takes sixty, they come in three parties of twenty', () => {
    expect(idsFor(tripRequest({ groupSize: 60 }))).toEqual([`${VENUE.id} 3`]);
  });

  test('where enough places take sixty, none is split', () => {
    const halls = Array.from({ length: 6 }, (_, index) => ({
      ...VENUE,
      id: `hall-${index}`,
      groupSize: { min: 1, max: 80 },
    }));
    expect(idsFor(tripRequest({ groupSize: 60 }), [VENUE, ...halls])).toEqual(halls.map((hall) => `${hall.id} 1`));
  });

  test('a diet nobody confirms is allowed only when the brief has to give way', () => {
    expect(idsFor(needing({ diets: ['kosher'] }), [VENUE], true)).toEqual([`${VENUE.id} 1`]);
  });
});

describe('the price a person pays', () => {
  const hire: Venue = { ...VENUE, price: { minor: 100_00, currency: 'GBP', per: 'group' } };

  test('a group price is shared, and rounded up to the penny', () => {
    expect(pricePerPersonPence(hire, 3, 1)).toBe(33_34);
  });

  test('a group that comes in two parties pays the group price twice', () => {
    expect(pricePerPersonPence(hire, 40, 2)).toBe(5_00);
  });

  test('a foreign price is converted once and rounded up', () => {
    const lunch: Venue = { ...VENUE, price: { minor: 100_00, currency: 'CZK', per: 'person' } };
    expect(pricePerPersonPence(lunch, 10, 1)).toBe(358);
  });
});
