import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { inDay } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';

/** What is on the screen at an hour of its own. */
const EVENT =
  / (?:match|game|rugby|football|footy|final|semi final|fight|boxing|grand prix|race|derby|six nations|kick off) /;
/** The time for it is to be theirs. */
const FREE =
  / (?:(?:be|keep(?: it| that| us| the time)?|have(?: it| that)?|leave(?: it| that| us)?) free(?: (?:for|then))?|free (?:for|then)|(?:leave|make|have) (?:time|a gap|room|space)|(?:work|plan) (?:round|around) (?:it|that)|time (?:off|out) for|not miss (?:it|that)|watch it|see it) /;
const NO_EVENT = / (?:laser|crazy|escape|board|video|arcade|team|quiz) (?:game|match|race) /;
/** A match with its half time, or whatever else is watched, minutes. */
const LASTS = 120;

/**
 * `england game is on sat at 4.45, can we be free for it`: two hours from then on that day are kept free, and nothing of the
 * plan is moved to that hour. Null without the hour, the day, or the wish to be free.
 */
export function readFreeForEvent(message: string, state: ConciergeState): Intent | null {
  const { line, raw, days } = read(message, state);
  if (!EVENT.test(line) || !FREE.test(line) || NO_EVENT.test(line)) return null;
  const [day = state.plan.days.length === 1 ? 0 : undefined, another] = days;
  const clock = onlyOf(findClocks(raw).filter(({ isRefused }) => !isRefused));
  if (day === undefined || another !== undefined || !clock) return null;
  const startMinute = inDay(clock);
  return { kind: 'busy', day, startMinute, endMinute: startMinute + LASTS };
}
