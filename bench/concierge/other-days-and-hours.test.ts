/** @module-tag long */
import { expect, test } from 'vitest';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const planOf = ({ days }: TripPlan) =>
  days.map(({ date, slots }) => [date, slots.map((one) => [one.name, one.startMinute])]);

function played(trip: string, message: string) {
  const state = fixedTrip(outlineOf(trip));
  const turn = answerMessage(state, message);
  const { plan } = stateAfter(state, message, turn);
  return { days: planOf(plan), groupSize: plan.groupSize, first: turn.reply.split('\n')[0] };
}

const filled = (frame: string, values: Readonly<Record<string, string>>): string =>
  frame.replace(/\b[A-Z]\b/g, (key) => values[key] ?? key);

const PARTS = [
  ['london-hen', { X: 'the karting', A: 'friday', B: 'saturday' }],
  ['prague-stag', { X: 'the beer spa', A: 'saturday', B: 'sunday' }],
  ['bristol-birthday', { X: 'leigh woods', A: 'saturday', B: 'friday' }],
  ['lisbon-hen', { X: 'the tiles', A: 'saturday', B: 'friday' }],
  ['krakow-stag', { X: 'the axes', A: 'friday', B: 'saturday' }],
] as const;
const MOVED = [
  'can X go on the B and not the A',
  'we cant do X on A, can it be B',
  'i asked for X on B',
  'X is on A, i wanted B',
  'hes got football A so do X B',
  'do X on B when were hanging',
  'rather have X on the B',
  'not A for X, B',
];

test.each(PARTS.flatMap(([trip, values]) => MOVED.map((frame) => [trip, filled(frame, values), values] as const)))(
  '%s: “%s” moves that part to the day and nothing else',
  (trip, message, { X, B }) => expect(played(trip, message)).toEqual(played(trip, `move ${X} to ${B}`)),
);

const DAYS = [
  ['london-hen', { D: 'saturday', H: '11' }],
  ['prague-stag', { D: 'saturday', H: '1' }],
  ['lisbon-hen', { D: 'sunday', H: '12' }],
  ['krakow-stag', { D: 'sunday', H: '12' }],
] as const;
const STARTS = [
  'D H start',
  'H start on D',
  'no rush on D morning, H start',
  'lie in D, H start',
  'earliest we can do D is H',
  'nothing on D til H',
  'leave D free til H',
  'nobody is getting up for 9.30 D!! make it H',
];

test.each(DAYS.flatMap(([trip, values]) => STARTS.map((frame) => [trip, filled(frame, values), values] as const)))(
  '%s: “%s” is when the day starts, and neither dates nor a size',
  (trip, message, { D, H }) => expect(played(trip, message)).toEqual(played(trip, `${D} starts at ${H}`)),
);

test.each([
  ['london-hen', 'sunday cant go past 4', 'finish sunday by 4'],
  ['prague-stag', 'no later than 3 sunday', 'finish sunday by 3'],
  ['lisbon-hen', 'everyone needs to be away by 4 sunday', 'finish sunday by 4'],
  ['krakow-stag', 'sunday finished for 3', 'finish sunday by 3'],
  ['london-hen', 'we wont be ready for the shard at 3, make it 4', 'move the shard to 4'],
  ['bristol-birthday', '2 doesnt work for the ship, 3 does', 'move the ship to 3'],
  ['prague-stag', 'the beer spa to start at half 5', 'move the beer spa to half 5'],
  ['krakow-stag', 'the axes 2 -> 3', 'move the axes to 3'],
  ['prague-stag', 'the beer spa is at quarter to 5, can it be half 5', 'move the beer spa to half 5'],
  ['prague-stag', 'we fly home sunday at 4 so scrap anything past 1', 'finish sunday by 1'],
  ['london-hen', 'no golf til 12', 'move puttshack to 12'],
  ['krakow-stag', 'an hour for lunch sat isnt enough, start it at 1', 'move saturday lunch to 1'],
  ['lisbon-hen', 'dinner thursday a bit later than 19.35, like 8', 'move thursday dinner to 8'],
])('%s: “%s” does what “%s” does', (trip, message, plain) =>
  expect(played(trip, message)).toEqual(played(trip, plain)),
);

test.each([
  ['london-hen', 'we wont be up for 10.30 golf, push it', 'Puttshack Bank', 690],
  ['london-hen', 'half 2 is too early for karting, push it', 'TeamSport Karting Tower Bridge', 930],
  ['london-hen', 'friday dinner wants to be nearer 8', 'Circolo Popolare', 1155],
])('%s: “%s” goes later, as near as fits', (trip, message, name, minute) => {
  const starts = new Map(played(trip, message).days.flatMap(([, slots]) => slots as [string, number][]));
  expect(starts.get(name)).toBe(minute);
});

test.each([
  ['london-hen', 'nothing before 11 any day, its a holiday'],
  ['lisbon-hen', 'nothing before 10.30 on either morning'],
  ['bristol-birthday', 'no early starts pls, nothing before 11 on either morning'],
])('%s: “%s” holds for every day', (trip, message) => {
  const earliest = message.includes('10.30') ? 630 : 660;
  const starts = played(trip, message).days.flatMap(([, slots]) =>
    (slots as [string, number][]).map(([, minute]) => minute),
  );
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(earliest);
});

test.each([
  ['london-hen', 'is the karting on saturday'],
  ['london-hen', 'why is the karting on friday and not saturday'],
  ['prague-stag', 'do we do the beer spa on sunday'],
  ['krakow-stag', 'what time do we start on saturday, 11?'],
  ['bristol-birthday', 'is saturday lunch ok at 1 not half 12'],
])('%s: “%s” asks, and nothing moves', (trip, message) =>
  expect(answerMessage(fixedTrip(outlineOf(trip)), message).change).toBeNull(),
);
