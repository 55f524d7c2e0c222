/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { afterTurn } from '../../fixtures/london-trip.ts';
import { filledIn } from './filled-in.ts';

const known = knownPlan();

/** The state after these messages and the concierge's own answers to them. */
const told = (...messages: string[]): ConciergeState =>
  messages.reduce((state, message) => afterTurn(state, message, answerMessage(state, message)), known);

describe('a message that only brings another value asks the question before it again', () => {
  test.each([
    ['how much is the karting', 'and the boat?', 'how much is the boat?'],
    ['what does friday cost', 'what about saturday', 'what does saturday cost?'],
    ['what does friday cost', 'and the boat', 'what does the boat cost?'],
    ['how much is the karting', 'and saturday?', 'how much is saturday?'],
    ['what time is dinner on friday', 'and on saturday', 'what time is dinner on saturday?'],
    ['where is lunch on saturday', 'and dinner?', 'where is dinner on saturday?'],
    ['when do we start on sunday', 'and finish?', 'when do we finish on sunday?'],
    ['how far is the karting from the hotel', 'and kew gardens?', 'how far is kew gardens from the hotel?'],
    ['what if there were 12 of us', 'or 15?', 'what if there were 15 of us?'],
    ['what would 12 people cost', 'and for 15?', 'what would 15 people cost?'],
    [
      'what do we get back if we cancel in january',
      'a week before?',
      'what do we get back if we cancel a week before?',
    ],
    ['does dishoom do halal', 'and vegans?', 'does dishoom do vegans?'],
    ['how much is the boat', 'each?', 'how much is the boat each?'],
    ['any other good restaurants', 'and for vegans', 'any other good restaurants for vegans?'],
    ['what if we cancel two months before', 'and if its only a week before?', 'what if we cancel a week before?'],
  ])('“%s”, then “%s”', (question, short, full) => {
    expect(filledIn(told(question), short)).toBe(full);
  });

  test('however many of them come one after the other', () => {
    expect(filledIn(told('what time is dinner on friday', 'and on saturday'), 'and lunch?')).toBe(
      'what time is lunch on saturday?',
    );
  });

  test('and is answered with the other value', () => {
    const { reply, change } = answerMessage(told('how much is the karting'), 'and the boat?');
    expect(reply).toContain('City Cruises');
    expect(change).toBeNull();
  });
});

describe('a wish is made again where somebody goes on from it', () => {
  test.each([
    ['make saturday calmer', 'and sunday', 'make sunday calmer'],
    ['drop the karting', 'also the boat please', 'drop the boat'],
  ])('“%s”, then “%s”', (wish, short, full) => {
    expect(filledIn(told(wish), short)).toBe(full);
  });

  test.each([
    ['drop the karting', 'the boat', 'names a place and may mean anything'],
    ['we are 12 now', 'and 3', 'may be three more'],
  ])('but not by “%s”, then “%s”, which %s', (wish, short) => {
    expect(filledIn(told(wish), short)).toBeNull();
  });
});

test.each([
  ['how much is the karting', 'drop the boat'],
  ['how much is the karting', 'is the boat any good'],
  ['how much is the karting', 'how about bowling instead'],
  ['thanks', 'saturday'],
  ['how much is the karting', 'ok thanks'],
])('after “%s”, “%s” says what it says by itself', (question, message) => {
  expect(filledIn(told(question), message)).toBeNull();
});

test('nothing is filled in where nothing was said before', () => {
  expect(filledIn(known, 'and the boat?')).toBeNull();
});
