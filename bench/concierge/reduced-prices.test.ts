import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

const TRIPS = ['bristol-birthday', 'whitby-birthday', 'dublin-work', 'london-hen'];
const TOLD = 'our list does not say';

test.each([
  'do children pay less',
  'is it cheaper for kids',
  'kids go half price?',
  'do pensioners get in cheaper',
  'how much for a child',
  'my nan is 80 does she pay less',
  'student discounts anywhere?',
  'group discount?',
  'do we get a discount for 8',
  'whats the price for students',
])('who pays less is asked of the list, and nothing changes for it: %s', (message) => {
  for (const id of TRIPS) {
    const { turn } = saidOn(tripOf(id), message);
    expect(turn.change, id).toBeNull();
    expect(turn.reply).toContain(TOLD);
  }
});

test.each([
  'make it cheaper',
  'find somewhere cheaper for dinner',
  'something free to do',
  'is there anything free for kids to do',
])('a wish for something cheaper is none of that: %s', (message) => {
  for (const id of TRIPS) expect(saidOn(tripOf(id), message).turn.reply).not.toContain(TOLD);
});
