/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** A part and no word of what is to become of it. */
const FORMS = [
  'what about {part}',
  '{part} or not?',
  'would you do {part}',
  '{part} again?',
  'bit worried about {part}',
  '{part} though?',
  'show me {part}',
  'hmm the {part}',
];

const THINGS = ['{day}', '{day} night', 'the hotel', 'dinner', 'the bars', 'the food', 'the prices', 'the last day'];
const SAID_OF_THINGS = [
  '{thing} is fine',
  '{thing} looks good',
  'i like {thing}',
  'happy with {thing}',
  'what about {thing}',
  'thoughts on {thing}?',
  '{thing} though?',
  'bit worried about {thing}',
  'would you change {thing}',
];

describe.each(sweptTrips(3).map(([id]) => id))('what goes on from what was said: %s', (id) => {
  const trip = tripOf(id);

  test('a part of the plan that is asked of or doubted is exchanged for nothing', () => {
    const changed = slotsOnDays(trip.plan).flatMap(({ slot }) =>
      [...FORMS.map((form) => form.replace('{part}', slot.name)), `how about the ${slot.type.toLowerCase()}?`].flatMap(
        (message) => {
          const { turn } = saidOn(trip, message);
          return turn.change ? [`${message}: ${turn.reply.slice(0, 120)}`] : [];
        },
      ),
    );
    expect(changed).toEqual([]);
  });

  test('a day, a meal, the stay or the money that is praised, asked of or doubted stays as it is', () => {
    const day = WEEKDAY_NAMES[trip.plan.days[0]?.weekday ?? 0]?.toLowerCase() ?? '';
    const changed = THINGS.flatMap((thing) =>
      SAID_OF_THINGS.flatMap((form) => {
        const message = form.replace('{thing}', thing.replace('{day}', day));
        const { turn } = saidOn(trip, message);
        return turn.change ? [`${message}: ${turn.reply.slice(0, 120)}`] : [];
      }),
    );
    expect(changed).toEqual([]);
  });

  test('who suggested a change takes nothing back', () => {
    const { state, turn } = saidOn(trip, 'make it cheaper');
    expect(turn.change).not.toBeNull();
    expect(saidOn(state, 'who suggested that').turn).toMatchObject({ change: null, understood: true });
  });

  test('a question goes on over a courtesy', () => {
    const [first, second] = trip.plan.days.map(({ weekday }) => WEEKDAY_NAMES[weekday] ?? '');
    if (!first || !second) return;
    const asked = saidOn(trip, `whats on ${first.toLowerCase()}`).state;
    const thanked = saidOn(asked, 'sounds good').state;
    const { turn } = saidOn(thanked, `and ${second.toLowerCase()}`);
    expect(turn.change).toBeNull();
    expect(turn.reply).toMatch(new RegExp(`^${second}(?: \\d|:)`));
  });
});

test.each([
  ['london-hen', 'add a spa', 'AIRE Ancient Baths London'],
  ['lisbon-hen', 'add a cocktail class', 'Cocktail workshop at Cinco Lounge'],
])('what came in is what the next words are about, whatever made room for it: %s', (id, message, name) => {
  const { state } = saidOn(tripOf(id), message);
  expect(saidOn(state, 'when is it').turn.reply).toContain(name);
  expect(saidOn(state, 'how much is it').turn.reply).toContain(name);
});
