import { expect, test } from 'vitest';
import { said, wentWith } from './say-to-trip.ts';

const freeOf = (trip: string, message: string) => said(trip, message).after.request.keptFree ?? [];

test.each([
  ['krakow-stag', 'can the boys have friday afternoon to settle in', 2],
  ['lisbon-hen', 'we would love the morning off on saturday', 1],
  ['london-hen', 'give us saturday afternoon to ourselves', 1],
  ['lisbon-hen', 'nothing planned friday afternoon would be heaven', 1],
  ['prague-stag', 'sunday off completely', 3],
])('a part of the trip that is theirs loses what was planned in it: %s, “%s”', (trip, message, count) => {
  expect(wentWith(trip, message)).toHaveLength(count);
});

test.each([
  ['krakow-stag', 'any chance of a couple of hours’ kip on Saturday afternoon?', 1, 120],
  ['dublin-work', 'we need a two-hour slot for a team meeting on the Friday morning', 1, 120],
  ['dublin-work', 'meeting room for an hour friday', 1, 60],
  ['dublin-work', 'could people have an hour at the hotel before dinner', 0, 60],
])('so long is kept free: %s, “%s”', (trip, message, day, minutes) => {
  const [free] = freeOf(trip, message);
  expect(free?.day).toBe(day);
  expect((free?.endMinute ?? 0) - (free?.startMinute ?? 0)).toBe(minutes);
});

test('a meeting of their own before the day begins takes no lunch', () => {
  expect(wentWith('dublin-work', 'we need a two-hour slot for a team meeting on the Friday morning')).toEqual([]);
});

test.each([
  ['dublin-work', 'please leave the team a free hour after check in, they’ll have been on the bus since six', 840],
  ['krakow-stag', 'a free hour when we arrive, we will be wrecked', 840],
])('an hour on arrival is the first of the trip, whatever is told of the way: %s', (trip, message, first) => {
  expect(freeOf(trip, message)).toContainEqual({ day: 0, startMinute: first, endMinute: first + 60 });
});

test('an afternoon of no day is asked about', () => {
  const { turn, reply } = said('bristol-birthday', 'are we able to leave the afternoon free?');
  expect(turn.change).toBeNull();
  expect(reply).toContain('Leave the afternoon free on Saturday');
});

test('time between two parts is between those two', () => {
  const { before, after } = said(
    'prague-stag',
    'could we have an hour free on Saturday between the beer tasting and the spa, they’re terribly close together',
  );
  const startOf = ({ plan }: typeof before, name: string): number =>
    plan.days[1]?.slots.find((slot) => slot.name.includes(name))?.startMinute ?? 0;
  expect(startOf(after, 'Spa Beerland')).toBeGreaterThan(startOf(before, 'Spa Beerland'));
  expect(startOf(after, 'Pilsner')).toBe(startOf(before, 'Pilsner'));
});

test.each([
  ['krakow-stag', 'an hour free after the axes please'],
  ['london-hen', 'can’t we have two hours free after the boat'],
])('time that is there already is told, and stays: %s, “%s”', (trip, message) => {
  const { before, after, reply } = said(trip, message);
  expect(after.plan.days).toEqual(before.plan.days);
  expect(reply).toMatch(/\d\d:\d\d (?:to|and) \d\d:\d\d/);
  expect(reply).toContain('stays so');
});

test.each([
  ['krakow-stag', 'most of us have the morning off on friday'],
  ['krakow-stag', 'is there a free hour on saturday?'],
])('who has time already frees none: %s, “%s”', (trip, message) => {
  expect(said(trip, message).turn.change).toBeNull();
});
