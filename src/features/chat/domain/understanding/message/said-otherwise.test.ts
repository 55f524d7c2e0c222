import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { readParts } from './read-parts.ts';

const state = londonTrip();
const intentOf = (message: string) => readParts(state, message, { isLoose: true, topic: [] })[0]?.intent;

test.each([
  ['cheapest day?', 'price'],
  ['cheapest day please', 'price'],
  ['best bar for cocktails', 'places'],
  ['any good strip clubs', 'add'],
])('“%s” is only asked', (message, kind) => {
  expect(intentOf(message)).toMatchObject({ kind });
  expect(answerMessage(state, message).change).toBeNull();
});

test('what nobody needs is not added but goes', () => {
  expect(intentOf('no need for a night out on friday')).toMatchObject({ kind: 'drop' });
});

test('what is not liked does not come in', () => {
  expect(intentOf('a spa on sunday isnt really our bag')?.kind).toBe('avoid');
  expect(intentOf('an aquarium on sunday is not the lads cup of tea')?.kind).not.toBe('swap');
});

test('a reason that names what was done before asks for none of it', () => {
  const { change } = answerMessage(state, 'drop lucky voice, we did karaoke last time');
  const types = change?.plan.days.flatMap(({ slots }) => slots.map(({ type }) => type)) ?? ['none'];
  expect(types.some((type) => /karaoke/i.test(type))).toBe(false);
});

test.each([
  ['wanna go to stonehenge on the sunday', 'Stonehenge'],
  ['can we do harry potter studios on sunday', 'Harry Potter Studios'],
])('“%s” is refused by its name', (message, name) => {
  const { change, reply } = answerMessage(state, message);
  expect(change).toBeNull();
  expect(reply).toContain(`no ${name} on our list`);
});

test('another weekday for a lower price changes nothing of the days there are', () => {
  expect(answerMessage(state, 'Would it be cheaper on a Tuesday?').change).toBeNull();
});

test.each(['dress code for the clubs?', 'parking by the museum?'])('“%s” is for the places to say', (message) => {
  expect(intentOf(message)).toMatchObject({ kind: 'unlisted' });
});

test('what a thing has on it is no part of the plan that it comes for', () => {
  const { change } = answerMessage(state, 'get us a boat with shuffleboard');
  const shuffle = 'london-electric-shuffle-london-bridge';
  expect(state.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId))).toContain(shuffle);
  expect(change?.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)) ?? [shuffle]).toContain(shuffle);
});

test.each(['is there a cheaper day than saturday', 'would sunday be cheaper than friday'])(
  'asked which day costs less, nothing changes: %s',
  (message) => expect(intentOf(message)?.kind).toBe('price'),
);
