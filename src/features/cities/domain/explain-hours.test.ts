import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDayHours } from '../../../catalogue/parse-hours.ts';
import { explainHours } from './explain-hours.ts';

test.each(['09:00-17:30', '12:00-14:30 18:00-26:00', '22:00-32:00'])('%s is understood', (text) => {
  expect(explainHours(text)).toBeNull();
});

test.each([
  ['22:00-03:00', 'closes before it opens: a close after midnight goes on past 24, as in “22:00-27:00”'],
  ['22:00-09:00', '“22:00-09:00” closes before it opens'],
  ['9:00-17:00', 'must have two digits for the hour: “09:00-17:00”'],
  ['09:00–17:00', 'must be written with a 24-hour clock and a hyphen'],
  ['9am-5pm', 'must be written with a 24-hour clock and a hyphen'],
  ['09:00-17:75', 'an hour has 60 minutes'],
  ['25:00-27:00', 'opens after midnight: write it on the next day'],
  ['12:00-12:00', 'closes when it opens'],
  ['20:00-33:00', 'closes after 08:00 on the next day'],
  ['18:00-23:00 12:00-14:00', 'the times overlap or are not in order'],
  ['12:00-15:00 14:00-18:00', 'the times overlap or are not in order'],
])('%s is explained', (text, said) => {
  expect(explainHours(text)).toContain(said);
});

test('whatever the planner cannot read is explained, and nothing else', () => {
  const time = fc.tuple(fc.nat(34), fc.nat(70)).map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`);
  const text = fc.array(
    fc.tuple(time, time).map((pair) => pair.join('-')),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(text, (windows) => {
      const hours = windows.join(' ');
      let isReadable = true;
      try {
        parseDayHours(hours);
      } catch {
        isReadable = false;
      }
      expect(explainHours(hours) === null).toBe(isReadable);
    }),
  );
});
