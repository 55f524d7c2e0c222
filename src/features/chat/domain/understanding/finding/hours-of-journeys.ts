import type { Clock } from './find-clocks.ts';
import { beforeHour, NEAR_HOUR } from './told-hours.ts';

const THERE = new RegExp(
  `\\b(?:lands?|landing|arriv\\w+|gets? (?:in|there|to)|getting (?:in|there)|(?:flight|train|plane|coach|bus|ferry)s?(?: (?:in|up|over|down|out))? (?:is |are )?in|come in|comes in|be (?:there|with us|here)|knock(?:s|ing)? off|finish\\w* (?:work|school|her shift|his shift|uni)|check ?in|off work|works?|working)\\b${NEAR_HOUR}`,
  'i',
);
const HOME = new RegExp(
  `\\b(?:fl(?:y|ying|ies)(?: (?:home|back|out))?|(?:flights?|trains?|planes?|coach|bus|ferry|eurostar)\\b(?! (?:in|up|over|lands?|gets? in|arrives?))|(?:leave|leaving|leaves|depart\\w*|heading|head|go|going) (?:home|back|off|for home)|home time)\\b${NEAR_HOUR}`,
  'i',
);
/** `the 7.30 train`, `the 7.15 from Paddington`, `the 3.15 back to Liverpool`. */
const TRAIN_AFTER =
  /^(?:\s*(?:am|pm))?\s+(?:train|flight|coach|bus|ferry|plane|eurostar)\b(?! (?:in|up|there|over)\b)|^(?:\s*(?:am|pm))?\s+(?:from|back to|home to|out of) [A-Z]/;
const OF_ELSE =
  /\b(?:bed ?time|to bed|asleep|in bed|pray\w*|mass|service|appointment|kick ?off|kicks off|match|game|babysitter|sitter|kennels?|when (?:my|we|our|the) (?:\w+ ){0,2}(?:eats?|dines?))\b/i;

/** Whether an hour of the text is when somebody comes: `our flight lands at 4`, `her train doesn't get in til 3.15`. */
export const isOfJourneyThere = (raw: string, clock: Clock): boolean => THERE.test(beforeHour(raw, clock.from));

/** Whether an hour of the text is when somebody goes home: `our train home is 1.30`, `the 7.15 from Paddington`, `we fly at 5`. */
export const isOfJourneyHome = (raw: string, clock: Clock): boolean =>
  !isOfJourneyThere(raw, clock) && (HOME.test(beforeHour(raw, clock.from)) || TRAIN_AFTER.test(raw.slice(clock.to)));

/** Whether an hour of the text is of a bedtime, a match or the like. */
export const isWhileOfElse = (raw: string, clock: Clock): boolean =>
  OF_ELSE.test(beforeHour(raw, clock.from)) || OF_ELSE.test(raw.slice(clock.to, clock.to + 30));
