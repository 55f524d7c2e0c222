import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const slotsOf = (line: string): string[] =>
  readParts(state, line, { isLoose: false, topic: [] }).flatMap(({ intent }) =>
    intent.kind === 'schedule' ? intent.scope.slots.map(({ slot }) => slot.id) : [],
  );

test.each(['whats the plan for saturday night', 'what are we doing saturday night'])(
  'the plan of a night has its dinner in it: %s',
  (line) => expect(slotsOf(line)).toEqual(['d2-dinner', 'd2-n1']),
);

test('where the night ends is where the day ends', () =>
  expect(
    readParts(state, 'what time does saturday night finish', { isLoose: false, topic: [] }).map(({ intent }) => intent),
  ).toMatchObject([{ kind: 'edge', edge: 'finish', days: [1] }]));

test('where it begins is asked of the night', () =>
  expect(slotsOf('what time does saturday night start')).not.toContain('d2-a1'));

test('what happens after a meal is what comes next', () =>
  expect(slotsOf('what happens after lunch on saturday?')).toEqual(['d2-a2']));
