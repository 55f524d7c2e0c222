/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WORDINGS = [
  'can {a} and lunch swap round on {day}',
  '{day} lunch and {a} the other way round please',
  'swap the order of {a} and lunch on {day}',
  'can {day} lunch and {a} swap',
  'swap {a} and {day} lunch over, makes more sense',
];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
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
