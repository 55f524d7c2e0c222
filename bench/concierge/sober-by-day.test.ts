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

test('drink that is not wanted at all goes everywhere', () => {
  const trip = fixedTrip(outlineOf('prague-stag'));
  for (const message of ['no alcohol please', 'were all sober now so no drinking'])
    expect(answerMessage(trip, message).change?.request.needs.noAlcohol).toBe(true);
});
