import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { answeredWithMore, whenOffered } from './answered-with-more.ts';

const trip = londonTrip();
const told = (...lines: readonly string[]): ConciergeState => ({
  ...trip,
  history: lines.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })),
});
const OFFER = 'Nothing has changed. Say yes to go ahead with “drop Sunday lunch”.';
const LIST = 'What shall be different?\n1. Make it cheaper\n2. Make it calmer';
const offered = told('is lunch needed', OFFER);
const listed = told('i am not happy', LIST);

describe('an answer with a wish besides is both', () => {
  test.each([
    [offered, 'yes and we are 9 now', 'drop Sunday lunch \n we are 9 now'],
    [offered, "yeah go on, also dave's vegan", "drop Sunday lunch \n dave's vegan"],
    [offered, 'no thanks, but we are 9 now', 'we are 9 now'],
    [listed, 'the second one and we are 9 now', 'Make it calmer \n we are 9 now'],
  ])('%#', (state, message, wish) => expect(answeredWithMore(state, message)).toBe(wish));

  test.each([
    [offered, 'yes please'],
    [offered, 'ok, drop friday dinner'],
    [offered, 'yes but 10'],
    [listed, 'the second one'],
    [trip, 'yes and we are 9 now'],
  ])('a mere answer is not, nor one to nothing: %#', (state, message) =>
    expect(answeredWithMore(state, message)).toBeNull(),
  );
});

describe('an offer stays open while questions are answered', () => {
  const asked = (...opening: readonly string[]) => told(...opening, 'what time is dinner?', 'Dinner is at 19:30.');
  test('and is taken up by plain consent', () => {
    expect(whenOffered(asked('is lunch needed', OFFER), 'ok yes do it').history).toEqual(offered.history);
    expect(whenOffered(asked('i am not happy', LIST), 'ok the first one').history).toEqual(listed.history);
  });
  test('but not by thanks for the answer, nor after a change', () => {
    for (const state of [asked('is lunch needed', OFFER)]) expect(whenOffered(state, 'ok great')).toBe(state);
    const changed = told('is lunch needed', OFFER, 'we are 9', 'The plan is now for 9.\nStill £80 a person.');
    expect(whenOffered(changed, 'yes do it')).toBe(changed);
  });
});
