import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { changedBetween, said } from './say-to-trip.ts';

type Trip = Parameters<typeof said>[0];

describe('who comes after all, in few words', () => {
  test.each<[Trip, string[], number]>([
    ['krakow-stag', ['might be two more of us', 'ok yeah theyre both in'], 12],
    ['london-hen', ['could be another 3 coming', 'yep theyre all coming'], 15],
    ['whitby-birthday', ['how much each if there were 9 of us', 'right, 9 it is'], 9],
    ['london-day', ['plus my sister and her two'], 9],
    ['prague-stag', ['were 15', '16. and no museum'], 16],
  ])('%s: %j', (trip, messages, people) => {
    expect(said(trip, ...messages).after.plan.groupSize).toBe(people);
  });

  test.each<[Trip, string]>([
    ['krakow-stag', 'might be two more of us'],
    ['london-hen', 'could be another 3 coming'],
  ])('%s: who may yet come is shown first: %s', (trip, message) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toMatch(/Nothing has changed yet/);
  });

  test('and dinner is nobody', () => {
    const { before, after } = said('krakow-stag', 'two more lads coming', 'and dinner');
    expect(after.plan.groupSize).toBe(before.plan.groupSize);
  });
});

describe('what goes is what was told of, and why it goes moves nothing', () => {
  test.each<[Trip, string[], string]>([
    ['prague-stag', ['when do we finish at staropramen', 'flights at 7', 'yeah bin it then'], 'prague-staropramen'],
    [
      'whitby-birthday',
      ['what is the castle thing', 'move it to half 3', "nah bin it, we'll be off home by then"],
      'generic-historic-house',
    ],
    ['london-day', ['what time do we finish', 'too late for the youngest. no ice cream then'], 'london-amorino-soho'],
    ['london-hen', ['how much is cahoots', 'you know what drop it, karaoke is enough for one night'], 'london-cahoots'],
  ])('%s: %j', (trip, messages, gone) => {
    const { before, after } = said(trip, ...messages);
    const { went, came } = changedBetween(before, after);
    expect(came).toEqual([]);
    expect(went).toEqual([expect.stringContaining(gone)]);
  });

  test.each(['how much is the first one', 'what time is the second one'])(
    'a question takes nothing of a list: %s',
    (message) => {
      const { before, after } = said('london-hen', 'what could we swap the boat for?', message);
      expect(after.plan).toEqual(before.plan);
    },
  );

  test('to leave it at an hour is no journey', () => {
    const { after } = said('lisbon-hen', 'how much is sailing each', 'move it to half 5', 'no leave it at half 4');
    expect(slotsOf(after.plan).find(({ slot }) => /sailing/i.test(slot.name))?.slot.startMinute).toBe(990);
    expect(slotsOf(after.plan)).toHaveLength(slotsOf(said('lisbon-hen', 'hello').after.plan).length);
  });

  test('a day that was meant is none that goes', () => {
    const { before, after, reply } = said('london-hen', 'start saturday at 11', 'no sunday');
    expect(changedBetween(before, after).went).toEqual([]);
    expect(reply).toMatch(/Sunday now starts at 11:00/);
  });
});

describe('an hour is of the part or the day that was asked about', () => {
  test.each<[Trip, string[], RegExp, number]>([
    ['london-hen', ['what time is dinner friday', 'bit early for us, half 7?'], /Circolo/, 1170],
    ['bristol-birthday', ['When is supper on the Friday?', 'Half past six would suit us better.'], /Catch/, 1110],
  ])('%s: %j', (trip, messages, name, minute) => {
    const { after } = said(trip, ...messages);
    expect(slotsOf(after.plan).find(({ slot }) => name.test(slot.name))?.slot.startMinute).toBe(minute);
  });

  test('too late, done by 1', () => {
    expect(said('prague-stag', 'what time we back sat', 'too late. done by 1').reply).toMatch(
      /Saturday now ends by 01:00/,
    );
  });

  test('a value and then a wish of its own', () => {
    const { before, after, reply } = said('london-hen', 'start saturday at 11', 'sunday sorry, and drop the shard');
    expect(reply).toMatch(/Sunday now starts at 11:00/);
    expect(changedBetween(before, after).went).toEqual(['london-view-from-the-shard']);
  });

  test('a start is of the day spoken of when it was said', () => {
    const { reply } = said('london-hen', 'ok shard can go, start a bit later, and dinner sat somewhere cheaper xx');
    expect(reply).toMatch(/Columbia Road Flower Market on Sunday moves/);
    expect(reply).toMatch(/Saturday dinner is now /);
  });
});

describe('what was only asked in few words', () => {
  test.each<[Trip, string[], RegExp]>([
    ['prague-stag', ['whats it each with the hotel', 'and without'], /£232\.17 a person/],
    ['whitby-birthday', ['how much is the axe throwing', 'for the lot of us i mean'], /£224 for the 7 of you/],
    [
      'london-day',
      ['how much is the speedboat', 'and the film?', 'so both together for the 6 of us is what'],
      /£414 for the 6 of you/,
    ],
    ['prague-stag', ['can you find us something livelier friday', 'nah whats else'], /you could have:\n1\. /],
    ['krakow-stag', ['just make it more us if you know what i mean'], /what matters most/],
    ['whitby-birthday', ['what could we have instead of karaoke', 'got owt else?'], /you could have:\n1\. /],
  ])('%s: %j', (trip, messages, told) => {
    const { before, after, reply } = said(trip, ...messages);
    expect(reply).toMatch(told);
    expect(after.plan).toEqual(before.plan);
  });

  test('what was told of stands in the place of a part', () => {
    const { before, after } = said('prague-stag', 'is there any indoor skydiving', 'swap the laser tag for that');
    expect(changedBetween(before, after)).toMatchObject({
      went: ['prague-laser-game-harlequin'],
      came: ['prague-hurricane-factory'],
    });
  });
});
