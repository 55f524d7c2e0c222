/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const ASKED = [
  'how much would it be if',
  'rough total if',
  'whats the price if',
  'total if',
  'what would it cost each if',
  'ballpark if',
  'how much cheaper is it if',
];
const FIRST = ['two of us drop out', '3 of us cant make it', 'we are 2 fewer', 'we lose the {a}'];
const SECOND = [
  'we ditch the {b}',
  'drop the {b}',
  'we swap the {b} for something cheaper',
  'lose the {b}',
  'skip {b}',
];

test.each(sweptTrips(3).map(([id]) => id))(
  'what several changes would cost together is shown, and not done: %s',
  (id) => {
    const trip = tripOf(id);
    const slots = slotsOnDays(trip.plan).map(({ slot }) => slot);
    const done = slots.flatMap((slot, at) => {
      const other = slots[(at + 2) % slots.length] ?? slot;
      return [at, at + 3].flatMap((turn) => {
        const [asked, first, second] = [ASKED, FIRST, SECOND].map((list) => list[turn % list.length] ?? '');
        const message = `${asked} ${first} and ${second}`.replace('{a}', other.name).replace('{b}', slot.name);
        const { turn: answer } = saidOn(trip, message);
        return answer.change ? [`${message}: ${answer.reply.slice(0, 100)}`] : [];
      });
    });
    expect(done).toEqual([]);
  },
);

test.each([
  'we might drop {a}',
  'how far is {a}, might drop it',
  'is {a} any good? we might swap it',
  'may have to lose {a}',
])('what they may do yet is shown first: %s', (wording) => {
  for (const { id } of TRIP_OUTLINES) {
    const trip = tripOf(id);
    const activity = slotsOnDays(trip.plan).find(({ slot }) => slot.kind === 'activity');
    const { turn } = saidOn(trip, wording.replace('{a}', activity?.slot.name ?? ''));
    expect(turn.change, turn.reply).toBeNull();
  }
});
