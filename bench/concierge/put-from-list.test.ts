import { expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';

// What was listed or told of is put into the plan by words that only point at it.

test.each([
  ['krakow-stag', 'which jazz clubs are there?', 'could we have the second of those on saturday night', /muniak/],
  ['krakow-stag', 'what museums are there?', 'squeeze the last of them in on saturday', /mocak/],
  ['prague-stag', 'any jazz in prague?', 'put one of those on for sunday night', /jazz|agharta|reduta/],
  ['lisbon-hen', 'any fado places?', 'ooh saturday night would be great for that', /fado|frades|tasca|luso/],
  ['lisbon-hen', 'is there a flea market?', 'saturday morning would be ideal for that', /ladra/],
  ['london-hen', 'tell me about sky garden', 'fit it in on friday if you can', /sky-garden/],
  ['prague-stag', 'is there a shooting range?', 'get that in on sunday if it fits', /avim/],
])('%s: %s: %s', (trip, asked, order, came) => {
  const { before, after, reply } = said(trip, asked, order);
  const fresh = changedBetween(before, after);
  const isOffered = fresh.came.length === 0 && /Say yes to go ahead/.test(reply);
  expect(isOffered || fresh.came.some((id) => came.test(id)), reply).toBe(true);
});

test('a place of the list and a day is that place on that day', () => {
  const { reply } = said('prague-stag', 'what clubs do they have', 'Karlovy Lázně for the saturday then');
  expect(reply).toMatch(/Karlovy Lázně on Saturday|Saturday night: Karlovy Lázně/);
});

test('a question about what was listed puts nothing in', () => {
  for (const line of ['is the first of those far?', 'would the first of those fit on saturday?', 'what does it cost'])
    expect(said('krakow-stag', 'which jazz clubs are there?', line).turn.change).toBeNull();
});

test.each([
  ['cheapest', 'which is the cheapest', 'ok switch us to that one', 'Wombat'],
  ['poshest', 'whats the poshest of them', 'right, move us there then', 'Savoy'],
])('the %s of the hotels that were listed is told, and moved to by `that one`', (_, asked, order, name) => {
  const told = said('london-hen', 'what other hotels are there', asked);
  expect(told.turn.change).toBeNull();
  expect(told.reply).toContain(name);
  const { before, after } = said('london-hen', 'what other hotels are there', asked, order);
  expect(after.plan.stay?.name).toContain(name);
  expect(changedBetween(before, after).came).toEqual([]);
});
