/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import { intentsOf } from './trip-for-tests.ts';

describe('a part that is preferred, or will do, stays', () => {
  test.each([
    ['london-hen', ['what could we do instead of the boat', 'rather have the golf']],
    ['london-hen', ['what else instead of karting', 'nah id sooner have the karting']],
    ['krakow-stag', ['fine, the karting will do']],
    ['bristol-birthday', ['pieminister will do nicely']],
    ['lisbon-hen', ['what else could we do instead of encanto', 'prefer encanto tbh']],
  ])('%s: %s', (trip, messages) => {
    const { before, after } = said(trip, ...messages);
    expect(after.plan).toEqual(before.plan);
  });
});

describe('what is not to be chosen is left out of the question, and stays', () => {
  test.each([
    ['london-hen', 'can we lose one thing on saturday so its not so rushed', 'not the boat', /City Cruises/],
    ['krakow-stag', 'drop one thing on friday', 'anything but the axes', /Axe Nation/],
    ['prague-stag', 'drop one of the bars', 'just not u sudu', /U Sudu/],
  ])('%s: %s, then %s', (trip, first, second, name) => {
    const { before, after, reply } = said(trip, first, second);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/^Which one shall I drop: /);
    expect(reply).not.toMatch(name);
  });
});

describe('a trip is not turned round by a question or by how it feels', () => {
  test.each([
    ['london-hen', 'anything more cultural'],
    ['krakow-stag', 'is there anything quieter on friday'],
    ['bristol-birthday', 'Is this ok for ladies in their sixties? a few of the things look a bit energetic'],
  ])('%s: %s', (trip, message) => {
    const { before, after } = said(trip, message);
    expect(after.plan).toEqual(before.plan);
  });

  test('a yes to what it would be does it', () => {
    const { before, after } = said('london-hen', 'anything more cultural', 'yes please');
    expect(changedBetween(before, after).came.length).toBeGreaterThan(0);
  });
});

test('so that one comes after lunch, it moves, and is not taken out', () => {
  const { before, after } = said('krakow-stag', 'can we shuffle saturday about so the underground is after lunch');
  expect(changedBetween(before, after).went).toEqual([]);
  const slots = after.plan.days[1]?.slots ?? [];
  const at = (kind: string, name: string): number =>
    slots.find((slot) => slot.kind === kind && slot.name.includes(name))?.startMinute ?? 0;
  expect(at('activity', 'Rynek Underground')).toBeGreaterThan(at('lunch', ''));
});

describe('a part of a day that something is to go to is kept with the day', () => {
  test.each([
    ['london-hen', 'can we do the shard saturday morning instead', 1, 'Morning'],
    ['krakow-stag', 'move the axes to saturday afternoon', 1, 'Afternoon'],
    ['bristol-birthday', 'can the ss great britain go on sunday morning', 2, 'Morning'],
  ])('%s: %s', (trip, message, day, time) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'move-day', day, timesOfDay: [time] }]);
  });
});

test('some who come a day late leave the number of all as it is', () => {
  const { before, after } = said('krakow-stag', '2 lads not coming til saturday');
  expect(after.request.groupSize).toBe(before.request.groupSize);
});

describe('a day without plans is asked for by its day, and nobody is told that the list has none', () => {
  test.each([
    ['krakow-stag', 'can we have one day doing nowt'],
    ['london-hen', 'can we keep a day free'],
    ['lisbon-hen', 'one whole day off please'],
  ])('%s: %s', (trip, message) => {
    expect(said(trip, message).reply).toMatch(/^Which day shall stay free\?\n1\. Leave/);
    const { after } = said(trip, message, 'the second');
    expect(after.plan.days[1]?.slots).toEqual([]);
  });
});

describe('what somebody had said is what comes, and stays where it has come', () => {
  test.each([
    ['krakow-stag', 'swap starka', 'no i said pizza not kebab', /Pizz/],
    ['bristol-birthday', 'swap pieminister', 'no we said italian', /Italian|Pizz/],
  ])('%s: %s, then %s', (trip, first, second, like) => {
    const { before, after } = said(trip, first, second);
    const { types } = changedBetween(before, after);
    if (types.length > 0) expect(types.join()).toMatch(like);
  });

  test('and is not exchanged for saying so', () => {
    const { before, after } = said('krakow-stag', 'swap starka for pizza', 'no i said pizza not burgers');
    expect(after.plan).toEqual(before.plan);
  });
});

describe('words of everyday point at no place that is described by them', () => {
  test.each([
    ['krakow-stag', 'less culture more karting', 'krakow-karting-arena'],
    ['london-hen', 'saturday looks grand', 'london-heaven'],
  ])('%s: %s', (trip, message, venueId) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went).not.toContain(venueId);
  });

  test('a half day is no half-day at a spa', () => {
    expect(intentsOf('whitby-birthday', 'We’d like a half-day on Friday only')).not.toMatchObject([
      { want: { venueIds: ['generic-spa-day'] } },
    ]);
  });
});
