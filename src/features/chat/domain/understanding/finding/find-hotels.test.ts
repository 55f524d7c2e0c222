import { expect, test } from 'vitest';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { read } from '../reading.ts';
import { findHotels } from './find-hotels.ts';

const trip = londonTrip();
const named = (line: string): string[] => findHotels(line.split(' '), trip).map(({ hotelId }) => hotelId);

test('a hotel is known by its name, by two words of it, or by one that no other has', () => {
  expect(named('put us in the hoxton shoreditch')).toEqual(['london-hoxton-shoreditch']);
  expect(named('could we do the savoy')).toEqual(['london-the-savoy']);
  expect(named('park plaza would be nice')).toEqual(['london-park-plaza-westminster-bridge']);
});

test('the part of the city that a hotel stands in is no hotel', () => {
  expect(named('a halal place in covent garden')).toEqual([]);
  expect(named('something in shoreditch or aldgate')).toEqual([]);
  expect(named('a proper hotel please not a hostel')).toEqual([]);
});

test('what something is like is no hotel', () => {
  expect(named('it is all a bit savoy')).toEqual([]);
  expect(named('too savoy for us')).toEqual([]);
});

test('a place of the plan that is named in full is not taken for a hotel', () => {
  const [slot] = trip.plan.days.flatMap(({ slots }) => slots).filter(({ name }) => name.includes('Covent Garden'));
  if (!slot) throw new Error('the fixture has nothing in Covent Garden');
  expect(read(`a halal place instead of ${slot.name}`, trip).hotels).toEqual([]);
});
