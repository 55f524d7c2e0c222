import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { Clock } from '../finding/find-clocks.ts';
import { readNumber } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { DAY, type HourTold, hourTold, nightsOf, SMALL_HOURS, STARTS } from './hour-told.ts';

const ARRIVE =
  / (?:arrive|arriving|arrives|arrival|land|landing|lands|get (?:there|in)|gets in|getting (?:there|in)|(?:train|flight|coach) (?:gets in|lands|arrives|delayed|in (?:is|arrives|at))|check in|there (?:til|until|before)) /;
const LEAVE =
  / (?:leave|leaving|leaves|depart|departing|fly (?:home|back)|flying (?:home|back)|head (?:home|back)|heading (?:home|back)|go home|get home|(?:we are|were|all) off(?: home)?(?= (?:at|by))|(?:trains?|flights?|coach|bus|ferry|plane) (?:home|back|is|are|leaves|goes|at|departs)|fly(?:ing)? at|(?:off to|at|to) the (?:airport|station)|(?:on|catch|get|make|for|making|catching) (?:the|our|a) (?:(?:\w+ )?(?:\w+ )?(?:train|flight|coach|bus|ferry|plane)|\d{1,2} \d\d (?:from|back to|home|out of))) /;
/** `no leave it at half 4`: it stays there, and nobody goes. */
const LEFT_AT = / leave (?:it|that|them|this|dinner|lunch|the \w+|that \w+)(?= (?:at|for) )/;
const START =
  / (?:start|starts|starting|begin|begins|beginning|kick off|kicks off|kicking off|out of bed|(?:leave|leaving|leaves) (?:the|their|our) (?:bed|beds|hotel|house|flat|airbnb|room|rooms)|wake up|surface|get up|get going|first thing|meet|meet up|nothing|anything|nobody|no one|noone|not|dont|cant|wont|up) /;
const FINISH =
  / (?:finish|finished|finishing|finishes|end|ends|ending|wrap up|wrapped up|wrapping up|done|be done|stop|home|back|in bed|tucked up|call it a night|over|(?:out|away|off|gone) (?=by ))/;
const NO_EARLIER = / (?:before|until|earlier than) /;
type Hours = Omit<Extract<Wish, { kind: 'hours' }>, 'kind'>;

/** `6 of us land at 9`, `some of the girls leave at 4`. */
const SOME_TRAVEL =
  /^ (?:(?:so|and|but|oh|also|btw) )*(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|some|half|most|a few|a couple|one) (?:of (?:us|them|the \w+|my \w+|our \w+)|the (?:team|group|office|lads|girls|others)|(?:lads|girls|boys|people|guests|friends|mates|stags|hens|colleagues))(?: (?:are|is|will|have|has|had|cant|can|only|not|wont|dont|doesnt))* (?:(?:to|be) )*(?:land|lands|landing|arrive|arrives|arriving|get in|gets in|getting in|get there|fly in|flies in|flying in|leave|leaves|leaving|fly home|flying home|go home|going home|heading (?:home|off)|head (?:home|off)|come|comes|coming|join|joins|joining|trains?|flights?|a train|a flight|here|there|finish|finishes|finishing|knock off) /;

/** Whether only some of a group come or go then. */
function isOfSomeOnly(line: string, groupSize: number): boolean {
  const said = SOME_TRAVEL.exec(line);
  return said !== null && (said[1] === undefined || (readNumber(said[1]) ?? 0) < groupSize);
}

/** When the group comes or goes, or a day begins or ends, with the day it is about; null where one slot is meant. */
export function readHours(reading: Reading, plan: TripPlan): Hours | null {
  const told = hourTold(reading, plan);
  const hours = told && firstOf(RULES, told, plan);
  const isJourney = hours?.edge === 'arrive' || hours?.edge === 'leave';
  return isJourney && isOfSomeOnly(reading.line, plan.groupSize) ? { ...hours, isOfSome: true } : hours;
}

type Rule = (told: HourTold, plan: TripPlan) => Hours | null;

const firstOf = (rules: readonly Rule[], told: HourTold, plan: TripPlan): Hours | null => {
  for (const rule of rules) {
    const hours = rule(told, plan);
    if (hours) return hours;
  }
  return null;
};

/** Whether a day, or something in it, is to end at that hour. */
const isFinish = ({ line, clock: { joint } }: HourTold): boolean =>
  FINISH.test(line) &&
  (joint === 'by' || / (?:by|at|before|for|has to|needs? to|must) /.test(line)) &&
  joint !== 'after' &&
  joint !== 'until';

/** `home by 1 saturday`: after a night out one is not the afternoon. */
const homeFromNight: Rule = (told) => {
  const { line, clock, day, also, isOut } = told;
  const isSmallHour = (clock.minute >= 60 && clock.minute <= SMALL_HOURS) || clock.minute === TWELVE;
  if (day === undefined || !isOut || clock.isExact || !isSmallHour || !isFinish(told) || !HOME_OR_BED.test(line))
    return null;
  return { edge: 'finish', minute: clock.minute === TWELVE ? DAY : clock.minute + DAY, day, ...also };
};

/** `finish friday by 1am`, `friday has to end by 2`: with a night out it is the hour of its end. */
const endOfNight: Rule = (told) => {
  const { line, clock, ofNight, day, also, isOut } = told;
  const isOfNight = ofNight > DAY && (clock.isExact || isOut) && isFinish(told) && !LEAVE.test(line);
  return isOfNight && day !== undefined ? { edge: 'finish', minute: ofNight, day, ...also } : null;
};

/** `finish at midnight`, `make them all finish by 1`, with no day named. */
const endOfEveryNight: Rule = (told, plan) => {
  const { line, clock, ofNight, ofEvening, day } = told;
  const isHome = clock.minute === TWELVE && !clock.isExact && HOME_OR_BED.test(line);
  const isLate = ofEvening >= NIGHT || ofNight > DAY;
  const isOfAll = isHome || (isLate && (clock.isExact || EVERY_NIGHT.test(line)));
  const isMeant = day === undefined && isOfAll && isFinish(told) && !LEAVE.test(line);
  return isMeant ? everyNight(isHome ? { ...told, ofNight: DAY } : told, plan) : null;
};

function everyNight({ ofNight, ofEvening }: HourTold, plan: TripPlan): Hours | null {
  const [night, ...others] = nightsOf(plan);
  const minute = Math.max(ofNight, ofEvening);
  return night === undefined ? null : { edge: 'finish', minute, day: night, alsoDays: others };
}

/** `finish early sunday our flight's at 5`. */
const inTimeForJourney: Rule = (told) => {
  const { line, before, ofDay, day = told.last, last } = told;
  const isOfJourney = day === last && (OF_JOURNEY.test(before) || IN_TIME_FOR.test(line));
  return isOfJourney && isFinish(told) ? { edge: 'leave', minute: ofDay, day } : null;
};

/** `our flight leaves at 6 so wrap up by 3`: the order outweighs the reason. */
const wrappedUp: Rule = (told, plan) => {
  const { order, clock, ofDay, ofEvening, last, also } = told;
  if (!isFinish(told) || !/ (?:wrap up|finish|done|be done|ends?|stop)(?= )/.test(order)) return null;
  // `finish by ten`, of a trip whose last day is over long before: how its nights end.
  const isOfNights = told.day === undefined && last > 0 && ofEvening >= NIGHT && isBeforeDay(told, last, plan);
  const nights = isOfNights && !LEAVE.test(told.line) ? everyNight(told, plan) : null;
  if (nights) return nights;
  const isOfNight = told.day !== undefined && told.day < last && ofEvening >= DUSK;
  const day = told.day ?? last;
  const minute = isOfNight || isBeforeDay(told, day, plan) ? ofEvening : ofDay;
  // `by` makes no day longer.
  return { edge: 'finish', minute, day, ...(clock.joint === 'by' ? { isLeast: true } : {}), ...also };
};

/** `finish by 8` means the morning of no day that begins after it. */
const isBeforeDay = ({ clock, ofDay }: HourTold, day: number, plan: TripPlan): boolean =>
  !clock.isExact && ofDay <= firstMinute(plan, day);

/** `we dont fly home until 9`. */
const notLeavingUntil: Rule = (told, plan) => {
  const { line, clock, ofDay, ofEvening, day = told.last, last } = told;
  if (!NOT_LEAVING.test(line) || clock.joint !== 'until' || day !== last) return null;
  return { edge: 'leave', minute: isBeforeDay(told, day, plan) ? ofEvening : ofDay, day };
};

const busyUntil: Rule = ({ line, clock, ofDay, day = 0, also }) =>
  isBusyUntil(line, clock) ? { edge: 'start', minute: ofDay, day, isLeast: true, ...also } : null;

const starts: Rule = ({ line, order, clock, ofDay, last, also, ...told }) => {
  const day = told.day ?? (last === 0 || ARRIVE.test(line) ? 0 : null);
  const isStart = STARTS.test(line) && STARTS.test(order);
  return isStart && day !== null ? { edge: 'start', minute: ofDay, day, ...leastOf(line, clock), ...also } : null;
};

const isOver = ({ line, clock }: HourTold): boolean => NOTHING_AFTER.test(line) && clock.joint === 'after';

const leaves: Rule = (told, plan) => {
  const { line, ofDay, ofEvening, day, last, also } = told;
  if (!LEAVE.test(line.replace(LEFT_AT, ' ')) || isOver(told) || COMES_BY.test(line) || LEAVES_BED.test(line))
    return null;
  // Back at the hotel on a night before the last is the end of that day, not the journey home.
  if (day !== undefined && day < last) return { edge: 'finish', minute: ofEvening, day, ...also };
  // `our flight is at 8`, of a day that begins after it, is the evening.
  return { edge: 'leave', minute: isBeforeDay(told, day ?? last, plan) ? ofEvening : ofDay, day: day ?? last };
};

const nothingAfter: Rule = (told, plan) => {
  const { line, ofDay, ofEvening, ofNight, last, also } = told;
  const isOfAll = isOver(told) && told.day === undefined && Math.max(ofNight, ofEvening) >= NIGHT;
  const nights = isOfAll ? everyNight(told, plan) : null;
  if (nights) return { ...nights, isLeast: true };
  const day = told.day ?? (last === 0 ? 0 : null);
  const minute = day === last && last > 0 ? ofDay : ofEvening;
  return NOTHING_AFTER.test(line) && day !== null ? { edge: 'finish', minute, day, isLeast: true, ...also } : null;
};

const arrives: Rule = ({ line, ofDay, day = 0 }) =>
  ARRIVE.test(line) && !ON_ARRIVAL.test(line) ? { edge: 'arrive', minute: ofDay, day } : null;

const nothingBefore: Rule = ({ line, clock, ofDay, day, last, also }, plan) => {
  const isStart = START.test(line) || / no (?:earlier|sooner) than /.test(line);
  if (!isStart || !(NO_EARLIER.test(line) || clock.joint === 'after')) return null;
  if (day !== undefined || last === 0) return { edge: 'start', minute: ofDay, day: day ?? 0, isLeast: true, ...also };
  // `nothing before noon`, with no day named, holds for all that would begin before it.
  if (!NOTHING_BEFORE.test(line)) return null;
  const [first = last, ...more] = [...plan.days.keys()].filter((one) => firstMinute(plan, one) < ofDay);
  return { edge: 'start', minute: ofDay, day: first, isLeast: true, alsoDays: more };
};

const finishes: Rule = (told) => {
  const day = told.day ?? (told.last === 0 ? 0 : null);
  return day !== null && isFinish(told) ? { edge: 'finish', minute: told.ofEvening, day, ...told.also } : null;
};

/** `half the team finish work at 5 on thursday`: they come after it, and no day ends by it. */
const afterWork: Rule = ({ line, ofDay, day = 0 }) =>
  OFF_WORK.test(line) ? { edge: 'arrive', minute: ofDay, day } : null;
const OFF_WORK =
  / (?:finish|finishes|finishing|finished|done at|done with|off|out of|get off|gets off|leave|leaves) (?:work|school|college|uni|university|the office|(?:her|his|their|a|the) shift)(?= (?:at|by|until|around|about|before|on|\d))/;

/** The narrow before the broad. */
const RULES: readonly Rule[] = [
  afterWork,
  homeFromNight,
  endOfNight,
  endOfEveryNight,
  inTimeForJourney,
  wrappedUp,
  notLeavingUntil,
  busyUntil,
  starts,
  leaves,
  nothingAfter,
  arrives,
  nothingBefore,
  finishes,
];

/** `we are not leaving until 3`: they are there until then; out of the hotel is no way home. */
const NOT_LEAVING =
  / (?:our |the |my )?(?:flights?|trains?|planes?|coach|ferry|bus)(?: home| back)?(?: (?:is|are|leaves|goes|departs|doesnt|dont|isnt|arent|leave|go))* (?:not )?until | (?:not|dont|wont|isnt|arent|doesnt) (?:\w+ ){0,2}?(?:leaving|leave|flying|fly|going|go|heading|head|getting|get|off|away|back|home)(?: (?:back|home|off|away|there|here))* until /;

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

const EVERY_NIGHT = / (?:all|every|each|both|them|nights?|evenings?|late) /;
const HOME_OR_BED = / (?:home|bed|tucked up|in by|back by|back at|hotel|call it a night|night) /;
/** Twelve, where somebody is back from a night out, is midnight. */
const TWELVE = 720;
/** Nobody's way home is so late: without a day named it is how every night ends. */
const NIGHT = 1260;
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
  / (?:nothing|no more|nobody|not|cant|cannot|wont|mustnt|shouldnt|stop|dont want anything|no (?:plans|stuff|things|events|bars|drinking|partying|activities)) (?!until|till|til|before)(?:(?!until|till|til|before)\w+ ){0,3}?(?:after|past|beyond|later than) (?!lunch|dinner)/;

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
