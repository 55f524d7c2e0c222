import { expect, test } from 'vitest';
import { addDays } from '../../../shared/dates.ts';
import { matchDays } from './match-days.ts';

const days = (start: string | null, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: start === null ? null : addDays(start, index) }));

test.each([
  ['moved as a whole keeps its days in their order', days('2027-05-14', 3), days('2027-06-04', 3), [0, 1, 2]],
  ['with a day more before keeps what was on each date', days('2027-05-14', 2), days('2027-05-13', 3), [null, 0, 1]],
  ['with a day less keeps what was on each date', days('2027-05-14', 3), days('2027-05-15', 2), [1, 2]],
  ['moved and longer keeps arrival and departure', days('2027-05-14', 3), days('2027-06-04', 5), [0, 1, null, null, 2]],
  ['moved and shorter keeps arrival and departure', days('2027-05-14', 4), days('2027-06-04', 2), [0, 3]],
  ['of one day grows by a departure', days('2027-05-14', 1), days('2027-06-04', 2), [0, null]],
  ['that gets its dates keeps its days', days(null, 3), days('2027-05-14', 3), [0, 1, 2]],
  ['that loses its dates keeps its days', days('2027-05-14', 4), days(null, 3), [0, 1, 3]],
])('a trip %s', (_what, before, after, continues) => {
  expect(matchDays(before, after)).toEqual(continues);
});
