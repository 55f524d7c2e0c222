import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** What the first item of a list says of itself: the place, its hour and its price. */
const ITEM = /^1\. Add (.+?) on .+ \(.*, (\d\d:\d\d), (free|£[\d.]+ a person)\)$/m;

describe('what could come in on a day is listed with the hour and the price that it then has', () => {
  test.each([
    ['london-hen', 'what else is there to do on saturday'],
    ['london-hen', 'what could we add on friday'],
    ['london-hen', 'any ideas for saturday afternoon'],
    ['london-hen', 'suggest something for saturday'],
    ['prague-stag', 'what else could we do on saturday'],
    ['krakow-stag', 'what could we squeeze in on friday'],
    ['lisbon-hen', 'recommend something for saturday'],
    ['london-day', 'what else is there to do on saturday'],
  ])('%s: %s', (id, message) => {
    const trip = tripOf(id);
    const { turn, state } = saidOn(trip, message);
    expect(turn).toMatchObject({ change: null, understood: true });
    const [, name, clock, price] = ITEM.exec(turn.reply) ?? [];
    expect(name, turn.reply).toBeDefined();
    const taken = saidOn(state, 'the first one please').turn;
    expect(taken.reply).toContain(`${name} in`);
    expect(taken.reply).toMatch(new RegExp(`${clock} to \\d\\d:\\d\\d, ${price}`));
    expect(slotsOnDays(taken.change?.plan ?? trip.plan)).toHaveLength(slotsOnDays(trip.plan).length + 1);
  });

  test('and where nothing fits, that is said', () => {
    const { turn } = saidOn(tripOf('london-hen'), 'what could we add on sunday');
    expect(turn.change).toBeNull();
    expect(turn.reply).toMatch(/^Nothing more on our list fits Sunday/);
  });

  test.each([
    ['add something on saturday', true],
    ['swap the boat on saturday for something else', true],
    ['what could we do instead of the boat on saturday', false],
  ])('and what names a part or orders is no such question: %s', (message, changes) => {
    const { turn } = saidOn(tripOf('london-hen'), message);
    expect(turn.change !== null).toBe(changes);
    expect(turn.reply).not.toContain('has room for');
  });
});

describe('a breakfast takes nobody’s lunch', () => {
  test.each([
    'book somewhere for breakfast',
    'can you book us breakfast on saturday',
    'sunday brekkie for the hangovers',
  ])('%s', (message) => {
    const { turn } = saidOn(tripOf('london-hen'), message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('no breakfasts');
  });

  test('but where it is to', () =>
    expect(saidOn(tripOf('london-hen'), 'swap sunday lunch for breakfast somewhere').turn.reply).toContain(
      'Sunday lunch is now',
    ));
});

describe('a night that is to be later is no other day', () => {
  test.each([
    ['london-hen', 'make friday night later', ['Lucky Voice Soho', 'Cahoots']],
    ['krakow-stag', 'push saturday night back an hour', ['Wódka Café Bar']],
  ])('%s: %s', (id, message, moved) => {
    const trip = tripOf(id);
    const startsOf = (state: typeof trip) =>
      new Map(slotsOnDays(state.plan).map(({ slot }) => [slot.name, slot.startMinute]));
    const [before, after] = [startsOf(trip), startsOf(saidOn(trip, message).state)];
    for (const name of moved) expect(after.get(name), name).toBeGreaterThan(before.get(name) ?? 0);
    const dinner = trip.plan.days[0]?.slots.find(({ kind }) => kind === 'dinner')?.name ?? '';
    expect(after.get(dinner)).toBe(before.get(dinner));
    expect(after.size).toBe(before.size);
  });

  test('and what cannot go later costs nobody dinner', () => {
    const { turn } = saidOn(tripOf('london-hen'), 'push friday night back an hour');
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('Cahoots');
  });
});

test.each([
  ['london-hen', 'drop karaoke before cahoots', 'london-lucky-voice-soho'],
  ['london-hen', 'bin the karaoke thats before cahoots', 'london-lucky-voice-soho'],
])('%s: what another stands beside goes alone: %s', (id, message, gone) => {
  const trip = tripOf(id);
  const after = slotsOnDays(saidOn(trip, message).state.plan).map(({ slot }) => slot.venueId);
  expect(
    slotsOnDays(trip.plan)
      .filter(({ slot }) => !after.includes(slot.venueId))
      .map(({ slot }) => slot.venueId),
  ).toEqual([gone]);
});
