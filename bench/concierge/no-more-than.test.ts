/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { SlotKind } from '../../src/engine/trip-request.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen, outlineOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** How many of a kind each day has. */
const countsOf = (plan: ReturnType<typeof fixedTrip>['plan'], kind: SlotKind): number[] =>
  plan.days.map(({ slots }) => slots.filter((slot) => slot.kind === kind).length);

const DAILY = ['one activity a day max', 'no more than 1 activity per day', 'can we limit it to one thing a day'];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'so many things a day and no more, and no meal or night goes for it: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    for (const message of DAILY) {
      const after = answerMessage(trip, message).change?.plan ?? trip.plan;
      expect(countsOf(after, 'activity')).toEqual(countsOf(trip.plan, 'activity').map((count) => Math.min(1, count)));
      for (const kind of ['lunch', 'dinner', 'night'] as const)
        expect(countsOf(after, kind)).toEqual(countsOf(trip.plan, kind));
    }
    for (const [day, count] of countsOf(trip.plan, 'activity').entries()) {
      if (count < 2) continue;
      const name = dayName(trip.plan, day).toLowerCase();
      for (const message of [
        `only one thing on ${name} please`,
        `keep ${name} to one activity`,
        `${name} one activity max`,
      ]) {
        const after = answerMessage(trip, message).change?.plan ?? trip.plan;
        const wanted = countsOf(trip.plan, 'activity').map((had, at) => (at === day ? 1 : had));
        expect([message, ...countsOf(after, 'activity')]).toEqual([message, ...wanted]);
      }
    }
  },
);

test.each(['max 1 bar each night', 'one club a night is enough', 'no more than one pub a night'])('%s', (message) => {
  const after = answerMessage(londonHen(), message).change?.plan;
  expect(after && countsOf(after, 'night')).toEqual([1, 1, 0]);
});

test('one fewer each night takes no dinner in a pub', () => {
  const trip = fixedTrip(outlineOf('krakow-stag'));
  const after = answerMessage(trip, 'lose a pub each night').change?.plan ?? trip.plan;
  expect(countsOf(after, 'night')).toEqual(countsOf(trip.plan, 'night').map((count) => Math.max(0, count - 1)));
  expect(countsOf(after, 'dinner')).toEqual(countsOf(trip.plan, 'dinner'));
});

describe('what is within it already stays, and the limit holds from then on', () => {
  test.each(['no more than 2 things on sunday', 'three activities a day is too many, two is plenty'])(
    '%s',
    (message) => {
      const trip = londonHen();
      const { change } = answerMessage(trip, message);
      expect(change?.plan).toBe(trip.plan);
      expect(change?.request.activityCapByDay[2]).toBe(2);
    },
  );
});

test.each(["there's only one thing on sunday", 'only one activity on friday?', 'sunday only has two things'])(
  'what there is by now is no limit: %s',
  (message) => {
    const { change, reply, understood } = answerMessage(londonHen(), message);
    expect(change).toBeNull();
    expect(understood).toBe(true);
    expect(reply).toMatch(/^What shall be different on Sunday\?|^Friday afternoon is TeamSport/);
  },
);

describe('what could be left out for a saving', () => {
  test.each(TRIP_OUTLINES.map(({ id }) => [id] as const))('%s', (id) => {
    const trip = fixedTrip(outlineOf(id));
    const prices = new Map(slotsOnDays(trip.plan).map(({ slot }) => [slot.name, slot.pricePerPersonPence]));
    for (const pounds of [10, 20]) {
      const { change, reply } = answerMessage(trip, `what could we skip to save £${pounds} each`);
      expect(change).toBeNull();
      const named = [...reply.matchAll(/^\d\. Drop (.+) \(saves/gm)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(0);
      for (const name of named) expect(prices.get(name)).toBeGreaterThanOrEqual(pounds * 100);
    }
  });

  test('the first of them is dropped by its number', () => {
    const trip = londonHen();
    const asked = answerMessage(trip, 'what could we skip to save a tenner');
    const history = [
      { role: 'user' as const, content: 'what could we skip to save a tenner' },
      { role: 'assistant' as const, content: asked.reply },
    ];
    const { change } = answerMessage({ ...trip, history }, 'the first one');
    expect(change?.plan.totals.slotsPerPersonPence).toBe(trip.plan.totals.slotsPerPersonPence - 1500);
  });

  test('several together where no part alone would do', () => {
    expect(answerMessage(londonHen(), 'which bits could we lose to save £100').reply).toContain('together save £133');
  });
});

test('the stay is no part of the day, and is offered to be counted', () => {
  const trip = londonHen();
  const asked = answerMessage(trip, 'how do we get it under 500');
  expect(asked.change).toBeNull();
  expect(asked.reply).toContain('With the stay it is £570');
  const { change } = answerMessage(trip, '£500 a head including the stay');
  expect(change?.plan.totals.allPerPersonPence).toBeLessThanOrEqual(50_000);
});
