/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { SlotKind } from '../../src/engine/trip-request.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { londonHen } from './trip-for-tests.ts';

const WORDINGS = [
  'HOW KIND on DAY',
  'can we have a HOW KIND on DAY',
  'find us a HOW KIND for DAY',
  'a HOW KIND on DAY would be good',
  'HOW KIND DAY please',
  'id like a HOW KIND on DAY',
  'swap the KIND on DAY for a HOW one',
  'could the KIND on DAY be HOW',
  'make DAY KIND HOW',
];
const HOW = [
  'quieter',
  'livelier',
  'cheaper',
  'posher',
  'more relaxed',
  'less expensive',
  'more fun',
  'more central',
  'different',
];
const KINDS: Readonly<Record<string, readonly SlotKind[]>> = {
  bar: ['night'],
  pub: ['night'],
  club: ['night'],
  'night out': ['night'],
  restaurant: ['lunch', 'dinner'],
  lunch: ['lunch'],
  dinner: ['dinner'],
  activity: ['activity'],
};

/** Messages after which another part than the one that was meant is another, or the reply is about something else. */
function faults(trip: ReturnType<typeof fixedTrip>): string[] {
  let turn = 0;
  return trip.plan.days.flatMap((_, day) =>
    Object.entries(KINDS).flatMap(([word, kinds]) =>
      [0, 1].flatMap(() => {
        turn += 1;
        const message = (WORDINGS[turn % WORDINGS.length] ?? '')
          .replace('HOW', HOW[(turn * 5) % HOW.length] ?? '')
          .replace('KIND', word)
          .replace('DAY', dayName(trip.plan, day).toLowerCase());
        const { change, reply } = answerMessage(trip, message);
        if (!change)
          return / stays?[:.]| so | shall I |to swap\.| yet, so /.test(reply) ? [] : [`${message}: ${reply}`];
        // What the limit of the trip takes elsewhere is told first.
        if (reply.startsWith('To keep within your limit')) return [];
        const [before, after] = [slotsOnDays(trip.plan), slotsOnDays(change.plan)];
        const ids = (all: typeof before) => new Set(all.map(({ slot }) => slot.venueId));
        const gone = before.filter(({ slot }) => !ids(after).has(slot.venueId));
        const came = after.filter(({ slot }) => !ids(before).has(slot.venueId));
        const isMeant = (one: (typeof before)[number]): boolean => one.day === day && kinds.includes(one.slot.kind);
        const isRight = gone.length === 1 && came.length === 1 && [...gone, ...came].every(isMeant);
        return isRight ? [] : [`${message}: ${reply}`];
      }),
    ),
  );
}

test.each(sweptTrips(0))('how a part of a day is to be changes that part and no other: %s', (_, outline) => {
  expect(faults(fixedTrip(outline))).toEqual([]);
});

test.each(sweptTrips(0))(
  'praise that is taken back in the same breath is about the part that is praised: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    for (const { slot } of slotsOnDays(trip.plan)) {
      const message = `${slot.name.toLowerCase()} is fine but id like something cheaper`;
      const { change, reply } = answerMessage(trip, message);
      const after = change ? slotsOnDays(change.plan).map((one) => one.slot.venueId) : [];
      const gone = slotsOnDays(trip.plan).filter((one) => change && !after.includes(one.slot.venueId));
      expect([message, gone.map((one) => one.slot.name)]).toEqual([message, change ? [slot.name] : []]);
      expect(change !== null || reply.includes(slot.name)).toBe(true);
    }
  },
);

test('asked for, it is a list, and nothing changes', () => {
  const { change, reply } = answerMessage(londonHen(), 'is there a cheaper restaurant for sunday');
  expect(change).toBeNull();
  expect(reply).toContain('Instead of Tapas Brindisa London Bridge (Sunday lunch) you could have:');
});

test('several of a kind are all meant, one of several is asked for', () => {
  const { change } = answerMessage(londonHen(), 'cheaper meals on saturday');
  const names = slotsOnDays(change?.plan ?? londonHen().plan).map(({ slot }) => slot.name);
  expect(names).not.toContain('Dishoom Covent Garden');
  expect(names).not.toContain('Hawksmoor Seven Dials');
  expect(answerMessage(londonHen(), 'a livelier night out on friday').reply).toContain('Which one shall I swap');
});
