/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('what somebody pays who is there for a part only is told, and the plan counts everybody as before', () => {
  test.each([
    ['london-hen', 'what does the girl who’s only coming for the saturday pay?', '£167 a person'],
    ['london-hen', 'so if katie and jo cant make the saturday night what do they owe', '£555 instead of £570'],
    ['london-hen', 'my sister can only come saturday, how much would she owe', 'A bed at Leman Locke is not in that'],
    ['prague-stag', '2 of them cant make friday night, what do they pay', 'Vzorkovna'],
    ['lisbon-hen', 'whats the price for someone who only does the sunday', '£53.06 a person'],
    ['london-hen', 'her mum can only do the saturday what does she chip in', '£167 a person'],
    ['london-hen', 'what will it be each if nan and grandad skip the karting', '£522 instead of £570'],
    ['krakow-stag', 'if dave misses saturday how much does he save', 'somebody who misses them'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test('what all of them leave out is still weighed', () => {
    expect(answer('london-hen', 'how much do we save if we skip the cruise').reply).toMatch(/^If you did that/);
  });
});

test('what any one thing may cost is of each part, and not of the trip', () => {
  expect(answer('london-hen', 'nothing over 100 on any one thing').change).toBeNull();
  const { change } = answer('london-hen', 'cant be going over 40 quid a head on any one thing');
  const prices = change?.plan.days.flatMap(({ slots }) => slots.map((slot) => slot.pricePerPersonPence)) ?? [];
  expect(Math.max(...prices)).toBe(40_00);
});

describe('whether drinks or service are in the price is told of the part that is meant', () => {
  test.each([
    ['london-hen', 'does dinner on friday include drinks', 'Circolo Popolare: £42'],
    ['london-hen', 'what do we actually get for the money at heaven', 'Heaven: £15'],
    ['dublin-work', 'Could you advise whether the dinner price on Thursday is inclusive of wine and service?', 'SOLE'],
    ['prague-stag', 'are drinks extra at dinner on saturday', 'Pork'],
    ['lisbon-hen', 'is food included on the sailing', 'Tagus sailing trip'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
    expect(reply).toContain('our list does not say');
  });

  test('without a part it is asked of the one spoken of last', () => {
    const trip = fixedTrip(outlineOf('london-hen'));
    const state = stateAfter(trip, 'how much is the karting', answerMessage(trip, 'how much is the karting'));
    expect(answerMessage(state, 'is that with drinks').reply).toMatch(/^TeamSport Karting Tower Bridge: £48/);
  });
});

describe('a part that costs no more than its cap stays', () => {
  test.each([
    ['london-hen', 'dinner friday no more than 45 each', 'Circolo Popolare: £42'],
    ['london-hen', 'cap lunch on saturday at 40 pp', 'Dishoom Covent Garden: £32'],
    ['london-hen', 'max 90 quid a head on food on the saturday night', 'Hawksmoor Seven Dials: £85'],
    ['whitby-birthday', 'max 60 each on dinner friday', 'Corner bistro'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });

  test.each([
    ['london-hen', 'max 40 a head for dinner on friday', 1],
    ['london-hen', 'activities no more than 40 each', 1],
    ['london-hen', 'somewhere cheaper for dinner saturday, 90 max', 1],
    ['london-hen', 'we can only afford 50 on drinks on the friday', 1],
  ])('what costs more gives way, and nothing else: %s: %s', (id, message, count) => {
    const trip = fixedTrip(outlineOf(id));
    const { change } = answerMessage(trip, message);
    const had = new Set(trip.plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
    const came = change?.plan.days.flatMap(({ slots }) => slots.filter(({ venueId }) => !had.has(venueId)));
    expect(came).toHaveLength(count);
  });
});

test.each(['what would you cut if it was your money', 'we’ve gone over, where can we save', 'where can we save a bit'])(
  'what could go is listed and not done: %s',
  (message) => {
    const { change, reply } = answer('london-hen', message);
    expect(change).toBeNull();
    expect(reply).toMatch(/^Leaving out one of these saves most/);
  },
);
