import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { readIntent } from './read-intent.ts';
import { splitWishes } from './split-wishes.ts';

const state = knownPlan();
const slotIds = (intent: Intent): string[] => ('scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : []);
const read = (wish: string) => readIntent(wish, state);

describe('swaps, with the slots they mean', () => {
  test.each([
    ['swap the karting', ['d1-a1']],
    ["don't fancy the museum", ['d2-a1']],
    ['not keen on karting tbh', ['d1-a1']],
    ['change Saturday dinner', ['d2-dinner']],
    ['chnage sat dinner', ['d2-dinner']],
    ['change friday and saturday dinner', ['d1-dinner', 'd2-dinner']],
    ['something else on friday night', ['d1-n1']],
    ['sumthing else fri nite', ['d1-n1']],
    ['swap hawksmoor', ['d2-dinner']],
    ['can we go somewhere else instead of Hawksmoor', ['d2-dinner']],
    ['summat cheaper for sat nite dinner', ['d2-dinner']],
    ['find somewhere under £30 a head for saturday dinner', ['d2-dinner']],
    ['vegan place for lunch on sunday', ['d3-lunch']],
    ['swap the boat trip for bowling', ['d2-a2']],
    ['bowling instead of karting', ['d1-a1']],
    ['replace kew with something indoors', ['d3-a1']],
    ['somewhere quieter for friday dinner', ['d1-dinner']],
    ['dishoom is too expensive', ['d1-dinner']],
    ['the britsh museum is boring', ['d2-a1']],
    ['weve already been to kew gardens', ['d3-a1']],
  ])('%s', (wish, ids) => {
    const intent = read(wish);
    expect(intent.kind).toBe('swap');
    expect(slotIds(intent)).toEqual(ids);
  });
});

test.each(['something else on friday', 'something different for saturday please', 'something else to do on friday'])(
  '“%s” exchanges no whole day',
  (wish) => expect(read(wish).kind).not.toBe('swap'),
);

describe('drops', () => {
  test.each([
    ['lose the boat trip', ['d2-a2']],
    ['drop sunday morning', ['d3-a1']],
    ['get rid of the museum', ['d2-a1']],
    ['bin off karting', ['d1-a1']],
    ['we dont need lunch on sunday', ['d3-lunch']],
    ['no lunch on saturday', ['d2-lunch']],
    ['can you take out the cruise', ['d2-a2']],
    ['skip friday night', ['d1-n1']],
    ['cancel Cahoots', ['d2-n1']],
  ])('%s', (wish, ids) => {
    const intent = read(wish);
    expect(intent.kind).toBe('drop');
    expect(slotIds(intent)).toEqual(ids);
  });
});

describe('everything else that organisers ask', () => {
  test.each<[string, Intent['kind']]>([
    ['make it cheaper', 'cheaper'],
    ['its too expensive', 'cheaper'],
    ['total under £200 pp', 'cheaper'],
    ['can you bring the price down a bit', 'cheaper'],
    ['raise the budget to £400 each', 'budget'],
    ['calmer please', 'mood'],
    ['bit more chilled on saturday', 'mood'],
    ['make it wilder', 'mood'],
    ['too tame', 'mood'],
    ['no alcohol', 'needs'],
    ['we dont drink', 'needs'],
    ['one of us is vegan', 'needs'],
    ['two coeliacs are coming', 'needs'],
    ['halal food only', 'needs'],
    ['step free please', 'needs'],
    ['my nan uses a wheelchair', 'needs'],
    ["there's 14 of us now", 'group-size'],
    ['two more people', 'group-size'],
    ['3 dropped out', 'group-size'],
    ['make it 12 people', 'group-size'],
    ['Sarah and one other cant make it, so two less people', 'group-size'],
    ['move it to 12-14 June', 'dates'],
    ['12th to 14th of june instead', 'dates'],
    ['make it a day longer', 'dates'],
    ['the weekend after', 'dates'],
    ['can we do it a week later', 'dates'],
    ['dinner an hour later on friday', 'retime'],
    ['move saturday lunch to 1pm', 'retime'],
    ['start later on sunday', 'retime'],
    ['can we have a lie in on saturday', 'retime'],
    ['dinner at 8 on saturday', 'retime'],
    ['add axe throwing', 'add'],
    ['can we do a comedy club', 'add'],
    ['add the london eye on sunday', 'add'],
    ['squeeze in a spa saturday afternoon', 'add'],
    ['any chance of a boat trip', 'add'],
    ['another night out on friday', 'add'],
    ['no clubs', 'avoid'],
    ['we hate museums', 'avoid'],
    ['why kew gardens?', 'why'],
    ['why this plan?', 'why'],
    ['how much is it per person', 'price'],
    ["what's the total", 'price'],
    ['how much is dishoom', 'price'],
    ['where are we staying', 'stay'],
    ['which hotel is it', 'stay'],
    ['what are we doing saturday afternoon', 'schedule'],
    ['what time is dinner on friday', 'schedule'],
    ['whats happening on sunday', 'schedule'],
    ['what if it rains', 'rain'],
    ['what happens if we cancel the trip', 'refund'],
    ['can we split the cost', 'split-cost'],
    ['is it booked', 'booking'],
    ['one of us has a shellfish allergy', 'allergy'],
    ['my mate is allergic to nuts', 'needs'],
    ['undo', 'undo'],
    ['put it back how it was', 'undo'],
    ['keep the karting', 'keep'],
    ['asdf qwerty zxcv', 'unknown'],
    ['the moon is made of cheese', 'unknown'],
  ])('%s means %s', (wish, kind) => {
    expect(read(wish).kind).toBe(kind);
  });
});

test('numbers of people are read in figures and words, as a size or as a difference', () => {
  expect(read('3 dropped out')).toMatchObject({ change: { kind: 'by', people: -3 } });
  expect(read('another two people are coming')).toMatchObject({ change: { kind: 'by', people: 2 } });
  expect(read('we are fourteen of us')).toMatchObject({ change: { kind: 'size', people: 14 } });
});

test('dates are read as people type them', () => {
  const june = { kind: 'range', start: '2027-06-12', end: '2027-06-14' };
  for (const text of ['12-14 June', '12th to 14th june', 'june 12 - 14', '12/06 to 14/06', '2027-06-12 to 2027-06-14'])
    expect(read(`move it to ${text}`)).toMatchObject({ kind: 'dates', change: june });
  expect(read('move it to 30 december to 2 january')).toMatchObject({
    change: { kind: 'range', start: '2026-12-30', end: '2027-01-02' },
  });
});

test('a swap carries what is wanted instead', () => {
  expect(read('swap the boat trip for bowling')).toMatchObject({ want: { typeLabel: 'bowling' } });
  expect(read('find somewhere under £30 a head for saturday dinner')).toMatchObject({ want: { maxPence: 3000 } });
  expect(read('vegan place for lunch on sunday')).toMatchObject({ want: { diets: ['vegan'] } });
  expect(read('swap karting for the Tower of London')).toMatchObject({
    want: { venueIds: ['london-tower-of-london'] },
  });
});

test('a word of the name of what is swapped is no wish for more of it', () => {
  const days = state.plan.days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (slot.id === 'd2-a2' ? { ...slot, name: 'Little Venice museum cruise' } : slot)),
  }));
  const intent = readIntent('swap the Little Venice museum cruise', { ...state, plan: { ...state.plan, days } });
  expect(slotIds(intent)).toEqual(['d2-a2']);
  expect(intent).toMatchObject({ kind: 'swap', want: { types: [], typeLabel: null } });
});

test('a message with several wishes is taken apart, and one with several slots is not', () => {
  expect(splitWishes('swap the karting and add a pub')).toEqual(['swap the karting', 'add a pub']);
  expect(splitWishes('swap friday and saturday dinner')).toEqual(['swap friday and saturday dinner']);
  expect(splitWishes('Drop Kew. Make it 12 people, and find something cheaper for dinner')).toHaveLength(3);
});
