import { expect, test } from 'vitest';
import { howAsked } from './how-asked.ts';

test.each([
  ['what if dave drops out', '1 person dropped out'],
  ['what if dave and steve drop out', '2 people dropped out'],
  ['what if one more came', 'one more person is coming'],
  ['what if 3 more came', '3 more people are coming'],
])('“%s” weighs “%s”', (message, wish) => {
  expect(howAsked(message)).toEqual({ asked: 'weighed', wish });
});

/** Whatever change is spoken of, with what is asked about it. */
const QUESTIONS = [
  'would X save us much',
  'would X be better on saturday instead',
  'would everyone be ok with X',
  'would X suit a vegan',
  'would u recommend X or leave it',
  'would there be any problem with X',
  'would saturday be better for X? move it if so',
  'please would X make it cheaper',
];

test.each(QUESTIONS)('“%s” only asks, whatever is asked about', (question) => {
  for (const change of ['the karting', 'dropping the karting', 'a later dinner', 'moving lunch to 2', 'two more lads'])
    expect(howAsked(question.replace('X', change)).asked, change).not.toBeNull();
});

test.each([
  'would you move dinner to 8',
  'would it be possible to start at 10',
  'would it be feasible to move the karting',
  'would a later dinner be possible',
  'would dinner at 8 work for you',
  'would you mind dropping the karting',
  'would we be able to move dinner to 8',
  'would there be any chance of a later dinner',
  'would be great to drop the karting',
  'would love to add bowling',
  'would the bride prefer a spa to the boat? yes. change it',
])('“%s” asks for it to be done', (message) => {
  expect(howAsked(message)).toEqual({ asked: null, wish: message });
});

test('a reason is asked for, and not even shown what else there could be', () => {
  expect(howAsked('why did you swap the karting').asked).toBe('open');
});
