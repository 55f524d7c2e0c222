import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { isNothingOpen, lastReplyOf, lastWish } from '../../wording/offers.ts';
import { onSameDay } from '../cues/carried-scope.ts';
import { findPeople } from '../finding/find-people.ts';
import { slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { asTyped } from '../typing/as-typed.ts';
import { beforeChange } from './last-read.ts';
import { moodLookedFor } from './leaning/looked-for.ts';
import { partAtHand } from './spoken-of.ts';

const COUNTED = / (?:first|second|third|last|final) (?:thing|activity|stop|slot|bit|meal|bar|place|pub|club|one) /;
const ORDINAL = /^(?:first|second|third|last|final)$/;
const LEAD =
  '^ (?:(?:ok|aye|yes|yeah|yep|sound|grand|cool|great|so|and|but|oh|right|hmm|then|please|can|could|we|you|i|lets|just|maybe|actually|also|id|like|to|want|would|shall|should|it|that|is|looks|seems|a|make|have) )*';
/** One meal and what is to become of it: `swap dinner`, `lunch an hour later`, `what time is dinner`. */
const OF_A_MEAL =
  / (?:swap|change|replace|drop|skip|cancel|move|cheaper|earlier|later|different|nicer|posher|better|another|somewhere|at|forward|bring|push|how far|how long|what time|when|where|vegan|instead) /;
const PLURAL = / (?:dinners|lunches|meals|both|all|every|each|any) /;
/** `start an hour later`, `finish by midnight`. */
const OF_AN_END = new RegExp(
  `${LEAD}(?:(?:(?:bit|far|way|rather|very|that is|thats|its|it is|still) )*(?:too )?(?:late|early)(?: (?:that|tbh|for (?:us|me|them)))* )?(?:(?:an hour|half an hour|bit) |(?:what time|when) (?:do|does|are|is|will) (?:we|it|that) (?:all )?)?(?:start|begin|finish|end|kick off|wrap up|done|over|nothing (?:after|before|past|until|later than|earlier than))(?: .+)? $`,
);
/** `start it an hour later`, of an evening: with what comes first in it. */
const STARTS_LATER = / start (?:it |that )?((?:half an hour|an hour|\w+ minutes|\w+ hours) (?:later|earlier)) /;
/** `too busy`, `bit full on isn't it`, `make it calmer`. */
const OF_ITS_MOOD = new RegExp(
  `${LEAD}(?:(?:make|keep) (?:it|that) )?(?:(?:too|bit|very|rather|way|awfully|quite|far) )*(?:busy|busier|full on|hectic|packed|rammed|full|much(?: on)?|calmer|quieter|wilder|livelier|tame|boring|dull|quiet|relaxed|less (?:busy|full on|hectic|packed))(?: (?:isnt it|is it not|for (?:me|us)|that|this|though|please|then|day|really))* $`,
);
const OF_ITS_TIME =
  / (?:any|much|have we got|do we (?:get|have)) (?:free|spare) time | (?:is|are) (?:any|some|all|which|how much) of (?:it|that|those|them) (?:outdoors|outside|indoors|inside|step free|free) /;
/** `and nothing in the evening?` */
const OF_ITS_PART = new RegExp(
  `${LEAD}(?:nothing|anything|much|something|what|whats|what about)(?: (?:is|planned|on|else|booked|going on|do we have|have we got))*(?: (?:in|on|for|of))? (?:the|that) (?<part>morning|afternoon|evening|night)(?: (?:then|though|at all|planned))* $`,
);
/** `and after lunch?` */
const BESIDE_MEAL =
  /^ (?:(?:and|so|ok|then|what|what is|whats|what about|how about|anything|is there anything|do we have anything) )*(after|before) (lunch|dinner) $/;
/** `can we lose one thing then`. */
const LOSES_ONE = new RegExp(
  `${LEAD}(?:lose|drop|cut|bin|skip|ditch|take out|get rid of|do without) (?:one|a|an|1) (?:thing|activity|stop|bit|of them|of those)(?: (?:then|please|or two))* $`,
);
const ADDS = new RegExp(
  `${LEAD}(?:(?:add|squeeze in|fit in|pop in|chuck in)(?: .+)?|(?:an?|some|any) (?:\\w+ ){1,4}(?:would be|might be) (?:nice|good|great|lovely|fun|ideal|perfect)(?: (?:too|then|though|maybe|as well))*) $`,
);
/** `which bars`. */
const OF_SORT = new RegExp(
  `${LEAD}(?:what|which) (?:bars?|pubs?|clubs?|restaurants?|meals?|activities|places|venues|stops)(?: (?:is it|are they|are we (?:going to|doing|in)|have we got|exactly|again))* $`,
);
/** `bring it down`, `too much`, of what the day was just said to cost. */
const OF_ITS_PRICE = new RegExp(
  `${LEAD}(?:(?:bring|get|knock|cut|trim) (?:it|that|this) down|(?:make|do|get) (?:it|that|this) (?:any |a bit |a lot |much )?cheaper|cheaper|(?:way |far |bit )?too (?:much|dear|expensive|steep|pricey)|(?:bit |very |quite |rather )?(?:dear|expensive|steep|pricey))(?: (?:please|then|a bit|that|for (?:us|me)|somehow|can you make it cheaper|bring it down))* $`,
);
const ASKS_PRICE = / (?:how much|cost|costs|price|spend|spending|total) /;
const OF_THE_TRIP = / (?:nights?|days?|hotel|hostel|stay|budget|limit) /;
const WORDS_MAX = 9;

/**
 * `whats on sunday`, then `drop the first thing`, `swap dinner`, `start an hour later` or `too busy`: of the day that was just
 * asked about. The same message for any other words.
 */
export function onDaySpokenOf(state: ConciergeState, message: string): string {
  const { history, plan } = state;
  const asked = lastWish(history);
  const that = asked === null ? null : onThatDay(state, message, asked);
  if (that !== null) return that;
  const meal = asked !== null && isNothingOpen(history) ? BESIDE_MEAL.exec(read(message, state).line) : null;
  if (meal) {
    const on = plan.days.length < 2 ? null : (onlyOf(read(asked ?? '', state).days) ?? dayToldOf(state));
    return `what is ${meal[1]} ${meal[2]}${on === null ? '' : ` on ${dayName(plan, on)}`}?`;
  }
  const home = beforeHome(state, message);
  if (home !== null) return home;
  if (asked === null || plan.days.length < 2 || !isNothingOpen(history)) return message;
  const reading = read(message, state);
  if (reading.words.length > WORDS_MAX || reading.days.length > 0) return withEndOfDay(state, message);
  const isOfPrice = OF_ITS_PRICE.test(reading.line);
  const mood = moodLookedFor(reading.line);
  const part = OF_ITS_PART.exec(reading.line)?.groups?.part;
  if (!isOfPrice && mood === null && part === undefined && !leavesDayOut(reading)) return message;
  const before = read(asked, state);
  const isMeal = reading.kinds.length === 1 && before.days.length === 0;
  const day = isMeal ? dayToldOf(state) : dayAskedAbout(state);
  if (day === null) return message;
  if (part !== undefined) return `is there anything on ${dayName(plan, day)} ${part}?`;
  if (isOfPrice) return ASKS_PRICE.test(before.line) ? `make ${dayName(plan, day)} cheaper` : message;
  const [time] = mood === null ? [] : (PART_OF_DAY.exec(before.line) ?? []);
  if (mood !== null) return `something ${mood} on ${dayName(plan, day)}${time ?? ''}`.trim();
  const shift = / (?:evening|night) /.test(before.line) ? STARTS_LATER.exec(reading.line)?.[1] : undefined;
  const first = slotsOf(plan).find(({ slot }) => lastReplyOf(history).includes(slot.name));
  if (shift !== undefined && first) return `move ${asTyped(first.slot.name)} ${shift}`;
  const bare = message.trim().replace(/[?.!\s]+$/, '');
  return `${bare} on ${dayName(plan, day)}${/\?\s*$/.test(message) ? '?' : ''}`;
}

const CLAUSE = /([,.;!]+\s+(?:(?:and|then|also|but)\s+)?)/i;
/** `shard can go, start a bit later, and dinner sat somewhere cheaper`: the clause of how that day starts or ends has its day. */
function withEndOfDay(state: ConciergeState, message: string): string {
  const day = dayAskedAbout(state);
  const clauses = message.split(CLAUSE);
  if (day === null || clauses.length < 2 || clauses.length > CLAUSES_MAX) return message;
  const isOfEnd = (clause: string): boolean => {
    const { line, days, slots, kinds } = read(clause, state);
    return OF_AN_END.test(line) && days.length + slots.length + kinds.length === 0;
  };
  return clauses
    .map((clause, at) => (at % 2 === 0 && isOfEnd(clause) ? `${clause} on ${dayName(state.plan, day)}` : clause))
    .join('');
}
const CLAUSES_MAX = 9;

/** The one day that the last reply tells of. */
function dayToldOf({ history, plan }: ConciergeState): number | null {
  const reply = lastReplyOf(history);
  const told = plan.days.flatMap((_, day) => (new RegExp(`\\b${dayName(plan, day)}\\b`).test(reply) ? [day] : []));
  return onlyOf(told) ?? null;
}

/** The day that the last question was of, and no part of it; null where anything is open. */
export function dayAskedAbout(state: ConciergeState): number | null {
  const { history, plan } = state;
  const asked = lastWish(history);
  if (asked === null || plan.days.length < 2 || !isNothingOpen(history)) return null;
  const { days, slots, kinds } = read(asked, state);
  // `swap dinner` after `is friday's dinner any good` is about that dinner, by its own words.
  return slots.length + kinds.length > 0 ? null : (onlyOf(days) ?? null);
}

/**
 * A wish for a meal or a part that several days have, or for another mood, after a question of one of them: `swap lunch for burgers,
 * bin the spa, 13 of us`, `bit tame for a stag`. The same wish where it is of several.
 */
export function onDayAsked(intent: Intent, day: number, line: string, state: ConciergeState): Intent {
  const { plan, history } = state;
  if (intent.kind === 'mood' && intent.days.length === 0 && !OF_ALL_DAYS.test(line)) {
    const { timesOfDay } = read(lastWish(history) ?? '', state);
    return { ...intent, days: [day], ...(timesOfDay.length === 1 ? { timesOfDay } : {}) };
  }
  // `could we bring that forward half an hour, all of it`, of an evening: not the whole trip.
  if (
    intent.kind === 'retime' &&
    intent.scope.days.length + intent.scope.slots.length === 0 &&
    intent.byMinutes !== null &&
    !OF_TRIP.test(line)
  ) {
    const { timesOfDay } = read(lastWish(history) ?? '', state);
    return {
      ...intent,
      isAll: timesOfDay.length === 0,
      scope: scopeOf(slotsWhere(plan, [day], timesOfDay, []), [day]),
    };
  }
  if (PLURAL.test(line) || !('scope' in intent)) return intent;
  const { scope } = intent;
  const [meal, another] = new Set(scope.slots.map(({ slot }) => slot.kind));
  const ofDay = scope.slots.filter((placed) => placed.day === day);
  const isOfMeal = (meal === 'lunch' || meal === 'dinner') && another === undefined;
  if (isOfMeal && scope.days.length === 0 && ofDay.length > 0)
    return { ...intent, scope: { ...scope, days: [day], slots: ofDay, isOne: false } };
  return onSameDay(intent, scopeOf([], [day]), plan);
}

/** `push all of it back`, of the day that was asked about, but `the whole trip`. */
const OF_TRIP = / (?:trip|weekend|plan|both|days|every day|throughout) /;
/** `make the whole trip calmer`, after a question of one day. */
const OF_ALL_DAYS = / (?:trip|weekend|everything|whole|plan|all|overall|both|days|every|it all|throughout) /;

const PART_OF_DAY = / (?:morning|afternoon|evening|night)(?= )/;
const THAT_DAY = /\b(on )?(?:that|the same) (day|night|evening|morning|afternoon)\b/i;
/** What takes the day itself, and no `on`. */
const TAKES_DAY = /\b(?:make|keep|is|does|do|have|move|to|for|about|how|what|start|finish|end|drop|change)\s*$/i;

/** `make that day cheaper`: the one day that the message before named, or that what it named is on; null without it. */
function onThatDay(state: ConciergeState, message: string, asked: string): string | null {
  const said = THAT_DAY.exec(message);
  if (!said || read(message.replace(THAT_DAY, ' '), state).days.length > 0) return null;
  const earlier = state.history.filter(({ role }) => role === 'user').slice(-ASKED_MAX, -1);
  const before = [asked, ...earlier.toReversed().map(({ content }) => content)];
  const day = before.map((one) => dayNamedIn(one, state)).find((one) => one !== 'none');
  const meant = day ?? partAtHand(state)?.day;
  if (meant === undefined || meant === 'several') return null;
  const part = said[2]?.toLowerCase() === 'day' ? '' : ` ${said[2]}`;
  const head = message.slice(0, said.index);
  const joint = said[1] === undefined && TAKES_DAY.test(head) ? '' : 'on ';
  return `${head}${joint}${dayName(state.plan, meant)}${part}${message.slice(said.index + said[0].length)}`;
}

/** `that day` may be of so many messages. */
const ASKED_MAX = 3;

/** The one day that a message names, or that what it names is on. */
function dayNamedIn(said: string, state: ConciergeState): number | 'none' | 'several' {
  const { days, slots } = read(said, state);
  const gone = slots.length + days.length === 0 ? read(said, beforeChange(state)).slots : slots;
  const named = days.length > 0 ? days : gone.flatMap((mention) => mention.slots.map((placed) => placed.day));
  const [day, another] = new Set(named);
  if (day === undefined) return 'none';
  return another === undefined ? day : 'several';
}

/** `put an ice cream in before we set off`, `can we add a swim before the flight`. */
const BEFORE_HOME =
  /\b(?:add|put|squeeze|fit|pop|chuck|have|do|get|grab|stick|book|want|like|love)\b.*? before (?:we (?:all )?(?:set off|head (?:off|home|back)|go home|leave|fly(?: home| back)?|travel (?:home|back)|drive (?:home|back))|(?:the|our) (?:flight|train|coach|drive|journey)(?: (?:home|back))?|heading (?:home|back|off)|leaving|setting off|going home)(?=[\s.!?]*$| (?:please|then|though|maybe)\b)/i;

/** What is wished for before they go home is of the last day, where no day is named. */
function beforeHome(state: ConciergeState, message: string): string | null {
  const { plan } = state;
  if (plan.days.length < 2 || !BEFORE_HOME.test(message)) return null;
  const { days, slots, kinds, timesOfDay } = read(message, state);
  if (days.length + slots.length + kinds.length + timesOfDay.length > 0) return null;
  return `${message.trim().replace(/[?.!\s]+$/, '')} on ${dayName(plan, plan.days.length - 1)}`;
}

function leavesDayOut({ line, slots, kinds, words }: Reading): boolean {
  const isCounted =
    COUNTED.test(line) && slots.every(({ from, to }) => words.slice(from, to).some((word) => ORDINAL.test(word)));
  if (isCounted) return true;
  if (slots.length > 0) return false;
  // `add two more people` is of the whole trip, and so is `add a night`.
  if (findPeople(line) !== null || OF_THE_TRIP.test(line)) return false;
  const [meal, more] = kinds;
  const isMeal = (meal === 'dinner' || meal === 'lunch') && more === undefined;
  if (isMeal) return OF_A_MEAL.test(line) && !PLURAL.test(line);
  return (
    kinds.length === 0 &&
    [OF_AN_END, OF_ITS_MOOD, OF_ITS_TIME, ADDS, LOSES_ONE, OF_SORT].some((pattern) => pattern.test(line))
  );
}
