/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WAYS = ['go back to {name} on {day} too', '{name} again on {day}', 'can we do {name} on {day} as well'];

test.each(TRIP_OUTLINES.filter(({ days }) => days.length > 1).map((outline) => [outline.id, outline] as const))(
  'what is to come a second time neither goes nor moves: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const faults = slotsOnDays(trip.plan).flatMap(({ day, slot }, at) => {
      const other = (day + 1) % trip.plan.days.length;
      const message = (WAYS[at % WAYS.length] ?? '')
        .replace('{name}', slot.name.toLowerCase())
        .replace('{day}', dayName(trip.plan, other).toLowerCase());
      const { change, reply } = answerMessage(trip, message);
      const stays = slotsOnDays(change?.plan ?? trip.plan).some(
        (placed) => placed.day === day && placed.slot.venueId === slot.venueId,
      );
      return stays ? [] : [`${message}: ${reply.slice(0, 120)}`];
    });
    expect(faults).toEqual([]);
  },
);

test.each([
  ['do karaoke both nights', 1, 'Karaoke'],
  ['can we do karaoke on saturday too', 1, 'Karaoke'],
  ['cocktails both nights please', 1, 'Cocktail bar'],
  ['crazy golf every day', 0, 'Crazy golf'],
])('%s brings another of its kind on the other day', (message, day, type) => {
  const trip = londonHen();
  const before = new Set(slotsOnDays(trip.plan).map(({ slot }) => slot.venueId));
  const { change } = answerMessage(trip, message);
  const came = change ? slotsOnDays(change.plan).filter(({ slot }) => !before.has(slot.venueId)) : [];
  expect(came.map((placed) => [placed.day, placed.slot.type])).toContainEqual([day, type]);
});

test.each([
  ['leave an hour free before dinner saturday', '2 hours 30 minutes'],
  ['is there time to get changed before heaven', '2 hours'],
  ['could we have an hour at the hotel before dinner on saturday', '2 hours 30 minutes'],
])('%s: how long there is', (message, long) => {
  const { change, reply } = answerMessage(londonHen(), message);
  expect(change).toBeNull();
  expect(reply).toContain(`: ${long}.`);
});
