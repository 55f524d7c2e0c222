import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';

const state = knownPlan();
const replyTo = (message: string) => {
  const turn = answerMessage(state, message);
  expect(turn.change).toBeNull();
  return turn.reply;
};

describe('a plain question about a place is answered about that place, and changes nothing', () => {
  test.each([
    ['do we need ID for fabric', 'fabric is for adults only'],
    ['can my nan do the cruise', 'City Cruises from Westminster Pier is'],
    ['do hawksmoor take cards', 'That (take cards) our list does not say of it, so ask Hawksmoor Seven Dials'],
    ['is kew gardens covered', 'Kew Gardens is outdoors by our list'],
    ['does the museum do food', 'Whether British Museum serves food our list does not say'],
    ['is fabric rowdy', 'That (rowdy) our list does not say of it'],
  ])('“%s”', (message, told) => {
    expect(replyTo(message)).toContain(told);
  });

  test('what neither plan nor guides tell is not answered with a price or a way', () => {
    expect(replyTo('how drunk will we get')).toContain('I would rather not guess');
  });
});

test('an order, a request and a price asked for are what they were', () => {
  expect(answerMessage(state, 'do the museum later').reply).not.toContain('our list does not say');
  expect(replyTo('is hawksmoor dear')).toContain('£');
  expect(replyTo('what time is the cruise')).toContain('15:00');
});

describe('nobody is moved to another stay by guess', () => {
  test.each(['can we stay somewhere with parking', 'can we get a bigger place to stay'])('“%s”', (message) => {
    expect(replyTo(message)).toMatch(/^Which of them has (?:parking|bigger rooms) our list does not say/);
  });
});
