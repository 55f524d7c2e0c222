import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentsOf = (message: string): Intent[] =>
  readParts(state, message, { isLoose: true, topic: [] }).map(({ intent }) => intent);

/** The one wish of a message, and the parts of the plan that it is about. */
function onlyWish(message: string): { intent: Intent | undefined; ids: string[] } {
  const [intent, ...others] = intentsOf(message);
  expect(others).toEqual([]);
  const ids = intent && 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];
  return { intent, ids };
}

describe('what is to stay, to go or to change is told from how it is put', () => {
  test.each([
    ['hands off hawksmoor', 'keep', 'd2-dinner'],
    ['no changes to hawksmoor pls', 'keep', 'd2-dinner'],
    ['we want hawksmoor to stay in', 'keep', 'd2-dinner'],
    ['hawksmoor isnt needed', 'drop', 'd2-dinner'],
    ['any chance of ditching hawksmoor? jess cant do it', 'drop', 'd2-dinner'],
    ['can hawksmoor come off the plan please', 'drop', 'd2-dinner'],
  ])('%s', (message, kind, slot) => {
    const { intent, ids } = onlyWish(message);
    expect(intent?.kind).toBe(kind);
    expect(ids).toEqual([slot]);
  });
});

describe('what a part should be like is said of it, or of what is to come', () => {
  test.each([
    ['upgrade hawksmoor', { isDearer: true }],
    ['something more special than hawksmoor please', { isDearer: true }],
    ['swap saturday dinner for something posher', { isDearer: true, typeLabel: null }],
    ['need a cheaper alternative to hawksmoor', { isCheaper: true }],
    ['can hawksmoor be indoors instead', { isIndoor: true }],
    ['swap hawksmoor for an outdoor option', { isIndoor: false, isOutdoor: true }],
    ['weather looks lovely, swap hawksmoor for something outside', { isIndoor: false, isOutdoor: true }],
    ['hawksmoor is too quiet, somewhere livelier pls', { mood: 'wilder' }],
  ])('%s', (message, want) => {
    const { intent, ids } = onlyWish(message);
    expect(intent).toMatchObject({ kind: 'swap', want });
    expect(ids).toEqual(['d2-dinner']);
  });
});

describe('minutes are no hours, no steps back and no people', () => {
  test.each([
    ['shift hawksmoor back by 30 min', 'later'],
    ['make hawksmoor 30mins earlier', 'earlier'],
    ['jess has to leave early so hawksmoor 30 minutes earlier', 'earlier'],
  ])('%s', (message, direction) => {
    const { intent, ids } = onlyWish(message);
    expect(intent).toMatchObject({ kind: 'retime', direction, byMinutes: 30 });
    expect(ids).toEqual(['d2-dinner']);
  });

  test('a day from an hour starts then', () => {
    const { intent } = onlyWish('well be hungover so saturday from 11');
    expect(intent).toMatchObject({ kind: 'hours', edge: 'start', minute: 660, day: 1 });
  });
});

test('an order for it is about the day that was complained of', () => {
  const { intent } = onlyWish('saturday is a bit tame, make it wilder');
  expect(intent).toEqual({ kind: 'mood', mood: 'wilder', days: [1] });
});

test.each(['swap the hotel for one near hawksmoor', 'change hotel to one by hawksmoor'])('%s', (message) => {
  const { intent } = onlyWish(message);
  expect(intent).toMatchObject({ kind: 'change-stay', want: { near: ['d2-dinner'] } });
});

test('two parts change places the one for the other', () => {
  expect(onlyWish('put karting where the boat trip is and vice versa').intent?.kind).toBe('exchange');
});

test.each(['hawksmoor at 7.15pm please', 'can hawksmoor be at 7:15pm'])(
  'minutes before pm are no hour: %s',
  (message) => {
    const { intent, ids } = onlyWish(message);
    expect(intent).toMatchObject({ kind: 'retime', startMinute: 1155 });
    expect(ids).toEqual(['d2-dinner']);
  },
);

test('a day that is to be finished by an hour ends then', () => {
  const { intent } = onlyWish('can we be finished by 11pm on saturday');
  expect(intent).toMatchObject({ kind: 'hours', edge: 'finish', minute: 1380, day: 1 });
});
