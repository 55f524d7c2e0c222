import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';

const state = knownPlan();
/** The slots that a line points at. */
const meant = (line: string): string[] =>
  read(line, state).slots.flatMap(({ slots }) => slots.map(({ slot }) => slot.id));

describe('a part of the plan is found by where it stands in the day', () => {
  test.each([
    ['whatever the first thing on saturday is', ['d2-a1']],
    ['lose whichever activity is last on saturday', ['d2-a2']],
    ['the last bar on saturday', ['d2-n1']],
    ['the final meal', ['d3-lunch']],
  ])('%s', (line, ids) => {
    expect(meant(line)).toEqual(ids);
  });
});

describe('a part of the plan is found by what it costs beside the others', () => {
  test.each([
    ['the posh meal', ['d2-dinner']],
    ['that expensive place on friday night', ['d1-dinner']],
  ])('%s', (line, ids) => {
    expect(meant(line)).toEqual(ids);
  });
});

describe('a part of the plan is found by what goes on there', () => {
  test.each([
    ['the thing with the helmets', ['d1-a1']],
    ['the racing', ['d1-a1']],
    ['that thing on the water', ['d2-a2']],
    ['the one on friday with the dj', ['d1-n1']],
  ])('%s', (line, ids) => {
    expect(meant(line)).toEqual(ids);
  });

  test.each(['somewhere with a dj', 'the climbing wall', 'add something with racing'])('%s is none of them', (line) => {
    expect(meant(line)).toEqual([]);
  });
});
