/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

const TRIPS = ['london-hen', 'krakow-stag', 'dublin-work', 'whitby-birthday'];

/** How many more there are after both than before the first. */
const SAID: readonly (readonly [first: string, second: string, more: number])[] = [
  ['add 2 people', 'sorry 3 more', 3],
  ['add 2 people', 'no 3', 3],
  ['two more are coming', 'three actually', 3],
  ['2 have dropped out', 'make that 3', -3],
  ['2 of the girls have dropped out', 'sorry 3', -3],
  ['add 2 people', 'actually just one', 1],
  ['one more person', 'make that two', 2],
  ['2 more joining', '4 more sorry', 4],
  ['add 2 people', 'one more', 3],
  ['add 2 people', 'and another one', 3],
  ['one more person', 'two more', 3],
  ['add 2 people', '3 more than that', 5],
  ['2 have dropped out', '3 more have dropped out', -5],
  ['2 have dropped out', 'and another', -3],
];

describe('a number after people who come or go is a number of them', () => {
  test.each(SAID)('%s | %s', (first, second, more) => {
    const sizes = TRIPS.map((id) => {
      const trip = tripOf(id);
      const { state } = saidOn(saidOn(trip, first).state, second);
      return state.plan.groupSize - trip.plan.groupSize;
    });
    expect(sizes).toEqual(TRIPS.map(() => more));
  });

  test('and one that can only be all of them is the size of the group', () => {
    for (const id of TRIPS) {
      const trip = tripOf(id);
      const size = trip.plan.groupSize + 1;
      for (const second of [`sorry ${size}`, `no ${size} in total`, `we are ${size} now`])
        expect(saidOn(saidOn(trip, 'add 2 people').state, second).state.plan.groupSize).toBe(size);
    }
  });

  test('what was changed is told from the trip as it is', () => {
    const trip = tripOf('london-hen');
    const size = trip.plan.groupSize;
    const { turn } = saidOn(saidOn(trip, 'two lads have dropped out').state, 'sorry, one');
    expect(turn.reply).toContain(`The plan is now for ${size - 1} people.`);
    expect(turn.reply).toMatch(new RegExp(`in total for ${size - 1} instead of £[\\d,.]+ for ${size - 2}\\.`));
  });
});
