import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import { intentsOf } from './trip-for-tests.ts';

test.each([
  ['dublin-work', 'bring that one down please, somewhere under 40 a head'],
  ['london-hen', 'can you get this one down a bit'],
  ['prague-stag', 'the one down by the river sounds good'],
])('one that is to come down in price is nobody who drops out: %s, %s', (trip, message) => {
  const { before, after } = said(trip, message);
  expect(after.plan.groupSize).toBe(before.plan.groupSize);
});

test.each(['thats one down, so 23 of us', 'one down now', '2 down sorry, jo and kim cant come'])(
  'those who drop out are fewer still: %s',
  (message) => {
    expect(said('dublin-work', message).after.plan.groupSize).toBeLessThan(24);
  },
);

test.each([
  'finance have come back, £200 a head is the ceiling for meals and activities',
  'the lads got back to me, 200 each is the most',
  'heard back 3 times now, still £250 a head',
])('an answer that came back takes no change back: %s', (message) => {
  expect(intentsOf('dublin-work', message).map(({ kind }) => kind)).not.toContain('undo');
});

describe('what is to be reserved is to be booked', () => {
  test.each(['can you reserve that for us', 'please reserve a table there'])('right after a change: %s', (message) => {
    const { before, after, reply } = said('london-hen', 'swap karting for something cheaper', message);
    expect(after.plan).toBe(before.plan);
    expect(reply).toMatch(/booked|book/i);
  });
});

test.each(['bunch', 'launch', 'latter', 'replacing', 'related', 'remote'])('%s is a word of its own', (word) => {
  for (const line of [`a ${word} of ours is fine`, `we like the ${word}`]) {
    const { before, after } = said('london-hen', line);
    expect([line, changedBetween(before, after)]).toEqual([line, { went: [], came: [], types: [] }]);
  }
});

test('oh dear is a sigh, and nothing that costs too much', () => {
  for (const message of ['oh dear, when is dinner on friday?', 'Dear me, what time does saturday start?']) {
    const { before, after } = said('bristol-birthday', message);
    expect([message, after.plan]).toEqual([message, before.plan]);
  }
});

test.each(['nothing before 11 on saturday please', 'saturday not before 11', 'nothing before 11!'])(
  'an hour that is told after a number of people is no number of people: %s',
  (message) => {
    const { before, after } = said('lisbon-hen', 'there will be ten of us', message);
    expect(after.plan.groupSize).toBe(10);
    expect(after.request.days[2]?.startMinute).toBeGreaterThan(before.request.days[2]?.startMinute ?? 1440);
  },
);
