import { describe, expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

type Trip = Parameters<typeof said>[0];

describe('the price of a part for so many is told for so many', () => {
  test.each<[Trip, string, RegExp]>([
    ['london-hen', 'how much is karting / for 8 of us?', /£384 for 8 of you/],
    ['london-hen', 'how much is karting\nfor 8 of us?', /£384 for 8 of you/],
    ['lisbon-hen', 'whats the damage for sailing x 10', /£417\.40 for 10 of you/],
    ['london-hen', 'cruise x10 how much', /£200 for 10 of you/],
    ['whitby-birthday', 'How much would it be for the karaoke if there were only six of us?', /£108 for 6 of you/],
    ['london-hen', 'how much would it be for the karaoke for 6', /£120 for 6 of you/],
    ['krakow-stag', 'what would the axes be for just eight lads', /£179\.60 for 8 of you/],
    ['krakow-stag', 'how much are axes and karting for 8 people', /Together £48\.99 a person, £391\.92 for 8 of you/],
    ['krakow-stag', 'price for axes and karting just the 8 of us', /Together £48\.99 a person, £391\.92 for 8 of you/],
  ])('%s: %s', (trip, message, told) => {
    expect(said(trip, message).reply).toMatch(told);
  });

  test.each(['what would it cost if there were 9 of us', 'how much each with 9'])(
    'of the whole trip all that it changes is shown: %s',
    (message) => {
      expect(said('whitby-birthday', message).reply).toMatch(/now for 9 people[\s\S]+Nothing has changed yet/);
    },
  );

  test('an hour or a number of days is no number of people', () => {
    expect(said('london-hen', 'how much is karting for 2 hours').reply).toMatch(/for the 12 of you/);
  });
});

describe('what was asked of the price goes on', () => {
  test.each([
    ['What does dinner on Friday cost?', 'And on Saturday?', 'And the two luncheons?'],
    ['What does dinner on Friday cost?', 'and both lunches'],
  ])('to all meals of a kind: %s … %s', (...messages) => {
    expect(said('bristol-birthday', ...messages).reply).toMatch(/Café Kino: £13 [\s\S]+Cargo at Wapping Wharf: £15 /);
  });

  test('what it is each now is all of it, some lines after a change', () => {
    const messages = ['take the karaoke out', 'so saturday ends with dinner now?', 'ok and how much is it each now'];
    expect(said('lisbon-hen', ...messages).reply).toMatch(/All in it is £951\.38/);
  });
});
