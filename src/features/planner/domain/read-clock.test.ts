import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';
import { readClock } from './read-clock.ts';

test.each([
  ['6pm', 1080],
  ['18:30', 1110],
  ['7.30pm', 1170],
  ['half 7 pm', 1170],
  ['at 3', 900],
  ['noon', 720],
  ['10am', 600],
  ['14 of us', null],
  ['to 14 people', null],
])('the time in "%s"', (text, minute) => {
  expect(readClock(text, 'day')).toBe(minute);
});

test('"dinner at 8" is in the evening', () => {
  expect(readClock('at 8', 'evening')).toBe(1200);
});

test.each([
  ['under £30 a head', { pence: 3000, perPerson: true }],
  ['200 quid total', { pence: 20000, perPerson: false }],
  ['£1,250.50', { pence: 125050, perPerson: false }],
  ['max 150 pp', { pence: 15000, perPerson: true }],
  ['14 of us', null],
])('the amount in "%s"', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});
