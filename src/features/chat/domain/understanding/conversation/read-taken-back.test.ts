import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { stateAfter } from '../../trail.ts';
import { readTakenBack } from './read-taken-back.ts';

const trip = londonTrip();

describe('what is said before a word that takes it back is not done', () => {
  test.each([
    ['we are 9, no wait, drop friday dinner', 'drop friday dinner'],
    ['we are 9 - actually scrap that, drop friday dinner', 'drop friday dinner'],
    ['we are 9. sorry i meant drop friday dinner', 'drop friday dinner'],
    ['add a spa. no, never mind, we are 12 now', 'we are 12 now'],
  ])('%s', (message, wish) => expect(readTakenBack(trip, message)).toEqual({ kind: 'instead', wish }));

  test.each(['drop friday dinner. actually never mind', 'we are 9 - no, forget it', 'make it 200 each, scratch that'])(
    '%s',
    (message) => {
      expect(readTakenBack(trip, message)).toEqual({ kind: 'nothing-left' });
      expect(answerMessage(trip, message).change).toBeNull();
    },
  );
});

describe('another value, and what only sounds like taking back, are for other readers', () => {
  test.each([
    'dinner at 7, no wait, 8',
    'friday dinner is naff, forget it',
    'swap dinner for pizza, sorry i meant burgers',
    'never mind',
    'no wait for a table please',
  ])('%s', (message) => expect(readTakenBack(trip, message)).toBeNull());
});

test('after a change, what is meant instead is done on the trip before it', () => {
  const first = answerMessage(trip, 'we are 8 now');
  const state = stateAfter(trip, 'we are 8 now', first);
  for (const message of ['no, drop friday dinner instead', 'actually scrap that, drop friday dinner']) {
    const { change, reply } = answerMessage(state, message);
    expect(change?.request.groupSize, message).toBe(trip.request.groupSize);
    expect(change?.plan.days[0]?.slots.map(({ kind }) => kind)).not.toContain('dinner');
    expect(reply).toContain('is out');
  }
});
