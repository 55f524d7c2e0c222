import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { readClock } from '../../../planner/domain/read-clock.ts';
import type { Reading } from './reading.ts';

const ARRIVE =
  / (?:arrive|arriving|arrives|arrival|land|landing|lands|get (?:there|in)|gets in|getting (?:there|in)|(?:train|flight|coach) (?:gets in|lands|arrives|delayed)|check in|there (?:til|until|before)) /;
const LEAVE =
  / (?:leave|leaving|leaves|depart|departing|fly (?:home|back)|flying (?:home|back)|head (?:home|back)|heading (?:home|back)|go home|get home|(?:train|flight|coach|bus|ferry|plane) (?:home|back|is|leaves|goes|at|departs)|(?:off to|at|to) the (?:airport|station)|(?:on|catch|get|make|for|making|catching) (?:the|our|a) (?:\w+ )?(?:\w+ )?(?:train|flight|coach|bus|ferry|plane)) /;
const START =
  / (?:start|starts|starting|begin|begins|beginning|kick off|kicks off|kicking off|out of bed|wake up|surface|get up|get going|first thing|meet|meet up|nothing|anything|nobody|no one|noone|not|dont|cant|wont|up) /;
const FINISH =
  / (?:finish|finished|finishing|finishes|end|ends|ending|wrap up|wrapped up|wrapping up|done|be done|stop|home|back|in bed|call it a night|over) /;
const NO_EARLIER = / (?:before|until|earlier than) /;
const OLD_TIME =
  /\b(?:and )?(?:not|instead of|rather than) (?:at )?(?:(?:half |quarter )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?|(?:half|ten|five|twenty|quarter) (?:past|to|\w+))/gi;

/** When the group comes or goes, or a day begins or ends, with the day it is about; null where one slot is meant. */
export function readHours(
  { raw, line, days, slots, kinds }: Reading,
  plan: TripPlan,
): { edge: 'arrive' | 'leave' | 'start' | 'finish'; day: number; minute: number } | null {
  // `dinner at 19:30 as the boss lands late`: about the dinner, and only the reason is about coming.
  if (kinds.length > 0 || slots.length > 0) return null;
  const said = raw.replace(OLD_TIME, ' ');
  const minute = readClock(
    said.replace(/\b(\d{1,2})(pm|am) (?=train|flight|coach|bus|ferry|plane)/i, 'at $1$2 '),
    'day',
  );
  if (minute === null) return null;
  const last = plan.days.length - 1;
  const [only] = days;
  const evening = readClock(said, 'evening') ?? minute;
  const isFinish =
    FINISH.test(line) && / (?:by|at|before|for) /.test(line) && !NO_EARLIER.test(line.replace(/ before /, ' '));
  // `our flight leaves at 6 so wrap up by 3`: the order outweighs the reason.
  const order = / (?:wrap up|finish|done|be done|end|stop) (?:\w+ ){0,2}?(?:by|at|before) (.*)$/.exec(
    said.toLowerCase().replace(/^/, ' '),
  );
  if (order && isFinish) {
    const by = readClock(`by ${order[1]}`, 'day') ?? minute;
    return { edge: 'finish', minute: by, day: only ?? last };
  }
  if (LEAVE.test(line)) {
    // Back at the hotel on a night before the last is the end of that day, not the journey home.
    if (only !== undefined && only < last) return { edge: 'finish', minute: evening, day: only };
    return { edge: 'leave', minute, day: only ?? last };
  }
  if (ARRIVE.test(line)) return { edge: 'arrive', minute, day: only ?? 0 };
  if (
    START.test(line) &&
    (NO_EARLIER.test(line) || / (?:start|starts|begin|kick off|kicks off|out of bed|meet) /.test(line))
  ) {
    const day = only ?? (last === 0 ? 0 : null);
    return day === null ? null : { edge: 'start', minute, day };
  }
  const day = only ?? (last === 0 ? 0 : null);
  return isFinish && day !== null ? { edge: 'finish', minute: evening, day } : null;
}
