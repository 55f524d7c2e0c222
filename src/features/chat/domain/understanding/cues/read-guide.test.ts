import { expect, test } from 'vitest';
import { venuesOf } from '../../../../../engine/places.ts';
import { answerMessage } from '../../answer-message.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { read } from '../reading.ts';
import { placesAbout, readGuide } from './read-guide.ts';

const trip = londonTrip();
const inPlan = new Set(trip.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));

test.each([
  'can you recommend a brunch spot',
  'got anywhere for dim sum',
  'best afternoon tea?',
  'is there a theatre nearby',
])('advice is given from the list and nothing changes: %s', (message) => {
  const { reply, change, understood } = answerMessage(trip, message);
  expect({ change, understood }).toEqual({ change: null, understood: true });
  const named = venuesOf(trip.places).filter(({ id, name }) => !inPlan.has(id) && reply.includes(name));
  expect(named.length).toBeGreaterThan(0);
});

test('a diet is looked for among those who cook for it, the kitchens that are all of it first', () => {
  const intent = readGuide(read('any good vegan places to eat', trip), trip);
  if (intent?.kind !== 'places') throw new Error('no places');
  const found = intent.venueIds.map((id) => venuesOf(trip.places).find((venue) => venue.id === id));
  expect(found.every((venue) => venue?.diets.includes('vegan'))).toBe(true);
  expect(found[0]?.type).toBe('Vegan restaurant');
});

test('a dish that no type names is found in what a place says of itself', () => {
  const venue = venuesOf(trip.places).find(({ description }) => /dumplings/i.test(description));
  if (!venue) throw new Error('no dumplings in London');
  expect(placesAbout(read('where are dumplings good', trip), trip)).toMatchObject({ kind: 'places' });
});

test('what nobody on the list has is no reason to name a place', () => {
  expect(placesAbout(read('where is the best volcano', trip), trip)).toBeNull();
});

test('an order is no request for advice', () => {
  for (const message of ['swap dinner for the best steak', 'add a good spa', 'somewhere better for brunch instead'])
    expect(readGuide(read(message, trip), trip)).toBeNull();
});
