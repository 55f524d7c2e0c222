import { describe, expect, test } from 'vitest';
import { read } from '../../src/features/chat/domain/understanding/reading.ts';
import { isSameWord } from '../../src/features/planner/domain/edit-distance.ts';
import { said } from './say-to-trip.ts';
import { intentsOf, tripOf } from './trip-for-tests.ts';

describe('an ordinary word is no slip of a name', () => {
  test.each([
    ['bacon', 'beacon'],
    ['shot', 'shoot'],
    ['laura', 'ladra'],
    ['planet', 'plant'],
    ['stones', 'stokes'],
    ['potter', 'pottery'],
  ])('%s is not %s', (typed, meant) => expect(isSameWord(typed, meant)).toBe(false));

  test.each([
    ['hawksmor', 'hawksmoor'],
    ['beacn', 'beacon'],
    ['karoke', 'karaoke'],
  ])('a slip is still forgiven: %s', (typed, meant) => expect(isSameWord(typed, meant)).toBe(true));

  test.each(['it is too dear for the students', 'the price is high for students, cheaper please'])(
    'students are guests, and no bar: %s',
    (message) => {
      expect(said('prague-stag', message).reply).not.toContain('U Sudu:');
    },
  );

  test('whose knees are shot wants no shooting', () => {
    expect(said('bristol-birthday', 'my knees are shot so no stairs').reply).not.toMatch(/shooting|shots/);
  });
});

describe('steep ways are hard, and no price', () => {
  test.each([
    ['lisbon-hen', 'my nan can’t manage steep hills'],
    ['whitby-birthday', 'dad isn’t able for steep steps'],
    ['bristol-birthday', 'no steep streets please'],
  ])('%s: %s', (trip, message) => {
    expect(said(trip, message).after.request.needs.stepFree).toBe(true);
  });
});

test('guns in the morning are a shooting range, and no attack', () => {
  const { reply } = said('krakow-stag', 'guns on friday afternoon');
  expect(reply).not.toContain('cannot arrange');
});

test.each(['can you get us guns', 'bring guns for the lads'])('guns to have are not ours: %s', (message) => {
  const { before, after } = said('krakow-stag', message);
  expect(after.plan).toBe(before.plan);
});

test.each([
  ['prague-stag', 'put wee Kevin down too'],
  ['dublin-work', 'mark Aisling down as well please'],
])('who is put down too is one more: %s, %s', (trip, message) => {
  const { before, after } = said(trip, message);
  expect(after.plan.groupSize).toBe(before.plan.groupSize + 1);
});

test('what cannot be had of the sea is a food, and no place', () => {
  expect(intentsOf('london-hen', 'Aoife cannot have seafood')).toEqual([{ kind: 'allergy', food: 'seafood' }]);
});

test('a stay that would suit better is nearer, and no smarter', () => {
  const [intent] = intentsOf('london-hen', 'A hotel nearer to Soho would suit us better.');
  expect(intent).toMatchObject({ kind: 'change-stay', want: { price: null, isNearer: true } });
});

test('why a part is to be near another is no kind of place for it', () => {
  const [intent] = intentsOf('prague-stag', 'could saturday dinner be nearer Cross Club so we’re not walking miles');
  expect(intent).toMatchObject({ kind: 'swap', want: { types: [], near: { name: 'Cross Club' } } });
});

describe('who sits is on no Saturday', () => {
  test('and only tells it', () => {
    const { reply } = said('bristol-birthday', 'phew, just now sat down after the morning shift');
    expect(reply).toMatch(/^Good to know, and nothing has changed/);
  });

  test.each(['can it be something sat down', 'we were sat in a bar all day last time', 'everyone sat around waiting'])(
    '%s',
    (message) => expect(read(message, tripOf('bristol-birthday')).days).toEqual([]),
  );
  test.each(['drop the bikes sat', 'dinner sat at 8', 'something sat night', 'is sat in it'])('%s', (message) =>
    expect(read(message, tripOf('bristol-birthday')).days).toEqual([1]),
  );
});

test.each([
  ['dublin-work', 'could we do the Shelbyville instead', 'shelbyville'],
  ['london-hen', 'can we go to Zuma instead', 'zuma'],
])('a name that nobody here knows is refused by it: %s, %s', (trip, message, name) => {
  const { before, after, reply } = said(trip, message);
  expect(after.plan).toBe(before.plan);
  expect(reply).toContain(`We have no ${name}`);
});
