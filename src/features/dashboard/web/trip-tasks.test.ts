import { expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import { tasksByDay, tasksOf, tasksOfMonth, tasksSpoken } from './trip-tasks.ts';

const trip = (id: string, start: string | null, changes: Partial<Booking> = {}): Booking => ({
  id,
  event_type: 'hen-party',
  destination: 'Lisbon',
  group_size: 9,
  start_date: start,
  end_date: start,
  status: 'planning',
  created_at: '2027-01-01T10:00:00Z',
  price_per_person_pence: 9000,
  ...changes,
});
const TODAY = '2027-04-20';

test('what is to be done for all trips comes in the order of its days, and stands on them', () => {
  const tasks = tasksOf([trip('b', '2027-06-19'), trip('a', '2027-06-18'), trip('c', null)], TODAY);
  expect(tasks.map(({ bookingId, due }) => `${bookingId} ${due}`)).toEqual([
    'a 2027-03-26',
    'b 2027-03-27',
    'a 2027-05-21',
    'b 2027-05-22',
    'a 2027-06-11',
    'b 2027-06-12',
  ]);
  expect(tasksOfMonth(tasks, '2027-05').map(({ title }) => title)).toEqual([
    'Confirm the trip, or call it off',
    'Confirm the trip, or call it off',
  ]);
  expect(
    tasksByDay(tasks)
      .get('2027-06-12')
      ?.map(({ bookingId }) => bookingId),
  ).toEqual(['b']);
});

test('a day says aloud what is to be done on it and what is late, but not what is done', () => {
  const spoken = (...trips: Booking[]) => tasksSpoken(tasksByDay(tasksOf(trips, TODAY)).get('2027-03-26') ?? []);
  const late = trip('a', '2027-06-18');
  expect(spoken(late)).toBe('to do: Ask everyone whether the dates suit (Hen party in Lisbon, overdue)');
  expect(spoken({ ...late, done: ['ask-group'] })).toBe('');
  expect(spoken(...['1', '2', '3', '4'].map((id) => ({ ...late, id })))).toBe('4 things to do');
});
