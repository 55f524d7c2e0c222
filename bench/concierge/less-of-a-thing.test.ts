import { describe, expect, test } from 'vitest';
import { changedBetween, said } from './say-to-trip.ts';
import type { tripOf } from './trip-for-tests.ts';

describe('one less of a thing is nobody less', () => {
  test.each([
    ['prague-stag', 'one less beer place', 'Spa Beerland'],
    ['prague-stag', 'one less beer place on saturday please', 'Pilsner Urquell'],
    ['bristol-birthday', 'one less stop on saturday', 'Pieminister'],
    ['lisbon-hen', 'one fewer meal on saturday', 'Adega Machado'],
  ])('%s: %s', (trip, message, named) => {
    const { before, after, reply } = said(trip, message);
    expect(after).toMatchObject({ request: before.request, plan: before.plan });
    expect(reply).toMatch(/^Which one shall I drop/);
    expect(reply).toContain(named);
  });

  test('the only one goes', () => {
    const { before, after } = said('prague-stag', 'two fewer museums');
    expect(after.request.groupSize).toBe(14);
    expect(changedBetween(before, after).went).toEqual(['prague-sex-machines-museum']);
  });

  test.each([
    ['two less girls now', 12],
    ['one less mouth to feed', 13],
    ['one less sadly, dave has bailed', 13],
    ['two less, twelve of us', 12],
  ])('and of people it is so many less: %s', (message, size) => {
    expect(said('prague-stag', message).after.request.groupSize).toBe(size);
  });
});

test.each(['the sex museum is a no from me, his dad is coming', 'swap the sex museum, my nan is coming'])(
  'for whose sake something goes is counted already: %s',
  (message) => {
    const { before, after } = said('prague-stag', message);
    expect(after.request.groupSize).toBe(14);
    expect(changedBetween(before, after).went).toEqual(['prague-sex-machines-museum']);
  },
);

test('and who comes as well is one more', () => {
  expect(said('prague-stag', 'drop the laser game, his boss is coming too').after.request.groupSize).toBe(15);
  expect(said('prague-stag', 'his dad is coming').after.request.groupSize).toBe(15);
});

describe('what is not to be included goes', () => {
  test.each([
    ['london-hen', 'dont include lunch on saturday', ['london-dishoom-covent-garden']],
    ['london-hen', 'dont do karting on friday', ['london-teamsport-tower-bridge']],
    ['prague-stag', 'dont include any meals on sunday', ['prague-lokal-dlouha']],
    ['krakow-stag', 'lets not do the karting again', ['krakow-karting-arena']],
    ['krakow-stag', 'lets not have dinner on saturday', ['krakow-morskie-oko']],
  ])('%s: %s', (trip, message, gone) => {
    const { before, after } = said(trip, message);
    expect(changedBetween(before, after)).toMatchObject({ went: gone, came: [] });
  });

  test.each(['dont plan the boat yet', 'dont plan dinner before 7'])(
    'but not where it is only too soon: %s',
    (message) => {
      const { before, after } = said('london-hen', message);
      expect(changedBetween(before, after).went).toEqual([]);
    },
  );
});

describe('a place by a name that nobody knows gives no other', () => {
  test.each([
    ['london-hen', 'add a venue called joes bar at 22:00', 'no Joes Bar on our list for London'],
    ['london-hen', 'add a pub called the dog and duck', 'no Dog and Duck on our list for London'],
    ['krakow-stag', 'swap morskie oko for a restaurant called big bobs', 'no Big Bobs on our list for Krakow'],
    [
      'krakow-stag',
      'theres a bar named the piano rouge, can we fit it in friday',
      'no Piano Rouge on our list for Krakow',
    ],
    ['lisbon-hen', 'is there a bar called mr foggs', 'no Mr Foggs on our list for Lisbon'],
  ])('%s: %s', (trip, message, told) => {
    const { before, after, reply } = said(trip, message);
    expect(after.plan).toEqual(before.plan);
    expect(reply).toContain(told);
  });

  test('and what stands beside it is done', () => {
    const { before, after, reply } = said('london-hen', 'add a bar called joes bar and drop the boat');
    expect(changedBetween(before, after)).toMatchObject({ went: ['london-city-cruises-westminster'], came: [] });
    expect(reply).toContain('no Joes Bar');
  });

  test('a known name is that place', () => {
    expect(changedBetween(...ends('swap heaven for a club called fabric')).came).toEqual(['london-fabric']);
    expect(said('london-hen', 'we want a club called heaven').reply).toContain('Heaven is in the plan already');
  });
});

function ends(message: string): [ReturnType<typeof tripOf>, ReturnType<typeof tripOf>] {
  const { before, after } = said('london-hen', message);
  return [before, after];
}
