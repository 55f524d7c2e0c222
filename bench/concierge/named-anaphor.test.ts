import { describe, expect, test } from 'vitest';
import type { SlotOnDay } from '../../src/engine/plan-effect.ts';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** Questions that leave one part on the table. */
const ASKED = ['how much is {part}', 'what time is {part}', 'tell me about {part}'];
const GOES_ON = ['how long are we in there', 'and when is it over', 'is it indoors'];
const OUT = [
  'haha no chance, leave it out, we will be dead on our feet',
  'I fear it is beyond us. Please take it out.',
  'not fussed about that, bin it',
  'take it off the plan please',
];

const placesOf = (state: ConciergeState): string[] => slotsOnDays(state.plan).map(({ slot }) => slot.venueId);
const asked = (trip: ConciergeState, part: SlotOnDay, at: number): ConciergeState =>
  saidOn(trip, (ASKED[at % ASKED.length] ?? '').replace('{part}', part.slot.name)).state;

describe.each(sweptTrips(2).map(([id]) => id))('%s: what was asked about is what “it” is', (id) => {
  const trip = tripOf(id);

  test('in the next question, and in the one after it', () => {
    const others = slotsOnDays(trip.plan).flatMap((part, at) => {
      const first = asked(trip, part, at);
      const next = saidOn(first, GOES_ON[at % GOES_ON.length] ?? '');
      const last = saidOn(next.state, GOES_ON[(at + 1) % GOES_ON.length] ?? '');
      const isOfPart = [next, last].every(({ turn }) => turn.change === null && turn.reply.includes(part.slot.name));
      return isOfPart ? [] : [`${part.slot.name}: ${next.turn.reply.slice(0, 80)} | ${last.turn.reply.slice(0, 80)}`];
    });
    expect(others).toEqual([]);
  });

  test('in an order, which takes that part out and no other', () => {
    const others = slotsOnDays(trip.plan).flatMap((part, at) => {
      const { state, turn } = saidOn(asked(trip, part, at), OUT[at % OUT.length] ?? '');
      const gone = placesOf(trip).filter((one) => !placesOf(state).includes(one));
      return gone.length === 1 && gone[0] === part.slot.venueId
        ? []
        : [`${part.slot.name}: ${turn.reply.slice(0, 120)}`];
    });
    expect(others).toEqual([]);
  });
});

describe('and what points at nothing, or at all of it, is not', () => {
  const karting = saidOn(tripOf('london-hen'), 'how much is the karting').state;

  test.each([
    ['is it going to rain', 'is outdoors'],
    ['how much is the whole trip', '£570 a person with the stay'],
  ])('%s', (message, told) => {
    const { turn } = saidOn(karting, message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain(told);
  });

  test.each(['ok do that', 'is it possible to start later on saturday?', 'drop the golf, its too early for that'])(
    'the part stays: %s',
    (message) => expect(placesOf(saidOn(karting, message).state)).toContain('london-teamsport-tower-bridge'),
  );
});

describe('a day that was asked about is what “it” is', () => {
  test.each([
    ['krakow-stag', 'whats sunday looking like', 'well be dying. make it a quiet one', [0, 1]],
    ['lisbon-hen', 'what are we doing on friday', 'bit much, can we slow it down', [0, 2, 3]],
  ] as const)('%s: %s, %s', (id, first, second, kept) => {
    const trip = tripOf(id);
    const { state } = saidOn(saidOn(trip, first).state, second);
    const venues = ({ plan }: ConciergeState, day: number) => plan.days[day]?.slots.map(({ venueId }) => venueId);
    for (const day of kept) expect(venues(state, day), String(day)).toEqual(venues(trip, day));
    expect(state.plan).not.toEqual(trip.plan);
  });
});

test('both are the two that were asked about last', () => {
  const trip = tripOf('london-hen');
  const asked = saidOn(saidOn(trip, 'how much is the shard?').state, 'and heaven?').state;
  const { state } = saidOn(asked, 'drop both of them please');
  expect(
    placesOf(trip)
      .filter((one) => !placesOf(state).includes(one))
      .sort(),
  ).toEqual(['london-heaven', 'london-view-from-the-shard']);
});

describe('the stay that was told of is what a short line is about', () => {
  test.each(['get us a better one', 'go a bit nicer than that', 'something smarter please'])('%s', (message) => {
    const told = saidOn(tripOf('bristol-birthday'), 'where are we staying').state;
    const { state } = saidOn(told, message);
    expect(state.plan.totals.stayPerPersonPence).toBeGreaterThan(told.plan.totals.stayPerPersonPence);
    expect(placesOf(state)).toEqual(placesOf(told));
  });

  test('and a cheaper one is a cheaper stay', () => {
    const told = saidOn(tripOf('bristol-birthday'), 'where are we staying').state;
    const { turn } = saidOn(told, 'is there a cheaper one? if there is just go with that');
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('no other stay on our list that costs less');
  });

  test.each(['where is it', 'how much each'])('a question: %s', (message) => {
    const told = saidOn(tripOf('prague-stag'), 'how many stars is the hotel').state;
    expect(saidOn(told, message).turn.reply).toContain('You would stay at ibis Praha Old Town');
  });
});
