import type { ConciergeState } from '../../concierge-state.ts';
import { dietsNamed } from '../finding/diets-named.ts';
import { findKinds } from '../finding/find-slots.ts';
import { readNumber } from '../finding/read-number.ts';
import { read } from '../reading.ts';

/** What a run of words gives a value to; a `planned` thing is in the plan, a `wanted` one is not. */
export type Sort = 'planned' | 'wanted' | 'meal' | 'day' | 'time' | 'number' | 'date' | 'diet' | 'share' | 'edge';

/** A value in a line, with the article and the preposition before it. */
export interface Value {
  sort: Sort;
  /** Of the preposition, where it has one. */
  from: number;
  /** Of the article or of the value itself. */
  at: number;
  to: number;
}

const PREPOSITION =
  /^(?:for|on|in|at|to|from|by|with|without|during|until|till|about|after|before|near|between|if|than)$/;
const ARTICLE = /^(?:the|a|an|our|that|this|those|these|all|my)$/;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:today|tonight|tomorrow|weekdays?|weekends?)$/;
const TIME = /^(?:mornings?|afternoons?|evenings?|nights?|daytime)$/;
const SHARE = /^(?:each|altogether|pp|everyone|everybody|total|whole|group)$/;
const EDGE = /^(?:start|begin|finish|end|open|close|shut)s?$/;
/** `both lunches`, `the two dinners`. */
const COUNTS = /^(?:both|all|two|three|four|\d)$/;
export const MEALS = /^(?:lunches|luncheons|dinners|meals|suppers|teas|nights)$/;
const HOTEL = /^(?:hotel|hostel|accommodation|rooms)$/;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th))$/;
/** `a week before`, `two months out`. */
const AHEAD = /^(?:nights?|weeks?|months?|fortnight|days?) (?:before|ahead|out|prior|beforehand)$/;

/** The values of a line of normalised words, in its order; no two of them overlap. */
export function valuesSaid(words: readonly string[], state: ConciergeState): Value[] {
  const { slots, venues, types, hotels } = read(words.join(' '), state);
  const spans: { sort: Sort; at: number; to: number }[] = [];
  const put = (sort: Sort, at: number, to: number): void => {
    const other = spans.find((one) => at < one.to && one.at < to);
    if (!other) spans.push({ sort, at, to });
    // `laser tag`, of which the plan's Laser Game has the first word.
    else if (sort === 'wanted' && other.sort === 'planned') {
      other.at = Math.min(other.at, at);
      other.to = Math.max(other.to, to);
    }
  };
  for (const at of words.keys()) {
    const [word = '', next = '', third = ''] = words.slice(at, at + 3);
    const counted = readNumber(word);
    if (word === 'all' && next === 'of' && third === 'us') put('share', at, at + 3);
    if ((counted !== null || word === 'a' || word === 'the') && AHEAD.test(`${next} ${third}`)) put('date', at, at + 3);
    else if (counted !== null && MONTH.test(next)) put('date', at, at + 2);
    else if (MONTH.test(word) && counted !== null && /^\d/.test(next)) put('date', at, at + 2);
    else if (MONTH.test(word)) put('date', at, at + (/^\d/.test(next) ? 2 : 1));
    else if (DAY.test(word)) put('day', at, at + 1);
  }
  for (const { from, to } of slots) put('planned', from, to);
  // `vegans` alone are no vegan restaurant.
  const isDiet = ({ from, to }: { from: number; to: number }): boolean =>
    to - from === 1 && dietsNamed(` ${words[from] ?? ''} `).length > 0;
  for (const mention of [...venues, ...hotels, ...types]) if (!isDiet(mention)) put('wanted', mention.from, mention.to);
  words.forEach((word, at) => {
    if (HOTEL.test(word)) put('planned', at, at + 1);
    else if (COUNTS.test(word) && MEALS.test(words[at + 1] ?? '')) put('meal', at, at + 2);
    else if (findKinds(` ${word} `).length > 0) put('meal', at, at + 1);
    else if (TIME.test(word)) put('time', at, at + 1);
    else if (dietsNamed(` ${word} `).length > 0) put('diet', at, at + 1);
    else if (readNumber(word) !== null && word !== 'one' && word !== 'a') put('number', at, at + 1);
    else if (EDGE.test(word)) put('edge', at, at + 1);
    else if (SHARE.test(word)) put('share', at, at + 1);
  });
  return spans.sort((left, right) => left.at - right.at).map((span) => withLead(span, words));
}

function withLead({ sort, at, to }: Omit<Value, 'from'>, words: readonly string[]): Value {
  const start = ARTICLE.test(words[at - 1] ?? '') ? at - 1 : at;
  const from = PREPOSITION.test(words[start - 1] ?? '') ? start - 1 : start;
  return { sort, from, at: start, to };
}
