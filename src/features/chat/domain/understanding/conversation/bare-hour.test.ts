import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { stateAfter } from '../../trail.ts';
import { bareHour } from './bare-hour.ts';

const after = (line: string): ConciergeState => {
  const state = knownPlan();
  return stateAfter(state, line, answerMessage(state, line));
};
const hourIn = (state: ConciergeState, line: string): unknown => {
  const intent = bareHour(state, line)?.intent;
  return intent?.kind === 'retime' ? intent.startMinute : null;
};

test.each(['make that 3:30pm', 'hmm 3.30 instead', 'no, half past 3', 'actually 15:30 is better', 'sorry 3:30 pm'])(
  'an hour alone, after a move, is another hour for it: %s',
  (line) => expect(hourIn(after('move city cruises an hour later'), line)).toBe(930),
);

test('where nothing was to be moved, or more is said, an hour is none', () => {
  expect(hourIn(after('why fabric'), 'make that 3:30pm')).toBeNull();
  expect(hourIn(after('move city cruises an hour later'), 'dinner at 3:30pm')).toBeNull();
});
