/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const AT = 14 * 60 + 30;

test.each([
  'add something on {day} at 2:30pm',
  'add something at half 2 on {day}',
  'put something in at 14:30 on {day}',
  'add an activity at 2.30pm {day}',
  'add something fun at 2:30pm on {day}',
])('something at an hour comes in besides what there is, at that hour or with a word about it: %s', (wording) => {
  let added = 0;
  for (const { id } of TRIP_OUTLINES) {
    const trip = tripOf(id);
    const day = trip.plan.days.length > 1 ? 1 : 0;
    const message = wording.replace('{day}', dayName(trip.plan, day).toLowerCase());
    const { turn, state } = saidOn(trip, message);
    const [before, after] = [slotsOnDays(trip.plan), slotsOnDays(state.plan)];
    const isThere = (venueId: string): boolean => before.some(({ slot }) => slot.venueId === venueId);
    const came = after.filter(({ slot }) => !isThere(slot.venueId));
    expect(turn.understood, `${id}: ${turn.reply}`).toBe(true);
    expect(turn.reply, id).not.toMatch(/stays at \d\d:\d\d|Which one/);
    if (turn.change === null) continue;
    added += 1;
    expect(came, id).toHaveLength(1);
    expect(came[0]?.day, id).toBe(day);
    if (came[0]?.slot.startMinute !== AT) expect(turn.reply, id).toContain('does not fit at 14:30');
  }
  expect(added).toBeGreaterThan(TRIP_OUTLINES.length / 4);
});
