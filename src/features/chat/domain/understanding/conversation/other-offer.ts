import { formatClock } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { EXTREME, listedWishes, offeredWish, openQuestion } from '../../wording/offers.ts';
import { clausesOf } from '../cues/clauses.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { readClause } from '../message/clause-frame.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { cameAlone } from './before-last.ts';
import { inPlaceOf } from './filled-in.ts';

/** How an answer begins that takes up an offer with something else in it. */
const LEAD =
  "(?:oh|ooh|hmm|um|er|erm|well|actually|yes|yeah|yep|yup|ye|aye|ok|okay|sure|fine|alright|all right|cool|great|lovely|no|not|nah|nope|naw|go on|go on then|then|but|only|just|maybe|or|id|i'd|we'd|wed|we|i|would|could|can|you|u|it|lets|let's|do|make|that|be|have|go|with|for|to|try|say|how about|what about|prefer|like|rather|sooner|more like|please|at|if)";
const OPENS = new RegExp(`^\\s*(?:${LEAD}[\\s,.!]+)+`, 'i');
const CLOSES =
  /(?:[\s,.!]+(?:instead|please|pls|plz|then|tho|though|rather|actually|mate|pal|x+|better|would|be|is|suits?|works?|for|us|if|you|u|can|possible|poss|more|like|it|people|of))+[\s,.!?]*$/i;
/** An offer that is turned down, or taken with a change. */
const VARIES =
  /^ (?:(?:oh|hmm|um|er|actually|well) )*(?:no|not|nah|nope|naw|rather|id rather|make it|make that|how about|what about|(?:yes|yeah|yep|ok|okay|sure|fine|go on|go on then|aye) (?:but|only|make)) /;
/** `11 cos Steve is out too`. */
const REASON = /\s+(?:cos|coz|cuz|because|bc|since|as)\s.*$/i;
/** `thats boring, any others`: neither what is there nor what was offered. */
const OTHERS =
  / (?:any|got any|what|some|are there|have you got|see) (?:others?|other (?:ideas?|options?|ones?|places?|suggestions?)|more|alternatives?)(?: (?:please|x+|then|mate))* $/;
/** `what were the other options`, `the cheapest of those`, where nothing was listed yet. */
const OF_NO_LIST =
  /^ (?:(?:ok|so|and|but|oh|hmm|out of interest|just) )*(?:what (?:are|were|was) (?:the |your |our )?(?:others?|other (?:ideas?|options?|ones?|places?|choices?|suggestions?)|alternatives?|options)|(?:the |yes |ok |go for )*(?:cheapest|dearest|nearest|best|poshest|first|second|third|last|middle) (?:one )?(?:of|from|on) (?:those|them|these|the (?:list|options)|that list|your list))(?: (?:please|then|x+|thanks))* $/;
/** `ok do that but keep it cheap`, where nothing was offered. */
const DO_NOTHING_BUT =
  /^ (?:(?:ok|okay|yes|yeah|go on|sure|fine|then|right|please) )*(?:do|go for|have|take|book) (?:it|that|that one)(?: then)? (?:but|only|as long as) (?:(?:only|if|as long as|keep|make|it|that|is|its|a|bit|on|the|quite|really|stay|stays) )*(?:cheap|cheaper|cheap side|reasonable|low key|small|quick|short|budget)(?: (?:please|though|then|x+))* $/;
/** `the second one but on friday`, of no list. */
const ONE_OF_NO_LIST =
  /^ (?:(?:ok|yes|yeah|go on|go for|oh|hmm|lets|have|do|take|well) )*(?:the )?(?:first|second|third|fourth|2nd|3rd|4th) (?:one|option|suggestion|idea) (?:but|only if|if|and put it|and make it|though) /;
/** `have you got anything else?`, of a list. */
const ELSE =
  /^ (?:(?:hmm|oh|ok|um|have|you|got|is|there|are|do|any|what|we|can|so) )*(?:anything|anywhere|owt|what|something) else(?: (?:please|then|at all|x+|you can think of|on the list|is there|have you got|you got|do you have|could we (?:do|have)|can we (?:do|have)))* $/;
/** `not keen on any of those. what else?`: the list is turned down in the same breath. */
const NONE_OF_LIST =
  /^(?:(?:no|nah|nope|hmm+|oh|sorry|um|er|erm)[\s,.!]+)*(?:(?:(?:we|i|im|i'm|were|we're|am|are)\s+)*(?:not|dont|don't|do not|didnt|didn't)\s+(?:really\s+|that\s+|too\s+)?(?:keen on|fussed (?:on|about)|mad (?:on|about)|sold on|into|a fan of|feeling|fancy|like|love|want|rate)\s+(?:any|either|all)?(?: of)?\s*(?:those|these|them|that lot)|none of (?:those|these|them)(?:\s+(?:really\s+)?(?:appeals?|grabs?|does?|works?)(?:\s+(?:it|to|for|me|us))*)?)[\s,.!;–—-]+(?:but\s+|so\s+|have you got\s+)?(?=\S)/i;
/** `more please`, of a list. */
const MORE =
  /^ (?:(?:ok|can|could|we|you|i|show|give|see|me|us|a|few|some|any|got|have|let|please|ooh|and) )*more(?: (?:options?|ideas?|choices?|suggestions?|of (?:them|those)|places))?(?: (?:please|pls|then|x+|thanks))* $/;
const OTHERS_WORDS_MAX = 8;
const TIMED = /^(?:move|start|finish)\b/i;
const TIME = /\b(\d{1,2})(?::(\d\d))?\b(?!.*\d)/;
const WORDS_MAX = 10;

/**
 * An offer answered by another value: `wed prefer 3`, `go on then but 10`, `not Flat Iron, Brasserie Zédel`. The offered
 * wish with that value in it; null where nothing was offered, or the words are no such answer.
 */
export function otherOffer(state: ConciergeState, message: string): string | null {
  const offered = offeredWish(state.history);
  const { line, words } = normalise(message);
  if (offered === null && (OF_NO_LIST.test(line) || EXTREME.test(line))) return othersThanCame(state);
  if (offered === null || words.length > WORDS_MAX) return null;
  const given = OTHERS.test(line) ? /^(?:we )?swap(?:ped)? (.+?) for /i.exec(offered)?.[1] : undefined;
  if (given !== undefined) return `what else could we do instead of ${given}?`;
  const besides = alsoWished(offered, message, state);
  if (besides !== null) return besides;
  return (
    otherPart(offered, line, message, state) ??
    otherHour(offered, message, state) ??
    otherValue(offered, message, state) ??
    otherPlace(offered, line, message, state)
  );
}

/** `not keen on any of those. what else?`, `any others`: the question for more of what was listed; null for anything else. */
export function moreOfList(state: ConciergeState, message: string): string | null {
  const { line, words } = normalise(message.replace(NONE_OF_LIST, ''));
  const isAsked = words.length <= OTHERS_WORDS_MAX && (OTHERS.test(line) || ELSE.test(line) || MORE.test(line));
  return isAsked && offeredWish(state.history) === null ? othersThan(state) : null;
}

/** The question for more places in the stead of what the last list was for; null where it was no list of places. */
function othersThan({ history }: ConciergeState): string | null {
  const listed = listedWishes(history).map((wish) => /^swap (.+?) for /i.exec(wish)?.[1]);
  const [given] = listed;
  return given !== undefined && listed.every((one) => one === given)
    ? `what else could we do instead of ${given}?`
    : null;
}

/** The question for other places in the stead of what has just come in, which was chosen without a list. */
/** `the cheapest of those`, where nothing is listed or offered, and nothing has just come in: there is nothing to choose from. */
export const choosesOfNothing = (state: ConciergeState, line: string): boolean =>
  (OF_NO_LIST.test(line) || EXTREME.test(line) || ONE_OF_NO_LIST.test(line) || DO_NOTHING_BUT.test(line)) &&
  offeredWish(state.history) === null &&
  listedWishes(state.history).length === 0 &&
  openQuestion(state.history) === null &&
  cameAlone(state) === null;

function othersThanCame(state: ConciergeState): string | null {
  const came = listedWishes(state.history).length > 0 ? null : cameAlone(state);
  return came && `what else could we do instead of ${asTyped(came.slot.name)}?`;
}

/** `yes and the axes`, `no but drop the axes`: what is wished besides the offer, or in its stead. */
function alsoWished(offered: string, message: string, state: ConciergeState): string | null {
  const [, yes, rest = ''] =
    /^\s*(?:(yes|yeah|yep|aye|ok|okay|sure|go on(?: then)?)(?: please)?[,.!]* (?:and|also|plus)|(?:no|nah|nope)(?: thanks| ta)?[,.!]* but) (?:also )?(.+)$/i.exec(
      message,
    ) ?? [];
  if (rest === '' || /\?\s*$/.test(rest)) return null;
  const isOrder = /^(?:drop|bin|swap|change|add|move|lose|ditch|scrap|make|put|take|cancel|remove|the |get )/i.test(
    rest,
  );
  // `yes and cahoots`, of an offer to take something out.
  const also = read(rest, state);
  const isNamed =
    yes !== undefined && also.slots.length === 1 && also.slots[0]?.from === 0 && also.slots[0].to === also.words.length;
  if (!isOrder && !(isNamed && /^drop\b/i.test(offered))) return null;
  return yes === undefined ? rest : `${offered} and ${rest}`;
}

/** `no not mercy brown, the crawl`: another part of the plan that gives its place to what was offered. */
function otherPart(offered: string, line: string, message: string, state: ConciergeState): string | null {
  const [, given = '', wanted = ''] = /^swap (.+?) (?:on .+? )?for (.+)$/i.exec(offered) ?? [];
  if (given === '' || !/ (?:not|keep|leave) /.test(line)) return null;
  const named = read(message, state).slots.flatMap(({ slots }) => slots);
  const others = named.filter(({ slot }) => asTyped(slot.name) !== asTyped(given));
  const other = onlyOf(others);
  return other && named.length > others.length ? `swap ${asTyped(other.slot.name)} for ${wanted}` : null;
}

/** Another hour for what was offered to be moved. */
function otherHour(offered: string, message: string, state: ConciergeState): string | null {
  const [old, hours = '', minutes = '0'] = (TIMED.test(offered) && TIME.exec(offered)) || [];
  const clocks = findClocks(normalise(message).raw).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  const clock = onlyOf(clocks);
  const isMore =
    read(message, state).slots.length > 0 || / (?:what time|how long|until) /.test(normalise(message).line);
  if (old === undefined || !clock || isMore) return null;
  const now = Number(hours) * 60 + Number(minutes);
  const minute = nearest(clock, now);
  return minute === now ? null : offered.replace(TIME, formatClock(minute));
}

/** Another number of people, or another day to be on. */
function otherValue(offered: string, message: string, state: ConciergeState): string | null {
  const rest = message.replace(REASON, '').replace(OPENS, '').replace(CLOSES, '');
  // `what about 12` asks again.
  const isAsked = /\?\s*$|^\s*(?:(?:and|or|so|but|ok|hmm)\s+)*(?:what|how) (?:about|if)\b/i.test(message);
  const isLed = rest !== message && !isAsked;
  if (!isLed) return null;
  return inPlaceOf(offered, rest, TIMED.test(offered) ? ['day'] : ['number'], state);
}

/** Another place to come in. */
function otherPlace(offered: string, line: string, message: string, state: ConciergeState): string | null {
  const [place] = /^swap .+? for /i.exec(offered) ?? [];
  const last = clausesOf(message).at(-1);
  if (!VARIES.test(line) || place === undefined || last === undefined || /^\s*not\b/i.test(last.text)) return null;
  const clause = readClause(last, state);
  const isPlace = clause?.want && clause.outs.length + clause.topics.length === 0 && clause.order === null;
  return isPlace ? `${place}${last.text.replace(OPENS, '')}` : null;
}
