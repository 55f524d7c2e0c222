/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import { intentsOf } from './trip-for-tests.ts';

describe('what is wrong with a day or the price, and what is to be done about it, are one wish', () => {
  test.each([
    ['london-hen', 'bit steep, can you get it down a little', ['cheaper']],
    ['prague-stag', 'its too dear. can you trim it a bit', ['cheaper']],
    ['lisbon-hen', 'thats a lot of money, any way to make it cheaper?', ['cheaper']],
    ['bristol-birthday', 'ooh pricey! knock it down a bit please', ['cheaper']],
    ['prague-stag', 'saturday is full on so can we drop the spa', ['drop']],
    ['krakow-stag', 'saturday looks packed, can we lose the karting', ['drop']],
    ['krakow-stag', 'friday nights a bit quiet. add another bar', ['add']],
    ['london-hen', 'its a bit flat, can you spice it up a bit?', ['mood']],
  ])('%s: %s', (trip, message, kinds) => {
    expect(intentsOf(trip, message).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['london-hen', 'bit busy saturday, can you calm it down', 1],
    ['prague-stag', 'fridays too wild, can you calm it down', 0],
    ['lisbon-hen', 'saturday feels a bit tame, make it wilder', 2],
  ])('%s: the day of “%s” is that of the complaint', (trip, message, day) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'mood', days: [day] }]);
  });

  test('a start is that of the day that is too early', () => {
    const [intent] = intentsOf('bristol-birthday', 'sundays a bit early, can we start later');
    expect(intent).toMatchObject({ kind: 'retime', direction: 'later', scope: { days: [2] } });
  });

  test.each([
    ['london-hen', 'bit steep, also theres 2 more coming', ['cheaper', 'group-size']],
    ['krakow-stag', 'saturday is too long, cut the karting and make friday wilder', ['drop', 'mood']],
  ])('%s: %s', (trip, message, kinds) => {
    expect(intentsOf(trip, message).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('what is said against a part after a wish tells what the wish takes the place of', () => {
  test.each([
    ['london-hen', 'can we do a cocktail class on saturday, the golf is boring'],
    ['krakow-stag', 'would rather go bowling, the street art looks crap'],
    ['whitby-birthday', 'lets have a pub quiz, karaoke isnt really us'],
  ])('%s: %s', (trip, message) => {
    expect(intentsOf(trip, message)).toMatchObject([{ kind: 'swap', scope: { slots: [{}] } }]);
  });

  test('and nothing that is wanted is kept out for it', () => {
    const kinds = intentsOf('london-hen', 'can we do a cocktail class on saturday, the golf is boring');
    expect(kinds.map(({ kind }) => kind)).not.toContain('avoid');
  });
});

describe('an order about both is about each part that was named', () => {
  test.each([
    ['london-hen', 'weve all done karting before and the boat is a bit dull, can you change both', 2],
    [
      'krakow-stag',
      'axe nation and the escape rooms are a no from the lads, swap the pair of them for something else',
      2,
    ],
    ['prague-stag', 'the spa is naff and so is the staropramen. drop both', 2],
  ])('%s: %s', (trip, message, count) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after).went).toHaveLength(count);
  });

  test('but not about one that stays', () => {
    expect(intentsOf('london-hen', 'keep the karting but the boat and the golf, swap both')).not.toMatchObject([
      { kind: 'swap', scope: { slots: [{}, {}, {}] } },
    ]);
  });
});
