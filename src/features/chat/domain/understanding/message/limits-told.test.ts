import { describe, expect, test } from 'vitest';
import { readAmount } from '../../../../planner/domain/read-amount.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { howAsked } from '../cues/how-asked.ts';
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
    ['weve each saved 260', 260_00],
    ['jess can only do 300', 300_00],
    ['90 a boy is what the mums agreed', 90_00],
    ['we all put 100 in a pot', 100_00],
    ['dont spend more than 410 of my money', 410_00],
    ['we settled on 490', 490_00],
  ])('%s', (message, capPence) => expect(intentsOf(message)).toMatchObject([{ capPence }]));
});

test('a limit moves by a sum from where it is', () => {
  const capped = { ...state, request: { ...state.request, budgetCapPence: 300_00 } };
  const limitOf = (message: string) => readParts(capped, message, { isLoose: false, topic: [] })[0]?.intent;
  expect(limitOf('lower the limit by 50')).toMatchObject({ capPence: 250_00 });
  expect(limitOf('put the budget up by 40 each')).toMatchObject({ capPence: 340_00 });
  expect(limitOf('his mum put 400 in the pot')).toMatchObject({ capPence: 300_00 + 400_00 / state.plan.groupSize });
  expect(limitOf('stags dad has doubled the budget')).toMatchObject({ capPence: 600_00 });
});

test('the sum for each is meant where another stands beside it', () =>
  expect(readAmount('mum is putting in £1,000 so £700 each')).toEqual({ pence: 700_00, perPerson: true }));

test('lets say a sum is a limit, and with a question only a question', () => {
  expect(howAsked("let's say 420 each and no more").asked).toBeNull();
  expect(howAsked('say 400 each, what would go').asked).toBe('weighed');
});
