import type { ConciergeState } from '../../concierge-state.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { type DateChange, findDates } from '../finding/find-dates.ts';
import type { Reading } from '../reading.ts';
import { readTripDays } from './read-trip-days.ts';

/**
 * Other days or dates for the whole trip. Null where none are said, and where an hour of its last day is: `flying home sunday
 * at noon`, of a trip that ends on a sunday.
 */
export function datesSaid(reading: Reading, state: ConciergeState): DateChange | null {
  const change = readTripDays(reading, state) ?? findDates(reading.raw, reading.line, state.today);
  const isOfLastDay =
    change?.kind === 'edge' && change.edge === 'end' && change.weekday === state.plan.days.at(-1)?.weekday;
  return isOfLastDay && findClocks(reading.raw).some(({ isBare }) => !isBare) ? null : change;
}
