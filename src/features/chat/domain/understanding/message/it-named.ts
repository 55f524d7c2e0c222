import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { readHourAgainst } from '../wishes/read-hour-against.ts';

/** What is said of a part, and then what is to become of `it`. */
const OF_IT =
  /^(.{6,80}?)(\s*[,.;?!]+\s*(?:and |but |so )?|\s+(?:but|and|(?<!\bif )so)\s+)((?:(?:can|could|shall|should|please|lets|let's|we|you|i|just|maybe|would|rather|prefer to|want to|like to|is it possible to|any chance (?:of|we could))\s+)*(?:do|doing|have|having|move|moving|make|put|shift|go to|see|push|bring)\s+)(?:it|that|this)\b((?:\s+\S+){1,6})$/i;
/** `the tile painting is in the middle of it, is there any way it could go on the friday`. */
const IT_MOVES =
  /^(.{6,160}?)(?:\s*[,.;?!]+\s*(?:and |but |so )?|\s+(?:but|and|so)\s+)(?:(?:is there (?:any|a) (?:way|chance)|any (?:way|chance)|do you think|please|maybe)\s+)?(?:(?:can|could|might|may|should)\s+it|it\s+(?:can|could|might|may))\s+(?:go|be(?: moved| done| put)?|move|come|happen)((?:\s+\S+){1,6})$/i;
const ASKS = /^\W*(?:what|when|where|how|is|are|which|who|why)\b/i;
/** When or where to: the rest of an order that moves something. */
const WHEN =
  /^\s+(?:(?:a bit|an? hour|\w+ minutes|half an hour|bit|much|slightly)\s+)*(?:(?:in|at|on|to|before|after|by|from|until|around)\s+\S|earlier\b|later\b|first\b|last\b)/i;
/** What is said first is no order by itself. */
const ORDERS = /\b(?:swap|drop|add|change|move|replace|cancel|remove|book|put|skip|lose|bin|cheaper|find)\b/i;

/** What comes in is what `it` is, `swap the shard for sky garden and do it in the morning`. */
const EXCHANGES = /\b(?:swap|change|replace|switch)\b.+\b(?:for|with|to)\b/i;
const ADDS = /\b(?:add|squeeze in|put in|include)\b/i;
const HOURS: readonly (readonly [RegExp, string])[] = [
  [/^\s+(?:to|in|on|for) (?:the |that )?(?:morning|am)\b/i, ' to 11'],
  [/^\s+(?:to|in|on|for) (?:the |that )?afternoon\b/i, ' to 3pm'],
  [/^\s+(?:to|in|on|for) (?:the |that )?evening\b/i, ' to 7pm'],
  [
    /^\s+(?:at|for|from|by|around) (?=\d|half|noon|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b)/i,
    ' to ',
  ],
];
const hourOf = (rest: string): string => HOURS.reduce((words, [pattern, hour]) => words.replace(pattern, hour), rest);

/** `saturday is too long. could it end at nine`: of the day that was spoken of. */
const DAY_ENDS =
  /^(.*\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.;!?]*)[.,;!?]+\s*((?:can|could|should|let)\s+)it((?:\s+(?:please|maybe|just))?\s+(?:end|finish|start|begin|be over)\b.*)$/i;

/** `could the karaoke be instead of so what? swap them over`: the two that were just named. */
const THE_TWO =
  /^(.{6,120}?)[\s,.;?!]+(?:(?:and|so|please|just|can you|could you|maybe)\s+)*(?:swap|switch|flip) (?:them|those|the two|these|both)(?: two| of them)? (?:over|round|about|around)(?:,? (?:if poss(?:ible)?|please|pls|then))*[\s.!?]*$/i;

function theTwoNamed(message: string, state: ConciergeState): string | null {
  const told = THE_TWO.exec(message)?.[1];
  if (told === undefined) return null;
  const { slots, words } = read(told, state);
  const [first, second, ...others] = slots.filter((mention) => mention.slots.length === 1);
  if (!first || !second || others.length > 0 || first.slots[0]?.slot.id === second.slots[0]?.slot.id) return null;
  const nameOf = ({ from, to }: (typeof slots)[number]): string => words.slice(from, to).join(' ');
  return `swap ${nameOf(first)} and ${nameOf(second)} over`;
}

/** `the bike ride sounds ace but can we do it in the morning`: the order with the name of the part that `it` is. */
export function withItNamed(message: string, state: ConciergeState): string {
  // Of the part whose hour will not do, whatever else is named beside it.
  if (readHourAgainst(read(message, state), state)) return message;
  const two = theTwoNamed(message, state);
  if (two !== null) return two;
  const [, complaint = '', day, asks, ends] = DAY_ENDS.exec(message) ?? [];
  if (day !== undefined && asks !== undefined && ends !== undefined)
    return `${ORDERS.test(complaint) ? `${complaint}. ` : ''}${asks}${day}${ends}`;
  const [, before = '', when = ''] = IT_MOVES.exec(message) ?? [];
  const isTold = !ORDERS.test(before) && !ASKS.test(before);
  const moved = WHEN.test(when) && isTold ? partNamed(before, state) : null;
  if (moved !== null) return `move the ${moved}${when}`;
  const [, told, joint, order, rest] = OF_IT.exec(message) ?? [];
  if (told === undefined || order === undefined || rest === undefined || !WHEN.test(rest)) return message;
  if (ADDS.test(told) && !EXCHANGES.test(told)) return `${told}${rest}`;
  if (EXCHANGES.test(told) && !/\w+day\b/i.test(rest)) return `${told}${joint}move it${hourOf(rest)}`;
  if (ORDERS.test(told)) return message;
  const part = partNamed(told, state);
  return part === null ? message : `${order}the ${part}${rest}`;
}

/** The one part of the plan that the words name, in those words. */
function partNamed(told: string, state: ConciergeState): string | null {
  const { slots, words } = read(told, state);
  const mention = onlyOf(slots);
  return mention?.slots.length === 1 ? words.slice(mention.from, mention.to).join(' ') : null;
}
