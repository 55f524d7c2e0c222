import { expect, test } from 'vitest';
import { namedWeekend } from './named-weekends.ts';

test.each([
  [' easter weekend ', '2026-11-21', '2027-03-26'],
  [' we are going at easter ', '2027-03-27', '2028-04-14'],
  [' may bank holiday weekend ', '2026-11-21', '2027-04-30'],
  [' august bank holiday ', '2026-11-21', '2027-08-27'],
  [' spring bank holiday ', '2026-11-21', '2027-05-28'],
] as const)('“%s”, said on %s, begins on Friday %s', (line, today, friday) => {
  expect(namedWeekend(line, today)).toBe(friday);
});

test('a weekend without a holiday is called by none', () => {
  expect(namedWeekend(' make it the whole weekend ', '2026-11-21')).toBeNull();
});
