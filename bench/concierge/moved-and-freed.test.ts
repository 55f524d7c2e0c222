/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'what is moved does not go with the part of the day that is freed, and a cake at dinner moves no dinner: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const lost = slotsOnDays(trip.plan).flatMap(({ day, slot }) => {
      const of = dayName(trip.plan, day);
      const messages =
        slot.kind === 'activity' && slot.startMinute < 720
          ? [
              `free morning on ${of} and shunt ${slot.name} to the afternoon`,
              `drop ${of} morning but move ${slot.name} to 4`,
            ]
          : slot.kind === 'dinner'
            ? [
                `a surprise cake at dinner ${of}`,
                `can we do a toast at dinner on ${of}`,
                `${of} dinner with a cake please`,
              ]
            : [];
      return messages.flatMap((message) => {
        const now = slotsOnDays(stateAfter(trip, message, answerMessage(trip, message)).plan);
        return now.some((one) => one.slot.venueId === slot.venueId) ? [] : [message];
      });
    });
    expect(lost).toEqual([]);
  },
);

test.each(['too pricey', 'bit too dear for us', 'too much tbh'])(
  '“%s” turns down what was offered, and makes nothing else cheaper',
  (no) => {
    const outline = TRIP_OUTLINES.find(({ id }) => id === 'bristol-birthday');
    const trip = outline && fixedTrip(outline);
    if (!trip) throw new Error('no such trip');
    const message = 'add crazy golf on sunday';
    const open = stateAfter(trip, message, answerMessage(trip, message));
    const turn = answerMessage(open, no);
    expect([turn.change, turn.understood]).toEqual([null, true]);
  },
);

test('what is sent off by its name goes, though the evening ends early besides', () => {
  const outline = TRIP_OUTLINES.find(({ id }) => id === 'lisbon-hen');
  const trip = outline && fixedTrip(outline);
  if (!trip) throw new Error('no such trip');
  const message = 'early night thurs so no so what';
  const now = slotsOnDays(stateAfter(trip, message, answerMessage(trip, message)).plan);
  expect(now.map(({ slot }) => slot.name)).not.toContain('So What');
});
