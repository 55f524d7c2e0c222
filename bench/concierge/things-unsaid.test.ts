/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** A wish that is done, and a thing beside it that nobody here has. */
const BESIDE: readonly (readonly [id: string, said: string, thing: string])[] = [
  [
    'dublin-work',
    'start the dance class at 3.30, invite 6 more people and book a minibus back to the hotel',
    'minibus',
  ],
  ['dublin-work', 'drop the museum and also a helicopter tour pls', 'helicopter tour'],
  ['dublin-work', 'drop the museum, sort coaches home both days', 'coaches'],
  ['dublin-work', 'move jameson to 2.30 and get us a photographer', 'photographer'],
  ['london-hen', 'drop heaven, oh and a limo from the airport', 'limo'],
  ['london-hen', 'move dinner saturday to 7.30, drop heaven, and can we add a hot tub limo', 'hot tub limo'],
  ['krakow-stag', 'drop the karting, and can we have a party bus', 'party bus'],
];

describe('a thing that is not to be had is refused by its name beside what is done', () => {
  test.each(BESIDE)('%s: %s', (id, said, thing) => {
    const { turn } = saidOn(tripOf(id), said);
    expect(turn.change).not.toBeNull();
    expect(turn.reply).toContain(`We have no ${thing} on our list`);
  });

  test('and nothing comes in for it that only shares a word with it', () => {
    const trip = tripOf('london-hen');
    const { turn } = saidOn(trip, 'add a hot tub limo');
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('We have no hot tub limo on our list');
  });
});

describe('what is told or turned down is no wish for it', () => {
  test.each([
    ['london-hen', 'drop cahoots. the limo is booked already'],
    ['london-hen', 'we did paintball last year so drop puttshack'],
    ['london-hen', 'move the boat to 4, we have a minibus booked from the hotel'],
    ['krakow-stag', 'drop the karting, no party bus either'],
  ])('%s: %s', (id, said) => {
    expect(saidOn(tripOf(id), said).turn.reply).not.toContain('We have no');
  });

  test('and a coach from the hotel asks for no other hotel', () => {
    for (const id of ['london-hen', 'dublin-work', 'prague-stag'])
      for (const said of ['we have a minibus booked from the hotel', 'we have the coach booked to the hotel']) {
        const trip = tripOf(id);
        const { state } = saidOn(trip, said);
        expect(state.plan.stay?.hotelId).toBe(trip.plan.stay?.hotelId);
        expect(slotsOf(state.plan)).toHaveLength(slotsOf(trip.plan).length);
      }
  });
});
