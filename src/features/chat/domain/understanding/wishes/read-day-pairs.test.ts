import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readDayPairs } from './read-day-pairs.ts';

const state = knownPlan();
const [karting] = state.plan.days[0]?.slots.filter(({ kind }) => kind === 'activity') ?? [];
const [saturdays] = state.plan.days[1]?.slots.filter(({ kind }) => kind === 'activity') ?? [];
const pairsOf = (line: string) =>
  readDayPairs(read(line, state), state)?.map((intent) =>
    intent.kind === 'exchange' ? [intent.first.slot.id, intent.second.slot.id] : intent.kind,
  ) ?? null;

describe('two parts that change their days are one exchange', () => {
  const [first, second] = [karting?.name ?? '', saturdays?.name ?? ''];
  test.each([
    `saturday: ${first}. friday: ${second}.`,
    `${first} saturday, ${second} friday`,
    `put ${first} on the 2nd day and ${second} on the 1st`,
    `${second} first day, ${first} second`,
  ])('%s', (line) => {
    expect(pairsOf(line)?.[0]).toEqual(expect.arrayContaining([karting?.id, saturdays?.id]));
  });

  test.each([
    `is ${first} saturday and ${second} friday?`,
    `${first} friday, ${second} saturday`,
    `drop ${first} friday and ${second} saturday`,
  ])('a question, what is so already and another wish are none: %s', (line) => {
    expect(pairsOf(line)).toBeNull();
  });
});

test('of two that the words fit, the one that makes room for the other is meant', () => {
  const days = state.plan.days.map((day, at) => ({
    ...day,
    slots: day.slots.map((slot) =>
      slot.kind === 'activity' && at > 0 ? { ...slot, name: `${slot.name} gallery`, type: 'Gallery' } : slot,
    ),
  }));
  const twice = { ...state, plan: { ...state.plan, days } };
  const pairs = readDayPairs(read('gallery friday, karting sunday', twice), twice);
  expect(pairs).toMatchObject([
    { kind: 'exchange', first: { slot: { id: 'd3-a1' } }, second: { slot: { id: 'd1-a1' } } },
  ]);
});
