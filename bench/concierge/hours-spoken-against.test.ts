import { expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

const startOf = (trip: string, name: string, ...messages: string[]): number | undefined =>
  said(trip, ...messages)
    .after.plan.days.flatMap(({ slots }) => slots)
    .find((slot) => slot.name.includes(name))?.startMinute;

test.each([
  ['prague-stag', 'Sex Machines', 'museum at 4 isn’t great, 5 please', 17 * 60],
  ['bristol-birthday', 'Catch 22', 'dinner at 7 friday is too soon for us, 8 would be better', 20 * 60],
  ['prague-stag', 'Lokál', 'nobody will be eating lunch at 12.25 on Sunday, we know this lot. Push it to two', 14 * 60],
])('of two hours the one that the part has not is wanted: %s, %s', (trip, name, message, minute) => {
  expect(startOf(trip, name, message)).toBe(minute);
});

test.each([
  ['krakow-stag', 'Axe Nation', 'our plane lands at 4 so the axes at 2 can’t be right', 16 * 60],
  [
    'london-hen',
    'TeamSport',
    'two of us don’t get in until 3.15 on friday so half 2 karting isn’t going to work',
    15 * 60 + 15,
  ],
  ['prague-stag', 'Laser Game', 'laser tag at 2 won’t work, half of them land at 3', 15 * 60],
])('what comes before the group is there goes after their arrival: %s, %s', (trip, name, message, lands) => {
  expect(startOf(trip, name, message)).toBeGreaterThan(lands);
});

test.each([
  ['bristol-birthday', 2, 'train home on Sunday is 1.30 so Cargo can’t happen at 2', 12 * 60],
  ['whitby-birthday', 1, 'castle at ten to three is no use to us, we need to be on the 4 o’clock bus', 14 * 60 + 30],
  ['dublin-work', 1, 'lunch at 12:35 on Friday is a no, our train is at 2', 12 * 60 + 30],
])('what is after the way home gives way to it: %s', (trip, day, message, end) => {
  const { after } = said(trip, message);
  expect(after.plan.days[day]?.slots.at(-1)?.endMinute).toBeLessThanOrEqual(end);
});

test.each([
  ['london-hen', 'golf at half ten is a joke'],
  ['krakow-stag', 'escape room at 11 on sunday can’t happen'],
  ['dublin-work', 'half the team can’t make 2pm at Jameson'],
  ['lisbon-hen', 'quarter past ten for tile painting is brutal'],
  ['whitby-birthday', 'karaoke at 20 past 9 is past my mum’s bedtime'],
  ['prague-stag', 'midnight club’s a no for us'],
])('an hour that is only turned down is asked about, with earlier and later: %s, “%s”', (trip, message) => {
  const { turn, reply } = said(trip, message);
  expect(turn.change).toBeNull();
  expect(reply).toMatch(/an hour earlier[\s\S]*an hour later[\s\S]*something else/);
});

test.each([
  ['lisbon-hen', 'Azulejo', 'tile painting at quarter past ten after a night out? later please', 615],
  ['london-hen', 'TeamSport', 'karting at 2.30 is too early', 870],
])('later than the hour it has: %s, %s', (trip, name, message, before) => {
  expect(startOf(trip, name, message)).toBeGreaterThan(before);
});

test('what is dropped by its hour goes', () => {
  expect(startOf('krakow-stag', 'Axe Nation', 'drop the axe throwing at 2')).toBeUndefined();
  expect(startOf('london-hen', 'Lucky Voice', 'lucky voice at 9.15 is too late for gran, drop it')).toBeUndefined();
});

test.each([
  ['london-hen', 'karting at half 2 works for us'],
  ['london-hen', 'karting at 2.30 is not a problem'],
  ['london-hen', 'lunch at 1 on saturday is lovely, and the golf at half ten is perfect'],
  ['prague-stag', 'we are 14 not 15'],
])('an hour that suits moves nothing: %s, “%s”', (trip, message) => {
  const { turn, reply } = said(trip, message);
  expect(turn.change).toBeNull();
  expect(reply).not.toMatch(/an hour earlier/);
});

test.each([
  ['make it 11', 11 * 60],
  ['later', 11 * 60 + 30],
  ['could it be half eleven', 11 * 60 + 30],
  ['2', 11 * 60 + 30],
])('the question is answered with an hour or a way: “%s”', (answer, minute) => {
  const { after } = said('london-hen', 'golf at half ten is a joke', answer);
  expect(startOf('london-hen', 'Puttshack', 'golf at half ten is a joke', answer)).toBe(minute);
  expect(after.plan.groupSize).toBe(12);
});
