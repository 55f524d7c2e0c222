/** @module-tag long */
import { expect, test } from 'vitest';
import { WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TOLD: readonly (readonly [message: string, from: number, to: number])[] = [
  ['theres a match on {day} at 3', 900, 1020],
  ['englands playing {day} at 3', 900, 1020],
  ['the ceremony is at 2 on {day}', 840, 960],
  ['we have a photoshoot at 11 on {day}', 660, 780],
  ['the match is {day} at 8', 1200, 1320],
];

test.each(TRIP_OUTLINES.map(({ id }) => id))(
  'something of their own is kept free after a yes, and not before: %s',
  (id) => {
    const trip = tripOf(id);
    const at = trip.plan.days.length - 1;
    const day = WEEKDAY_NAMES[trip.plan.days[at]?.weekday ?? 0]?.toLowerCase() ?? '';
    const otherwise = TOLD.flatMap(([message, from, to]) => {
      const { turn, state } = saidOn(trip, message.replace('{day}', day));
      const after = saidOn(state, 'yes').turn;
      const plan = after.change?.plan ?? trip.plan;
      const isFree = (plan.days[at]?.slots ?? []).every((slot) => slot.endMinute <= from || slot.startMinute >= to);
      const isOffered = turn.change === null && turn.reply.includes('Say yes to go ahead');
      return isOffered && isFree ? [] : [`${message}: ${turn.reply.slice(0, 120)} / ${after.reply.slice(0, 160)}`];
    });
    expect(otherwise).toEqual([]);
  },
);
