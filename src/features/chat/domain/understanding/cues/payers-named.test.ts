import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { payersNamed } from './payers-named.ts';

const known = knownPlan();

test.each([
  ['what do Tom and Dave owe together', 2],
  ['what do tom, dave and steve owe', 3],
  ['how much will me and my sister pay between us', 2],
  ['What do Aoife, Sean and Niamh come to between them?', 3],
])('“%s” names %d who pay', (message, payers) => {
  expect(payersNamed(read(message, known))).toBe(payers);
});

test.each([
  'what do we owe',
  'what does everyone owe',
  'what does dave owe',
  'what do the karting and the boat come to together',
  'what do dinner and drinks come to in total',
  'how much does it cost in total',
])('“%s” names nobody who does', (message) => {
  expect(payersNamed(read(message, known))).toBeNull();
});

test('two of the group owe twice what each pays', () => {
  const { slotsPerPersonPence, stayPerPersonPence } = known.plan.totals;
  const plan = { ...known.plan, totals: { ...known.plan.totals, allPerPersonPence: 135_00 } };
  const { reply, change } = answerMessage({ ...known, plan }, 'what do Tom and Dave owe together');
  expect(slotsPerPersonPence + stayPerPersonPence).toBeGreaterThan(0);
  expect(reply).toContain(`For 2 of the ${known.plan.groupSize} it is £270 together`);
  expect(change).toBeNull();
});
