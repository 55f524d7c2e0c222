/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WAYS = [
  'drop {day}',
  'bin {day} please',
  'scrap the {day}',
  'our flight is at 10am on {day} so cancel {day}',
  'were flying home 11am {day} so bin whatevers on {day}',
];

test.each(TRIP_OUTLINES.filter(({ days }) => days.length > 1).map(({ id }) => id))(
  'the last day is left free, and nobody goes home a day earlier for it: %s',
  (id) => {
    const outline = TRIP_OUTLINES.find((one) => one.id === id);
    if (!outline) throw new Error(`no trip ${id}`);
    const trip = fixedTrip(outline);
    const last = trip.plan.days.at(-1);
    const day = WEEKDAY_NAMES[last?.weekday ?? 0]?.toLowerCase() ?? '';
    const others = trip.plan.days.slice(0, -1).map(({ slots }) => slots.map(({ venueId }) => venueId));
    const different = WAYS.map((way) => way.replaceAll('{day}', day)).flatMap((message) => {
      const { change, reply } = answerMessage(trip, message);
      const left = change?.plan.days.slice(0, -1).map(({ slots }) => slots.map(({ venueId }) => venueId));
      const isFree = change?.plan.days.length === trip.plan.days.length && change.plan.days.at(-1)?.slots.length === 0;
      return isFree && JSON.stringify(left) === JSON.stringify(others) ? [] : [`${message}: ${reply.slice(0, 160)}`];
    });
    expect(different).toEqual([]);
  },
);
