import type { ConciergeState } from '../../concierge-state.ts';
import { type Clock, findClocks } from '../finding/find-clocks.ts';
import { tellsOwnWay } from '../finding/own-way.ts';
import { isOfPartOnly } from '../finding/part-of-time.ts';
import type { Impossible } from '../impossible.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { elsewhereIn } from '../typing/elsewhere.ts';
import { placeIsNamed } from './place-is-named.ts';
import { readAbsurd } from './read-absurd.ts';
import { readLength } from './read-length.ts';

const FREE_THING =
  / free ((?:food and |)(?:beers?|drinks?|booze|alcohol|pints?|prosecco|champagne|bubbly|fizz|shots?|cocktails?|wine|food|meals?|dinners?|lunch(?:es)?|entry|entrance|tickets?|rooms?|hotel|taxis?|flights?)) /;
/** Free of something, or asked where it is free. */
const OTHER_FREE =
  / (?:gluten|alcohol|dairy|nut|sugar|meat|duty|step|stress|hassle|for|anything|something|somewhere|anywhere|any|find|where|is|are|does|do|swap|instead|cheaper|with|if|no) (?:\w+ )?free | (?:like|ideas) /;

const STARTS = /\b(?:start\w*|begin\w*|kick(?:ing)? off|set off)\b[^,.;]{0,18}$/i;
const FINISHES = /\b(?:finish\w*|end\w*|home|wrap\w* up|back)\b[^,.;]{0,18}$/i;
const NOON = 720;
const NIGHT_ENDS = 6 * 60;
const MORNING = 8 * 60;
const DAY = 1440;

/** What no planner could do, whatever is on its list; null for all that might be. */
export function readImpossible(reading: Reading, state: ConciergeState): Intent | null {
  const why =
    elsewhere(reading, state) ??
    readAbsurd(reading) ??
    underage(reading, state) ??
    freeThing(reading) ??
    backwards(reading) ??
    oddHour(reading) ??
    otherDay(reading) ??
    partOfGroup(reading, state) ??
    ownWay(reading) ??
    contradiction(reading) ??
    tooMany(reading);
  return why ? { kind: 'impossible', why } : readLength(reading, state);
}

/** `6 people cant make friday`: a number for a day is none for the trip. */
const partOfGroup = ({ line, slots }: Reading, { plan }: ConciergeState): Impossible | null =>
  // `less boozy on friday, his dad is coming that night` tells why.
  !/^ (?:(?:so|and|please|can we|could we) )*(?:less|more|tone|keep|make|nothing|calmer|quieter) /.test(line) &&
  // `the mums come just for saturday, something for them would be lovely` wishes for something.
  !/ (?:something|anything|surprises?|treats?) (?:\w+ ){0,3}?for /.test(line) &&
  isOfPartOnly(line, { days: plan.days.length, namesPart: slots.length > 0 })
    ? { kind: 'part-of-group' }
    : null;

const ownWay = ({ line }: Reading): Impossible | null => (tellsOwnWay(line) ? { kind: 'own-way' } : null);

function elsewhere(reading: Reading, state: ConciergeState): Impossible | null {
  const { places, destination } = state;
  const here = places.kind === 'city' ? [destination, places.city.name, places.city.country] : [destination];
  const place = elsewhereIn(reading.line, here);
  return place === null || placeIsNamed(place, reading, state) ? null : { kind: 'elsewhere', place };
}

/** A price below nothing, or one that is paid to the guests. */
const BELOW_NOTHING =
  / (?:cost|price|total|bill|budget|it|trip|everything) (?:\w+ ){0,3}?(?:be |is |to )?(?:negative|minus (?:£ ?)?\d+|less than (?:nothing|zero|free)|below (?:zero|nothing)) | (?:cost|price|total|bill|budget) (?:\w+ ){0,2}?(?:be|to) (?:zero|nothing|nought|nil|(?:£ ?)?0)(?! \d) | (?:they|you|venues?|bars?|clubs?|hotels?|restaurants?|pubs?) (?:should |ought to |must |can |could |need to |have to )(?:be paying|pay) (?:us|me) /;

/** `make dinner free`. */
const MADE_FREE =
  / (?:make|have|get) (?:the |our |all the )?(dinners?|lunch(?:es)?|meals?|food|drinks?|bars?|hotels?|activities|rooms?) (?:all )?(?:for )?free $/;
const FREE_AND_STARS =
  / free (?:and |but )?(?:with )?(?:[345]|three|four|five) stars? | (?:[345]|three|four|five) stars? (?:and |but )(?:\w+ )?free /;
const FOR_NOTHING = / (?:free of charge|on the house|gratis|complimentary|at no (?:cost|charge)|for nothing) /;
/** Who pays, or what can be had back, is another matter. */
const OTHER_FREE_OF =
  / (?:cancel|refund|goes|go|going|comes|kids|children|under|bride|groom|hen|stag|is|are|does|do|can|what|which|anything|something|things|stuff|if|not) /;

function freeThing({ line, raw }: Reading): Impossible | null {
  if (BELOW_NOTHING.test(line)) return { kind: 'free', thing: 'the trip' };
  if (FREE_AND_STARS.test(line)) return { kind: 'free', thing: 'that many stars' };
  if (FOR_NOTHING.test(line) && !OTHER_FREE_OF.test(line) && !/\?\s*$/.test(raw))
    return { kind: 'free', thing: 'that' };
  const made = MADE_FREE.exec(line)?.[1];
  if (made !== undefined && !/\?\s*$/.test(raw)) return { kind: 'free', thing: made };
  const thing = FREE_THING.exec(line)?.[1];
  return thing === undefined || OTHER_FREE.test(line) || /\?\s*$/.test(raw) ? null : { kind: 'free', thing };
}

/** `dinner before lunch`, `leave before they arrive`: what comes later is to come first. */
const REVERSED =
  / (?:lunch before (?:the )?breakfast|dinner before (?:the )?(?:lunch|breakfast)|breakfast after (?:the )?(?:lunch|dinner)|lunch after (?:the )?dinner) | (?:leave|finish|end|go home|get home|(?:come|be|back|get) (?:back|home)|check out|depart) (?:it |us |the trip )?before (?:(?:we|they|it|everyone|he|she|you|the trip|us) )?(?:even |all )?(?:arrive|arrives|arriving|start|starts|starting|begin|begins|set off|leave|leaves|leaving|go|get there|land|lands|check in)(?= )/;

/** `finish at 4pm and start at 5`: one start and one end, and the end comes first. */
function backwards({ raw, line, days }: Reading): Impossible | null {
  if (REVERSED.test(line) || endsFirst(line, days)) return { kind: 'backwards' };
  if (days.length > 1) return null;
  const clocks = findClocks(raw);
  const after = (edge: RegExp): Clock[] => clocks.filter(({ from }) => edge.test(raw.slice(0, from)));
  const [starts, ends] = [after(STARTS), after(FINISHES)];
  const [start, end] = [starts[0], ends[0]];
  if (!start || !end || starts.length !== 1 || ends.length !== 1 || start === end) return null;
  const from = start.isExact || start.minute >= MORNING ? start.minute : start.minute + NOON;
  const to = endOf(end, /same day/i.test(raw));
  return to !== null && from >= to ? { kind: 'backwards' } : null;
}

const ENDS_ON = / (?:finish|end|leave|go home|head home|home|depart|check out)(?: (?:on|by|the))* \w+day /;
const BEGINS_ON = / (?:start|begin|arrive|come|get there|land|check in|kick off)(?: (?:on|the))* \w+day /;

/** `finish on thursday, start on friday`: days of the trip, in the order of the calendar. */
function endsFirst(line: string, days: readonly number[]): boolean {
  const [end, start] = [ENDS_ON.exec(line), BEGINS_ON.exec(line)];
  const [first = 0, second = 0] = days;
  return end !== null && start !== null && days.length === 2 && end.index < start.index && first < second;
}

/** Minutes after midnight; an early hour is of the next day. Null where it may be day or night. */
function endOf({ minute, isExact }: Clock, isSameDay: boolean): number | null {
  if (isSameDay && isExact) return minute;
  if (minute <= NIGHT_ENDS) return isExact ? minute + DAY : null;
  return isExact ? minute : minute + NOON;
}

const DRINK =
  / (shots?|jager ?bombs?|(?:tequila|vodka|gin|rum|sambuca|fireball)(?: \w+)?|whisk(?:e)?y|prosecco|champagne|lager|beers?|pints?|booze|pub crawl|sambucas?|casinos?|strip clubs?|nightclubs?|clubbing|cigars)(?= )/;
/** Somebody else drinks, nobody shall, or it is only asked. */
const NOT_DRUNK =
  / (?:no|not|dont|without|avoid|free|root|ginger|mock|adults?|parents?|mums?|dads?|grown ups?|uncles?|me|i|is|are|does|do|can|which|what|photo|screen|basketball|sun|cheap|long) /;

/** `shots after the film` for a group with somebody under 18. */
function underage({ line, raw, slots }: Reading, { request }: ConciergeState): Impossible | null {
  const thing = DRINK.exec(line)?.[1];
  const isOther = NOT_DRUNK.test(line) || /\?\s*$/.test(raw) || slots.some(({ slots: placed }) => placed.length > 1);
  return !request.needs.minorsPresent || thing === undefined || isOther ? null : { kind: 'underage', thing };
}

const ODD_HOUR =
  / (breakfast|brunch|lunch) (?:is |to be )?at (midnight|night|sunset|dusk) | (dinner|lunch) (?:is |to be )?at (dawn|sunrise|daybreak|breakfast|(?:[1-9] )?in the morning) /;

/** A meal at an hour when nobody serves it. */
function oddHour({ line, raw }: Reading): Impossible | null {
  const [, early, late, meal = early, hour = late] = ODD_HOUR.exec(line) ?? [];
  if (meal !== undefined && hour !== undefined) return { kind: 'odd-hour', meal, hour };
  const [beyond] = BEYOND_CLOCK.exec(raw) ?? [];
  if (beyond !== undefined) return { kind: 'no-such-hour', hour: beyond };
  const [, of, told = ''] = MEAL_AT.exec(raw) ?? [];
  const [clock] = findClocks(told);
  const minute = clock?.isExact ? clock.minute % DAY : null;
  const [opens, closes] = of?.toLowerCase() === 'lunch' ? [LUNCH_FROM, LUNCH_UNTIL] : [DINNER_FROM, DINNER_UNTIL];
  const isOdd = minute !== null && (minute < opens || minute >= closes);
  return of !== undefined && isOdd ? { kind: 'odd-hour', meal: of.toLowerCase(), hour: told.trim() } : null;
}

/** `dinner at 25:00`, `start at 10:75`: on no clock. */
const BEYOND_CLOCK =
  /(?<=\b(?:at|to|for|from|by|until|till)\s)(?:(?:2[5-9]|[3-9]\d):\d{2}|(?:[01]?\d|2[0-4]):[6-9]\d)\b/;

/** `dinner at 4am`, `lunch 9pm`: with am or pm an hour can be no other. */
const MEAL_AT = /\b(lunch|dinner)\s+(?:is |be |to be )?(?:at |to |for )?(\d{1,2}(?:[:.]\d{2})?\s?[ap]m)\b/i;
/** Beyond these no place serves the meal, minutes. */
const LUNCH_FROM = 9 * 60;
const LUNCH_UNTIL = 18 * 60;
const DINNER_FROM = 15 * 60;
const DINNER_UNTIL = 24 * 60;

const NAMES = '((?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const DAY_ON_DAY = new RegExp(
  ` (?:have|do|hold|put|make|turn|delay|postpone) ${NAMES} (?:on|until|till|be|into) (?:a |the )?${NAMES} `,
);
const DAY_TWICE = new RegExp(` ${NAMES} (?:twice|two times|again and again|three times) `);

/** `have saturday on friday`, `saturday twice`: a day is where the calendar has it. */
function otherDay({ line }: Reading): Impossible | null {
  const [, first, second] = DAY_ON_DAY.exec(line) ?? [];
  const twice = DAY_TWICE.exec(line)?.[1];
  const day = twice ?? (first !== second ? first : undefined);
  return day === undefined ? null : { kind: 'other-day', day };
}

const DRY_WITH_DRINK =
  / (?:dry|sober|alcohol free|booze free|no alcohol|no booze|no drinking|teetotal) (?:\w+ ){0,5}?(?:and|with|but|plus) (?:\w+ ){0,2}?(?:loads|lots|plenty|tons|gallons|bottles|a lot|crates|unlimited|all the)(?: of)? (wine|beer|booze|prosecco|gin|cocktails|shots|champagne|vodka) /;

/** `a dry hen do but with loads of wine`: the one excludes the other. */
function contradiction({ line }: Reading): Impossible | null {
  const thing = DRY_WITH_DRINK.exec(line)?.[1];
  return thing === undefined ? null : { kind: 'contradiction', thing };
}

const MANY =
  / (\d{1,4}) (?:different |more |new )?(?:things|activities|bars|pubs|clubs|stops|places|museums|venues|games|tours|dinners|lunches|meals|breakfasts) /;
/** No day of a plan has so many stops. */
const STOPS_TOO_MANY = 8;
/** `a 25 hour party`, `make saturday 30 hours long`. */
const LASTS =
  / (\d{2,3}) hours? (?:long )?(?:party|dinner|lunch|day|session|night|bender|crawl|karaoke|of \w+ing) | (?:day|night|dinner|party) (\d{2,3}) hours long /;
const HOURS_OF_A_DAY = 24;

/** `100 things on saturday`. */
function tooMany({ line, raw }: Reading): Impossible | null {
  const [, before, after] = LASTS.exec(line) ?? [];
  const hours = Number(before ?? after ?? 0);
  if (hours > HOURS_OF_A_DAY) return { kind: 'too-many', count: hours };
  const count = Number(MANY.exec(line)?.[1] ?? 0);
  return count < STOPS_TOO_MANY || /\?\s*$/.test(raw) || / (?:of the|from|each|per|under|for) \d/.test(line)
    ? null
    : { kind: 'too-many', count };
}
