import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { unheardOf } from './unknown-thing.ts';

const state = knownPlan();

test.each([
  ['book us onto a fighter jet flight friday', 'fighter jet flight'],
  ['dinner at mcdonalds sat', 'mcdonalds'],
])('%s names what nobody here has', (line, name) => {
  expect(unheardOf(read(line, state))).toBe(name);
});

test.each(['can we do something nice on sunday', 'go to the museum', 'could we have a rest'])('%s does not', (line) => {
  expect(unheardOf(read(line, state))).toBeNull();
});
