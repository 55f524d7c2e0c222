import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

type Trip = Parameters<typeof said>[0];

describe('an order is carried out as it is said, and nothing else with it', () => {
  test.each<[Trip, string[], string]>([
    [
      'dublin-work',
      ['How much is that bar on Thursday?', "Let's not have it, people can go their own way."],
      'dublin-no-name-bar',
    ],
    ['lisbon-hen', ['lets not have the winery'], 'lisbon-lisbon-winery'],
    ['lisbon-hen', ['right skip the escape room and start saturday at 11'], 'lisbon-escape-hunt'],
    [
      'london-hen',
      ['what time does friday finish', 'whats the last thing we go to', 'take that one off'],
      'london-cahoots',
    ],
  ])('%s: %j takes one out', (trip, messages, gone) => {
    const { before, after } = said(trip, ...messages);
    const { went, came } = changedBetween(before, after);
    expect([went, came]).toEqual([[gone], []]);
  });

  test.each<[Trip, string]>([
    ['lisbon-hen', 'lets not have dinner so late'],
    ['lisbon-hen', 'lets not have more than one bar on friday'],
  ])('%s: %s takes no meal out', (trip, message) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went.filter((id) => /encanto|sud|adega|boa|aziz|avillez/.test(id))).toEqual(
      [],
    );
  });

  test.each<[Trip, string]>([
    ['dublin-work', 'three of the team turn out to be vegan'],
    ['krakow-stag', 'two of us turned out to be coeliac'],
  ])('%s, who eats what is still coming: %s', (trip, message) => {
    const { before, after } = said(trip, message);
    expect(after.plan.groupSize).toBe(before.plan.groupSize);
    expect(after.request.needs.diets).not.toEqual(before.request.needs.diets);
  });

  test.each<[Trip, string[], string[]]>([
    ['london-hen', ['where is dinner on friday', 'hmm. a nice italian place instead'], ['london-circolo-popolare']],
    ['lisbon-hen', ['just a nice portuguese place instead'], []],
  ])('%s: a kind of place that is to come is no part of the plan: %j', (trip, messages, gone) => {
    const { before, after } = said(trip, ...messages);
    expect(changedBetween(before, after).went).toEqual(gone);
  });

  test('two things before lunch are no whole day of two', () => {
    const { before, after } = said('lisbon-hen', 'two things before lunch is too much');
    expect(after.plan).toEqual(before.plan);
  });

  test('the hour that was is no other part', () => {
    const { reply } = said(
      'bristol-birthday',
      'Please start Saturday at eleven instead of ten, and choose us a different place for supper',
    );
    expect(reply).toMatch(/Saturday now starts at 11:00/);
    expect(reply).toMatch(/Saturday dinner is now /);
  });
});
