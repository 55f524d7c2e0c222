/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../engine/check-plan.ts';
import { liesIn } from '../../../../engine/kept-free.ts';
import { slotsOnDays } from '../../../../engine/plan-effect.ts';
import { formatClock, WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import { answerMessage } from '../answer-message.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { stateAfter } from '../trail.ts';

const trip = londonTrip();
const [placed] = slotsOnDays(trip.plan).filter(({ slot }) => slot.kind === 'activity');
if (!placed) throw new Error('the trip has no activities');
const { slot, day } = placed;
const weekday = WEEKDAY_NAMES[trip.plan.days[day]?.weekday ?? 0];
const keepFree = `leave ${formatClock(slot.startMinute)} to ${formatClock(slot.endMinute)} free on ${weekday}`;
const HOURS = { day, startMinute: slot.startMinute, endMinute: slot.endMinute };

function told(state: ConciergeState, ...messages: string[]): ConciergeState {
  return messages.reduce((now, message) => stateAfter(now, message, answerMessage(now, message)), state);
}
const inHours = ({ plan }: ConciergeState) =>
  slotsOnDays(plan).filter((one) => one.day === day && liesIn(HOURS, one.slot));

test('a pinned part stays where hours are to be free, and the reply says so', () => {
  const pin = { day, kind: slot.kind, venueId: slot.venueId, startMinute: slot.startMinute };
  const pinned = { ...trip, request: { ...trip.request, pinned: [pin] } };
  const turn = answerMessage(pinned, keepFree);
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('pinned');
  expect(answerMessage(trip, keepFree).change).not.toBeNull();
});

describe('hours kept free', () => {
  const free = told(trip, keepFree);

  test.each([
    'make it wilder',
    'make it packed',
    `add an activity on ${weekday}`,
    `add something at ${formatClock(slot.startMinute)} on ${weekday}`,
    'swap every activity for something else',
    'we are 12 now',
    'make it cheaper',
    'improve the plan',
  ])('stay free after %s', (message) => {
    expect(inHours(trip)).not.toEqual([]);
    expect(inHours(free)).toEqual([]);
    const later = told(free, message);
    expect(inHours(later)).toEqual([]);
    expect(later.request.keptFree).toEqual([HOURS]);
    expect(checkPlan(later.plan, later.request, later.places)).toEqual([]);
  });

  test.each(['we can use those hours again', `no need to keep ${weekday} free`, 'the meeting has been cancelled'])(
    'can be used again after %s',
    (message) => {
      const { change, reply } = answerMessage(free, message);
      expect(change?.request.keptFree).toEqual([]);
      expect(change?.plan.notes.join(' ')).not.toContain('kept free');
      expect(reply).toContain('can be used again');
      expect(answerMessage(trip, message).change).toBeNull();
    },
  );

  test('are taken back by undo', () => {
    const undone = told(free, 'undo');
    expect(undone.request.keptFree ?? []).toEqual([]);
    expect(inHours(undone)).not.toEqual([]);
  });

  test('go with their day when the trip begins a day sooner', () => {
    const sooner = told(free, 'we arrive a day earlier');
    expect(sooner.plan.days).toHaveLength(free.plan.days.length + 1);
    expect(sooner.request.keptFree).toEqual([{ ...HOURS, day: day + 1 }]);
  });

  test('that meet become one', () => {
    const from = formatClock(slot.endMinute);
    const later = told(free, `leave ${from} to ${formatClock(slot.endMinute + 30)} free on ${weekday}`);
    expect(later.request.keptFree).toEqual([{ ...HOURS, endMinute: slot.endMinute + 30 }]);
  });

  test('that were free anyway are kept so', () => {
    const start = 9 * 60;
    const quiet = `leave 09:00 to 09:30 free on ${weekday}`;
    const { change, reply } = answerMessage(trip, quiet);
    expect(change?.request.keptFree).toEqual([{ day, startMinute: start, endMinute: start + 30 }]);
    expect(reply).toContain('Nothing is planned from 09:00');
  });
});
