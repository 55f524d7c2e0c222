/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { knownPlan } from './fixtures/known-plan.ts';
import { stateAfter } from './trail.ts';

const trip = knownPlan();
/** The turn after these messages, the last of which is answered. */
function answered(...messages: string[]) {
  const last = messages.at(-1) ?? '';
  const state = messages
    .slice(0, -1)
    .reduce((before, message) => stateAfter(before, message, answerMessage(before, message)), trip);
  return { state, turn: answerMessage(state, last) };
}

describe('what a few plain words say is neither thrown away nor guessed at', () => {
  test('before an hour is not at it', () => {
    // Hawksmoor is at 19:30.
    expect(answerMessage(trip, 'dinner before 7.30 on saturday please').reply).not.toContain('already');
  });

  test('a meal at an hour of no such meal changes nothing', () => {
    for (const message of ['dinner at 4am', 'breakfast at 7am on saturday', 'make dinner free'])
      expect(answerMessage(trip, message).change, message).toBeNull();
  });

  test('an end that every evening keeps already makes no day longer', () => {
    const { change, reply } = answerMessage(trip, 'nothing after 11pm sunday');
    expect(change).toBeNull();
    expect(reply).toContain('already');
  });

  test('finish at midnight, with no day, is about the nights', () => {
    const { change } = answerMessage(trip, 'finish at midnight');
    expect(change?.request.days.map(({ endMinute }) => endMinute <= 1440)).toEqual([true, true, true]);
    expect(change?.plan.days[2]?.slots.length).toBe(trip.plan.days[2]?.slots.length);
  });

  test('home by one, after a night out, is no afternoon', () => {
    const { change } = answerMessage(trip, 'get us home by 1 saturday');
    expect(change?.request.days[1]?.endMinute).toBe(1500);
  });

  test('everybody but one is one fewer', () => {
    const { change } = answerMessage(trip, 'everyone but tom is coming');
    expect(change?.request.groupSize).toBe(trip.request.groupSize - 1);
  });

  test('what is added in one breath with what goes is not swallowed by it', () => {
    expect(answerMessage(trip, 'drop the museum and add dinner on sunday').reply).toMatch(/dinner/);
  });

  test('lunch is when, not what, in something wanted after lunch', () => {
    expect(answerMessage(trip, 'visit stonehenge after lunch').reply).toContain('stonehenge');
  });
});

describe('in a conversation', () => {
  test('the half of the day completes the hour said before', () => {
    const { turn } = answered('move dinner saturday to 8', 'pm obvs');
    expect(turn.understood).toBe(true);
    expect(turn.reply).toContain('20:00');
  });

  test('a question about a change does not take it back', () => {
    const { turn } = answered('drop the museum', 'wait which one was that');
    expect(turn.change).toBeNull();
  });

  test('undo and another order are both done', () => {
    const { turn } = answered('we are 8 now', 'undo then drop hawksmoor instead');
    expect(turn.change?.request.groupSize).toBe(trip.request.groupSize);
    expect(turn.change?.plan.days[1]?.slots.map(({ kind }) => kind)).not.toContain('dinner');
  });
});

describe('dates', () => {
  test.each([
    ['move it to the following friday', '2027-03-19', 3],
    ['26 march for 3 nights', '2027-03-26', 4],
    ['start on the saturday', '2027-03-13', 2],
    ['just the friday', '2027-03-12', 1],
  ])('%s', (message, first, length) => {
    const { change } = answerMessage(trip, message);
    expect([change?.request.days[0]?.date, change?.request.days.length]).toEqual([first, length]);
  });

  test('a month without a day is asked about', () => {
    for (const message of ['same weekend but april', 'we are going in september'])
      expect(answerMessage(trip, message).reply, message).toMatch(/^Which one shall it be/);
  });
});
