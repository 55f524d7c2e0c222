import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

test.each([
  '250 a head max including hotel',
  'make it £6000 in total hotel included',
  '250 a head including everything',
  '250 each all inclusive',
])('a limit with the stay in it holds with the stay in it: %s', (order) => {
  const trip = fixedTrip(outlineOf('dublin-work'));
  const { change, reply } = answerMessage(trip, order);
  expect(change?.plan.totals.allPerPersonPence).toBeLessThanOrEqual(25_000);
  expect(reply).toContain('The stay comes to £73.92 a person, which leaves £176.08');
});

test.each([
  ['finish by 1am friday', [1500, 1590]],
  ['friday has to end by 1', [1500, 1590]],
  ['make every night finish by 1', [1500, 1500]],
  ['drop everything after 11pm', [1380, 1380]],
])('%s ends the nights and no day', (order, latest) => {
  const trip = fixedTrip(outlineOf('london-hen'));
  const { change } = answerMessage(trip, order);
  const plan = change?.plan ?? trip.plan;
  const ends = [0, 1].map((day) => plan.days[day]?.slots.at(-1)?.endMinute ?? 0);
  expect(ends[0]).toBeLessThanOrEqual(latest[0] ?? 0);
  expect(ends[1]).toBeLessThanOrEqual(latest[1] ?? 0);
  expect(slotsOnDays(plan).filter(({ slot }) => slot.kind === 'dinner')).toHaveLength(2);
});

test.each([
  ['6 of us land at 9pm friday', /^That is only some of you.*Krawl Through Krakow at 23:00/],
  ['two of the lads leave at 2 on sunday', /^That is only some of you.*last stop/],
])('%s moves nobody else', (told, answer) => {
  const { change, reply } = answerMessage(fixedTrip(outlineOf('krakow-stag')), told);
  expect(change).toBeNull();
  expect(reply).toMatch(answer);
});

test('an hour holds for what comes in the place of the part it was said of', () => {
  const { change } = answerMessage(fixedTrip(outlineOf('dublin-work')), 'dinner at 8 and somewhere cheaper');
  const dinner = change?.plan.days[0]?.slots.find(({ kind }) => kind === 'dinner');
  expect([dinner?.startMinute, dinner?.name === 'SOLE Seafood and Grill']).toEqual([1200, false]);
});

test.each([
  ['the bike ride sounds ace but can we do it in the morning', 'Bristol and Bath Railway Path by hire bike', 'Morning'],
  ['is the ferry good? can we do it in the afternoon', 'Bristol Ferry harbour trip', 'Afternoon'],
])('%s moves it', (order, name, time) => {
  const { change } = answerMessage(fixedTrip(outlineOf('bristol-birthday')), order);
  const slots = change ? slotsOnDays(change.plan) : [];
  expect(slots.find(({ slot }) => slot.name === name)?.slot.timeOfDay).toBe(time);
});

test.each([
  ['how long between bike ride and dinner', '2 hours 30 minutes'],
  ["what's the gap between ss great britain and cabot tower", '25 minutes'],
])('%s', (question, told) => {
  const { change, reply } = answerMessage(fixedTrip(outlineOf('bristol-birthday')), question);
  expect(change).toBeNull();
  expect(reply).toContain(told);
});

test('of two that are not both wanted it is asked which goes', () => {
  const trip = fixedTrip(outlineOf('lisbon-hen'));
  for (const order of ['we dont need both the castle and the garden', 'pick one of tiles and escape room'])
    expect(answerMessage(trip, order)).toMatchObject({
      change: null,
      reply: expect.stringMatching(/^Which one shall I drop/),
    });
});

test('a name and the kind beside it are one place', () => {
  const trip = fixedTrip(outlineOf('prague-stag'));
  const { change } = answerMessage(
    trip,
    'kill the pilsner brewery tour, keep staropramen, and move friday dinner to 7.30',
  );
  const names = change?.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name)) ?? [];
  expect(names).not.toContain('Pilsner Urquell: The Original Beer Experience');
  expect(names).toContain('Staropramen Brewery visitor centre');
});

test('a pub lunch is no dinner at a pub', () => {
  const trip = fixedTrip(outlineOf('bristol-birthday'));
  const { change } = answerMessage(trip, 'dad wants a pub lunch on saturday');
  expect(change?.plan.days[1]?.slots.find(({ kind }) => kind === 'dinner')?.name ?? 'Pieminister').toBe('Pieminister');
});

test.each(['start later every day', 'thursday and friday an hour later', 'everything an hour later'])(
  '%s moves each of the days',
  (order) => {
    const trip = fixedTrip(outlineOf('lisbon-hen'));
    const { change } = answerMessage(trip, order);
    for (const day of [0, 1])
      expect(change?.plan.days[day]?.slots[0]?.startMinute).toBeGreaterThan(
        trip.plan.days[day]?.slots[0]?.startMinute ?? 0,
      );
  },
);

test.each([
  ['lisbon-hen', 'castle or tiles, which is better', /^Of those Castelo/],
  ['lisbon-hen', 'fewer museums more wine', /^Lisbon Winery tasting is in the plan already/],
  ['dublin-work', 'ceo joins for dinner only', /^I count everybody for the whole trip/],
  ['dublin-work', 'split the group for the museum', /^I count everybody for the whole trip/],
])('%s: %s changes nothing', (id, said, answer) => {
  const { change, reply } = answerMessage(fixedTrip(outlineOf(id)), said);
  expect(change).toBeNull();
  expect(reply).toMatch(answer);
});

test.each([
  ['do we have to do dinner so early on friday', 0, 'dinner', 'Circolo Popolare'],
  ['shard at sunset instead', 2, 'activity', 'The View from The Shard'],
] as const)('%s moves it later', (order, day, kind, name) => {
  const trip = fixedTrip(outlineOf('london-hen'));
  const [was, now] = [trip.plan, answerMessage(trip, order).change?.plan].map(
    (plan) => plan?.days[day]?.slots.find((slot) => slot.kind === kind && slot.name === name)?.startMinute,
  );
  expect(now).toBeGreaterThan(was ?? Number.POSITIVE_INFINITY);
});

test('a brunch that is nowhere takes no morning out', () => {
  const { change } = answerMessage(
    fixedTrip(outlineOf('london-hen')),
    'can we start sat with a bottomless brunch and lose lunch',
  );
  expect(change?.plan.days[1]?.slots.map(({ name }) => name)).toContain('Puttshack Bank');
});

test('one day that is so already keeps no other from it', () => {
  const { change, reply } = answerMessage(fixedTrip(outlineOf('london-hen')), 'no activities before 12 on any day');
  for (const day of change?.plan.days ?? []) expect(day.slots[0]?.startMinute).toBeGreaterThanOrEqual(720);
  expect(reply).toContain('Friday starts at 14:30 already.');
});

test('a part that is to be on another night goes there', () => {
  const { change } = answerMessage(fixedTrip(outlineOf('lisbon-hen')), 'can the winery be on saturday');
  expect(change?.plan.days[2]?.slots.map(({ name }) => name)).toContain('Lisbon Winery tasting');
});
