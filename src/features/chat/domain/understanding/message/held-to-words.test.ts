import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { heldToWords } from './held-to-words.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentOf = (line: string): Intent | undefined =>
  readParts(state, line, { isLoose: false, topic: [] }).map(({ intent }) => intent)[0];
const slotsOf = (intent: Intent | undefined): string[] =>
  intent && 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];

describe('what the words say and a reading would lose', () => {
  test('a day that the trip does not have changes no other day', () =>
    expect(intentOf('fish n chips on the wednesday')).toMatchObject({
      kind: 'impossible',
      why: { kind: 'no-such-day', day: 'wednesday' },
    }));

  test('how many of a kind is no wish for one', () =>
    expect(intentOf('fit in 6 clubs on friday')).toMatchObject({ kind: 'impossible', why: { count: 6 } }));

  test.each(['replace tate modern with something cultural', 'replace the madame tussauds with something cultural'])(
    'no other part of the plan is given for what it does not have: %s',
    (line) => expect(intentOf(line)).toMatchObject({ kind: 'missing' }),
  );

  test('who fancies something takes nothing out', () => {
    const slots = slotsWhere(state.plan, [1], [], ['activity']).slice(0, 1);
    const intent: Intent = { kind: 'drop', scope: { slots, days: [], timesOfDay: [], kinds: [], isNamed: true } };
    const part = { wish: 'the groom fancies a thai massage', intent, named: slots };
    expect(heldToWords(part, state).intent).toMatchObject({ kind: 'add', want: { typeLabel: 'thai massage' } });
    expect(heldToWords({ ...part, wish: 'nobody fancies a thai massage' }, state).intent).toEqual(intent);
  });

  test('one thing of a day is one of them, and nobody knows which', () => {
    expect(intentOf('lose one thing on saturday')).toMatchObject({ kind: 'drop', scope: { isOne: true } });
    expect(intentOf('lose the karting or the museum')).toMatchObject({ kind: 'drop', scope: { isOne: true } });
  });

  test('what is ordered out and given for nothing goes', () => {
    const intent = intentOf('drop whatever is last on friday');
    expect(intent?.kind).toBe('drop');
    expect(slotsOf(intent)).toEqual(['d1-n1']);
  });

  test('a sum for a day is for the day and not for each part of it', () =>
    expect(intentOf('get friday down to 60 each')).toEqual({ kind: 'day-limit', day: 0, capPence: 6000 }));

  test('a limit for a day is none for the trip', () => {
    const intent: Intent = { kind: 'cheaper', capPence: 30_000, perPerson: true };
    const held = (wish: string) => heldToWords({ wish, intent, named: [] }, state).intent;
    expect(held('saturday under £100 a head please')).toEqual({ kind: 'day-limit', day: 1, capPence: 10_000 });
    expect(held('take £100 a head off saturday')).toEqual(intent);
  });

  test('a cheaper club is one of the nights', () => {
    const intent: Intent = { kind: 'cheaper', capPence: null, perPerson: true };
    const held = heldToWords({ wish: 'cheaper bar night', intent, named: [] }, state).intent;
    expect(held).toMatchObject({ kind: 'swap', scope: { isOne: true } });
    expect(slotsOf(held)).toEqual(['d1-n1', 'd2-n1']);
  });

  test('fun for children is no wilder night', () =>
    expect(intentOf('bit more fun for the kids')).toMatchObject({ kind: 'vague' }));

  test('a mood for an evening leaves the afternoon as it is', () =>
    expect(intentOf('a quieter venue on friday night')).toMatchObject({
      kind: 'mood',
      days: [0],
      timesOfDay: ['Evening'],
    }));

  test('what is added after dinner stands after it', () =>
    expect(intentOf('add something after dinner on saturday')).toMatchObject({
      kind: 'add',
      slotKind: 'night',
      scope: { days: [1] },
      beside: { side: 'after' },
    }));

  test('something on the water is a kind of place', () => {
    const intent = intentOf('i would rather do something on the water than karting');
    expect(intent?.kind === 'swap' ? intent.want.types : []).toContain('Boat trip');
  });

  test('a place to meet is not read as anything at all', () =>
    expect(intentOf('We also need a meeting room on Friday morning.')).toMatchObject({
      kind: 'add',
      want: { typeLabel: 'meeting room' },
    }));
});

describe('two that change places', () => {
  test.each([
    ['swap friday and saturday dinner', 'd1-dinner', 'd2-dinner'],
    ['swap the karting and the museum', 'd1-a1', 'd2-a1'],
    ['swap saturday morning with the afternoon', 'd2-a1', 'd2-a2'],
    ['swap the dinners round', 'd1-dinner', 'd2-dinner'],
  ])('%s', (line, first, second) =>
    expect(intentOf(line)).toMatchObject({
      kind: 'exchange',
      first: { slot: { id: first } },
      second: { slot: { id: second } },
    }),
  );

  test('not where something else is wanted for both', () =>
    expect(intentOf('swap the karting and the museum for a spa')?.kind).not.toBe('exchange'));

  test('of three nights nobody knows which two', () => {
    const night = state.plan.days[1]?.slots.find(({ kind }) => kind === 'night');
    const days = state.plan.days.map((day, at) =>
      at === 2 && night ? { ...day, slots: [...day.slots, { ...night, id: 'd3-n1' }] } : day,
    );
    const longer = { ...state, plan: { ...state.plan, days } };
    const [part] = readParts(longer, 'swap the nights round', { isLoose: false, topic: [] });
    expect(part?.intent).toMatchObject({ kind: 'which-two' });
  });
});

describe('what only sounds like a change of the whole trip', () => {
  test.each(['make it more magical', 'more sparkle please', 'this doesnt feel right for our team', 'not loving it'])(
    '%s',
    (line) => expect(intentOf(line)).toMatchObject({ kind: 'vague' }),
  );

  test('smarter is asked back with what would be smarter', () =>
    expect(intentOf('make it more glam')).toMatchObject({ kind: 'vague', isSmarter: true }));
});
