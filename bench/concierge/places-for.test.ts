import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const trip = (id: string) => fixedTrip(outlineOf(id));

test.each([
  ['london-hen', 'where would you go dancing', /Club|club/],
  ['bristol-birthday', 'wheres good for a boogie round there', /Thekla/],
  ['krakow-stag', 'what clubs are there', /Prozak|Szpitalna/],
  ['dublin-work', 'somewhere for live irish music?', /Cobblestone|Donoghue|Brazen/],
  ['dublin-work', 'Might you kindly tell me which evening engagements feature traditional music?', /Donoghue|Brazen/],
  ['krakow-stag', 'where can we hear live music', /Harris/],
  ['prague-stag', 'anywhere good for a sit down and a quiet pint', /pub|Wine bar/],
  ['bristol-birthday', 'whats good with kids', /Bowling|Climbing|Zoo/],
  ['london-day', 'other stuff teenage lads would like?', /karting|bowling|escape|climbing|golf/i],
  ['krakow-stag', 'what would you do on a rainy afternoon there', /Museum/],
])('on %s, “%s” is answered with places of the list for it', (id, asked, named) => {
  const { change, reply } = answerMessage(trip(id), asked);
  expect(change).toBeNull();
  expect(reply).toContain('On our list for');
  expect(reply).toMatch(named);
});

test('what is asked of the plan, or ordered, is no question for the list', () => {
  for (const asked of ['how much are the clubs', 'do kids get in', 'what if it rains', 'whats the plan if its raining'])
    expect(answerMessage(trip('krakow-stag'), asked).reply, asked).not.toContain('On our list for');
  expect(answerMessage(trip('krakow-stag'), 'can we go dancing on saturday').change).not.toBeNull();
});

test('the day after the one that was asked about is asked about in few words', () => {
  for (const [id, first, second] of [
    ['krakow-stag', 'whats on friday', 'Rynek Underground'],
    ['london-hen', 'whats the plan for sat', 'Columbia Road'],
    ['prague-stag', 'how much is friday', 'Kantýna'],
  ] as const) {
    const start = trip(id);
    const state = stateAfter(start, first, answerMessage(start, first));
    const { change, reply } = answerMessage(state, 'and the day after?');
    expect(change, id).toBeNull();
    expect(reply, id).toContain(second);
    expect(
      answerMessage(stateAfter(state, 'and the day after?', { reply, change, understood: true }), 'the day before?')
        .reply,
    ).not.toContain(second);
  }
});

test('a question that leans on the hotels just told is of hotels', () => {
  const start = trip('prague-stag');
  const first = 'what other hotels are there';
  const state = stateAfter(start, first, answerMessage(start, first));
  expect(answerMessage(state, 'any with a pool').reply).toContain('Hilton Prague');
  expect(answerMessage(state, 'is there one with a gym').reply).toMatch(/stay .*gym/);
});

test('why a day has so many of a sort is answered by those of that sort', () => {
  const { reply } = answerMessage(trip('prague-stag'), 'why two bars on the friday and not a club');
  expect(reply).toContain('Vzorkovna');
  expect(reply).not.toContain('Las Adelitas');
});
