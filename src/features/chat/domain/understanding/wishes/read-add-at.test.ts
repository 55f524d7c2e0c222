import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const intentsOf = (message: string) =>
  readParts(state, message, { isLoose: false, topic: [] }).map(({ intent }) => intent);

describe('a new kind of place with an hour is put into that part of the day', () => {
  test.each([
    ['afternoon tea at 3', 'Afternoon tea', [], ['Afternoon']],
    ['spa at 10 on sunday', 'Spa', [2], ['Morning']],
    ['jazz at 10 friday', 'Jazz club', [0], ['Evening']],
    ['bowling at 8 saturday', 'Bowling', [1], ['Evening']],
  ])('%s', (message, type, days, timesOfDay) => {
    const [intent] = intentsOf(message);
    expect(intent).toMatchObject({ kind: 'add', scope: { days, timesOfDay } });
    expect(intent?.kind === 'add' && intent.want.types).toContain(type);
  });
});

test('and a kind of restaurant in place of the meal of that hour', () =>
  expect(intentsOf('sushi at 7 saturday')).toMatchObject([{ kind: 'add', scope: { days: [1], kinds: ['dinner'] } }]));

test('what the city lacks is refused, whatever the hour', () =>
  expect(intentsOf('pottery at 4 on saturday')).toMatchObject([
    { kind: 'add', want: { typeLabel: 'pottery', types: [] } },
  ]));

describe('an hour for what is in the plan is a new hour', () => {
  test.each(['karting at 5', 'dinner at 7 on friday', 'hawksmoor at 8'])('%s', (message) =>
    expect(intentsOf(message).map(({ kind }) => kind)).toEqual(['retime']),
  );
});
