import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();

/** What a message does to which slots, and what it wants in their place. */
function done(message: string) {
  const parts = readParts(state, message, { isLoose: true, topic: [] });
  return parts.map(({ intent }) => ({
    kind: intent.kind,
    slots: 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id).sort() : [],
    want: intent.kind === 'swap' ? intent.want : null,
  }));
}

describe('a meal that somebody else sees to goes, and so does one that is not to be booked', () => {
  test.each([
    ['no dinner out on saturday, my daughter is cooking', ['d2-dinner']],
    ['no dinner friday, we get in too late', ['d1-dinner']],
    ['no lunch sunday, her son is catering', ['d3-lunch']],
    ['dont book anything for sunday lunch', ['d3-lunch']],
    ['no need to plan owt for saturday lunch', ['d2-lunch']],
    ['friday should end with dinner', ['d1-n1']],
    ['please dont arrange anything after dinner saturday', ['d2-n1']],
  ])('%s', (message, slots) => expect(done(message)).toMatchObject([{ kind: 'drop', slots }]));
});

describe('what is ordered of the last of several is ordered of them all', () => {
  test.each([
    ['the karting and the boat can both do one', ['d1-a1', 'd2-a2']],
    ['the museum and the boat both have to go', ['d2-a1', 'd2-a2']],
  ])('%s', (message, slots) => expect(done(message)).toMatchObject([{ kind: 'drop', slots }]));
});

describe('what is loved comes in place of what is hated', () => {
  test.each([
    ['bride hates karting LOVES bowling', 'd1-a1', 'Bowling'],
    ['she cant stand boats, loves bowling', 'd2-a2', 'Bowling'],
  ])('%s', (message, slot, type) => {
    const [only, ...others] = done(message);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ kind: 'swap', slots: [slot] });
    expect(only?.want?.types).toContain(type);
  });
});

test('somewhere new that is still of a kind keeps the kind', () => {
  const [only] = done('been to hawksmoor, somewhere new but still a steakhouse');
  expect(only).toMatchObject({ kind: 'swap', slots: ['d2-dinner'], want: { types: ['Steakhouse'] } });
});

test('what somebody cannot have says what goes, and what is named comes for it', () => {
  const [only] = done('two of us get seasick so saturday do tate modern');
  expect(only).toMatchObject({ kind: 'swap', slots: ['d2-a2'], want: { venueIds: ['london-tate-modern'] } });
});

test('the dearest thing, asked after and wanted for half, is given for something cheaper', () =>
  expect(done('whats costing the most? find me one half that price')).toMatchObject([
    { kind: 'swap', slots: ['d2-dinner'], want: { isCheaper: true } },
  ]));

test('better dinners for two that are run down give both', () =>
  expect(done('dishoom and hawksmoor both get slated, two better dinners please')).toMatchObject([
    { kind: 'swap', slots: ['d1-dinner', 'd2-dinner'] },
  ]));

describe('a kind by itself comes for what goes, unless it is said to stay', () => {
  test.each([
    ['hawksmoor is out. seafood', [{ kind: 'swap', slots: ['d2-dinner'] }]],
    ['museum out, the boat stays', [{ kind: 'drop', slots: ['d2-a1'] }]],
  ])('%s', (message, wishes) => expect(done(message).slice(0, 1)).toMatchObject(wishes));
});

describe('rest in place of something only takes it out', () => {
  test.each([
    ['saturday afternoon nap instead of the boat', ['d2-a2']],
    ['instead of the karting just a lie in please', ['d1-a1']],
  ])('%s', (message, slots) => expect(done(message)).toMatchObject([{ kind: 'drop', slots }]));
});

test('lunches that are refused go, and the reason for it brings nothing in', () =>
  expect(done('not doing lunch either day, big hotel breakfasts')[0]).toMatchObject({
    kind: 'drop',
    slots: ['d2-lunch', 'd3-lunch'],
  }));

test('a meal that is missed is not taken out', () =>
  expect(done('no dinner down for friday???').map(({ kind }) => kind)).not.toContain('drop'));

describe('money comes off, and no people', () => {
  test.each(['knock 50 off', 'knock 50 off and keep the karting'])('%s', (message) =>
    expect(done(message)[0]?.kind).toBe('cheaper'),
  );
});

describe('a meal that is not required goes, and so does what is counted out', () => {
  test.each([
    ['Lunch at Mildreds will not be required.', ['d2-lunch']],
    ['we can skip the second activity on saturday', ['d2-a2']],
    ['the team will fend for itself on friday night', ['d1-dinner']],
    ['we want nothing on sunday', ['d3-a1', 'd3-lunch']],
  ])('%s', (message, slots) => expect(done(message)).toMatchObject([{ kind: 'drop', slots }]));
});

describe('a place to eat in the evening is dinner, and elsewhere is another place', () => {
  test.each([
    ['Please find a more affordable restaurant for Saturday evening.', ['d2-dinner']],
    ['hawksmoor is where he proposed. elsewhere please', ['d2-dinner']],
  ])('%s', (message, slots) => expect(done(message)).toMatchObject([{ kind: 'swap', slots }]));
});
