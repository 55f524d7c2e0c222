import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import { findDates } from '../finding/find-dates.ts';
import { MONTH } from '../finding/named-weekends.ts';
import { normalise } from '../typing/normalise.ts';

const DATE_ALONE =
  /^(?:[^.!;]*[.!;]\s+|(?:sorry|apologies|oops|whoops|no|nope|wait|hang on|hold on|ah|oh)[\s,.!-]+)*(?:(?:sorry|i|we|meant|mean|it|its|it's|should|be|have|been|say|make|that|thats|that's|actually|is|on|to|for|said|do)\s+)*((?:\w+day |(?:mon|tues?|wed|thurs?|fri|sat|sun) )?(?:the )?\d{1,2}(?:st|nd|rd|th))(?:,? not (?:the )?\d{1,2}(?:st|nd|rd|th))?(?:,? (?:then|instead|please|pls|i meant?|sorry))*((?:,| for| from)? (?:mon|tue|wed|thu|fri|sat|sun)\w* (?:to|till|until|-) (?:mon|tue|wed|thu|fri|sat|sun)\w*)?[\s.!]*$/i;
const ORDERS = /\b(?:swap|change|drop|lose|add|put|cheaper|later|earlier|birthday|anniversary|floor)\b/i;

/** `could we do april instead`, with no day of it yet. */
const ASKED_MONTH = new RegExp(
  `^(?:(?! \\d{1,2}(?:st|nd|rd|th) ).)* ${MONTH}(?: (?:instead|then|please|maybe|be|better|for|it|at all|work|ok))* $`,
);

/** `sorry, the 11th`, right after dates: the day that was meant, as an order of its own. Null after anything else. */
export function dateMeant({ history, today }: ConciergeState, message: string): string | null {
  const [, day, days = ''] = ORDERS.test(message) ? [] : (DATE_ALONE.exec(message) ?? []);
  const last = day === undefined ? null : lastWish(history);
  if (day === undefined || last === null) return null;
  const { line } = normalise(last);
  const month = ASKED_MONTH.exec(line)?.[1];
  if (month !== undefined) return `move it to ${day} ${month}${days}`;
  if (findDates(last, line, today) === null) return null;
  return `move it to ${day.startsWith('the') ? day : `the ${day}`}`;
}
