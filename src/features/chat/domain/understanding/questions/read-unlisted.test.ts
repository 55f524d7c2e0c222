import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readUnlisted } from './read-unlisted.ts';

const state = knownPlan();
const unlisted = (line: string) => readUnlisted(read(line, state));

test.each([
  ['one of us is deaf', 'deaf', undefined],
  ['somewhere to breastfeed on saturday?', 'breastfeed', undefined],
  ['gran gets dizzy on heights', 'heights', 'heights'],
  ['two of the boys have asthma', 'asthma', 'exertion'],
  ['emma cant swim', 'cant swim', 'water'],
  ['he has epilepsy', 'epilepsy', 'flashing-lights'],
])('“%s” tells what only the places know', (line, what, concern) => {
  expect(unlisted(line)).toEqual({ kind: 'unlisted', what, ...(concern ? { concern } : {}) });
});

test.each(['no nuts for si, he has an epipen', 'swap the cruise, jo gets seasick', 'she uses a wheelchair'])(
  '“%s” is an order or a need of its own',
  (line) => {
    expect(unlisted(line)).toBeNull();
  },
);

test('who gets seasick hears which parts are on the water, and nothing changes', () => {
  const turn = answerMessage(state, 'maya gets seasick');
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain('City Cruises from Westminster Pier');
  expect(turn.reply).not.toContain('British Museum');
});
