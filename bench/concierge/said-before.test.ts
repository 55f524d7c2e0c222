/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptOf } from './swept-trips.ts';
import { outlineOf, saidOn } from './trip-for-tests.ts';

/** What may have been said before: changes, questions, lists, offers, questions back, and what nobody understands. */
const BEFORE = [
  'move {first} an hour later',
  'swap {first} for something cheaper',
  'drop {first}',
  'make {day} calmer',
  'any cheaper restaurants?',
  'what else could we do instead of {first}',
  'we are vegan',
  'make it cheaper',
  'can we have lunch somewhere else',
  'swap dinner',
  'what if it rains',
  'our budget is 900 each',
  'blah wibble',
  'add a spa',
];
/** Whole orders and questions that lean on nothing said before. */
const AFTER = [
  'we are {size} now',
  'there are {size} of us now',
  'drop {last}',
  'move {last} half an hour later',
  'swap {last} for something cheaper',
  'make {lastDay} calmer',
  'start {lastDay} at 12',
  'two of us are vegan',
  'no alcohol please',
  'can we have something outdoors instead of {last}',
  'any vegan restaurants nearby',
  'how much is {last}',
  'what are we doing on {lastDay}',
];

const madeOf = ({ change }: ConciergeTurn): unknown =>
  change && [
    change.plan.days.map(({ date, slots }) => [date, slots.map(({ venueId, startMinute }) => [venueId, startMinute])]),
    change.request.groupSize,
    change.request.budgetCapPence,
    change.request.needs,
  ];

test.each(['london-hen', 'bristol-birthday'])(
  'what needs nothing said before does the same whatever was said: %s',
  (id) => {
    const trip: ConciergeState = fixedTrip(outlineOf(id));
    const activities = slotsOnDays(trip.plan).filter(({ slot }) => slot.kind === 'activity');
    const [first, last] = [activities[0], activities.at(-1)];
    if (!first || !last) throw new Error('the trip has no activities');
    const names: Record<string, string> = {
      first: first.slot.name,
      last: last.slot.name,
      day: dayName(trip.plan, first.day).toLowerCase(),
      lastDay: dayName(trip.plan, last.day).toLowerCase(),
      size: String(trip.plan.groupSize + 2),
    };
    const filled = (line: string): string => line.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
    const different = BEFORE.map(filled).flatMap((before, at) => {
      const first = answerMessage(trip, before);
      const state = stateAfter(trip, before, first);
      // What changed nothing leaves the trip that it was said of.
      const silent = first.change ? { ...state, history: [] } : trip;
      return sweptOf(AFTER, 2, at)
        .map(filled)
        .flatMap((line) => {
          const [turn, alone] = [answerMessage(state, line), saidOn(silent, line).turn];
          return JSON.stringify(madeOf(turn)) === JSON.stringify(madeOf(alone))
            ? []
            : [`${before} | ${line}: ${turn.reply}`];
        });
    });
    expect(different).toEqual([]);
  },
);
