import { describe, expect, test } from 'vitest';
import { knownPlan } from '../fixtures/known-plan.ts';
import { readHypothetical } from './hypothetical.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentsOf = (message: string) =>
  readParts(state, message, { isLoose: false, topic: [] }).map(({ intent }) => intent);

describe('a limit goes, whatever sum it was', () => {
  test.each(['ignore the 500 limit spend what you like', 'scrap the £300 cap', 'bin the budget'])('%s', (message) =>
    expect(intentsOf(message)).toEqual([{ kind: 'budget', capPence: null }]),
  );
  test.each(['dont forget the budget', 'drop the limit to 250'])('%s keeps one', (message) =>
    expect(intentsOf(message)).not.toContainEqual({ kind: 'budget', capPence: null }),
  );
});

describe('a limit is told by who allows it, or as enough', () => {
  test.each([
    ['per head we are permitted £230', 230_00],
    ['£210 each has been approved', 210_00],
    ['lads have put 250 in each', 250_00],
    ['150 is loads, stick to that each', 150_00],
    ['under a ton per person if you can', 100_00],
  ])('%s', (message, capPence) => expect(intentsOf(message)).toMatchObject([{ capPence }]));
});

test('lets say a sum is a limit, and with a question only a question', () => {
  expect(readHypothetical("let's say 420 each and no more").isHypothetical).toBe(false);
  expect(readHypothetical('say 400 each, what would go').isHypothetical).toBe(true);
});
