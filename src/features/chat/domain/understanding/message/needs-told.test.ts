import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const needsOf = (message: string) => {
  const [part] = readParts(state, message, { isLoose: false, topic: [] });
  return part?.intent.kind === 'needs' ? part.intent : null;
};

describe('who cannot climb is told in many words', () => {
  test.each([
    'best mans just had knee surgery',
    'lift needed everywhere, grandads chair is heavy',
    'could we avoid anything steep?',
    'nobody in our party can manage a gangplank',
    'brides mum cant do cobbles',
  ])('%s', (message) => expect(needsOf(message)?.stepFree).toBe(true));
});

describe('and who does not drink', () => {
  test.each([
    'please note that one colleague does not take alcohol for medical reasons',
    'no pubs, stag is off it',
    'the best man is in AA',
  ])('%s', (message) => expect(needsOf(message)?.noAlcohol).toBe(true));
});

test('a price that is too steep is no hill', () => expect(needsOf('somewhere not too steep for dinner')).toBeNull());

test('a child told by its age', () => expect(needsOf('bairn is 2 so nothing late')?.minorsPresent).toBe(true));

test('what hurts an arm is told of the parts that need both hands', () => {
  const [part] = readParts(state, 'ben hurt his wrist', { isLoose: false, topic: [] });
  expect(part?.intent).toEqual({ kind: 'unlisted', concern: 'hands', what: 'wrist' });
});
