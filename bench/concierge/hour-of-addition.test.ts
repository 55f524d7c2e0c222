/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const THINGS = ['bowling', 'go karting', 'a spa', 'a curry'];
const HOURS = ['3pm', 'make it 4', 'about half 4'];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'an hour said after an addition that was not made is the hour of it, and no number of people and no other part’s: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const last = dayName(trip.plan, trip.plan.days.length - 1);
    const wrong = THINGS.flatMap((thing) => {
      const first = `add ${thing} on ${last}`;
      const asked = answerMessage(trip, first);
      if (asked.change) return [];
      const open = stateAfter(trip, first, asked);
      return HOURS.flatMap((hour) => {
        const turn = answerMessage(open, hour);
        const end = stateAfter(open, hour, turn);
        const now = slotsOnDays(end.plan).map(({ slot }) => slot.venueId);
        const isKept = slotsOnDays(trip.plan).every(({ slot }) => now.includes(slot.venueId));
        const isGrown = !turn.change || now.length >= slotsOnDays(trip.plan).length;
        const isRight = turn.understood && isKept && isGrown && end.plan.groupSize === trip.plan.groupSize;
        return isRight ? [] : [`${first} / ${hour} → ${turn.reply}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);

test.each(['later start {day}', 'hungover lot on {day}, start later', 'can {day} start later'])(
  'noon after “%s” is when the day starts, and no part is moved before it',
  (wording) => {
    for (const outline of TRIP_OUTLINES) {
      const trip = fixedTrip(outline);
      const day = trip.plan.days.length - 1;
      if (day === 0) continue;
      const first = wording.replace('{day}', dayName(trip.plan, day));
      const open = stateAfter(trip, first, answerMessage(trip, first));
      const end = stateAfter(open, 'noon', answerMessage(open, 'noon'));
      for (const { startMinute } of end.plan.days[day]?.slots ?? []) expect(startMinute).toBeGreaterThanOrEqual(720);
    }
  },
);
