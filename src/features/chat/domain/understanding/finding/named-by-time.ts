import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { normalise } from '../typing/normalise.ts';
import { findDays } from './find-days.ts';
import { slotsOf } from './find-slots.ts';

const WEEKDAY = '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?';
/** `the 3pm`, `friday's 7:30 thing`, `the 2:30 on friday`; the 9am flight is none of the plan's. */
const AT_TIME = new RegExp(
  `\\b(?:the|our|that)\\s+(?:${WEEKDAY}(?:'?s)?\\s+)?(\\d{1,2})(?:[:.](\\d\\d))?\\s*([ap]m)?(\\s+(?:one|thing|slot|activity|stop|booking|session))?(?=\\s*(?:$|[.,!?;])|\\s+(?:on|for|please|pls|to|and|is|with|off|out)\\b)(?:\\s+on\\s+(?:the\\s+)?${WEEKDAY}\\b)?`,
  'i',
);
const HALF_DAY = 720;

/**
 * The message with the name of what is planned at the hour that it calls it by: `drop the 3pm on friday`. The same
 * message where nothing, or more than one thing, begins then.
 */
export function withTimeNamed(state: ConciergeState, message: string): string {
  const match = AT_TIME.exec(message);
  const [text, hours = '', minutes, half, noun] = match ?? [];
  if (!match || text === undefined || (minutes === undefined && half === undefined && noun === undefined))
    return message;
  const minute = (Number(hours) % 12) * 60 + Number(minutes ?? '0');
  const days = findDays(normalise(text).line, state.plan, state.today);
  const isAt = (start: number): boolean =>
    start % HALF_DAY === minute && (half === undefined || start % (2 * HALF_DAY) >= HALF_DAY === /p/i.test(half));
  const begun = slotsOf(state.plan).filter(
    ({ day, slot }) => isAt(slot.startMinute) && (days.length === 0 || days.includes(day)),
  );
  const one = onlyOf(begun);
  return one ? `${message.slice(0, match.index)}${one.slot.name}${message.slice(match.index + text.length)}` : message;
}
