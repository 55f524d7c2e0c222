import { expect, test } from 'vitest';
import { readDayEnd } from './read-day-end.ts';

test.each([
  ['home by 9pm', 'last', '19:30'],
  ['everyone home by 21:00', 'last', '19:30'],
  ['we need to be home by 9pm on Sunday', 6, '19:30'],
  ['back home by 6 on Sunday', 6, '16:30'],
  ['we have to be back by 8pm', 'last', '20:00'],
  ['must be finished by 4pm on the last day', 'last', '16:00'],
  ['home by 11', 'every', '23:00'],
  ['in bed by 12', 'every', 'midnight'],
  ['home by 2am', 'every', '02:00'],
  ['back at the hotel by 10 every night', 'every', '22:00'],
])('“%s” bounds the right days', (text, on, hour) => {
  const end = readDayEnd(text);
  expect(end?.on).toBe(on);
  expect(end?.words).toContain(`ends by ${hour}`);
});

test('an hour of something else bounds no day', () => {
  for (const text of ['karting done by 3pm', 'dinner before 8', 'home cooking please', 'we come back', 'back by bus'])
    expect(readDayEnd(text), text).toBeNull();
});

test('the way home is kept free, and said to be a guess', () => {
  expect(readDayEnd('home by 9pm')).toEqual({
    minute: 19 * 60 + 30,
    on: 'last',
    words: 'The last day ends by 19:30, to be home by 21:00; say so in the chat if your way home is longer.',
  });
});
