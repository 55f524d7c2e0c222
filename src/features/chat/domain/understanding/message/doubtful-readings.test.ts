import { describe, expect, test } from 'vitest';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readCorrection } from '../conversation/correction.ts';
import { questionKind } from '../cues/asks.ts';
import { heardWhole } from '../ear/hear-parts.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { asksCheaper } from '../wishes/read-preference.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const intentsOf = (line: string): Intent[] =>
  readParts(state, line, { isLoose: false, topic: [] }).map(({ intent }) => intent);
const UNKNOWN: Intent = { kind: 'unknown' };
const slotsOf = (intent: Intent | undefined): string[] =>
  intent && 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];

describe('what all of a message sounds like', () => {
  test('is no need of anybody unless it sounds so plainly', () =>
    expect(intentsOf('best man has added his brother and a cousin').map(({ kind }) => kind)).not.toContain('needs'));

  test('takes nothing out where it asks', () => {
    const parts = ['who picked the cruise', 'honestly'].map((wish) => ({ wish, intent: UNKNOWN, named: [] }));
    expect(heardWhole(parts, 'who picked the cruise, honestly', state, [])?.intent.kind).not.toBe('drop');
  });
});

describe('parts that lose nothing to the part beside them', () => {
  test('any one of a kind is wished for beside another wish', () =>
    expect(intentsOf('nothing boozy, and a pottery class')).toMatchObject([
      { kind: 'needs', noAlcohol: true },
      { kind: 'add', want: { typeLabel: 'pottery' } },
    ]));

  test('who comes is counted, and what they eat is a need', () =>
    expect(intentsOf('veggie joining, 11 of us')).toMatchObject([
      { kind: 'group-size', change: { kind: 'size', people: 11 } },
      { kind: 'needs', diets: ['vegetarian'] },
    ]));

  test('what is not to be lost is kept, and the limit is for the trip', () =>
    expect(intentsOf('get it under 100 each without losing the meals out')).toMatchObject([
      { kind: 'cheaper', capPence: 10_000 },
      { kind: 'keep' },
    ]));
});

describe('which part of the plan goes', () => {
  test('what is praised before something is spoken against stays', () =>
    expect(slotsOf(intentsOf('hawksmoor is fine but not the cruise')[0])).toEqual(['d2-a2']));

  test('lunch is no part of an afternoon that is taken out', () =>
    expect(slotsOf(intentsOf('we wont be up for anything saturday afternoon so bin those')[0])).toEqual(['d2-a2']));

  test('a better dinner takes the place of the dinner that is there', () => {
    const [intent] = intentsOf('get us a better dinner friday');
    expect(intent).toMatchObject({ kind: 'swap' });
    expect(slotsOf(intent)).toEqual(['d1-dinner']);
  });

  test('a verb after a day is no word about a place, whatever is written of one', () => {
    const days = state.plan.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) =>
        slot.id === 'd3-lunch' ? { ...slot, description: 'Begin with the roti.' } : slot,
      ),
    }));
    const written = { ...state, plan: { ...state.plan, days } };
    expect(read('have sunday begin at noon', written).slots).toEqual([]);
  });
});

test('days that stand for the days of now are when the trip is', () =>
  expect(intentsOf('thurs fri instead of fri sat')).toMatchObject([
    { kind: 'dates', change: { kind: 'between', start: 3, end: 4 } },
  ]));

test('what costs less elsewhere is a reason, and no wish for less', () => {
  expect(asksCheaper(' flights are cheaper the 17th ')).toBe(false);
  expect(asksCheaper(' flights are cheaper so make dinner cheaper ')).toBe(true);
});

test('an order that ends in a comparison asks nothing', () => {
  const order = 'do the cruise cheaper';
  expect(questionKind(normalise(order).line, order)).toBeNull();
});

test('a diet that nobody has told is let go, and never taken up', () =>
  expect(intentsOf('forget the kosher thing the lad eats bacon now')).toMatchObject([
    { kind: 'needs', diets: [], notDiets: ['kosher'] },
  ]));

describe('a correction that says what was meant', () => {
  const changedBy = (wish: string): ConciergeState => ({
    ...state,
    previous: { request: state.request, plan: state.plan },
    history: [
      { role: 'user', content: wish },
      { role: 'assistant', content: 'Done.\nThat makes it £100 a person.' },
    ],
  });
  const meant = (wish: string, message: string) => readCorrection(changedBy(wish), message)?.intent;

  test('beside “wrong one” is done, and not only taken back', () =>
    expect(slotsOf(meant('drop friday dinner', 'wrong one, i wanted the lunch gone'))).toEqual([
      'd2-lunch',
      'd3-lunch',
    ]));

  test('by “the other bar” is about one of the plan, and no kind of place to come', () =>
    expect(slotsOf(meant('swap fabric for a jazz club', 'no the other bar'))).toEqual(['d2-n1']));

  test('of several is about one of those that went', () =>
    expect(slotsOf(meant('drop fabric and cahoots', 'i only meant the first one'))).toEqual(['d1-n1']));

  test('that asked for less money is for the same part', () => {
    const intent = meant('swap mildreds for something else', 'thats dearer! i said cheaper');
    expect(intent).toMatchObject({ kind: 'swap', want: { isCheaper: true } });
    expect(slotsOf(intent)).toEqual(['d2-lunch']);
  });
});
