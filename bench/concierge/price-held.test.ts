import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const HELD = ['but keep the price the same', 'for the same money', 'without it costing more', 'same price though'];

test.each(TRIP_OUTLINES.map(({ id }) => id))(
  'what would cost more than it may is shown with its price, and done on a yes: %s',
  (id) => {
    const trip = tripOf(id);
    const longer = saidOn(trip, 'add an extra day');
    if (!longer.turn.change || longer.state.plan.totals.allPerPersonPence <= trip.plan.totals.allPerPersonPence) return;
    for (const held of HELD) {
      const shown = saidOn(trip, `add an extra day ${held}`);
      expect(shown.turn.change, held).toBeNull();
      expect(shown.turn.reply).toContain('Nothing has changed yet');
      const { plan } = saidOn(shown.state, 'yes').state;
      expect(plan.days.length).toBe(longer.state.plan.days.length);
    }
  },
);

test.each(HELD)('what costs no more is done at once: drop it %s', (held) => {
  const trip = tripOf('lisbon-hen');
  const { turn, state } = saidOn(trip, `drop the castle ${held}`);
  expect(turn.change).not.toBeNull();
  expect(state.plan.totals.slotsPerPersonPence).toBeLessThan(trip.plan.totals.slotsPerPersonPence);
});
