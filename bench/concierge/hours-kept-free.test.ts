/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { formatClock, WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WAYS = [
  'leave {from} to {to} free on {day}',
  'we have a board meeting {day} {from}-{to}, so please keep that clear',
  'were busy from {from} til {to} on {day}',
  'weve got a dress fitting {from} to {to} {day}',
  'need to be at the stadium {from} {day} till {to}, already got tickets so leave that free',
];
const HOURS: readonly (readonly [fromMinute: number, toMinute: number])[] = [
  [11 * 60, 12 * 60 + 30],
  [14 * 60, 16 * 60],
  [19 * 60, 22 * 60],
];

test.each(TRIP_OUTLINES.map(({ id }) => id))(
  'hours that are kept free are free, and the rest of the trip stays: %s',
  (id) => {
    const outline = TRIP_OUTLINES.find((one) => one.id === id);
    if (!outline) throw new Error(`no trip ${id}`);
    const trip = fixedTrip(outline);
    const day = trip.plan.days.length > 1 ? 1 : 0;
    const name = WEEKDAY_NAMES[trip.plan.days[day]?.weekday ?? 0]?.toLowerCase() ?? '';
    const wrong: string[] = [];
    for (const [fromMinute, toMinute] of HOURS) {
      for (const way of WAYS) {
        const message = way
          .replace('{from}', formatClock(fromMinute))
          .replace('{to}', formatClock(toMinute))
          .replace('{day}', name);
        const { change, reply } = answerMessage(trip, message);
        const isWithin = ({ slot, day: of }: ReturnType<typeof slotsOnDays>[number]): boolean =>
          of === day && slot.startMinute < toMinute && slot.endMinute > fromMinute;
        const before = slotsOnDays(trip.plan);
        const after = slotsOnDays((change ?? trip).plan);
        const lost = before.filter(
          (one) => !isWithin(one) && !after.some(({ slot }) => slot.venueId === one.slot.venueId),
        );
        if (after.some(isWithin) || lost.length > 0 || after.length > before.length)
          wrong.push(`${message}: ${reply.slice(0, 160)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
