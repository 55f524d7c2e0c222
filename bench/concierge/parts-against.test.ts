import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe('a part that somebody cannot do, or that does not do, is asked about by its name', () => {
  test.each([
    ['krakow-stag', 'my uncle can’t do the axe throwing with his elbow', 'Axe Nation'],
    ['london-hen', 'Mel can’t go on the boat, she was sick on the last one', 'City Cruises'],
    ['prague-stag', 'Honza can’t go on the river cruise', 'Sightseeing cruise'],
    ['dublin-work', 'Irish dancing will not do for the board', 'Irish dance class'],
    ['whitby-birthday', 'the castle is a non starter because Dot has her hip', 'Castle'],
    ['bristol-birthday', 'the hostel crowd say Pieminister won’t work for our Jean', 'Pieminister'],
    ['bristol-birthday', 'a vegan café isn’t my aunt’s cup of tea', 'Café Kino'],
    ['lisbon-hen', 'the tile painting is far too much for my gran', 'Azulejo'],
  ])('%s: %s', (trip, message, name) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan.days).toEqual(before.plan.days);
    expect(reply).toContain(`What shall I do with ${name}`);
    expect(reply).not.toContain('in the plan already');
  });

  test('beside an allergy that nobody here knows, too', () => {
    const { reply } = said('dublin-work', 'Two of the auditors have a crab allergy, which rules out SOLE');
    expect(reply).toContain('allergy');
    expect(reply).toContain('What shall I do with SOLE');
  });

  test('two of a kind are both named', () => {
    const { reply } = said('prague-stag', 'Grandad is a Methodist, so we can’t have two breweries in one weekend');
    expect(reply).toMatch(/What shall I do with Pilsner.* and Staropramen/);
  });
});

describe('what is asked for in its stead comes in its place', () => {
  test('something else of a sort', () => {
    const { before, after } = said('london-day', 'a cinema on a day like that seems silly, something outdoors');
    expect(changedBetween(before, after).went).toEqual([expect.stringContaining('prince-charles')]);
  });

  test('another dinner that caters for them', () => {
    const { before, after } = said(
      'london-hen',
      'a steakhouse with two vegetarians in it is daft, find us another dinner for saturday',
    );
    expect(changedBetween(before, after).went).toEqual([expect.stringContaining('hawksmoor')]);
  });

  test('what the list has not is refused by its name', () => {
    const { reply } = said('bristol-birthday', 'Café Kino is a bad idea for my uncles, find them a pie and mash shop');
    expect(reply).toMatch(/Café Kino|Pieminister/);
    expect(reply).not.toContain('caters for');
  });
});

describe('other words about the same parts', () => {
  test.each([
    ['london-day', 'we can’t miss the cinema', /stays/],
    ['krakow-stag', 'we can’t miss the karting', /stays/],
  ])('what cannot be missed is kept: %s, %s', (trip, message, reads) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan.days).toEqual(before.plan.days);
    expect(reply).toMatch(reads);
  });

  test('a question whether it can be later moves it', () => {
    const { before, after } = said('london-day', 'can’t we do the boat later');
    expect(after.plan.days).not.toEqual(before.plan.days);
  });

  test.each([
    ['prague-stag', 'only the one bar each night please', 2],
    ['krakow-stag', 'just the one late bar a night', 1],
  ])('one bar a night takes the others out: %s, %s', (trip, message, fewer) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went).toHaveLength(fewer);
  });

  test('what is wanted where a part is takes its place', () => {
    const { before, after } = said('london-day', 'pop bowling in where the cinema is');
    expect(changedBetween(before, after).went).toEqual([expect.stringContaining('prince-charles')]);
  });
});

describe('what somebody cannot do, and the plan has none of, is kept out and never added', () => {
  test.each([
    ['bristol-birthday', 'jordan can’t do karting with his shoulder', 'karting'],
    ['whitby-birthday', 'my uncle can’t go on a boat', 'boat'],
    ['krakow-stag', 'the groom’s dad can’t go near a spa', 'spa'],
    ['london-day', 'half of them aren’t allowed to do go karting', 'go karting'],
  ])('%s: %s', (trip, message, thing) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan.days).toEqual(before.plan.days);
    expect(reply).toContain(`There was no ${thing}`);
  });
});
