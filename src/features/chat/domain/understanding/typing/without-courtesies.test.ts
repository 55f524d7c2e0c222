import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { withoutCourtesies } from './without-courtesies.ts';

test.each([
  ['hey again, stag broke his leg. fix it thanks!!', 'stag broke his leg. fix it'],
  ['keep it sober, groom is in recovery ta', 'keep it sober, groom is in recovery'],
  ['Does SOLE cater for vegetarians? Thank you so much ❤️', 'Does SOLE cater for vegetarians?'],
  ['sorry to be a pain but what if two drop out', 'what if two drop out'],
  ["make sunday rainproof if that's ok", 'make sunday rainproof'],
  ['sorry, is deposit necessary?', 'is deposit necessary?'],
  ['quick one - list the bars. cheers x', 'list the bars'],
])('%s is read without its frame', (typed, read) => {
  expect(withoutCourtesies(typed)).toBe(read);
});

test.each(['no thanks', 'hi there mate', 'thank you so much', 'sorry, 12', 'morning activity on friday', 'do it 👍'])(
  '%s stays as it is',
  (typed) => {
    expect(withoutCourtesies(typed)).toBe(typed);
  },
);

test('there is no address where something is there', () => {
  expect(withoutCourtesies('hi there will be nine of us')).toBe('there will be nine of us');
});

test('a question with thanks after it is answered as the question', () => {
  const asked = (message: string): string => answerMessage(knownPlan(), message).reply;
  expect(asked('list the bars. cheers')).toBe(asked('list the bars'));
});
