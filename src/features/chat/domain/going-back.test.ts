/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import type { ConciergeState } from './concierge-state.ts';
import { afterTurn, londonTrip } from './fixtures/london-trip.ts';
import { slotsOf } from './understanding/finding/find-slots.ts';

const trip = londonTrip();
const [first, second] = slotsOf(trip.plan)
  .filter(({ slot }) => slot.kind === 'activity')
  .map(({ slot }) => slot.name);

/** The trips that a conversation passes through, the one before it first. */
function talk(...messages: string[]): ConciergeState[] {
  const states = [trip];
  for (const message of messages) {
    const state = states.at(-1) ?? trip;
    states.push(afterTurn(state, message, answerMessage(state, message)));
  }
  return states;
}

const plansOf = (states: readonly ConciergeState[]) => states.map(({ plan }) => plan);
const TWO_CHANGES = [`drop ${first}`, `drop ${second}`];

describe('undo', () => {
  test('a changed mind about another part is no step back', () => {
    const states = talk(`drop ${first}`);
    const last = states.at(-1) ?? trip;
    const turn = answerMessage(last, `we changed our minds about ${second}`);
    const names = slotsOf(turn.change?.plan ?? last.plan).map(({ slot }) => slot.name);
    expect(names).not.toContain(first);
    expect(turn.reply).toContain(second);
  });

  test('a second undo goes a further step back, not forth, and a third has nothing left', () => {
    const states = talk(...TWO_CHANGES, 'undo', 'undo');
    const [start, one, , undone, undoneAgain] = plansOf(states);
    expect(undone).toEqual(one);
    expect(undoneAgain).toEqual(start);
    const last = states.at(-1) ?? trip;
    expect(answerMessage(last, 'undo')).toMatchObject({ change: null, understood: true });
  });

  test('redo brings the changes back in the order they were made', () => {
    const [, one, two, , , redone, redoneAgain] = plansOf(talk(...TWO_CHANGES, 'undo', 'undo', 'redo', 'redo'));
    expect(redone).toEqual(one);
    expect(redoneAgain).toEqual(two);
  });

  test('a change after an undo leaves nothing to redo', () => {
    const states = talk(...TWO_CHANGES, 'undo', `drop ${second}`);
    expect(answerMessage(states.at(-1) ?? trip, 'redo').change).toBeNull();
  });

  test.each([
    'undo the last two',
    'undo both',
    'undo both of those',
    'go back two steps',
    'undo the last 2 changes',
    'take back the last two',
    'revert the last couple of changes',
    'undo undo',
    'undo twice',
    'put everything back how it was at the start',
    'go back to the original plan',
    'go back to how it was at the beginning',
    'undo everything',
    'undo all my changes',
    'start over please',
    'back to square one',
    'reset it',
    'can we go back to how you had it originally',
    'the original plan was better',
  ])('%s goes back over both changes', (message) => {
    expect(talk(...TWO_CHANGES, message).at(-1)?.plan).toEqual(trip.plan);
  });

  test.each(['undo', 'take back the last one', 'scratch that', 'undo that last one pls', 'as you were', 'forget that'])(
    '%s goes back over the last change alone',
    (message) => {
      const [, one, , now] = plansOf(talk(...TWO_CHANGES, message));
      expect(now).toEqual(one);
    },
  );
});

describe('a place that is gone', () => {
  test.each([
    'bring the X back',
    'actually bring the X back x',
    'i liked the X better',
    'put X back after all',
    'can we have X back',
    'no i preferred X',
  ])('%s undoes the change that took it out', (wording) => {
    expect(talk(`drop ${first}`, wording.replace('X', first ?? '')).at(-1)?.plan).toEqual(trip.plan);
  });

  test('comes back alone where other changes came after it', () => {
    const names = slotsOf(talk(...TWO_CHANGES, `bring ${first} back`).at(-1)?.plan ?? trip.plan).map(
      ({ slot }) => slot.name,
    );
    expect(names).toContain(first);
    expect(names).not.toContain(second);
  });
});
