import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const names = slotsOf(state.plan).map(({ slot }) => slot.name);
const [first = '', second = ''] = names.filter((name) => /TeamSport|Cahoots/.test(name));
const filled = (line: string): string => line.replace(/\b[AB]\b/g, (part) => (part === 'A' ? first : second));
const partsOf = (line: string) =>
  readParts(state, filled(line), { isLoose: false, topic: [] }).map(({ intent }) => [
    intent.kind,
    'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.name) : [],
  ]);
const both = (kind: string) => [
  [kind, [first]],
  [kind, [second]],
];

test.each([
  ['lose A, B as well', 'drop'],
  ['take out A plus B', 'drop'],
  ['drop A, B', 'drop'],
  ['can we get rid of A and also B', 'drop'],
  ['push both A and B back half an hour', 'retime'],
  ['A half an hour later and B too', 'retime'],
])('%s is done to both', (line, kind) => expect(partsOf(line)).toEqual(both(kind)));

test('of what stays and what goes only the one goes', () => {
  expect(partsOf('A stays, B goes')).toEqual([['drop', [second]]]);
  expect(partsOf('A can go but B stays')[0]).toEqual(['drop', [first]]);
});

test.each(['drop A or B', 'swap A and B', 'something between A and B', 'A and B are too close together'])(
  'parts that are set against one another are no two wishes: %s',
  (line) => expect(partsOf(line)).not.toEqual(both('drop')),
);
