import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const wishes = (line: string) => readParts(state, line, { isLoose: true, topic: [] }).map(({ intent }) => intent);
const idsOf = (line: string): string[] =>
  wishes(line).flatMap((intent) => ('scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : []));

describe('one thing earlier, later or before all else of its day', () => {
  test.each([
    ['river cruise earlier', 'earlier', 'd2-a2'],
    ['can the karting be a bit later', 'later', 'd1-a1'],
    ['river cruise first thing saturday', 'earlier', 'd2-a2'],
    ['do the karting asap friday', 'earlier', 'd1-a1'],
  ])('%s', (line, direction, id) => {
    expect(wishes(line)).toMatchObject([{ kind: 'retime', direction }]);
    expect(idsOf(line)).toEqual([id]);
  });

  test('by so many minutes is for the reader of hours', () => {
    expect(wishes('river cruise half an hour earlier')).toMatchObject([{ kind: 'retime', byMinutes: 30 }]);
  });
});

describe('a day that is to have more in it', () => {
  test.each(['fill up sunday', 'more to do on sunday', 'sunday looks a bit empty', 'busier sunday please'])(
    '%s',
    (line) => expect(wishes(line)).toMatchObject([{ kind: 'add', slotKind: 'activity', scope: { days: [2] } }]),
  );

  test.each(['is sunday empty?', 'leave sunday empty', 'add karaoke, sunday is empty'])('no such wish: %s', (line) =>
    expect(wishes(line)).not.toMatchObject([{ kind: 'add', slotKind: 'activity' }]),
  );
});

describe('what each meal may cost', () => {
  test('gives those that cost more for cheaper ones', () => {
    expect(wishes('no more than 40 on any dinner')).toMatchObject([
      { kind: 'swap', want: { maxPence: 4000, isCheaper: true } },
    ]);
    expect(idsOf('no more than 40 on any dinner')).toEqual(['d2-dinner']);
  });

  test('may be said with the limit last', () => {
    expect(wishes('dinners max 30')).toMatchObject([{ kind: 'swap', want: { maxPence: 3000 } }]);
  });

  test('changes nothing where none costs more', () => {
    expect(wishes('max 300 for any dinner')).toMatchObject([{ kind: 'price' }]);
  });
});

test('what goes and what comes in its stead need no mark between them', () => {
  expect(wishes('scrap hawksmoor pizza place instead')).toMatchObject([{ kind: 'swap', want: { typeLabel: 'pizza' } }]);
  expect(idsOf('scrap hawksmoor pizza place instead')).toEqual(['d2-dinner']);
});

test('a day that starts with a meal has nothing before it', () => {
  expect(wishes('start saturday with lunch')).toMatchObject([{ kind: 'drop' }]);
  expect(idsOf('start saturday with lunch')).toEqual(['d2-a1']);
});
