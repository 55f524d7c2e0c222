/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

describe('one of a list is taken up by what it is like, in whatever words', () => {
  test.each([
    ['london-day', 'what could we do instead of thames rockets', 'cheapest one please', 'london-up-at-the-o2'],
    ['krakow-stag', 'what else is there for friday dinner', 'aye go on then, cheapest one', 'krakow-indus-tandoor'],
    ['krakow-stag', 'what else is there for sat night', 'second yin', 'krakow-alchemia'],
    ['dublin-work', 'are there any cheaper dinners for thursday?', 'second cheapest please', 'dublin-ivy-dawson'],
    [
      'bristol-birthday',
      'Might there be an alternative to the gorge walk?',
      'The second seems ideal',
      'bristol-arnolfini',
    ],
    ['lisbon-hen', 'any other restaurants for sat night', 'the portuguese one sounds nice', 'lisbon-palacio-chiado'],
    ['london-hen', 'any bars near hawksmoor', 'the nearest one would be lovely, thank you', 'london-gordons-wine-bar'],
    ['london-hen', 'any restaurants near the hotel for saturday dinner', 'first one', 'london-lahore-kebab-house'],
  ])('%s: %s, then %s', (trip, asked, taken, came) => {
    const { before, after } = said(trip, asked, taken);
    expect(changedBetween(before, after).came).toEqual([came]);
  });

  test.each([
    ['london-hen', 'drop the cruise', 'the cheapest'],
    ['london-hen', 'move lunch on saturday to 1.30', 'the cheapest one please'],
    ['krakow-stag', 'drop karting', 'nearest one then'],
  ])('and where there is no list, nothing is: %s: %s, then %s', (trip, first, second) => {
    const { before, after } = said(trip, first, second);
    expect(after.plan).toBe(before.plan);
  });
});

describe('a place for a meal takes the place of that meal', () => {
  test('and not of another', () => {
    const { reply } = said('bristol-birthday', 'What else is there near Cargo for lunch?', 'The nearest one, please');
    expect(reply).toContain('Cargo at Wapping Wharf');
  });
});

describe('what others there are is asked in many words, and lists some', () => {
  test.each([
    ['dublin-work', 'Are there other restaurants we could use on Thursday night?', 'Instead of SOLE'],
    ['prague-stag', 'whats a cheaper swap for vzorkovna', 'Instead of Vzorkovna'],
    ['bristol-birthday', 'is there a quieter alternative to the canteen', 'Instead of The Canteen'],
    ['krakow-stag', 'whit else could we dae insteid o the underground thing', 'Instead of Rynek Underground'],
  ])('%s: %s', (trip, words, opens) => {
    const { before, after, reply } = said(trip, words);
    expect(after.plan).toBe(before.plan);
    expect(reply).toContain(opens);
    expect(said(trip, words, 'onything else?').reply).toContain('nstead of');
  });

  test.each([
    ['london-hen', 'italian places for friday dinner?'],
    ['london-hen', 'cocktail bars on saturday?'],
  ])('and what is only asked for changes nothing: %s: %s', (trip, words) => {
    const { before, after } = said(trip, words);
    expect(after.plan).toBe(before.plan);
  });
});

describe('what one thing would cost in the place of another is shown, and a yes does it', () => {
  test.each([
    ['london-hen', 'how much would bowling be instead of karting', 'yeah lets', 'london-teamsport-tower-bridge'],
    ['lisbon-hen', 'how much more would fado be instead of so what', 'ok go with that', 'lisbon-so-what'],
    ['london-hen', 'what would an escape room instead of the cruise cost', 'do it', 'london-city-cruises-westminster'],
  ])('%s: %s, then %s', (trip, asked, yes, gone) => {
    const { before, after } = said(trip, asked, yes);
    expect(said(trip, asked).after.plan).toBe(before.plan);
    expect(changedBetween(before, after).went).toEqual([gone]);
  });

  test.each(['what would it cost for 10 instead of 12', 'how much is it in euros instead of pounds'])(
    'a count and a currency are no part of the plan: %s',
    (words) => expect(said('london-hen', words).reply).not.toContain('on our list'),
  );
});

test.each([
  [
    'dublin-work',
    [
      'Are there other restaurants we could use on Thursday night?',
      'Which of them is the cheapest?',
      'Yes, change it to that one',
    ],
    'dublin-pickle',
  ],
  [
    'bristol-birthday',
    ['Is there a vegan place for Friday dinner?', "Let's have the first of those please"],
    'bristol-pizzarova',
  ],
])('an offer is taken up in the words of a request: %s', (trip, messages, came) => {
  const { before, after } = said(trip, ...messages);
  expect(changedBetween(before, after).came).toEqual([came]);
});
