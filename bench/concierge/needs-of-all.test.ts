import { describe, expect, test } from 'vitest';
import { said } from './say-to-trip.ts';
import { intentsOf } from './trip-for-tests.ts';

describe('who is not grown up', () => {
  test.each([
    ['dublin-work', 'our two apprentices aren’t 18 yet'],
    ['bristol-birthday', 'one of us is under 18 so nothing adults only'],
    ['krakow-stag', 'my brother isn’t even 18'],
  ])('%s: %s', (trip, message) => expect(said(trip, message).after.request.needs.minorsPresent).toBe(true));

  test('adults only is no child', () => {
    expect(said('bristol-birthday', 'adults only please').after.request.needs.minorsPresent).toBe(false);
  });
});

describe('how far somebody can go', () => {
  test.each([
    ['bristol-birthday', 'my uncle can only walk about a hundred yards'],
    ['london-hen', 'her gran can walk maybe ten minutes'],
    ['whitby-birthday', 'it’s all steps there and Ada has got a scooter'],
  ])('%s: %s', (trip, message) => expect(said(trip, message).after.request.needs.stepFree).toBe(true));
});

test.each([
  ['london-day', 'it all needs to be indoors, it’s winter'],
  ['bristol-birthday', 'everything inside please'],
  ['krakow-stag', 'indoors only please'],
])('all of it under a roof: %s, %s', (trip, message) => {
  expect(intentsOf(trip, message)).toMatchObject([{ kind: 'dry' }]);
});

test('whether all is indoors is only asked', () => {
  const { before, after } = said('bristol-birthday', 'is everything indoors?');
  expect(after.plan).toBe(before.plan);
});

test.each([
  ['lisbon-hen', 'no vegans after all, Una eats cheese now', 'notDiets'],
  ['bristol-birthday', 'no vegetarians in the end', 'notDiets'],
])('a diet that nobody has any more: %s, %s', (trip, message, key) => {
  expect(intentsOf(trip, message)[0]).toHaveProperty(key);
});

test('who was taken off meat does not eat it', () => {
  expect(intentsOf('dublin-work', 'the doctor has Pat off red meat')).toMatchObject([
    { kind: 'needs', diets: ['vegetarian'] },
  ]);
});

describe('rooms for one are told of', () => {
  test.each([
    ['dublin-work', 'separate rooms for all of us please'],
    ['prague-stag', 'everybody needs a room of their own'],
    ['krakow-stag', 'single rooms only'],
    ['london-hen', 'single rooms throughout, company policy'],
  ])('%s: %s', (trip, message) => expect(said(trip, message).reply).toMatch(/^You share: \d+ people in \d+ rooms/));
});

describe('all of it in one part of the city', () => {
  test.each([
    ['lisbon-hen', 'keep us all around Baixa', 'Baixa'],
    ['london-hen', 'could everything be in Covent Garden', 'Covent Garden'],
    ['krakow-stag', 'make it all closer to Kazimierz please', 'Kazimierz'],
  ])('which part comes there is asked: %s, %s', (trip, message, area) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan).toBe(before.plan);
    expect(reply).toContain(`in ${area}`);
    expect(reply).toContain('shall I look for there?');
  });

  test('what is offered is done by its number', () => {
    const { before, after } = said('lisbon-hen', 'keep us all around Baixa', '1');
    expect(after.plan.days).not.toEqual(before.plan.days);
  });

  test.each([
    ['dublin-work', 'everything on the southside please'],
    ['london-hen', 'all in west london if possible'],
    ['prague-stag', 'keep it all east of the river'],
  ])('no list tells the sides of a city: %s, %s', (trip, message) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan).toBe(before.plan);
    expect(reply).toContain('Which neighbourhood shall it be?');
  });

  test('another hotel is no such wish', () => {
    expect(intentsOf('krakow-stag', 'stay in kazimierz instead')).toMatchObject([{ kind: 'change-stay' }]);
  });
});

test.each([
  ['krakow-stag', 'an hour free before the karting'],
  ['london-hen', 'can’t we have two hours free after the boat'],
])('an hour beside a part is kept free: %s, %s', (trip, message) => {
  expect(intentsOf(trip, message)).toMatchObject([{ kind: 'some-free' }]);
});

test('a house for all of them is refused by its name', () => {
  expect(said('whitby-birthday', 'cottage for the seven of us near the sea').reply).toContain('house for all of you');
});

test('something to compete in is one of such places', () => {
  const [intent] = intentsOf('dublin-work', 'add something competitive on thursday');
  expect(intent).toMatchObject({ kind: 'add', want: { typeLabel: 'place to compete' } });
});

test.each([
  ['dublin-work', 'no standing for more than an hour please'],
  ['bristol-birthday', 'nothing with standing around for hours'],
])('what is hard on the feet is told: %s, %s', (trip, message) => {
  expect(intentsOf(trip, message)).toMatchObject([{ kind: 'unlisted', concern: 'exertion' }]);
});

test.each([
  ['london-hen', 'I want everybody tucked up by midnight on both nights'],
  ['lisbon-hen', 'tucked up by one every night'],
])('tucked up is in bed: %s, %s', (trip, message) => {
  expect(intentsOf(trip, message)).toMatchObject([{ kind: 'hours', edge: 'finish' }]);
});

test('by the water, where no place is known yet, the places are open', () => {
  expect(intentsOf('whitby-birthday', 'keep us near the seafront')).toMatchObject([{ kind: 'unconfirmed' }]);
});

test('what would make her day is wanted', () => {
  expect(said('london-day', 'something with animals would make her day').reply).toContain('no place with animals');
});

test.each(['more for the wee ones please', 'more for the bairns'])('more for children: %s', (message) => {
  expect(said('whitby-birthday', message).after.request.needs.minorsPresent).toBe(true);
});
