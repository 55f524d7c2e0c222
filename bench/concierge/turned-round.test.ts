/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { changedBetween, said } from './say-to-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { tripOf } from './trip-for-tests.ts';

const WORDINGS = [
  'can {a} and lunch swap round on {day}',
  '{day} lunch and {a} the other way round please',
  'swap the order of {a} and lunch on {day}',
  'can {day} lunch and {a} swap',
  'swap {a} and {day} lunch over, makes more sense',
];

test.each(sweptTrips(2))(
  'a meal and an activity of a day that are to swap round stay in the plan, in the other order where it fits: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const wrong = trip.plan.days.flatMap(({ slots }, day) => {
      const lunch = slots.find(({ kind }) => kind === 'lunch');
      const other = slots.find(
        ({ kind, startMinute }) => kind === 'activity' && startMinute > (lunch?.startMinute ?? 0),
      );
      if (!lunch || !other) return [];
      return WORDINGS.flatMap((wording) => {
        const message = wording.replaceAll('{a}', other.name).replaceAll('{day}', dayName(trip.plan, day));
        const turn = answerMessage(trip, message);
        const end = slotsOnDays(stateAfter(trip, message, turn).plan);
        const startOf = (id: string): number => end.find(({ slot }) => slot.venueId === id)?.slot.startMinute ?? -1;
        const isKept = slotsOnDays(trip.plan).every(({ slot }) => startOf(slot.venueId) >= 0);
        const isTurned = startOf(other.venueId) < startOf(lunch.venueId);
        const isRight = isKept && (turn.change ? isTurned : /cannot change places/.test(turn.reply));
        return isRight ? [] : [`${message} → ${turn.reply}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['krakow-stag', 'axes to saturday, karting to friday', 'no the other way round'],
  ['london-hen', 'karting on saturday and puttshack on friday', 'no, other way round'],
  ['london-hen', 'the shard first then the flower market', 'actually other way round, market first'],
  ['dublin-work', 'museum first then jameson', 'sorry i meant the other way about'],
  ['london-hen', 'move karting to saturday', 'hmm no other way round'],
  ['bristol-birthday', 'gorge on sunday murals on saturday', 'oops other way round'],
])('what was just turned round is turned back: %s, %s, %s', (id, first, second) => {
  const { before, after, reply } = said(id, first, second);
  expect(before.plan).not.toEqual(tripOf(id).plan);
  expect(after.plan, reply).toEqual(tripOf(id).plan);
});

test.each([
  ['krakow-stag', 'swap mercy brown for something quieter', 'no, the other friday one', 'krakow-krawl-through-krakow'],
  ['london-hen', 'drop puttshack', 'no the other saturday one', 'london-city-cruises-from-westminster-pier'],
  ['london-hen', 'swap lucky voice for something else', 'no, the other friday one', 'london-cahoots'],
])('“the other one” of a day is not the one that was taken: %s, %s, %s', (id, first, second, part) => {
  const { after, reply } = said(id, first, second);
  const had = slotsOnDays(tripOf(id).plan).map(({ slot }) => slot.name);
  const has = new Set(slotsOnDays(after.plan).map(({ slot }) => slot.name));
  expect(
    had.filter((name) => !has.has(name)),
    reply,
  ).toHaveLength(1);
  expect(slotsOnDays(after.plan).some(({ slot }) => slot.venueId === part)).toBe(false);
});

test('what is to be left as it was, once it was taken back and a question asked, stays so', () => {
  const { before, after } = said(
    'lisbon-hen',
    'cheaper dinner friday',
    'no the other dinner',
    'actually leave it as it was',
  );
  expect(after.plan).toEqual(before.plan);
  expect(after.plan).toEqual(tripOf('lisbon-hen').plan);
});

test('a part that was meant for another goes to the same day', () => {
  const { after } = said('krakow-stag', 'karting to friday', 'sorry meant the escape rooms');
  expect(after.plan.days[0]?.slots.some(({ name }) => name.startsWith('Gamescape'))).toBe(true);
});

test('a museum beside the word for a part says what that part is, and names no other', () => {
  const { before, after } = said('prague-stag', 'swap beer spa and pilsner museum round');
  const order = (trip: typeof after): string[] =>
    slotsOnDays(trip.plan).flatMap(({ slot }) => (/Beerland|Pilsner/.test(slot.name) ? [slot.name] : []));
  expect(changedBetween(before, after)).toEqual({ went: [], came: [], types: [] });
  expect(order(after)).toEqual(order(before).toReversed());
});

test('what has gone for a later start takes no other part with it', () => {
  const { before, after, reply } = said('prague-stag', 'later start sunday, no cruise');
  expect(changedBetween(before, after).went, reply).toHaveLength(1);
});
