import { expect, test } from 'vitest';
import { said, wentWith } from './say-to-trip.ts';

const endsOf = (trip: string, message: string): number[] =>
  said(trip, message).after.plan.days.map(({ slots }) => slots.at(-1)?.endMinute ?? 0);

test.each([
  ['london-hen', 'the nights should end by ten', 22 * 60],
  ['lisbon-hen', 'we need it all done by 11 each night', 23 * 60],
  ['whitby-birthday', 'no stuff after 10pm, the cottage has a curfew', 22 * 60],
  ['krakow-stag', 'everyone tucked up by midnight both nights', 24 * 60],
  ['prague-stag', 'please could you finish by ten', 22 * 60],
])('an end of nights is one of each of them: %s, “%s”', (trip, message, minute) => {
  for (const end of endsOf(trip, message)) expect(end).toBeLessThanOrEqual(minute);
});

test('an end of nights for one of them is shown first', () => {
  const { turn, reply } = said('lisbon-hen', 'my aunt is eighty and can’t be out past ten o’clock');
  expect(turn.change).toBeNull();
  expect(reply).toMatch(/now ends by 22:00/);
});

test.each([
  ['london-hen', 'would you be able to start at eleven?', 'Start at 11:00 on Saturday', 'saturday'],
  ['krakow-stag', 'any chance you could start a bit later?', 'Start later on Sunday', 'the sunday'],
])('a start of some day is asked about: %s, “%s”', (trip, message, choice, day) => {
  expect(said(trip, message).reply).toContain(choice);
  expect(said(trip, message, day).turn.change).not.toBeNull();
});

test('the first day begins when it is told', () => {
  const { after } = said('dublin-work', 'could the first day commence at one o’clock');
  expect(after.plan.days[0]?.slots[0]?.startMinute).toBe(13 * 60);
});

test.each([
  ['lisbon-hen', 'flight home is 3pm sunday so everything after the park has to go', 2],
  ['krakow-stag', 'we fly at 3 sunday, everything after lunch has to go', 1],
])('everything after a part goes, with why: %s', (trip, message, count) => {
  expect(wentWith(trip, message)).toHaveLength(count);
});

test('the hour of the way home on the last day sets no other date', () => {
  expect(said('prague-stag', 'flying home sunday at noon').reply).toMatch(/^That leaves no time/);
});

test('the end of somebody’s work ends no day', () => {
  const { turn, reply } = said('dublin-work', 'half the team finish work by 5 on thursday');
  expect(turn.change).toBeNull();
  expect(reply).toMatch(/only some of you[\s\S]*17:00/);
});
