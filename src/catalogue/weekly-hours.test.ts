import { expect, test } from 'vitest';
import { weeklyHours } from './weekly-hours.ts';

test('a span of days opens each of its days and no other', () => {
  expect(weeklyHours({ 'tue-thu': '10:00-17:00', sat: '09:00-18:00' })).toEqual({
    tue: '10:00-17:00',
    wed: '10:00-17:00',
    thu: '10:00-17:00',
    sat: '09:00-18:00',
  });
});

test('a span that runs over the weekend takes Sunday and Monday with it', () => {
  expect(Object.keys(weeklyHours({ 'sat-mon': '11:00-16:00' })).sort()).toEqual(['mon', 'sat', 'sun']);
});

test('a late night is written over the rest of the week', () => {
  const hours = weeklyHours({ 'mon-sun': '10:00-18:00', fri: '10:00-21:00' });
  expect(hours.thu).toBe('10:00-18:00');
  expect(hours.fri).toBe('10:00-21:00');
});
