import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';
import { readWeekday, WEEKDAY, WEEKDAYS } from '../finding/weekdays.ts';

const DAY = new RegExp(`\\b${WEEKDAY}\\b`, 'gi');
/** `and the day after?`, `what about the next day`, with nothing else in it. */
const BESIDE =
  /^\W*(?:(?:and|so|ok|then|oh|also|what about|how about|what'?s|what is|whats|on|for|happening|the plan for|we doing)[\s,]+)*(?:the )?(?:(?<later>(?:day|night|evening) after(?: that)?|(?:next|following) (?:day|night|evening)|morning after|day following)|(?<earlier>(?:day|night|evening) before(?: that)?|previous (?:day|night|evening)|day prior))(?: then| please| too)*[\s?.!]*$/i;

const OF_LEAVING = /\b(?:refund|cancel\w*|pull out|pulled out|withdraw\w*|back out|drop out|money back)\b/i;

/** The question that was just asked of a day, asked of the one beside it; the same message for any other words. */
export function ofDayBeside({ history, plan }: ConciergeState, message: string): string {
  const beside = BESIDE.exec(message)?.groups;
  const asked = lastWish(history);
  if (!beside || asked === null || lastChanged(history)) return message;
  const own = [...asked.matchAll(DAY)];
  const told = (own.length > 0 ? asked : (history.at(-1)?.content ?? '')).match(DAY)?.[0]?.toLowerCase();
  const at = readWeekday(told);
  // `and the day before`, after what comes back, is a day before the trip.
  const isOfTrip = plan.days.some(({ weekday }) => weekday === at);
  if (at === null || own.length > 1 || !isOfTrip || OF_LEAVING.test(asked)) return message;
  const day = WEEKDAYS[(at + (beside.later === undefined ? 6 : 1)) % 7] ?? '';
  return own.length === 1 ? asked.replace(DAY, day) : `what is on ${day}`;
}
