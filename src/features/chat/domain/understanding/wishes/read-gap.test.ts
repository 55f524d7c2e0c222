import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const kindsOf = (line: string) => readParts(state, line, { isLoose: false, topic: [] }).map(({ intent }) => intent);

test('a meal that a day does not have is put on that day', () => {
  expect(kindsOf('sunday has no dinner, put one on')).toMatchObject([
    { kind: 'add', slotKind: 'dinner', scope: { days: [2] } },
  ]);
});

test('a meal that the day does have is told and not taken out', () => {
  expect(kindsOf('is no dinner booked for saturday?')).toMatchObject([{ kind: 'schedule' }]);
});

test('a kind of place wanted somewhere stands in for no other of its kind', () => {
  expect(kindsOf('a boat trip somewhere on sunday')).toMatchObject([{ kind: 'add', scope: { days: [2], slots: [] } }]);
});
