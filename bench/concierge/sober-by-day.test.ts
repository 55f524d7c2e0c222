/** @module-tag long */
import { expect, test } from 'vitest';
import { venuesOf } from '../../src/engine/places.ts';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const TRIPS = ['prague-stag', 'dublin-work', 'krakow-stag', 'lisbon-hen'];
const BY_DAY = [
  'no drinking during the day please',
  "We'd prefer not to do anything involving alcohol before 6pm.",
  'can we avoid booze til the evening',
  'nothing boozy in the daytime',
];

test.each(TRIPS)('drink that is not wanted by day is left in the evening: %s', (id) => {
  const trip = fixedTrip(outlineOf(id));
  const central = new Set(venuesOf(trip.places).flatMap((one) => (one.alcohol === 'central' ? [one.id] : [])));
  const evenings = slotsOnDays(trip.plan).filter(({ slot }) => slot.timeOfDay === 'Evening');
  const wetByDay = slotsOnDays(trip.plan).filter(
    ({ slot }) => slot.timeOfDay !== 'Evening' && central.has(slot.venueId),
  );
  for (const message of BY_DAY) {
    const { change, reply } = answerMessage(trip, message);
    const after = slotsOnDays((change ?? trip).plan);
    const isThere = (venueId: string): boolean => after.some(({ slot }) => slot.venueId === venueId);
    expect(evenings.filter(({ slot }) => !isThere(slot.venueId)).map(({ slot }) => slot.name)).toEqual([]);
    expect(wetByDay.filter(({ slot }) => isThere(slot.venueId)).map(({ slot }) => slot.name)).toEqual([]);
    expect(change === null).toBe(wetByDay.length === 0);
    expect((change ?? trip).request.needs.noAlcohol, reply).toBe(false);
  }
});

test.each(TRIPS)('something non-alcoholic in the place of a part is none where drinking is the point: %s', (id) => {
  const trip = fixedTrip(outlineOf(id));
  const central = new Set(venuesOf(trip.places).flatMap((one) => (one.alcohol === 'central' ? [one.id] : [])));
  const had = new Set(slotsOnDays(trip.plan).map(({ slot }) => slot.venueId));
  for (const { slot } of slotsOnDays(trip.plan).filter(({ slot: { venueId } }) => central.has(venueId)))
    for (const wanted of [
      `swap ${slot.name} for something non-alcoholic`,
      `something alcohol free instead of ${slot.name}`,
      `swap ${slot.name} for something that isnt drinking`,
    ]) {
      const { change, reply } = answerMessage(trip, wanted);
      const came = slotsOnDays((change ?? trip).plan).filter(({ slot: { venueId } }) => !had.has(venueId));
      expect([wanted, came.length], reply).toEqual([wanted, 1]);
      expect(came.filter(({ slot: { venueId } }) => central.has(venueId)).map(({ slot: { name } }) => name)).toEqual(
        [],
      );
    }
});

test('drink that is not wanted at all goes everywhere', () => {
  const trip = fixedTrip(outlineOf('prague-stag'));
  for (const message of ['no alcohol please', 'were all sober now so no drinking'])
    expect(answerMessage(trip, message).change?.request.needs.noAlcohol).toBe(true);
});
