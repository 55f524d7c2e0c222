/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { PlanSlot } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { minutesTo } from '../../src/features/chat/domain/understanding/finding/rank-places.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const WORDINGS = [
  'DAY MEAL near X',
  'somewhere near X for MEAL on DAY',
  'swap DAY MEAL for somewhere near X',
  'could MEAL on DAY be closer to X',
  'find somewhere close to X for DAY MEAL',
  'DAY MEAL round the corner from X please',
  'move DAY MEAL nearer to X',
  'can DAY MEAL be within walking distance of X',
];
/** What counts as near, minutes of the group's way. */
const NEAR = 15;

/** Meals that were not brought near, with something else in their stead or a reply about something else. */
function faults(trip: ReturnType<typeof fixedTrip>): string[] {
  const meals = slotsOnDays(trip.plan).filter(({ slot }) => slot.kind === 'lunch' || slot.kind === 'dinner');
  const pairs = meals.flatMap(({ day, slot }) =>
    (trip.plan.days[day]?.slots ?? []).flatMap((other) => (other.id === slot.id ? [] : [{ day, slot, other }])),
  );
  return pairs.flatMap(({ day, slot, other }, pair) =>
    [0, 1].flatMap((turn) => {
      const wording = WORDINGS[(pair * 3 + turn) % WORDINGS.length] ?? '';
      const message = wording
        .replace('DAY', dayName(trip.plan, day).toLowerCase())
        .replace('MEAL', slot.kind)
        .replace('X', () => other.name);
      const { change, reply } = answerMessage(trip, message);
      if (!change) return / near | yet, so the plan says/.test(reply) ? [] : [`${message}: ${reply}`];
      const after = change.plan.days[day]?.slots ?? [];
      const came = after.find(({ kind }) => kind === slot.kind);
      const wayOf = (to: PlanSlot): number => minutesTo(trip, { name: other.name, spot: other }, to);
      const isNear = came !== undefined && (wayOf(came) <= NEAR || wayOf(came) < wayOf(slot));
      const isThere = after.some(({ name }) => name === other.name);
      return isNear && isThere && came.name !== slot.name ? [] : [`${message}: ${reply}`];
    }),
  );
}

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'a meal that is to be near something is found near it, or the reply says that none is: %s',
  (_, outline) => {
    expect(faults(fixedTrip(outline))).toEqual([]);
  },
);

test('drinks near a place are no dessert, and the place they are to be near to stays', () => {
  const after = answerMessage(londonHen(), 'drinks near hawksmoor').change?.plan;
  const saturday = after?.days[1]?.slots ?? [];
  expect(saturday.some(({ name }) => name === 'Hawksmoor Seven Dials')).toBe(true);
  expect(saturday.filter(({ kind }) => kind === 'night').map(({ type }) => type)).not.toContain('Dessert bar');
});

test.each(['add a bar near the hotel on friday', 'add a cocktail bar near heaven'])(
  'nothing is added that is not near, and the reply says of what: %s',
  (message) => {
    const { change, reply } = answerMessage(londonHen(), message);
    expect(change).toBeNull();
    expect(reply).toMatch(/^Nothing on our list that is near (?:Leman Locke|Heaven) is /);
  },
);

test.each(['is dinner near the hotel', 'what bars are near hawksmoor', 'how near is dinner to heaven'])(
  'asked, nothing changes: %s',
  (message) => expect(answerMessage(londonHen(), message)).toMatchObject({ change: null, understood: true }),
);

test('who sleeps in joins nobody', () => {
  const { change } = answerMessage(londonHen(), 'can we skip the golf and sleep in');
  expect(change?.plan.groupSize).toBe(12);
  expect(change?.plan.days[1]?.slots.map(({ name }) => name)).not.toContain('Puttshack Bank');
});
