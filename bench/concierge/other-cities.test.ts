/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { CITIES } from '../../src/catalogue/cities.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { londonHen } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const GOES = [
  'can we go to X instead',
  'actually lets do X',
  'could the whole thing be in X',
  'swap Y for X',
  'change the city to X',
  'X instead of Y please',
  'girls would rather go to X',
  'do you do X',
  'have you got a guide for X',
  'can you do the same plan but for X',
  'same again but in X',
];

test.each(TRIP_OUTLINES.map((outline) => [outline.id, outline] as const))(
  'a plan keeps its city, and another one is a trip of its own: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const others = [...CITIES.map(({ name }) => name), 'Leeds', 'York'].filter((name) => name !== outline.destination);
    for (const [at, wording] of GOES.entries())
      for (const city of [others[at % others.length], others[(at + 3) % others.length]]) {
        const message = wording.replace('X', String(city).toLowerCase()).replace('Y', outline.destination);
        const { change, reply } = answerMessage(trip, message);
        expect([message, change]).toEqual([message, null]);
        expect(reply).toContain(`This trip is in ${outline.destination}, and a plan keeps its city`);
        expect(reply).toContain(`in ${city} can be planned at /plan`);
        expect(reply.includes('/cities/')).toBe(CITIES.some(({ name }) => name === city));
      }
  },
);

test('which is dearer is told by the figures of the guides, and by nothing where there is no guide', () => {
  const { reply, change } = answerMessage(londonHen(), 'would prague be cheaper than london');
  expect(change).toBeNull();
  expect(reply).toMatch(
    /In Prague a typical meal out is about £[\d.]+ .*In London a typical meal out is about £[\d.]+/,
  );
  expect(answerMessage(londonHen(), 'is leeds cheaper').reply).toContain('only the cities that we have guides to');
});

test.each([
  ['tell me about lisbon', 'Guide to Lisbon'],
  ['is it warm in barcelona', 'mean daily high in Barcelona'],
  ['whats york like', 'We have no guide to what is in York'],
  ['which cities do you do', 'London, Prague, Lisbon'],
])('%s', (message, told) => {
  expect(answerMessage(londonHen(), message)).toMatchObject({ change: null, understood: true });
  expect(answerMessage(londonHen(), message).reply).toContain(told);
});

test('in the middle of a conversation it is about no part of the plan', () => {
  const trip = londonHen();
  const first = answerMessage(trip, 'make it cheaper');
  const { change, reply } = answerMessage(
    stateAfter(trip, 'make it cheaper', first),
    'sod it lets do benidorm instead',
  );
  expect(change).toBeNull();
  expect(reply).toContain('keeps its city');
});

describe('how some of them get there counts nobody and moves nothing', () => {
  test.each([
    'one of the girls is coming from leeds',
    'two of them are coming from manchester',
    'three of the lads are driving',
    'three people are flying in',
    '4 of us are coming from scotland',
    'one of them is coming by train',
    'half of us are getting the 10am train',
    'one of us is coming late',
  ])('%s', (message) => {
    const { change, reply } = answerMessage(londonHen(), message);
    expect(change).toBeNull();
    expect(reply).toContain('How each of you gets to London is up to you');
  });
});

test.each([
  ['3 of us are coming too', 15],
  ['two more are coming on the train', 14],
  ['five of us are coming', 5],
])('who comes is counted: %s', (message, people) => {
  expect(answerMessage(londonHen(), message).change?.plan.groupSize).toBe(people);
});
