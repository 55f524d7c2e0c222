import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { givenAnother } from './given-another.ts';

/** What becomes of a part that was read as taking the slot out. */
function become(wish: string, slotId: string): string {
  const named = slotsOf(knownPlan().plan).filter(({ slot }) => slot.id === slotId);
  const scope = { slots: named, days: [], timesOfDay: [], kinds: [], isNamed: true };
  return givenAnother({ wish, intent: { kind: 'drop', scope }, named }).intent.kind;
}

describe('a meal that is only spoken against is given for another', () => {
  test.each(['steak again no thx', 'no steak place, gran would starve'])('%s', (wish) =>
    expect(become(wish, 'd2-dinner')).toBe('swap'),
  );
});

test('who asks for one that will do gets another place, whatever it is for', () =>
  expect(become('cahoots wont let a stag in. find one that will', 'd2-n1')).toBe('swap'));

test('a price that is refused asks for less, and not for nothing', () => {
  expect(become('hawksmoor is 85 a head, thats not happening', 'd2-dinner')).toBe('swap');
  expect(become('lose hawksmoor its 85 quid', 'd2-dinner')).toBe('drop');
});

describe('what is ordered out goes, and nothing comes for it', () => {
  test.each([
    ['drop hawksmoor', 'd2-dinner'],
    ['no need for hawksmoor', 'd2-dinner'],
    ['leave out the karting', 'd1-a1'],
    ['cahoots wont let a stag in', 'd2-n1'],
    ['no hawksmoor, we will grab a sandwich', 'd2-dinner'],
    ['no hawksmoor please', 'd2-dinner'],
    ['we dont want hawksmoor', 'd2-dinner'],
    ['nobody wants the karting', 'd1-a1'],
  ])('%s', (wish, slotId) => expect(become(wish, slotId)).toBe('drop'));
});
