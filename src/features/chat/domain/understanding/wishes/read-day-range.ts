import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** All that may stand around the two hours of a day. */
const AROUND =
  /^[\s:,-]*(?:(?:on|for|keep|make|have|do|the|our|just|only|from|between|everything|anything|all|planned|plan|please|pls|max|tops|at most|at the (?:most|latest)|hours|start|starting|can|we|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)[\s:,-]*)*$/i;
const BETWEEN = /^\s*(?:to|until|till|til|-|–|and|through to)\s*$/i;
/** An end before this, minutes, is of the night. */
const SMALL_HOURS = 300;

/** `saturday 11 to midnight max`, `sunday between 10 and 4`: when a day may begin, and when it is to be over; null for any other words. */
export function readDayRange(
  { raw, days, slots, kinds, types, venues }: Reading,
  { plan }: ConciergeState,
): Intent[] | null {
  const day = onlyOf(days.length > 0 ? days : plan.days.length === 1 ? [0] : []);
  if (day === undefined) return null;
  if (slots.length + kinds.length + types.length + venues.length > 0) return null;
  const [first, second, third] = findClocks(raw);
  if (!first || !second || third || !BETWEEN.test(raw.slice(first.to, second.from))) return null;
  if (!AROUND.test(raw.slice(0, first.from)) || !AROUND.test(raw.slice(second.to))) return null;
  const start = inDay(first);
  const ofDay = inDay(second);
  const end =
    ofDay > start && ofDay < 1440 && (day === plan.days.length - 1 || second.isExact) ? ofDay : inEvening(second);
  const minute = end < SMALL_HOURS ? end + 1440 : end;
  return minute <= start
    ? null
    : [
        { kind: 'hours', edge: 'start', day, minute: start, isLeast: true },
        { kind: 'hours', edge: 'finish', day, minute, isLeast: true },
      ];
}
