import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { type Clock, findClocks } from '../finding/find-clocks.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';

const ARRIVE =
  / (?:arrive|arriving|arrives|arrival|land|landing|lands|get (?:there|in)|gets in|getting (?:there|in)|(?:train|flight|coach) (?:gets in|lands|arrives|delayed)|check in|there (?:til|until|before)) /;
const LEAVE =
  / (?:leave|leaving|leaves|depart|departing|fly (?:home|back)|flying (?:home|back)|head (?:home|back)|heading (?:home|back)|go home|get home|(?:we are|were|all) off(?: home)?(?= (?:at|by))|(?:trains?|flights?|coach|bus|ferry|plane) (?:home|back|is|are|leaves|goes|at|departs)|fly(?:ing)? at|(?:off to|at|to) the (?:airport|station)|(?:on|catch|get|make|for|making|catching) (?:the|our|a) (?:\w+ )?(?:\w+ )?(?:train|flight|coach|bus|ferry|plane)) /;
const START =
  / (?:start|starts|starting|begin|begins|beginning|kick off|kicks off|kicking off|out of bed|(?:leave|leaving|leaves) (?:the|their|our) (?:bed|beds|hotel|house|flat|airbnb|room|rooms)|wake up|surface|get up|get going|first thing|meet|meet up|nothing|anything|nobody|no one|noone|not|dont|cant|wont|up) /;
const FINISH =
  / (?:finish|finished|finishing|finishes|end|ends|ending|wrap up|wrapped up|wrapping up|done|be done|stop|home|back|in bed|call it a night|over|(?:out|away|off|gone) (?=by ))/;
const NO_EARLIER = / (?:before|until|earlier than) /;
type Hours = Omit<Extract<Wish, { kind: 'hours' }>, 'kind'>;

/** `6 of us land at 9`, `some of the girls leave at 4`. */
const SOME_TRAVEL =
  /^ (?:(?:so|and|but|oh|also|btw) )*(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|some|half|most|a few|a couple|one) (?:of (?:us|them|the \w+|my \w+|our \w+)|(?:lads|girls|boys|people|guests|friends|mates|stags|hens|colleagues))(?: (?:are|is|will|have|has|had|cant|can|only|not|wont))* (?:(?:to|be) )*(?:land|lands|landing|arrive|arrives|arriving|get in|gets in|getting in|get there|fly in|flies in|flying in|leave|leaves|leaving|fly home|flying home|go home|going home|heading (?:home|off)|head (?:home|off)|come|comes|coming|join|joins|joining|trains?|flights?|a train|a flight|here|there) /;

/** Whether only some of a group come or go then. */
function isOfSomeOnly(line: string, groupSize: number): boolean {
  const said = SOME_TRAVEL.exec(line);
  return said !== null && (said[1] === undefined || (readNumber(said[1]) ?? 0) < groupSize);
}

/** When the group comes or goes, or a day begins or ends, with the day it is about; null where one slot is meant. */
export function readHours(reading: Reading, plan: TripPlan): Hours | null {
  const hours = hoursIn(reading, plan);
  const isJourney = hours?.edge === 'arrive' || hours?.edge === 'leave';
  return isJourney && isOfSomeOnly(reading.line, plan.groupSize) ? { ...hours, isOfSome: true } : hours;
}

function hoursIn({ raw, line, days, slots, kinds }: Reading, plan: TripPlan): Hours | null {
  // `dinner at 19:30 as the boss lands late`: about the dinner, and only the reason is about coming.
  if (kinds.length > 0 || slots.length > 0) return null;
  const told = tellingOf(raw);
  const clocks = findClocks(told).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  const clock =
    clocks.find(({ joint }) => joint === 'after') ??
    clocks.find(({ isBare }) => !isBare) ??
    (STARTS.test(line) ? clocks[0] : undefined);
  // `in at 3 friday out by 5 sunday`: which hour is of which day is told in two clauses.
  const isOfTwo = days.length > 1 && clocks.filter(({ isBare }) => !isBare).length > 1;
  if (!clock || isOfTwo) return null;
  const ofDay = inDay(clock);
  const ofEvening = inEvening(clock);
  const last = plan.days.length - 1;
  const nights = / (?:both|every|each|all) (?:nights?|evenings?) /.test(line) ? plan.days.slice(0, -1).length : 0;
  const everyDay = / (?:both|every|each|all) (?:mornings?|days?) /.test(line) ? plan.days.length : 0;
  const many = Array.from({ length: Math.max(nights, everyDay) }, (_, day) => day);
  const [first, ...others] = days.length > 0 ? days : many;
  const only = first;
  const alsoDays = others.length > 0 ? { alsoDays: others } : {};
  const least = leastOf(line, clock);
  const order = ` ${told.toLowerCase()} `;
  const isFinish =
    FINISH.test(line) &&
    (clock.joint === 'by' || / (?:by|at|before|for|has to|needs? to|must) /.test(line)) &&
    clock.joint !== 'after' &&
    clock.joint !== 'until';
  // `home by 1 saturday`: after a night out one is not the afternoon.
  const isOut = only !== undefined && only < last && nightsOf(plan).includes(only);
  if (
    isFinish &&
    isOut &&
    !clock.isExact &&
    ((clock.minute >= 60 && clock.minute <= SMALL_HOURS) || clock.minute === TWELVE) &&
    HOME_OR_BED.test(line)
  )
    return { edge: 'finish', minute: clock.minute === TWELVE ? 1440 : clock.minute + 1440, day: only, ...alsoDays };
  const ofNight = inNight(clock, ofEvening);
  // `finish friday by 1am`, `friday has to end by 2`: with a night out it is the hour of its end.
  if (isFinish && ofNight > DAY && only !== undefined && (clock.isExact || isOut) && !LEAVE.test(line))
    return { edge: 'finish', minute: ofNight, day: only, ...alsoDays };
  // `finish at midnight`, `make them all finish by 1`, with no day named.
  const isEveryNight = clock.isExact ? ofEvening >= NIGHT || ofNight > DAY : ofNight > DAY && EVERY_NIGHT.test(line);
  const [night, ...otherNights] = isFinish && only === undefined && isEveryNight ? nightsOf(plan) : [];
  if (night !== undefined && !LEAVE.test(line))
    return { edge: 'finish', minute: Math.max(ofNight, ofEvening), day: night, alsoDays: otherNights };
  // `finish early sunday our flight's at 5`.
  const ended = only ?? last;
  if (isFinish && ended === last && (OF_JOURNEY.test(told.slice(0, clock.from)) || IN_TIME_FOR.test(line)))
    return { edge: 'leave', minute: ofDay, day: ended };
  // `our flight leaves at 6 so wrap up by 3`: the order outweighs the reason.
  if (isFinish && / (?:wrap up|finish|done|be done|ends?|stop)(?= )/.test(order)) {
    const isOfNight = only !== undefined && only < last && ofEvening >= DUSK;
    // `finish by 8` means the morning of no day that begins after it.
    const isTooEarly = !clock.isExact && ofDay <= firstMinute(plan, ended);
    return {
      edge: 'finish',
      minute: isOfNight || isTooEarly ? ofEvening : ofDay,
      day: ended,
      // `by` makes no day longer.
      ...(clock.joint === 'by' ? { isLeast: true } : {}),
      ...alsoDays,
    };
  }
  if (NOT_LEAVING.test(line) && clock.joint === 'until' && ended === last) {
    // `we dont fly home until 9` is no morning of a day that begins after it.
    const isTooEarly = !clock.isExact && ofDay <= firstMinute(plan, ended);
    return { edge: 'leave', minute: isTooEarly ? ofEvening : ofDay, day: ended };
  }
  if (isBusyUntil(line, clock)) return { edge: 'start', minute: ofDay, day: only ?? 0, isLeast: true, ...alsoDays };
  if (STARTS.test(line) && STARTS.test(order)) {
    const day = only ?? (last === 0 || ARRIVE.test(line) ? 0 : null);
    if (day !== null) return { edge: 'start', minute: ofDay, day, ...least, ...alsoDays };
  }
  const isOver = NOTHING_AFTER.test(line) && clock.joint === 'after';
  if (LEAVE.test(line) && !isOver && !COMES_BY.test(line) && !LEAVES_BED.test(line)) {
    // Back at the hotel on a night before the last is the end of that day, not the journey home.
    if (only !== undefined && only < last) return { edge: 'finish', minute: ofEvening, day: only, ...alsoDays };
    // `our flight is at 8`, of a day that begins after it, is the evening.
    const isTooEarly = !clock.isExact && ofDay <= firstMinute(plan, only ?? last);
    return { edge: 'leave', minute: isTooEarly ? ofEvening : ofDay, day: only ?? last };
  }
  const [late, ...lateToo] =
    isOver && only === undefined && Math.max(ofNight, ofEvening) >= NIGHT ? nightsOf(plan) : [];
  if (late !== undefined)
    return { edge: 'finish', minute: Math.max(ofNight, ofEvening), day: late, isLeast: true, alsoDays: lateToo };
  if (NOTHING_AFTER.test(line)) {
    const day = only ?? (last === 0 ? 0 : null);
    const minute = day === last && last > 0 ? ofDay : ofEvening;
    if (day !== null) return { edge: 'finish', minute, day, isLeast: true, ...alsoDays };
  }
  if (ARRIVE.test(line) && !ON_ARRIVAL.test(line)) return { edge: 'arrive', minute: ofDay, day: only ?? 0 };
  if (
    (START.test(line) || / no (?:earlier|sooner) than /.test(line)) &&
    (NO_EARLIER.test(line) || clock.joint === 'after')
  ) {
    if (only !== undefined || last === 0)
      return { edge: 'start', minute: ofDay, day: only ?? 0, isLeast: true, ...alsoDays };
    // `nothing before noon`, with no day named, holds for all that would begin before it.
    const early = [...plan.days.keys()].filter((day) => firstMinute(plan, day) < ofDay);
    const [day = last, ...more] = NOTHING_BEFORE.test(line) ? early : [];
    return NOTHING_BEFORE.test(line) ? { edge: 'start', minute: ofDay, day, isLeast: true, alsoDays: more } : null;
  }
  const day = only ?? (last === 0 ? 0 : null);
  return isFinish && day !== null ? { edge: 'finish', minute: ofEvening, day, ...alsoDays } : null;
}

/** `we are not leaving until 3`: they are there until then; out of the hotel is no way home. */
const NOT_LEAVING =
  / (?:not|dont|wont|isnt|arent|doesnt) (?:\w+ ){0,2}?(?:leaving|leave|flying|fly|going|go|heading|head|getting|get|off|away|back|home)(?: (?:back|home|off|away|there|here))* until /;

/** `nobody leaves their bed before 11`: where the day begins. */
const LEAVES_BED =
  / (?:leave|leaving|leaves) (?:(?:the|our|their|my|your|his|her) )?(?:bed|beds|hotel|house|flat|airbnb|apartment|room|rooms|digs|villa|cottage|hostel|accommodation|gaff)(?= (?:before|until|earlier))/;

/** `we arrive by train at 12:40`: the train is the one that brings them. */
const COMES_BY =
  / (?:arrive|arriving|arrives|arrival|land|landing|lands|get in|gets in|getting in|come in|coming in|coming up|come up) (?:(?!(?:and|then|but|leave|leaving|home|back) )\w+ ){0,4}?(?:by|on|off|with|via) (?:\w+ ){0,3}?(?:train|flight|coach|bus|ferry|plane) /;

/** The hour that comes next is that of the way home. */
const OF_JOURNEY =
  /\b(?:flights?|trains?|planes?|coach|ferry|bus)(?:['’]?s)?(?: (?:is|are|leaves|goes|departs|home|back|out))*(?: at)?\s*$/i;

/** `a welcome drink on arrival at six`: what is to be had then, and not when they come. */
const ON_ARRIVAL =
  / (?:on|upon) arrival | (?:drinks?|food|bite|meal|something|snack|cocktails?|fizz|bubbles|prosecco|beers?|pint) (?:\w+ ){0,3}?(?:when|as soon as|once|after) (?:we|everyone|they) (?:arrive|land|get (?:in|there)) /;

const NOTHING_BEFORE =
  / (?:nothing|no starts?|no one|noone|nobody|not up|no plans|dont start|no activities) (?:\w+ ){0,4}?(?:before|until|earlier) /;

/** `finish in time for a 4pm flight`. */
const IN_TIME_FOR =
  / for (?:(?:a|the|our|my) )?\d{1,2}(?: \d\d)? ?(?:pm|am|o clock|oclock)? ?(?:flight|train|plane|coach|ferry|bus) /;

const firstMinute = ({ days }: TripPlan, day: number): number => days[day]?.slots[0]?.startMinute ?? 0;

const DAY = 1440;
const EVERY_NIGHT = / (?:all|every|each|both|them|nights?|evenings?|late) /;
/** One to three, of the end of a day, is after midnight; any other hour as it is in the evening. */
const inNight = ({ minute, isExact }: Clock, ofEvening: number): number =>
  minute > 0 && minute <= SMALL_HOURS && (isExact || minute >= 60) ? minute + DAY : ofEvening;

/** An hour up to it, minutes, is of the night where somebody goes home or to bed. */
const SMALL_HOURS = 180;
const HOME_OR_BED = / (?:home|bed|in by|back by|back at|hotel|call it a night|night) /;
/** Twelve, where somebody is back from a night out, is midnight. */
const TWELVE = 720;
/** Nobody's way home is so late: without a day named it is how every night ends. */
const NIGHT = 1260;
const nightsOf = (plan: TripPlan): number[] =>
  [...plan.days.keys()].filter((day) => plan.days[day]?.slots.some(({ kind }) => kind === 'night') === true);

/** `nobody up before 11`, `start at 10 at the earliest`: not the start itself, but the earliest that will do. */
export const leastOf = (line: string, { joint }: Clock): { isLeast?: true } =>
  NO_EARLIER.test(line) ||
  joint === 'after' ||
  joint === 'until' ||
  / (?:at (?:the )?earliest|no (?:earlier|sooner) than|not (?:too )?early) /.test(line)
    ? { isLeast: true }
    : {};

/** `nothing on friday after 11`: where the day ends, unless it is `nothing until after 11`. */
const NOTHING_AFTER =
  / (?:nothing|no more|nobody|not|stop|dont want anything|no plans) (?!until|till|til|before)(?:(?!until|till|til|before)\w+ ){0,3}?(?:after|past|beyond|later than) (?!lunch|dinner)/;

const STARTS =
  / (?:start|starts|starting|begin|begins|beginning|kick off|kicks off|kicking off|out of bed|surface|get going|at the earliest|meet|meet up) /;
/** Finishing before this is no evening, minutes. */
const DUSK = 1020;

/** `theo has football until 12`, `she works til 2`: nothing before that. */
const isBusyUntil = (line: string, { joint }: Clock): boolean =>
  joint === 'until' &&
  / (?:has|have|had|got|is|are|were|on|at|working|works?|busy|tied up|asleep|in bed|cant|cannot|wont|not|nothing|nobody|football|training|school|swimming|church|shift|meeting|match|class|until) /.test(
    line,
  ) &&
  !/ (?:free|available|around|about|here|with us|open) (?:until|till|til) /.test(line) &&
  !/ (?:out|party|partying|go on|stay out|keep going|open|dancing|drinking|carry on) /.test(line);

/** What is ordered, without the reason that stands before it: `flight lands 14:20, hotel, shower.. say 16:00 start`. */
function tellingOf(raw: string): string {
  const parts = raw
    .replace(/\b(\d{1,2})(pm|am) (?=train|flight|coach|bus|ferry|plane)/i, 'at $1$2 ')
    .split(/\s*(?:[;!?]|\.{1,3}(?=\s)|,(?!\d)|\bso\b|\bbecause\b|\bcos\b|\bas\b|\b(?:can|could) we\b)\s*/i)
    .filter((part) => /\w/.test(part));
  const timed = parts.filter((part) => findClocks(part).some(({ isRefused, isBare }) => !isRefused && !isBare));
  const ordered = timed.filter((part) => ORDERED.test(` ${part.toLowerCase()} `));
  return ordered.at(-1) ?? timed[0] ?? raw;
}

const ORDERED =
  / (?:say|start|starts|starting|begin|kick off|wrap up|finish|done|be done|end|ends|stop|home|nothing|make it|want|need|needs|has to|must|meet) /;

/** Hours without am or pm: one to seven is the afternoon, the rest the morning; in the evening all are. */
export const inDay = ({ minute, isExact }: Clock): number =>
  isExact || minute % 1440 >= 480 || minute < 60 ? minute : minute + 720;
export const inEvening = ({ minute, isExact }: Clock): number =>
  isExact || minute >= 720 || minute < 60 ? minute : minute + 720;
