/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WORDINGS = [
  'something for the mums on {day}',
  'squeeze in a lil surprise for the bride {day}',
  'any way of squeezing a surprise in for the groom on {day}',
  'could we add something special for grandma on {day} please',
  'something daft for the stag {day}',
  'anything for the grandparents?',
  'surprise for dad on {day} at 4',
  'my mum and her mum are coming just for {day}, something for the mums would be lovely',
];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'what is meant for somebody is listed to choose from, and changes nothing by itself: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const wrong = WORDINGS.flatMap((wording) => {
      const message = wording.replaceAll('{day}', dayName(trip.plan, trip.plan.days.length - 1));
      const { change, reply } = answerMessage(trip, message);
      return change || !/On our list for .*:\n1\. /.test(reply) ? [`${message} → ${reply}`] : [];
    });
    expect(wrong).toEqual([]);
  },
);

test('the one that is picked is looked for on the day that was said', () => {
  const outline = TRIP_OUTLINES.find(({ id }) => id === 'london-hen');
  const trip = outline && fixedTrip(outline);
  if (!trip) throw new Error('no such trip');
  const message = 'something for the mums on friday';
  const listed = stateAfter(trip, message, answerMessage(trip, message));
  expect(answerMessage(listed, '1').reply).toMatch(/Friday/);
});

test.each([
  'the karting isnt something for the mums',
  'swap the karting for something for the mums',
  'dinner for the mums on friday',
])('“%s” asks for no such list', (message) => {
  const outline = TRIP_OUTLINES.find(({ id }) => id === 'london-hen');
  const trip = outline && fixedTrip(outline);
  if (!trip) throw new Error('no such trip');
  expect(answerMessage(trip, message).reply).not.toMatch(/^On our list/);
});
