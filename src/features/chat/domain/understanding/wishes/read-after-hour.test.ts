import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readAfterHour } from './read-after-hour.ts';

const state = knownPlan();
const startsOf = (line: string): number[] | null => {
  const intent = readAfterHour(read(line, state), state);
  return intent?.kind === 'schedule' ? intent.scope.slots.map(({ slot }) => slot.startMinute) : null;
};

test('what is planned on one side of an hour is shown', () => {
  const before = startsOf('are we doing anything before 12 on saturday') ?? [];
  expect(before.length).toBeGreaterThan(0);
  expect(Math.max(...before)).toBeLessThan(720);
  const after = startsOf('whats on after 8 saturday night') ?? [];
  expect(after.length).toBeGreaterThan(0);
  expect(Math.min(...after)).toBeGreaterThan(1020);
});

test.each(['nothing before 11 on saturday', 'is anything open after midnight', 'start after 12 on saturday'])(
  'an order and a question of opening hours are none: %s',
  (line) => {
    expect(startsOf(line)).toBeNull();
  },
);
