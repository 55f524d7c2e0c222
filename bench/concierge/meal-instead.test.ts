/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

const WORDINGS = [
  'swap {a} for a long lazy lunch',
  'lose {a} and give us a nice long lunch instead',
  'a nap instead of {a} please',
  'swap {a} for some free time',
  'ditch {a}, long lunch instead',
];

test.each(sweptTrips(2))('no other stop comes for what gives way to a meal or to rest: %s', (_, outline) => {
  const trip = fixedTrip(outline);
  const had = new Set(slotsOnDays(trip.plan).map(({ slot }) => slot.venueId));
  const wrong = slotsOnDays(trip.plan).flatMap(({ day, slot }) => {
    if (slot.kind !== 'activity') return [];
    return WORDINGS.flatMap((wording) => {
      const message = wording.replace('{a}', slot.name);
      const turn = answerMessage(trip, message);
      const now = slotsOnDays(stateAfter(trip, message, turn).plan);
      const came = now.filter((one) => !had.has(one.slot.venueId) && one.slot.kind !== 'lunch');
      const others = [...had].filter((id) => id !== slot.venueId && !now.some((one) => one.slot.venueId === id));
      // A longer day that makes another part give way is shown first.
      const isShown = !turn.change && / now starts at 12:00 .*instead of/.test(turn.reply);
      const isGone = !now.some((one) => one.slot.venueId === slot.venueId);
      const isRight = came.length + others.length === 0 && (isGone || isShown);
      return isRight ? [] : [`${dayName(trip.plan, day)}: ${message} → ${turn.reply}`];
    });
  });
  expect(wrong).toEqual([]);
});
