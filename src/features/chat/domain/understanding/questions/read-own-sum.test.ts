import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readOwnSum } from './read-own-sum.ts';

const state = knownPlan();
const each = Math.round(state.plan.totals.allPerPersonPence / 100);
const kindOf = (line: string) => readOwnSum(read(line, state), state)?.kind ?? null;

test('whoever wonders at the price of the plan, or whether a sum is enough, asks what it costs', () => {
  expect(kindOf(`hows it ${each} when we said less`)).toBe('price');
  expect(kindOf(`how come we get to £${each}`)).toBe('price');
  expect(kindOf('if i give them £30 for saturday is that enough')).toBe('price');
});

test('another sum and a limit are no such question', () => {
  expect(kindOf(`how about ${each + 111} instead`)).toBeNull();
  expect(kindOf(`keep it under £${each}`)).toBeNull();
});
