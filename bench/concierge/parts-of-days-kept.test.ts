/** @module-tag long */
import { expect, test } from 'vitest';
import { timeOfDay } from '../../src/engine/day-rules.ts';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const trips = TRIP_OUTLINES.map(fixedTrip);

test.each([
  ['reduce {day} to the morning only', 'Morning'],
  ['just the afternoon on {day}', 'Afternoon'],
  ['keep {day} to just the evening please', 'Evening'],
  ['only {day} evening', 'Evening'],
] as const)('“%s” takes out the rest of that day and nothing of that part of it', (wording, part) => {
  for (const trip of trips)
    for (const day of trip.plan.days.keys()) {
      const message = wording.replace('{day}', dayName(trip.plan, day));
      const end = stateAfter(trip, message, answerMessage(trip, message));
      const now = new Set(slotsOnDays(end.plan).map(({ slot }) => slot.venueId));
      for (const { day: of, slot } of slotsOnDays(trip.plan))
        if (of !== day || timeOfDay(slot.startMinute) === part)
          expect(now, `${message}: ${slot.name}`).toContain(slot.venueId);
    }
});

test.each(['treat the girls to {a}', 'can we treat him to {a} please', 'lets treat the bride to be to {a}'])(
  'a part of the plan that somebody is treated to stays: “%s”',
  (wording) => {
    for (const trip of trips)
      for (const { slot } of slotsOnDays(trip.plan)) {
        if (slot.kind !== 'activity') continue;
        const message = wording.replace('{a}', `the ${slot.name}`);
        const end = stateAfter(trip, message, answerMessage(trip, message));
        const now = slotsOnDays(end.plan).map(({ slot: one }) => one.venueId);
        expect(now, message).toContain(slot.venueId);
      }
  },
);

test.each(['less boozy on {day}, his dad is coming', 'tone {day} down a bit, the boss is coming'])(
  'a guest who is only the reason for a calmer day is counted already: “%s”',
  (wording) => {
    for (const trip of trips) {
      const message = wording.replace('{day}', dayName(trip.plan, 0));
      expect(stateAfter(trip, message, answerMessage(trip, message)).plan.groupSize).toBe(trip.plan.groupSize);
    }
  },
);
