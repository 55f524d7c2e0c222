/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { WEEKDAY_NAMES, type Weekday } from '../../src/shared/dates.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** What people order of a day and ask of it; X is a day that the trip does not have, S something that it has. */
const ORDERS = [
  'drop X dinner',
  'cancel everything on X',
  'skip X night',
  'move the dinner to X',
  'move S to X',
  'put S on X instead',
  'can we do S X',
  'add bowling on X',
  'can we have a spa on X morning',
  'make X calmer',
  'make X cheaper',
  'make X wilder',
  'start X at 11',
  'finish by 5 on X',
  'nothing before 11 on X please',
  'can X start later',
  'swap X lunch for a vegan place',
  'somewhere posher for X dinner',
  'X dinner at 8',
  'X lunch an hour later',
  'we want a lie in on X',
  'we leave at 5 on X',
  'we arrive at 3pm on X',
  'nothing on X please',
  'free time on X afternoon please',
  'anything indoors on X instead',
  'keep X as it is',
  'one more bar on X night',
  'can the X thing be later',
  'Xs dinner is too expensive',
];
const QUESTIONS = [
  'what are we doing on X',
  'whats for dinner on X',
  'what time does X start',
  'how much is X',
  'is X busy',
  'what if it rains on X',
  'where is lunch X',
];

const WEEK: readonly Weekday[] = [2, 1, 0, 3, 4, 5, 6];

function absentDayOf({ plan }: ConciergeState): string | null {
  const day = WEEK.find((weekday) => plan.days.every((planned) => planned.weekday !== weekday));
  return day === undefined ? null : WEEKDAY_NAMES[day];
}

describe.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'of a day that %s does not have',
  (_, outline) => {
    const state = fixedTrip(outline);
    const absent = absentDayOf(state) ?? '';
    const named = slotsOnDays(state.plan)[0]?.slot.name ?? '';
    const present = dayName(state.plan, 0);
    const told = (line: string) => answerMessage(state, line.replace('X', absent.toLowerCase()).replace('S', named));

    test.runIf(absent !== '')('the reply says so, and no other day is taken for it', () => {
      const wrong = [...ORDERS, ...QUESTIONS].flatMap((line) => {
        const { reply, change } = told(line);
        const says = reply.includes(`has no ${absent}`) || reply.includes('that day is not in it');
        return change === null && says && reply.includes(present) ? [] : [`${line}: ${reply}`];
      });
      expect(wrong).toEqual([]);
    });
  },
);

describe('of a date', () => {
  const told = (line: string) => answerMessage(londonHen(), line);

  test.each(['move the cruise to 14 march', 'move the cruise to the 14th', 'put the cruise on the 14th of march'])(
    'that is a day of the trip a part moves there, and the trip stays where it is: %s',
    (line) => {
      const { change } = told(line);
      expect(change?.plan.days.map(({ date }) => date)).toEqual(londonHen().plan.days.map(({ date }) => date));
      const cruise = change ? slotsOnDays(change.plan).find(({ slot }) => slot.name.includes('Cruises')) : null;
      expect(cruise?.day).toBe(2);
    },
  );

  test.each([
    'move the cruise to the 20th',
    'add a spa on 17 march',
    'what’s on on the 25th',
    'make the 16th calmer',
    'drop dinner on day 4',
  ])('that the trip does not have, nothing changes: %s', (line) => {
    const { reply, change } = told(line);
    expect(change).toBeNull();
    expect(reply).toMatch(/^The trip has no /);
  });

  test.each(['move the trip to the 20th', 'can we do the 20th instead'])(
    'the whole trip moves when it is meant: %s',
    (line) => expect(told(line).change?.plan.days[0]?.date).toBe('2027-03-20'),
  );
});
