import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentsOf = (message: string): Intent[] =>
  readParts(state, message, { isLoose: true, topic: [] }).map(({ intent }) => intent);
const idsOf = (intent: Intent | undefined): string[] =>
  intent && 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];

describe('what is run down gives way to what is wanted after it', () => {
  test.each([
    ['that vegan place? get us a burger', 'd2-lunch', 'burger'],
    ['museums not our bag saturday, get us a cinema instead', 'd2-a1', 'cinema'],
    ['cahoots no. everyone just sits in one good pub', 'd2-n1', 'pub'],
    ['hawksmoor is a bit much, quiet pint instead of that', 'd2-dinner', 'pub'],
    ['and sushi for sunday lunch', 'd3-lunch', 'sushi'],
    ['could the lads do a spa not the karting friday', 'd1-a1', 'spa'],
  ])('%s', (message, slot, label) => {
    const [intent, ...others] = intentsOf(message);
    expect(others).toEqual([]);
    expect(intent?.kind).toBe('swap');
    expect(idsOf(intent)).toEqual([slot]);
    expect(intent?.kind === 'swap' && intent.want.typeLabel).toBe(label);
  });
});

describe('the mood is wished for the day that is said with it', () => {
  test.each([
    ['tame friday night please, the big one is saturday', 'calmer', [0]],
    ['one quiet night please... the friday', 'calmer', [0]],
    ['can friday be louder', 'wilder', [0]],
    ['need it rowdier friday', 'wilder', [0]],
  ])('%s', (message, mood, days) => {
    const [intent, ...others] = intentsOf(message);
    expect(others).toEqual([]);
    const isOfParts = intent?.kind === 'swap' && intent.want.mood === mood;
    expect(intent?.kind === 'mood' ? intent.mood : isOfParts ? mood : intent?.kind).toBe(mood);
    const ofParts = intent && 'scope' in intent ? intent.scope.slots.map(({ day }) => day) : [];
    expect([...new Set(intent?.kind === 'mood' ? intent.days : ofParts)]).toEqual(days);
  });
});

test('what something comes before is not what comes', () => {
  const [intent] = intentsOf('one more activity before the cruise');
  expect(intent).toMatchObject({ kind: 'add', slotKind: 'activity' });
  expect(intent?.kind === 'add' && intent.want.types).toEqual([]);
});

test('the mood of an evening leaves the dinner alone', () => {
  const [intent] = intentsOf('something more relaxed on saturday evening please');
  expect(idsOf(intent)).toEqual(['d2-n1']);
});

describe('what is told to go goes', () => {
  test.each([
    ['were skipping the british museum, queues', ['d2-a1']],
    ['friday only dinner, were shattered from the train', ['d1-a1', 'd1-n1']],
    ['cahoots is one drink too far. early night', ['d2-n1']],
  ])('%s', (message, slots) => {
    const [intent] = intentsOf(message);
    expect(intent?.kind).toBe('drop');
    expect(idsOf(intent)).toEqual(slots);
  });
});

describe('what no part of the plan is asked of changes none', () => {
  test.each([
    ['is that the best you can do for friday', 'vague'],
    ['do what you think best with sunday', 'vague'],
    ['dearer than that is fine', 'unknown'],
    ['not the vegans fault', 'unknown'],
  ])('%s', (message, kind) => {
    const found = intentsOf(message).map((intent) => intent.kind);
    if (kind === 'unknown')
      for (const one of found) expect(['swap', 'avoid', 'change-stay', 'drop']).not.toContain(one);
    else expect(found).toEqual([kind]);
  });
});

test('what some of the group eat is no size of the group', () =>
  expect(intentsOf('kosher for two of the girls').map(({ kind }) => kind)).toEqual(['needs']));

test('a sum after a sigh is the limit, and not what is to be saved', () => {
  const [intent] = intentsOf('were skint, 300 each tops');
  expect(intent).toMatchObject({ kind: 'cheaper', capPence: 300_00 });
});

test('whoever wants to walk home from a club wants another hotel', () => {
  const [intent] = intentsOf('nearer fabric so we can walk home');
  expect(intent?.kind === 'change-stay' && intent.want.isNearer).toBe(true);
});
