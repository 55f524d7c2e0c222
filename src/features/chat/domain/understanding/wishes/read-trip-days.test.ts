import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readTripDays } from './read-trip-days.ts';

const state = knownPlan();
const changeOf = (line: string) => readTripDays(read(line, state), state);

test.each([
  ['3 days not 4', { kind: 'set-length', days: 3 }],
  ['two nights instead of three', { kind: 'set-length', days: 3 }],
  ['two days please, sat and sun', { kind: 'between', start: 5, end: 6 }],
  ['saturday only, no friday', { kind: 'between', start: 5, end: 5 }],
  ['friday and saturday only', { kind: 'between', start: 4, end: 5 }],
  ['an extra day on the end', { kind: 'edge-by', edge: 'end', days: 1 }],
  ['arriving a day later', { kind: 'edge-by', edge: 'start', days: 1 }],
  ['we leave a day early', { kind: 'edge-by', edge: 'end', days: -1 }],
  ['skip the sunday, sat night home', { kind: 'edge', edge: 'end', weekday: 5 }],
  ['lose the friday, cant get it off work', { kind: 'edge-by', edge: 'start', days: 1 }],
  ['we cant do the sunday', { kind: 'edge-by', edge: 'end', days: -1 }],
  ['sunday is out', { kind: 'edge-by', edge: 'end', days: -1 }],
  ['its 2028 not 2027', { kind: 'year', year: 2028 }],
  ['same weekend a year later', { kind: 'year', year: 2028 }],
  ['bring it forward to the thursday and friday', { kind: 'between', start: 3, end: 4 }],
  ['thursday not friday', { kind: 'edge', edge: 'start', weekday: 3 }],
])('“%s” says which days the trip has', (line, change) => {
  expect(changeOf(line)).toEqual(change);
});

test.each([
  'thursday to saturday only',
  'the museum on friday not saturday',
  'saturday not friday',
  'dinner a day later',
  'a later start',
  'lose the saturday',
  'a total under 2028',
])('“%s” is about a part of the trip', (line) => {
  expect(changeOf(line)).toBeNull();
});
