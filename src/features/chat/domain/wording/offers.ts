import { stem, tokenise } from '../../../planner/domain/tokenise.ts';
import type { ChatLine } from '../concierge-state.ts';
import { readNumber, readOrdinal } from '../understanding/finding/read-number.ts';
import { isLostReply } from './small-talk.ts';

/** Offers are made in words that the concierge understands, so that `yes` needs no memory but the conversation. */
export const offer = (wish: string): string => `Say yes to go ahead with “${wish}”.`;

/** What is not there, and the wish that would put it in. */
export const wayIn = (wish: string, what: 'it' | 'one' | 'the first of them'): string => `“${wish}” puts ${what} in.`;

const WAY_IN = /“(add [^”]+)” (?:puts (?:it|one|the first of them) in|and I look for a place)/;
const OFFER = /Say yes to go ahead with “([^”]+)”/;
/** An offer in other words, as a model makes it: `I can move the karting to 14:00. Shall I?`. */
const SPOKEN_OFFER =
  /\bI (?:can|could|would) ((?:swap|move|drop|remove|take out|add|change|make|put|replace|start|find|book|cut|raise)\b[^.?!“”]*?)(?:, (?:£|which|so|at £|typically|free)[^.?!]*)?[.?!]/i;
const ASKS_FOR_YES =
  /(?:shall i|should i|want me to|would you like|is that ok|do you want|sound good|ok\?)[^?]*\?|\?\s*$/i;
const LISTED = /^(\d)[.)] (.+)$/gm;
const LISTED_FOR = /nstead of ([^\n]+?)(?: \(| on | you |,|:)/g;
const VERB = /^(?:swap|find|drop|add|make|move|start|finish|change|keep|cut|raise|go|do|have)\b/i;
/** `Go Ape Battersea Park (High ropes, Battersea)`. */
const IS_PLACE = /^[^(]+ \([^()]+, [^()]+\)(?:,|$)/;
/** Whether a wish is worded as an order, which a list of wishes is made of. */
export const isOrderWorded = (wish: string): boolean => VERB.test(wish);
const QUESTION = /^Which (?!shall I do)/m;

/** What the concierge said last; empty where it has said nothing. */
export const lastReplyOf = (history: readonly ChatLine[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? '';

/** The wish that the last reply offered; null when it offered none. */
export function offeredWish(history: readonly ChatLine[]): string | null {
  const reply = lastReplyOf(history);
  const quoted = OFFER.exec(reply)?.[1];
  if (quoted !== undefined) return quoted;
  const spoken = SPOKEN_OFFER.exec(reply)?.[1];
  return spoken !== undefined && ASKS_FOR_YES.test(reply) ? spoken : null;
}

/** The addition that the last reply told the words for, without offering it; null where it told none. */
export const additionTold = (history: readonly ChatLine[]): string | null =>
  WAY_IN.exec(lastReplyOf(history))?.[1] ?? null;

/** The one place of a list that the last reply told of: a yes has it looked for. */
export const additionListed = (history: readonly ChatLine[]): string | null =>
  /“(add [^”]+)” and I look for a place/.exec(lastReplyOf(history))?.[1] ?? null;

/** The wishes that the last reply lists, in its order. A place in a list is one to swap in or to add. */
export function listedWishes(history: readonly ChatLine[]): string[] {
  const reply = lastReplyOf(history);
  // Changes told before the list may speak of other places.
  const before = reply.slice(0, Math.max(0, reply.search(/^\d[.)] /m)));
  const instead = [...before.matchAll(LISTED_FOR)].at(-1)?.[1];
  return [...reply.matchAll(LISTED)].map(([, , item = '']) => {
    if (VERB.test(item) && !IS_PLACE.test(item)) return item.replace(/ \([^()]*\)$/, '');
    const name = item.split(/ \(|, /)[0] ?? item;
    if (/^stay at /i.test(name)) return name;
    return instead === undefined ? `add ${name}` : `swap ${instead} for ${name}`;
  });
}

/** The wish with that number in the list of the last reply. */
export const listedWish = (history: readonly ChatLine[], number: number): string | null =>
  listedWishes(history)[number - 1] ?? null;

/** `he would prefer the 2nd`: so few words and an ordinal are about the list. */
const ORDINAL =
  / (?:the )?(first|second|third|fourth|1st|2nd|3rd|4th|last|final|latter|former|middle|top|bottom)(?: (?:one|please|then|x|looks|sounds|is|if|would|will|of|mate|suggestion|idea|option|appeals|suits|works|wins|(?:looks|sounds|seems) (?:really |so |dead |well |proper )?\w+))* $/;

/** `the first, if it can be arranged`. */
const LEADING =
  /^ (?:(?:ok|hmm|oh|maybe|perhaps|the|for) )*(first|second|third|last|final) (?:if|please|then|i|we|would|will|is|sounds|looks) /;

/** `cheapest of those`, `aye go on then, the nearest pls`. */
export const EXTREME =
  /^ (?:(?:the|ok|whichever|whatever|is|go|on|for|with|just|yes|yeah|yep|oh|well|right|grand|then|lets|do|id say|i|we|take|have|will|ill|would|like|please) )*(?:(?<cheapest>cheapest|least expensive|(?:one )?(?:that )?costs (?:the )?least)|nearest|closest|least far)(?: (?:one|of (?:those|them|these|the lot)|option|place|please|then|thanks|thank you|grand|great|lovely|so|will do|is fine|would be (?:fine|great|lovely|grand)|mate|x+))* $/;

/** `second cheapest please`. */
const RANKED = / (second|third|2nd|3rd|next) (cheapest|dearest)(?: (?:one|option|place|please|then|thanks|x+))* $/;

/** `ok swap it for the first one`. */
const TAKES_PLACED =
  /^ (?:(?:ok|yes|yeah|then|right|cool|great|and|well|lets|please|can we|can you|could you) )*(?:(?:swap|change|switch|replace) (?:it|that|this) (?:for|to|with)|(?:add|put in|book|take|have|get|use|go (?:for|with)|do|try)) (?=the (?:first|second|third|fourth|1st|2nd|3rd|last|top|middle) )/;

/** The listed wish at a place that a few words name: `the first on your list, please`, `the middle one`. */
export function placedWish(history: readonly ChatLine[], words: readonly string[]): string | null {
  const wishes = listedWishes(history);
  if (wishes.length < 2 || words.length > 9) return null;
  // `how much is the first one` takes nothing.
  if (ASKS.test(` ${words.join(' ')} `)) return null;
  const line = ` ${words.join(' ')} `.replace(TAKES_PLACED, ' ');
  const [, place = ''] =
    (words.length <= 7 ? ORDINAL.exec(line) : null) ??
    LEADING.exec(line) ??
    / (first|second|third|fourth|last|final|latter|former|middle|top|bottom) (?:one|option|choice|place|of (?:those|them|the|your|these)|on (?:your|the|that) list|suggestion|idea) /.exec(
      line,
    ) ??
    [];
  const number = words.length <= 7 ? / (?:number|option|choice) (\w+) /.exec(line)?.[1] : undefined;
  const counted = readNumber(number ?? '');
  if (counted !== null && !/ (?:not|drop|but) /.test(line)) return wishes[counted - 1] ?? null;
  if (/ (?:not|no|drop|swap|move|change|add) /.test(line)) return null;
  const [, rank, by] = RANKED.exec(line) ?? [];
  if (rank !== undefined)
    return wishes[rankedOf(lastReplyOf(history), readOrdinal(rank) ?? 2, by === 'dearest')] ?? null;
  const extreme = EXTREME.exec(line);
  if (extreme?.groups?.cheapest !== undefined) return wishes[cheapestOf(lastReplyOf(history))] ?? null;
  if (extreme) return wishes[nearestOf(lastReplyOf(history)) ?? -1] ?? null;
  if (/^(?:last|final|latter|bottom)$/.test(place)) return wishes.at(-1) ?? null;
  if (place === 'top' || place === 'former') return wishes[0] ?? null;
  if (place === 'middle') return wishes.length % 2 === 1 ? (wishes[(wishes.length - 1) / 2] ?? null) : null;
  return wishes[(readOrdinal(place) ?? 0) - 1] ?? null;
}

/** The listed wish that a few words point at: a word that only it has, `the last one`, `the cheaper one`. */
export function wordedWish(history: readonly ChatLine[], words: readonly string[]): string | null {
  const wishes = listedWishes(history);
  if (wishes.length < 2 || words.length > 12) return null;
  if (ASKS.test(` ${words.join(' ')} `)) return null;
  return listedWithWord(history, words);
}

/** A question about what is listed takes nothing up. */
const ASKS =
  /^ (?:(?:so|and|but|hmm|nice|great|ok|okay|cool|lovely|sound|good|right|thanks|cheers|oh) )*(?:is|are|does|do (?:they|we|you|i)|will|has|have they|whats|what(?! about)|which|when|why|who|where|how) /;

/** The only listed wish that has a word of these, or the one that they point at otherwise. */
export function listedWithWord(history: readonly ChatLine[], words: readonly string[]): string | null {
  const wishes = listedWishes(history);
  const items = [...lastReplyOf(history).matchAll(LISTED)].map(([, , item = '']) => tokenise(item));
  if (words.some((word) => /^(?:last|final|latter)$/.test(word))) return wishes.at(-1) ?? null;
  if (words.some((word) => /^(?:cheapest|cheaper|cheap)$/.test(word)))
    return wishes[cheapestOf(lastReplyOf(history))] ?? null;
  if (words.some((word) => /^(?:posh|poshest|fancy|fanciest|swanky|expensive|dearest|priciest)$/.test(word)))
    return wishes[dearestOf(lastReplyOf(history))] ?? null;
  const telling = words.filter((word) => word.length >= 4 && !POINTING.has(word));
  const hits = items.flatMap((item, index) =>
    telling.some(
      (word) =>
        item.some((part) => stem(part) === stem(word)) &&
        items.filter((other) => other.some((part) => stem(part) === stem(word))).length === 1,
    )
      ? [index]
      : [],
  );
  const [only] = hits;
  return hits.length === 1 && only !== undefined ? (wishes[only] ?? null) : null;
}

/** What each item of a list costs, by the pounds it states; `unknown` where it states none. */
const pricesOf = (reply: string, unknown: number): number[] =>
  [...reply.matchAll(LISTED)].map(([, , item = '']) =>
    /\bfree\b/.test(item) ? 0 : Number(/£(\d+(?:\.\d+)?)/.exec(item)?.[1] ?? unknown),
  );

/** Which item of a list costs least. */
export function cheapestOf(reply: string): number {
  const prices = pricesOf(reply, Number.POSITIVE_INFINITY);
  return prices.indexOf(Math.min(...prices));
}

/** Which item of a list comes at that place by what they cost, the cheapest first or the dearest. */
function rankedOf(reply: string, place: number, isDearest: boolean): number {
  const prices = pricesOf(reply, Number.POSITIVE_INFINITY);
  const sorted = prices.toSorted((left, right) => (isDearest ? right - left : left - right));
  return prices.indexOf(sorted[place - 1] ?? Number.NaN);
}

/** Which item of a list is the shortest way from what all of them are measured from; null where they are not. */
export function nearestOf(reply: string): number | null {
  const minutes = [...reply.matchAll(LISTED)].map(([, , item = '']) => Number(/(\d+) minutes from/.exec(item)?.[1]));
  return minutes.length === 0 || minutes.some(Number.isNaN) ? null : minutes.indexOf(Math.min(...minutes));
}

/** Which item of a list costs most. */
export function dearestOf(reply: string): number {
  const prices = pricesOf(reply, Number.NEGATIVE_INFINITY);
  return prices.indexOf(Math.max(...prices));
}

const POINTING = new Set([
  'that',
  'this',
  'with',
  'please',
  'lets',
  'then',
  'like',
  'sounds',
  'good',
  'think',
  'would',
  'want',
  'have',
  'instead',
  'person',
]);

/** What every preview ends with, before its offer. */
export const NOT_YET = 'Nothing has changed yet';
/** The same beside something that is done. */
export const NOT_THAT_YET = 'That is not done yet';

/** True when the last reply made a change. */
export const lastChanged = (history: readonly ChatLine[]): boolean => {
  const reply = lastReplyOf(history);
  return /(?:^|\n)(?:That makes it|The price stays at|Still) £/.test(reply) && !reply.includes(NOT_YET);
};

/** What the organiser had asked when the last reply asked back which slot was meant. */
export function openQuestion(history: readonly ChatLine[]): string | null {
  if (!QUESTION.test(lastReplyOf(history))) return null;
  return history.findLast(({ role }) => role === 'user')?.content ?? null;
}

/** Slots that the last reply offered to choose from, in its order; none when it asked nothing. */
export function choicesOf(history: readonly ChatLine[], names: readonly string[]): string[] {
  const reply = lastReplyOf(history);
  if (!QUESTION.test(reply)) return [];
  const question = reply.slice(reply.search(QUESTION));
  return names
    .filter((name) => question.includes(name))
    .sort((left, right) => question.indexOf(left) - question.indexOf(right));
}

/** What the organiser said last. */
export const lastWish = (history: readonly ChatLine[]): string | null =>
  history.findLast(({ role }) => role === 'user')?.content ?? null;

/** The conversation without its last lines as far as they were not understood, and what was suggested instead of an answer. */
export function answeredLines(history: readonly ChatLine[]): readonly ChatLine[] {
  if (!isLostReply(lastReplyOf(history))) return history;
  return answeredLines(
    history.slice(
      0,
      history.findLastIndex(({ role }) => role === 'user'),
    ),
  );
}

const WENT = / is out\.$/m;
const withoutMoves = (reply: string): string =>
  reply
    .split('\n')
    .filter((line) => !/ moves from /.test(line))
    .join('\n');

/** Slots that the conversation named last, by their names in the latest line that has any; what came in goes first. */
export function lastNamed(history: readonly ChatLine[], names: readonly string[]): string[] {
  const came = names.filter((name) => lastReplyOf(history).includes(` is now ${name}`));
  if (came.length > 0) return came;
  // What only makes room for it is not what was spoken of: something went.
  if (WENT.test(lastReplyOf(history)) && names.every((name) => !withoutMoves(lastReplyOf(history)).includes(name)))
    return [];
  for (const { content } of history.toReversed()) {
    const found = names.filter((name) => content.includes(name));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the conversation waits for nothing: no change just made, and nothing that an answer may be to. */
export const isNothingOpen = (history: readonly ChatLine[]): boolean =>
  !lastChanged(history) && isNothingAsked(history);

/** Whether there is no question, offer or list that an answer may be to. */
export const isNothingAsked = (history: readonly ChatLine[]): boolean =>
  openQuestion(history) === null && offeredWish(history) === null && listedWishes(history).length === 0;
