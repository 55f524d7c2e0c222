import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { readGivenFor, unreadWant } from './read-given-for.ts';

const state = knownPlan();
const [first] = slotsOf(state.plan).filter(({ slot }) => slot.kind === 'activity');
const named = first?.slot.name ?? '';
const wantOf = (line: string) => {
  const intent = readGivenFor(line, state);
  return intent?.kind === 'swap' ? { gone: intent.scope.slots.map(({ slot }) => slot.name), ...intent.want } : null;
};

const WAYS: readonly ((gone: string, wanted: string) => string)[] = [
  (gone, wanted) => `swap ${gone} for ${wanted}`,
  (gone, wanted) => `${gone} out, ${wanted} in`,
  (gone, wanted) => `${wanted} instead of ${gone}`,
  (gone, wanted) => `can we do ${wanted} rather than ${gone}`,
  (gone, wanted) => `change ${gone} to ${wanted}`,
  (gone, wanted) => `not ${gone}, ${wanted} then`,
  (gone, wanted) => `we'd prefer ${wanted} to ${gone}`,
];

describe.each(WAYS.map((say) => [say('X', 'Y'), say] as const))('%s', (_, say) => {
  test('brings the kind that is named', () =>
    expect(wantOf(say(named, 'bowling'))).toMatchObject({ gone: [named], types: expect.arrayContaining(['Bowling']) }));

  test('wants what our list has none of by its name', () =>
    expect(wantOf(say(named, 'surfing'))).toMatchObject({ gone: [named], types: [], typeLabel: 'surfing' }));

  test('wants what nobody here has heard of by its name', () =>
    expect(wantOf(say(named, 'nandos'))).toMatchObject({ gone: [named], types: [], typeLabel: 'nandos' }));
});

describe('what is named in other ways', () => {
  test('either of two kinds', () =>
    expect(wantOf(`${named} out, burger or bbq in`)).toMatchObject({
      types: expect.arrayContaining(['Barbecue']),
      typeLabel: 'burger or bbq',
    }));

  test('a place by a word of its name, which is an everyday word', () =>
    expect(wantOf(`swap ${named} for heaven`)).toMatchObject({ venueIds: ['london-heaven'] }));

  test('a name typed as two words', () =>
    expect(wantOf(`swap ${named} for go boat`)).toMatchObject({ venueIds: ['london-goboat-paddington'] }));
});

test.each([
  `swap ${named} for something cheaper`,
  `swap ${named} for a lie in`,
  `swap ${named} for saturday`,
  `swap ${named} for 3pm`,
  `a bit of culture instead of ${named}`,
  `swap ${named} for a spa and add lunch`,
])('what is left open, or more than one wish, is for other readers: %s', (line) =>
  expect(readGivenFor(line, state)).toBeNull(),
);

test('a kind that the plan does not have cannot go, and nobody is counted for it', () => {
  expect(readGivenFor('fado out, tapas in', state)).toEqual({ kind: 'missing', label: 'fado' });
  expect(readGivenFor('a carvery, not thai', state)).toEqual({ kind: 'missing', label: 'thai' });
});

test('who describes what is wanted in words that name nothing wants no other thing instead', () => {
  expect(unreadWant(`can ${named} be the sort you drive yourself`, state)?.slots).toEqual([first]);
  expect(unreadWant(`swap ${named} for something else`, state)).toBeNull();
  expect(unreadWant(`swap ${named} for bowling`, state)).toBeNull();
});
