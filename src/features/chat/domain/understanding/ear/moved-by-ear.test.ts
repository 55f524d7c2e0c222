import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { movedOfKind } from './moved-by-ear.ts';

const known = knownPlan();

function heard(label: string, message: string): Intent | null {
  const reading = read(message, known);
  return movedOfKind(label, reading, known, findScope(reading, known.plan, reading.words.length));
}

describe('another day', () => {
  test.each([
    ['id sooner see the british museum sunday', 'd2-a1', 2],
    ['the karting would suit us sunday not friday', 'd1-a1', 2],
  ])('“%s” goes to the day that it is not on', (message, slotId, day) => {
    const intent = heard('move-day', message);
    expect(intent).toMatchObject({ kind: 'move-day', day, slot: { slot: { id: slotId } } });
  });

  test('two meals that each get the day of the other are exchanged', () => {
    expect(heard('move-day', 'hawksmoor friday, dishoom saturday')).toMatchObject({
      kind: 'exchange',
      first: { slot: { id: 'd2-dinner' } },
      second: { slot: { id: 'd1-dinner' } },
    });
  });

  test.each([
    ['the karting would be better', 'names no day'],
    ['saturday would be better', 'names no part of the plan'],
    ['the karting saturday or sunday', 'names two days'],
    ['hawksmoor friday, the karting saturday', 'exchanges a meal and an activity'],
  ])('“%s” moves nothing: it %s', (message) => {
    expect(heard('move-day', message)).toBeNull();
  });
});

describe('hours', () => {
  test.each([
    ['up and at it for 11 on saturday', 'start', 1, 660],
    ['home by 11 on friday', 'finish', 0, 1380],
    ['our train leaves at 3 on sunday', 'finish', 2, 900],
  ])('“%s”: a day %ss then', (message, edge, day, minute) => {
    expect(heard('hours', message)).toEqual({ kind: 'hours', edge, day, minute });
  });

  test.each([
    ['home by 11', 'says no day'],
    ['saturday 10 to 11', 'says two hours'],
    ['the karting at 11 on friday', 'is about one part'],
  ])('“%s” gives no hours: it %s', (message) => {
    expect(heard('hours', message)).toBeNull();
  });
});

describe('people', () => {
  test.each([
    ['final answer is 14', 14],
    ['we landed on eleven', 11],
  ])('“%s” is a group of %d', (message, people) => {
    expect(heard('size', message)).toEqual({ kind: 'group-size', change: { kind: 'size', people } });
  });

  test.each(['either 10 or 12', 'it was £40', 'final answer'])('“%s” is no number of people', (message) => {
    expect(heard('size', message)).toBeNull();
  });
});

describe('one thing more', () => {
  test.each([
    ['something for sunday night', 'night'],
    ['bit of a boogie friday', 'night'],
    ['anything for saturday morning', 'activity'],
  ])('“%s” is a %s', (message, slotKind) => {
    expect(heard('add', message)).toMatchObject({ kind: 'add', slotKind, isAnother: true });
  });

  test.each(['something for the weekend', 'bowling on saturday'])('“%s” is left to the other readers', (message) => {
    expect(heard('add', message)).toBeNull();
  });
});

test('kinds that move nothing are not its business', () => {
  expect(heard('drop', 'the karting can go on saturday')).toBeNull();
});
