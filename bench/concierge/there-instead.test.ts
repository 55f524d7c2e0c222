/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WORDINGS = [
  'lets do the {a} instead',
  'can we just do the {a} instead',
  'lose something on {day} and have the {a} instead',
  '{day} is too full, could we just do the {a} instead',
];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'what the plan has and somebody wants instead stays in it: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const lost = slotsOnDays(trip.plan).flatMap(({ slot }) => {
      if (slot.kind !== 'activity') return [];
      return WORDINGS.flatMap((wording) => {
        const message = wording.replace('{a}', slot.name).replace('{day}', dayName(trip.plan, 0));
        const turn = answerMessage(trip, message);
        const now = slotsOnDays(stateAfter(trip, message, turn).plan);
        const isThere = (id: string): boolean => now.some((one) => one.slot.venueId === id);
        return slotsOnDays(trip.plan).every((one) => isThere(one.slot.venueId)) ? [] : [`${message} → ${turn.reply}`];
      });
    });
    expect(lost).toEqual([]);
  },
);
